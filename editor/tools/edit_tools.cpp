// SPDX-License-Identifier: MIT
#include "editor/tools/edit_tools.h"

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/edit/cell_patch.h"
#include "core/io/codec/patch_json.h"
#include "editor/tools/edit_actions.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"
#include "editor/tools/paint_tools.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/things_at.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>
#include <QString>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// The clipboard format for pieces of maps; the same text is also available as plain text.
constexpr const char *kPatchMime = "application/x-cavegame-patch+json";

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

/// The editor's immediate commands: for history, selection, clipboard and options.
class EditCommands {
public:
    /// Both must outlive it.
    EditCommands(EditTools &tools, EditContext &context) : m_tools(tools), m_context(context) {}

    void run(EditCommand command)
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

private:
    /// Commands that change the selected cells.
    void runOnSelection(EditCommand command)
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
            changeSelected(EditTools::tr("Cave step"), [threshold = m_context.options().threshold](
                                                           EditDraft &draft, const CellMask &cells) {
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
    void runSelecting(EditCommand command)
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

    void step(bool forward)
    {
        WorldDocument *document = m_context.editable();
        if (document == nullptr || !(forward ? document->canRedo() : document->canUndo()))
            return;
        const std::size_t before = document->position();
        m_context.view().input()->cancel();
        if (document->position() != before)
            return; // that has undone the stroke being drawn
        if (const Result<void> done = forward ? document->redo() : document->undo(); !done)
            m_context.fail(done.error());
    }

    void copy()
    {
        if (const std::optional<CellPatch> patch = m_tools.selectedPatch()) {
            copyToClipboard(*patch, m_context.document()->content());
            m_context.report(EditTools::tr("Copied %1.").arg(cellsText(patch->cells.count())));
        }
    }

    void cut()
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

    void paste()
    {
        if (m_context.editable() == nullptr)
            return;
        Result<CellPatch> patch = patchOnClipboard(m_context.document()->content());
        if (patch)
            m_tools.floatPatch(std::move(*patch), EditTools::tr("Paste"));
        else
            m_context.fail(patch.error());
    }

    void selectView()
    {
        if (m_context.document() == nullptr)
            return;
        const CellRect view = m_context.view().cellsInView();
        const WorldPos far{view.origin.x + view.width - 1, view.origin.y + view.height - 1};
        const Result<CellMask> all =
            rectangleCells(m_context.regionSize(), view.origin, far, ShapeFill::Filled);
        if (all)
            m_context.selection().select(*all);
        else
            m_context.fail(all.error());
    }

    void resizeBrush(int by)
    {
        constexpr int kTenth = 10;
        EditOptions resized = m_context.options();
        const int step = std::max(1, resized.brushSize / kTenth); // large brushes change in larger steps
        resized.brushSize = std::clamp(resized.brushSize + by * step, 1, kWidestBrush);
        m_context.setOptions(resized);
    }

    void swapPaint()
    {
        EditOptions swapped = m_context.options();
        std::swap(swapped.paint, swapped.otherPaint);
        m_context.setOptions(swapped);
    }

    void paintWith(Paint paint)
    {
        EditOptions changed = m_context.options();
        if (changed.paint == paint)
            return;
        changed.otherPaint = changed.paint;
        changed.paint = paint;
        m_context.setOptions(changed);
    }

    void changeSelected(const QString &label, const std::function<void(EditDraft &, const CellMask &)> &make)
    {
        m_context.change(label, [cells = m_context.selection().cells(), make](EditDraft &draft) {
            make(draft, cells);
            return Result<void>();
        });
    }

    EditTools &m_tools;
    EditContext &m_context;
};

/// The selection mode for these modifiers: Shift adds, Alt subtracts, both intersect.
[[nodiscard]] SelectMode selectModeOf(Qt::KeyboardModifiers modifiers);

/// Selects a rectangle, or the inside of a lasso. Escape clears the selection.
class AreaSelectTool final : public MapTool {
public:
    enum class Kind : std::uint8_t { Rectangle, Lasso };

    /// `context` must outlive it.
    AreaSelectTool(EditContext &context, Kind kind) : m_context(context), m_kind(kind) {}

    void press(const Pointer &at) override
    {
        if (m_context.document() == nullptr)
            return;
        m_mode = selectModeOf(at.modifiers);
        m_way = {at.cell};
        drag(at);
    }

    void drag(const Pointer &at) override
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

    void release(const Pointer &at) override
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

    void cancel() override
    {
        if (m_way.empty())
            m_context.selection().selectNone();
        m_way.clear();
        m_context.clearPreview();
    }

    [[nodiscard]] bool hasMoreToCancel() const override { return !m_context.selection().empty(); }

private:
    [[nodiscard]] Result<CellMask> cells() const
    {
        const int size = m_context.regionSize();
        return m_kind == Kind::Rectangle
                   ? rectangleCells(size, m_way.front(), m_way.back(), ShapeFill::Filled)
                   : lassoCells(size, m_way);
    }

    EditContext &m_context;
    Kind m_kind;
    SelectMode m_mode = SelectMode::Replace;
    std::vector<WorldPos> m_way; ///< empty before the start
};

/// Selects all connected cells with the same terrain, up to the flood limit.
class WandTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit WandTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override
    {
        WorldDocument *document = m_context.document();
        if (document == nullptr)
            return;
        const FloodedCells flooded =
            floodCells(document->world().map, at.cell, m_context.options().floodLimit);
        m_context.selection().select(flooded.cells, selectModeOf(at.modifiers));
        if (!flooded.complete)
            m_context.report(EditContext::tr("The limit was reached: the wand stopped after %1.")
                                 .arg(cellsText(flooded.cells.count())));
    }

    void cancel() override { m_context.selection().selectNone(); }
    [[nodiscard]] bool hasMoreToCancel() const override { return !m_context.selection().empty(); }

private:
    EditContext &m_context;
};

/// Moves the selection by dragging: terrain and things.
class MoveTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit MoveTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override
    {
        if (m_context.selection().cells().contains(at.cell))
            m_from = at.cell;
        else
            m_context.report(m_context.selection().empty()
                                 ? EditContext::tr("Select what you want to move first.")
                                 : EditContext::tr("Drag from inside the selection to move it."));
    }

