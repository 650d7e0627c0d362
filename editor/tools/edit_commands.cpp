// SPDX-License-Identifier: MIT
#include "editor/tools/edit_commands.h"

#include "core/base/result.h"
#include "core/edit/cell_patch.h"
#include "core/io/codec/patch_json.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/edit_tools.h"
#include "editor/tools/paint.h"
#include "editor/view/map/map_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// The clipboard format for pieces of maps; the same text is also available as plain text.
inline constexpr const char *kPatchMime = "application/x-cavegame-patch+json";

/// Copies a patch to the clipboard, for this program, another one, or a text editor.
void copyToClipboard(const CellPatch &patch, const Content &content)
{
    const QByteArray json = QByteArray::fromStdString(patchJson(patch, content));
    auto *data = new QMimeData; // the clipboard owns it
    data->setData(QString::fromLatin1(kPatchMime), json);
    data->setText(QString::fromUtf8(json));
    QGuiApplication::clipboard()->setMimeData(data);
}

/// Reads it. Error NotFound: there is none; InvalidArgument: it is invalid, or doesn't match this content.
Result<CellPatch> patchOnClipboard(const Content &content)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr)
        return invalid("the clipboard is empty");
    const QString mime = QString::fromLatin1(kPatchMime);
    if (data->hasFormat(mime))
        return parsePatch(data->data(mime).toStdString(), content);
    if (!data->hasText() || !data->text().trimmed().startsWith(QLatin1Char('{')))
        return invalid("the clipboard contains no map piece");
    return parsePatch(data->text().toStdString(), content);
}

} // namespace

void EditCommands::run(EditCommand command)
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
        return m_tools.floating().rotate();
    case EditCommand::MirrorFloating:
        return m_tools.floating().mirror();
    case EditCommand::SwapPaint:
        return swapPaint();
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

void EditCommands::swapPaint()
{
    EditOptions swapped = m_context.options();
    std::swap(swapped.paint, swapped.otherPaint);
    m_context.setOptions(swapped);
}

void EditCommands::paintWith(Paint paint)
{
    EditOptions changed = m_context.options();
    if (changed.paint == paint)
        return;
    changed.otherPaint = changed.paint;
    changed.paint = paint;
    m_context.setOptions(changed);
}

/// Commands that change the selected cells.
void EditCommands::runOnSelection(EditCommand command)
{
    if (command == EditCommand::DeleteToSeed)
        changeSelected(EditTools::tr("Revert to seed"),
                       [](EditDraft &draft, const CellMask &cells) { draft.eraseToSeed(cells); });
    if (command == EditCommand::FillFloor)
        changeSelected(EditTools::tr("Make floor"), [](EditDraft &draft, const CellMask &cells) {
            draft.setTerrain(cells, Terrain::Floor);
        });
    if (command == EditCommand::FillRock)
        changeSelected(EditTools::tr("Make rock"), [](EditDraft &draft, const CellMask &cells) {
            draft.setTerrain(cells, Terrain::Rock);
        });
    if (command == EditCommand::AutomatonStep)
        changeSelected(EditTools::tr("Cave step"),
                       [threshold = m_context.options().threshold](EditDraft &draft, const CellMask &cells) {
                           draft.stepAutomaton(cells, threshold);
                       });
    if (command == EditCommand::AddNoise)
        changeSelected(
            EditTools::tr("Noise: %1").arg(paintName(m_context.options().paint)),
            [density = m_context.options().density, paint = m_context.options().paint,
             seed = QRandomGenerator::global()->generate64()](EditDraft &draft, const CellMask &cells) {
                paintCells(draft, noiseCells(cells, density, seed), paint);
            });
}

/// Commands that change the selection.
void EditCommands::runSelecting(EditCommand command)
{
    if (command == EditCommand::SelectAll)
        selectView();
    if (command == EditCommand::SelectNone)
        m_context.selection().selectNone();
    if (command == EditCommand::InvertSelection)
        m_context.selection().invert();
    if (command == EditCommand::GrowSelection)
        m_context.selection().grow();
    if (command == EditCommand::ShrinkSelection)
        m_context.selection().shrink();
}

void EditCommands::changeSelected(const QString &label,
                                  const std::function<void(EditDraft &, const CellMask &)> &make)
{
    m_context.change(label, [cells = m_context.selection().cells(), make](EditDraft &draft) {
        make(draft, cells);
        return Result<void>();
    });
}

void EditCommands::step(bool forward)
{
    WorldDocument *document = m_context.editable();
    if (document == nullptr || !(forward ? document->canRedo() : document->canUndo()))
        return;
    if (const Result<void> done = forward ? document->redo() : document->undo(); !done)
        m_context.fail(done.error());
}

void EditCommands::copy()
{
    if (const std::optional<CellPatch> patch = m_tools.selectedPatch()) {
        copyToClipboard(*patch, m_context.document()->content());
        m_context.report(EditTools::tr("Copied %1.").arg(cellsText(patch->cells.count())));
    }
}

void EditCommands::cut()
{
    const std::optional<CellPatch> patch = m_tools.selectedPatch();
    if (!patch)
        return;
    copyToClipboard(*patch, m_context.document()->content());
    m_context.change(EditTools::tr("Cut"),
                     [cells = m_context.selection().cells()](EditDraft &draft) -> Result<void> {
                         draft.fillIn(cells);
                         return {};
                     });
}

void EditCommands::paste()
{
    if (m_context.editable() == nullptr)
        return;
    Result<CellPatch> patch = patchOnClipboard(m_context.document()->content());
    if (patch)
        m_tools.floatPatch(std::move(*patch), EditTools::tr("Paste"));
    else
        m_context.fail(patch.error());
}

void EditCommands::selectView()
{
    if (m_context.document() == nullptr)
        return;
    const CellRect view = m_context.view().cellsInView();
    const WorldPos far{view.origin.x + view.width - 1, view.origin.y + view.height - 1};
    const Result<CellMask> all = rectangleCells(m_context.regionSize(), view.origin, far, ShapeFill::Filled);
    if (all)
        m_context.selection().select(*all);
    else
        m_context.fail(all.error());
}

void EditCommands::resizeBrush(int by)
{
    constexpr int kTenth = 10;
    EditOptions resized = m_context.options();
    const int step = std::max(1, resized.brushSize / kTenth); // large brushes change in larger steps
    resized.brushSize = std::clamp(resized.brushSize + by * step, 1, kWidestBrush);
    m_context.setOptions(resized);
}

} // namespace cave
