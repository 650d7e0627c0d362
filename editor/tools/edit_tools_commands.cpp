// SPDX-License-Identifier: MIT
#include "editor/tools/edit_tools.h"
#include "editor/tools/paint.h"
#include "editor/tools/patch_clipboard.h"
#include "editor/view/map/map_view.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

// What EditTools does at once.

namespace cave {

void EditTools::run(EditCommand command)
{
    switch (command) {
    case EditCommand::Undo:
    case EditCommand::Redo:
        return step(command == EditCommand::Redo);
    case EditCommand::Cut:
        return cut();
    case EditCommand::Copy:
        return copy();
    case EditCommand::Paste:
        return paste();
    case EditCommand::SmallerBrush:
    case EditCommand::LargerBrush:
        return resizeBrush(command == EditCommand::LargerBrush ? 1 : -1);
    case EditCommand::RotateFloating:
        return m_floating->rotate();
    case EditCommand::MirrorFloating:
        return m_floating->mirror();
    case EditCommand::SwapPaint: {
        EditOptions swapped = options();
        std::swap(swapped.paint, swapped.otherPaint);
        return setOptions(swapped);
    }
    case EditCommand::PaintFloor:
        return paintWith(Paint::Floor);
    case EditCommand::PaintRock:
        return paintWith(Paint::Rock);
    case EditCommand::PaintWater:
        return paintWith(Paint::Water);
    case EditCommand::PaintTrees:
        return paintWith(Paint::Trees);
    default:
        runOnSelection(command);
        runSelecting(command);
    }
}

void EditTools::paintWith(Paint paint)
{
    EditOptions changed = options();
    if (changed.paint == paint)
        return;
    changed.otherPaint = changed.paint;
    changed.paint = paint;
    setOptions(changed);
}

/// Commands that change the cells which are selected.
void EditTools::runOnSelection(EditCommand command)
{
    if (command == EditCommand::DeleteToSeed)
        changeSelected(tr("Back to the seed"),
                       [](EditDraft &draft, const CellMask &cells) { draft.eraseToSeed(cells); });
    if (command == EditCommand::FillFloor)
        changeSelected(tr("Make floor"), [](EditDraft &draft, const CellMask &cells) {
            draft.setTerrain(cells, Terrain::Floor);
        });
    if (command == EditCommand::FillRock)
        changeSelected(tr("Make rock"), [](EditDraft &draft, const CellMask &cells) {
            draft.setTerrain(cells, Terrain::Rock);
        });
    if (command == EditCommand::AutomatonStep)
        changeSelected(tr("Cave step"),
                       [threshold = options().threshold](EditDraft &draft, const CellMask &cells) {
                           draft.stepAutomaton(cells, threshold);
                       });
    if (command == EditCommand::AddNoise)
        changeSelected(
            tr("Noise: %1").arg(paintName(options().paint)),
            [density = options().density, paint = options().paint,
             seed = QRandomGenerator::global()->generate64()](EditDraft &draft, const CellMask &cells) {
                paintCells(draft, noiseCells(cells, density, seed), paint);
            });
}

/// Commands that change the selection.
void EditTools::runSelecting(EditCommand command)
{
    if (command == EditCommand::SelectAll)
        selectView();
    if (command == EditCommand::SelectNone)
        selection().selectNone();
    if (command == EditCommand::InvertSelection)
        selection().invert();
    if (command == EditCommand::GrowSelection)
        selection().grow();
    if (command == EditCommand::ShrinkSelection)
        selection().shrink();
}

void EditTools::changeSelected(const QString &label,
                               const std::function<void(EditDraft &, const CellMask &)> &make)
{
    m_context.change(label, [cells = selection().cells(), make](EditDraft &draft) {
        make(draft, cells);
        return Result<void>();
    });
}

void EditTools::step(bool forward)
{
    WorldDocument *document = m_context.editable();
    if (document == nullptr || !(forward ? document->canRedo() : document->canUndo()))
        return;
    if (const Result<void> done = forward ? document->redo() : document->undo(); !done)
        m_context.fail(done.error());
}

void EditTools::copy()
{
    if (const std::optional<CellPatch> patch = selectedPatch()) {
        copyToClipboard(*patch, document()->content());
        m_context.tell(tr("Copied %1.").arg(cellsText(patch->cells.count())));
    }
}

void EditTools::cut()
{
    const std::optional<CellPatch> patch = selectedPatch();
    if (!patch)
        return;
    copyToClipboard(*patch, document()->content());
    // An empty piece of rock takes away what stands there, too.
    CellPatch rock;
    rock.cells = patch->cells;
    rock.rock = patch->cells;
    const std::optional<CellRect> bounds = selection().cells().bounds();
    m_context.change(tr("Cut"),
                     [rock, at = bounds->origin](EditDraft &draft) { return draft.paste(rock, at); });
}

void EditTools::paste()
{
    if (m_context.editable() == nullptr)
        return;
    Result<CellPatch> patch = patchOnClipboard(document()->content());
    if (patch)
        floatPatch(std::move(*patch), tr("Paste"));
    else
        m_context.fail(patch.error());
}

void EditTools::selectView()
{
    if (document() == nullptr)
        return;
    const CellRect view = m_view.cellsInView();
    const WorldPos far{view.origin.x + view.width - 1, view.origin.y + view.height - 1};
    const Result<CellMask> all = rectangleCells(m_context.regionSize(), view.origin, far, ShapeFill::Filled);
    if (all)
        selection().select(*all);
    else
        m_context.fail(all.error());
}

void EditTools::resizeBrush(int by)
{
    constexpr int kTenth = 10;
    EditOptions resized = options();
    const int step = std::max(1, resized.brushSize / kTenth); // broad ones change faster
    resized.brushSize = std::clamp(resized.brushSize + by * step, 1, kWidestBrush);
    setOptions(resized);
}

} // namespace cave
