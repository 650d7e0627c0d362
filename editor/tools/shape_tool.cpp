// SPDX-License-Identifier: MIT
#include "editor/tools/shape_tool.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

std::int64_t signOf(std::int64_t value)
{
    return value < 0 ? -1 : 1;
}

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

} // namespace cave
