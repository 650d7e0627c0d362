// SPDX-License-Identifier: MIT
#include "editor/tools/paint_tools.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

std::int64_t signOf(std::int64_t value)
{
    return value < 0 ? -1 : 1;
}

constexpr qint64 kLongestRest = 100; ///< milliseconds

} // namespace

WorldPos squareCorner(WorldPos from, WorldPos to)
{
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    const std::int64_t side = std::max(std::abs(dx), std::abs(dy));
    return {from.x + signOf(dx) * side, from.y + signOf(dy) * side};
}

WorldPos straightEnd(WorldPos from, WorldPos to)
{
    const std::int64_t across = std::abs(to.x - from.x);
    const std::int64_t along = std::abs(to.y - from.y);
    if (across > 2 * along)
        return {to.x, from.y};
    if (along > 2 * across)
        return {from.x, to.y};
    return squareCorner(from, to);
}

QString extentText(WorldPos a, WorldPos b)
{
    const QLocale locale;
    const qlonglong width = std::abs(a.x - b.x) + 1;
    const qlonglong height = std::abs(a.y - b.y) + 1;
    return QStringLiteral("%1 × %2").arg(locale.toString(width), locale.toString(height));
}

bool ShapeTool::useRightButton(bool right)
{
    return m_surface.useOtherPaint(right);
}

void ShapeTool::press(const Pointer &at)
{
    m_from = at.cell;
    drag(at);
}

void ShapeTool::drag(const Pointer &at)
{
    if (!m_from)
        return;
    const WorldPos to = constrained(at);
    if (Result<CellMask> covered = cells(to))
        m_surface.preview(std::move(*covered), extentText(*m_from, to), at.cell);
}

void ShapeTool::release(const Pointer &at)
{
    if (!m_from)
        return;
    Result<CellMask> covered = cells(constrained(at));
    m_from.reset();
    m_surface.clearPreview();
    if (covered)
        m_surface.paint(label(), std::move(*covered));
    else
        m_surface.fail(covered.error());
}

void ShapeTool::hover(std::optional<WorldPos> cell)
{
    if (cell) {
        m_from = *cell;
        Result<CellMask> covered = cells(*cell);
        m_from.reset();
        m_surface.preview(std::move(*covered));
    } else {
        m_surface.clearPreview();
    }
}

void ShapeTool::cancel()
{
    m_from.reset();
    m_surface.clearPreview();
}

Result<CellMask> ShapeTool::cells(WorldPos to) const
{
    const CellSurface::Brush brush = m_surface.brush();
    const int size = m_surface.regionSize();
    switch (m_kind) {
    case Kind::Line:
        return brushStroke(size, *m_from, to, brush.size, brush.shape);
    case Kind::Rectangle:
        return rectangleCells(size, *m_from, to, brush.fill);
    case Kind::Ellipse:
        return ellipseCells(size, *m_from, to, brush.fill);
    }
    return CellMask(size);
}

WorldPos ShapeTool::constrained(const Pointer &at) const
{
    if (!at.modifiers.testFlag(Qt::ShiftModifier))
        return at.cell;
    return m_kind == Kind::Line ? straightEnd(*m_from, at.cell) : squareCorner(*m_from, at.cell);
}

QString ShapeTool::label() const
{
    const QString paint = m_surface.paintLabel();
    switch (m_kind) {
    case Kind::Line:
        return EditContext::tr("Line: %1").arg(paint);
    case Kind::Rectangle:
        return EditContext::tr("Rectangle: %1").arg(paint);
    case Kind::Ellipse:
        return EditContext::tr("Ellipse: %1").arg(paint);
    }
    return {};
}

BrushTool::BrushTool(CellSurface &surface, Kind kind) : m_surface(surface), m_kind(kind)
{
    m_rest.setSingleShot(true);
    QObject::connect(&m_rest, &QTimer::timeout, &m_rest, [this] { flush(); });
}

bool BrushTool::useRightButton(bool right)
{
    return m_surface.useOtherPaint(right);
}

void BrushTool::press(const Pointer &at)
{
    end();
    m_painting = m_surface.beginStroke();
    if (!m_painting)
        return;
    m_noiseSeed = QRandomGenerator::global()->generate64();
    m_begin = at.cell;
    m_last = at.cell;
    paintTo(at.cell);
}

void BrushTool::drag(const Pointer &at)
{
    if (m_painting)
        paintTo(constrained(at));
}

void BrushTool::release(const Pointer &at)
{
    if (m_painting) {
        m_rest.stop();
        paintTo(constrained(at));
    }
    end();
    showPreview(at.cell);
}

void BrushTool::hover(std::optional<WorldPos> cell)
{
    if (cell)
        showPreview(*cell);
    else
        m_surface.clearPreview();
}

void BrushTool::cancel()
{
    if (std::exchange(m_painting, false))
        m_surface.cancelStroke();
    end();
    m_surface.clearPreview();
}

WorldPos BrushTool::constrained(const Pointer &at) const
{
    if (!at.modifiers.testFlag(Qt::ShiftModifier))
        return at.cell;
    const bool across = std::abs(at.cell.x - m_begin.x) >= std::abs(at.cell.y - m_begin.y);
    return across ? WorldPos{at.cell.x, m_begin.y} : WorldPos{m_begin.x, at.cell.y};
}

void BrushTool::paintTo(WorldPos cell)
{
    const CellSurface::Brush brush = m_surface.brush();
    CellMask piece = brushStroke(m_surface.regionSize(), m_last, cell, brush.size, brush.shape);
    if (m_kind == Kind::Noise)
        piece = noiseCells(piece, brush.density, m_noiseSeed);
    if (m_pending)
        m_pending->unite(piece);
    else
        m_pending = std::move(piece);
    m_last = cell;
    if (!m_rest.isActive())
        flush();
    if (m_painting)
        showPreview(cell);
}

/// Paints pending cells, then pauses for as long as that took.
void BrushTool::flush()
{
    if (!m_painting || !m_pending)
        return;
    QElapsedTimer clock;
    clock.start();
    const QString label =
        m_kind == Kind::Noise ? EditContext::tr("Noise brush: %1") : EditContext::tr("Brush: %1");
    CellMask piece = *std::exchange(m_pending, std::nullopt);
    m_painting = m_surface.extendStroke(label.arg(m_surface.paintLabel()), std::move(piece));
    if (m_painting) // otherwise confirmation would be requested repeatedly
        m_rest.start(static_cast<int>(std::min(clock.elapsed(), kLongestRest)));
}

void BrushTool::end()
{
    m_rest.stop();
    m_pending.reset();
    m_painting = false;
    m_surface.endStroke();
}

void BrushTool::showPreview(WorldPos cell)
{
    const CellSurface::Brush brush = m_surface.brush();
    CellMask cells = brushStroke(m_surface.regionSize(), cell, cell, brush.size, brush.shape);
    if (m_pending)
        cells.unite(*m_pending);
    m_surface.preview(std::move(cells));
}

} // namespace cave