    void drag(const Pointer &at) override
    {
        if (m_from)
            m_context.preview(
                m_context.selection().cells().movedBy(at.cell.x - m_from->x, at.cell.y - m_from->y));
    }

    void release(const Pointer &at) override
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
            EditContext::tr("Move"),
            [cells, dx, dy](EditDraft &draft) { return draft.moveCells(cells, dx, dy); }, 0,
            [&context = m_context, moved = cells.movedBy(dx, dy)] { context.selection().select(moved); });
    }

    void cancel() override
    {
        m_from.reset();
        m_context.clearPreview();
    }

    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

private:
    EditContext &m_context;
    std::optional<WorldPos> m_from;
};

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

/// Paints all connected cells with the same terrain. Asks if the area exceeds the limit.
class FillTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit FillTool(EditContext &context) : m_context(context) {}

    bool useRightButton(bool right) override { return m_context.useOtherPaint(right); }

    void press(const Pointer &at) override
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
        const auto make = [cells = std::move(flooded.cells),
                           paint = m_context.paintInUse()](EditDraft &draft) {
            paintCells(draft, cells, paint);
            return Result<void>();
        };
        const auto go = [&context = m_context, label, make, asked = document->changeCount()] {
            if (context.document()->changeCount() == asked)
                context.changeNow(label, make);
            else
                context.report(EditContext::tr("The world has changed; try again."));
        };
        m_context.ask(EditContext::tr("The fill limit was reached. “%1” would stop after %2.")
                          .arg(label, cellsText(cells)),
                      go);
    }

private:
    EditContext &m_context;
};

} // namespace

