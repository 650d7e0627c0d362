// SPDX-License-Identifier: MIT
#include "editor/tools/select_tools.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"
#include "editor/tools/paint_tools.h"

#include <utility>

namespace cave {

SelectMode selectModeOf(Qt::KeyboardModifiers modifiers)
{
    const bool add = modifiers.testFlag(Qt::ShiftModifier);
    const bool take = modifiers.testFlag(Qt::AltModifier);
    if (add && take)
        return SelectMode::Intersect;
    if (add)
        return SelectMode::Add;
    return take ? SelectMode::Subtract : SelectMode::Replace;
}

void AreaSelectTool::press(const Pointer &at)
{
    if (m_context.document() == nullptr)
        return;
    m_mode = selectModeOf(at.modifiers);
    m_way = {at.cell};
    drag(at);
}

void AreaSelectTool::drag(const Pointer &at)
{
    if (m_way.empty())
        return;
    if (m_kind == Kind::Rectangle)
        m_way = {m_way.front(), at.cell};
    else
        m_way.push_back(at.cell);
    if (Result<CellMask> chosen = cells())
        m_context.preview(std::move(*chosen), extentText(m_way.front(), m_way.back()),
                          m_kind == Kind::Rectangle ? std::optional(at.cell) : std::nullopt);
}

void AreaSelectTool::release(const Pointer &at)
{
    if (m_way.empty())
        return;
    drag(at);
    const Result<CellMask> chosen = cells();
    m_way.clear();
    m_context.clearPreview();
    if (chosen)
        m_context.selection().select(*chosen, m_mode);
    else
        m_context.fail(chosen.error());
}

void AreaSelectTool::cancel()
{
    if (m_way.empty())
        m_context.selection().selectNone();
    m_way.clear();
    m_context.clearPreview();
}

Result<CellMask> AreaSelectTool::cells() const
{
    const int size = m_context.regionSize();
    return m_kind == Kind::Rectangle ? rectangleCells(size, m_way.front(), m_way.back(), ShapeFill::Filled)
                                     : lassoCells(size, m_way);
}

void WandTool::press(const Pointer &at)
{
    WorldDocument *document = m_context.document();
    if (document == nullptr)
        return;
    const FloodedCells flooded = floodCells(document->world().map, at.cell, m_context.options().floodLimit);
    m_context.selection().select(flooded.cells, selectModeOf(at.modifiers));
    if (!flooded.complete)
        m_context.report(EditContext::tr("The limit was reached: the wand stopped after %1.")
                             .arg(cellsText(flooded.cells.count())));
}

void WandTool::cancel()
{
    m_context.selection().selectNone();
}

void MoveTool::press(const Pointer &at)
{
    if (m_context.selection().cells().contains(at.cell))
        m_from = at.cell;
    else
        m_context.report(m_context.selection().empty()
                             ? EditContext::tr("Select what you want to move first.")
                             : EditContext::tr("Drag from inside the selection to move it."));
}

void MoveTool::drag(const Pointer &at)
{
    if (m_from)
        m_context.preview(
            m_context.selection().cells().movedBy(at.cell.x - m_from->x, at.cell.y - m_from->y));
}

void MoveTool::release(const Pointer &at)
{
    if (!m_from)
        return;
    const std::int64_t dx = at.cell.x - m_from->x;
    const std::int64_t dy = at.cell.y - m_from->y;
    cancel();
    if (dx == 0 && dy == 0)
        return;
    const CellMask cells = m_context.selection().cells();
    m_context.change(
        EditContext::tr("Move"), [cells, dx, dy](EditDraft &draft) { return draft.moveCells(cells, dx, dy); },
        0, [&context = m_context, moved = cells.movedBy(dx, dy)] { context.selection().select(moved); });
}

void MoveTool::cancel()
{
    m_from.reset();
    m_context.clearPreview();
}

} // namespace cave
