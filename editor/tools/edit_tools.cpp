// SPDX-License-Identifier: MIT
#include "editor/tools/edit_tools.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"
#include "editor/tools/paint_tools.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_tools.h"
#include "editor/tools/things_at.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Paints all connected cells with the same terrain. Asks if the area exceeds the limit.
class FillTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit FillTool(EditContext &context) : m_context(context) {}

    bool useRightButton(bool right) override;
    void press(const Pointer &at) override;

private:
    EditContext &m_context;
};

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
    const auto go = [&context = m_context, label, make, asked = document->changeCount()] {
        if (context.document()->changeCount() == asked)
            context.changeNow(label, make);
        else
            context.report(EditContext::tr("The world has changed; try again."));
    };
    m_context.ask(
        EditContext::tr("The fill limit was reached. “%1” would stop after %2.").arg(label, cellsText(cells)),
        go);
}

} // namespace

EditTools::EditTools(MapView &view, OverlayStack &overlays, QWidget &page, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_context(view, overlays)
    , m_actions(page)
    , m_commands(*this, m_context)
{
    makeTools();
    connectContext();
    connect(&m_actions, &EditActions::toolWanted, this, &EditTools::choose);
    connect(&m_actions, &EditActions::commandWanted, this,
            [this](EditCommand command) { m_commands.run(command); });
    m_actions.setCurrent(m_current);
    updateActions();
}

EditTools::~EditTools()
{
    setActive(false);
}

void EditTools::makeTools()
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
    m_tools[ToolId::Chest] =
        std::make_unique<ChestTool>(m_context, [this](WorldPos chest) { chooseChest(chest); });
    m_tools[ToolId::Monster] = std::make_unique<MonsterTool>(m_context);
    m_tools[ToolId::Marker] =
        std::make_unique<MarkerTool>(m_context, [this](std::int64_t marker) { chooseMarker(marker); });
    m_tools[ToolId::Player] = std::make_unique<PlayerTool>(m_context);
    m_tools[ToolId::EraseThings] = std::make_unique<ThingEraser>(m_context);
    auto floating = std::make_unique<PasteTool>(m_context, [this] { choose(m_before); });
    m_floating = floating.get();
    m_tools[ToolId::Float] = std::move(floating);
}

void EditTools::connectContext()
{
    connect(&m_context, &EditContext::failed, this, &EditTools::failed);
    connect(&m_context, &EditContext::confirmationNeeded, this, &EditTools::confirmationNeeded);
    connect(&m_context, &EditContext::reported, this, &EditTools::reported);
    connect(&m_context, &EditContext::optionsChanged, this, &EditTools::optionsChanged);
    connect(&m_context, &EditContext::documentChanged, this, &EditTools::documentChanged);
    connect(&m_context.selection(), &Selection::changed, this, &EditTools::updateActions);
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
    m_context.change(tr("Fill a chest"), [at, items](EditDraft &draft) { return draft.putChest(at, items); });
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