EditTools::EditTools(MapView &view, OverlayStack &overlays, QWidget &page, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_context(view, overlays)
    , m_actions(page)
{
    using Area = AreaSelectTool::Kind;
    m_tools[ToolId::Brush] = std::make_unique<BrushTool>(m_context, BrushTool::Kind::Solid);
    m_tools[ToolId::Noise] = std::make_unique<BrushTool>(m_context, BrushTool::Kind::Noise);
    m_tools[ToolId::Line] = std::make_unique<ShapeTool>(m_context, ShapeTool::Kind::Line);
    m_tools[ToolId::Rectangle] = std::make_unique<ShapeTool>(m_context, ShapeTool::Kind::Rectangle);
    m_tools[ToolId::Ellipse] = std::make_unique<ShapeTool>(m_context, ShapeTool::Kind::Ellipse);
    m_tools[ToolId::Fill] = std::make_unique<FillTool>(m_context);
    m_tools[ToolId::SelectRectangle] = std::make_unique<AreaSelectTool>(m_context, Area::Rectangle);
    m_tools[ToolId::Lasso] = std::make_unique<AreaSelectTool>(m_context, Area::Lasso);
    m_tools[ToolId::Wand] = std::make_unique<WandTool>(m_context);
    m_tools[ToolId::Move] = std::make_unique<MoveTool>(m_context);
    m_tools[ToolId::Chest] = chestTool(m_context, [this](WorldPos chest) { chooseChest(chest); });
    m_tools[ToolId::Monster] = monsterTool(m_context);
    m_tools[ToolId::Marker] = markerTool(m_context, [this](std::int64_t marker) { chooseMarker(marker); });
    m_tools[ToolId::Player] = playerTool(m_context);
    m_tools[ToolId::EraseThings] = thingEraser(m_context);
    auto floating = std::make_unique<PasteTool>(m_context, [this] { choose(m_before); });
    m_floating = floating.get();
    m_tools[ToolId::Float] = std::move(floating);
    connect(&m_context, &EditContext::failed, this, &EditTools::failed);
    connect(&m_context, &EditContext::confirmationNeeded, this, &EditTools::confirmationNeeded);
    connect(&m_context, &EditContext::reported, this, &EditTools::reported);
    connect(&m_context, &EditContext::optionsChanged, this, &EditTools::optionsChanged);
    connect(&m_context, &EditContext::documentChanged, this, &EditTools::documentChanged);
    connect(&m_context.selection(), &Selection::changed, this, &EditTools::updateActions);
    connect(&m_actions, &EditActions::toolWanted, this, &EditTools::choose);
    connect(&m_actions, &EditActions::commandWanted, this,
            [this](EditCommand command) { EditCommands(*this, m_context).run(command); });
    m_actions.setCurrent(m_current);
    updateActions();
}

EditTools::~EditTools()
{
    setActive(false);
}

void EditTools::setDocument(WorldDocument *document)
{
    if (WorldDocument *before = m_context.document())
        disconnect(before, nullptr, this, nullptr);
    m_floating->cancel();
    if (MapTool *tool = m_view.input()->tool(); tool != nullptr && m_active)
        tool->cancel();
    forgetChosen();
    m_context.setDocument(document);
    if (document != nullptr) {
        connect(document, &WorldDocument::changed, this, &EditTools::follow);
        connect(document, &WorldDocument::historyChanged, this, &EditTools::updateActions);
        connect(document, &QObject::destroyed, this, &EditTools::updateActions);
    }
    updateActions();
}

/// The chosen chest or marker may be gone.
void EditTools::follow(const DocumentChange &change)
{
    WorldDocument *document = m_context.document();
    if (document == nullptr || !(change.everything || change.bookmarks || !change.regions.empty()))
        return;
    if (m_chosenChest && document->world().map.chestAt(*m_chosenChest) == ChestState::None)
        m_chosenChest.reset();
    const std::vector<Bookmark> &bookmarks = document->bookmarks();
    if (m_chosenMarker && std::none_of(bookmarks.begin(), bookmarks.end(), [this](const Bookmark &bookmark) {
            return bookmark.id == *m_chosenMarker;
        }))
        m_chosenMarker.reset();
    if (m_current == ToolId::Chest || m_current == ToolId::Marker)
        emit chosenChanged();
}

void EditTools::setActive(bool active)
{
    if (!active)
        m_context.clearPreview();
    m_active = active;
    putTool();
    updateActions();
}

void EditTools::putTool()
{
    const auto found = m_tools.find(m_current);
    MapTool *wanted = m_active && found != m_tools.end() ? found->second.get() : nullptr;
    const bool ours = std::any_of(m_tools.begin(), m_tools.end(), [this](const auto &entry) {
        return entry.second.get() == m_view.input()->tool();
    });
    if (wanted != nullptr || ours)
        m_view.input()->setTool(wanted);
}

void EditTools::choose(ToolId id)
{
    if (id != m_current) {
        m_context.clearPreview();
        if (id != ToolId::Float) {
            m_floating->drop();
            forgetChosen();
        } else {
            m_before = m_current;
        }
        m_current = id;
        putTool();
        updateActions();
        emit toolChanged(id);
    }
    m_actions.setCurrent(id);
}

void EditTools::floatPatch(CellPatch patch, const QString &label)
{
    if (patch.empty())
        return;
    choose(ToolId::Float);
    m_view.setFocus(); // so that keys place or cancel it
    m_floating->take(std::move(patch), label);
}

std::optional<CellPatch> EditTools::selectedPatch()
{
    WorldDocument *document = m_context.document();
    if (document == nullptr)
        return std::nullopt;
    Result<CellPatch> patch = cutOut(document->world(), document->bookmarks(), selection().cells());
    if (patch)
        return std::move(*patch);
    m_context.fail(patch.error());
    return std::nullopt;
}

void EditTools::chooseChest(std::optional<WorldPos> chest)
{
    m_chosenChest = chest;
    emit chosenChanged();
}

void EditTools::fillChest(const std::vector<ItemStack> &items)
{
    if (!m_chosenChest)
        return;
    const WorldPos at = *m_chosenChest;
    const EditOutcome outcome = m_context.change(
        tr("Fill a chest"), [at, items](EditDraft &draft) { return draft.putChest(at, items); });
    if (outcome == EditOutcome::Failed)
        emit chosenChanged(); // who asked for it shows what is in the chest again
}

void EditTools::chooseMarker(std::optional<std::int64_t> marker)
{
    m_chosenMarker = marker;
    emit chosenChanged();
}

void EditTools::nameMarker(const QString &label)
{
    WorldDocument *document = m_context.document();
    if (!m_chosenMarker || document == nullptr)
        return;
    for (const Bookmark &bookmark : document->bookmarks()) {
        if (bookmark.id != *m_chosenMarker || bookmark.label == label.toStdString())
            continue;
        Bookmark named = bookmark;
        named.label = label.toStdString();
        m_context.change(tr("Name a marker"), [named](EditDraft &draft) -> Result<void> {
            const Result<std::int64_t> kept = draft.putBookmark(named);
            return kept ? Result<void>() : Result<void>(kept.error());
        });
        return;
    }
}

void EditTools::forgetChosen()
{
    if (!m_chosenChest && !m_chosenMarker)
        return;
    m_chosenChest.reset();
    m_chosenMarker.reset();
    emit chosenChanged();
}

void EditTools::updateActions()
{
    const WorldDocument *document = m_context.document();
    const bool edits = m_context.editable() != nullptr;
    const bool selected = document != nullptr && !m_context.selection().empty();
    const auto enable = [this](std::initializer_list<EditCommand> commands, bool on) {
        for (const EditCommand command : commands)
            m_actions.command(command)->setEnabled(on);
    };
    for (QAction *action : m_actions.tools())
        action->setEnabled(edits);
    for (const ToolId id : {ToolId::Look, ToolId::SelectRectangle, ToolId::Lasso, ToolId::Wand})
        m_actions.tool(id)->setEnabled(m_active && document != nullptr);
    enable({EditCommand::Undo}, edits && document->canUndo());
    enable({EditCommand::Redo}, edits && document->canRedo());
    enable({EditCommand::Cut, EditCommand::DeleteToSeed, EditCommand::FillFloor, EditCommand::FillRock,
            EditCommand::AutomatonStep, EditCommand::AddNoise},
           edits && selected);
    enable({EditCommand::Copy, EditCommand::SelectNone, EditCommand::InvertSelection,
            EditCommand::GrowSelection, EditCommand::ShrinkSelection},
           selected);
    enable({EditCommand::SelectAll}, document != nullptr);
    enable({EditCommand::Paste, EditCommand::SwapPaint, EditCommand::SmallerBrush, EditCommand::LargerBrush},
           edits);
    enable({EditCommand::RotateFloating, EditCommand::MirrorFloating}, m_current == ToolId::Float);
}

} // namespace cave

#include "moc_edit_tools.cpp"
