// SPDX-License-Identifier: MIT
#include "editor/tools/brush_tool.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

constexpr qint64 kLongestRest = 100; ///< milliseconds

} // namespace

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
