// SPDX-License-Identifier: MIT
#include "editor/tools/fill_tool.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"

#include <utility>

namespace cave {

bool FillTool::useRightButton(bool right)
{
    return m_context.useOtherPaint(right);
}

void FillTool::press(const Pointer &at)
{
    WorldDocument *document = m_context.document();
    if (document == nullptr)
        return;
    const EditOptions &options = m_context.options();
    FloodedCells flooded = floodCells(document->world().map, at.cell, options.floodLimit);
    const QString label = EditContext::tr("Fill: %1").arg(m_context.paintLabel());
    if (flooded.complete) {
        m_context.paint(label, std::move(flooded.cells));
        return;
    }
    if (options.onlySelection && !m_context.selection().empty())
        flooded.cells.intersect(m_context.selection().cells());
    const std::int64_t cells = flooded.cells.count();
    const auto make = [cells = std::move(flooded.cells), paint = m_context.paintInUse()](EditDraft &draft) {
        paintCells(draft, cells, paint);
        return Result<void>();
    };
    m_context.ask(
        EditContext::tr("The fill limit was reached. “%1” would stop after %2.").arg(label, cellsText(cells)),
        [&context = m_context, label, make] { context.changeNow(label, make); });
}

} // namespace cave
