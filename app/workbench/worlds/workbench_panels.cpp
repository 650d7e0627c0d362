// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_panels.h"

#include "app/workbench/worlds/world_pane.h"
#include "core/edit/edit_draft.h"
#include "core/rules/forecast/forecast.h"
#include "core/rules/monster_turn.h"
#include "editor/panels/changes/changes_panel.h"
#include "editor/panels/changes/history_panel.h"
#include "editor/panels/checks/checks_panel.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/panels/past/timeline_panel.h"
#include "editor/panels/past/trace_panel.h"
#include "editor/panels/regions/damage_panel.h"
#include "editor/panels/regions/region_panels.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/tools/stamps_panel.h"
#include "editor/panels/tools/tool_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <filesystem>
#include <span>
#include <utility>

#include "moc_workbench_panels.cpp"

namespace cave {
namespace {

constexpr int kBenchStateVersion = 1;
constexpr int kBenchDockWidth = 320;
constexpr int kToolsWidth = 264;

enum PaneStack : std::size_t { ToolStack, SightStack, CheckStack, StampStack };

const char *stateKey(bool editing)
{
    return editing ? "workbench/editDocks" : "workbench/inspectDocks";
}

} // namespace

WorkbenchPanels::WorkbenchPanels(QMainWindow &page, const WorldPanes &panes,
                                 const std::filesystem::path &stamps)
    : m_page(page)
    , m_folding(page, kBenchStateVersion)
    , m_panes(panes)
{
    createPanels(stamps);
    m_page.setDockNestingEnabled(true);
    m_page.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_page.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_page.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    addDock(Dock::Tools, "bench.tools.dock", m_stacks[ToolStack]);
    addDock(Dock::Regions, "bench.regions.dock", m_regions);
    addDock(Dock::Changes, "bench.changes.dock", m_changes);
    addDock(Dock::Find, "bench.find.dock", m_find);
    addDock(Dock::Damage, "bench.damage.dock", m_damage);
    addDock(Dock::History, "bench.history.dock", m_history);
    addDock(Dock::Checks, "bench.checks.dock", m_stacks[CheckStack]);
    addDock(Dock::Stamps, "bench.stamps.dock", m_stacks[StampStack]);
    addDock(Dock::Contents, "bench.contents.dock", m_contents);
    addDock(Dock::Raw, "bench.raw.dock", m_raw);
    addDock(Dock::Sight, "bench.sight.dock", m_stacks[SightStack]);
    addDock(Dock::Mind, "bench.mind.dock", m_mind);
    addDock(Dock::Trace, "bench.trace.dock", m_trace);
    addDock(Dock::Timeline, "bench.timeline.dock", m_timeline);
    for (QDockWidget *dock : m_docks)
        keepKeyboardOnClicks(*dock, ClickFocus::Texts);
    shareKeys();
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        connectPane(i);
    connectPanels();
    retranslate();
    arrange();
    restore(m_editing);
}

WorkbenchPanels::~WorkbenchPanels()
{
    qDeleteAll(m_docks);
}

void WorkbenchPanels::createPanels(const std::filesystem::path &stamps)
{
    constexpr std::array kNames{"bench.tools", "bench.sight", "bench.checks", "bench.stamps"};
    for (std::size_t i = 0; i < m_stacks.size(); ++i) {
        m_stacks[i] = new QStackedWidget;
        m_stacks[i]->setObjectName(kNames[i]);
    }
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        WorldPane &pane = *m_panes[i];
        PanePanels &panels = m_ofPane[i];
        panels.tools = new ToolPanel(pane.tools());
        panels.sight = new SightPanel(pane.map(), pane.overlays());
        panels.checks = new ChecksPanel(pane.tools());
        panels.stamps = new StampsPanel(pane.tools());
        panels.stamps->setFolder(QString::fromStdString(stamps.string()));
        m_stacks[ToolStack]->addWidget(ColumnArea::around(panels.tools)); // in a low window it scrolls
        m_stacks[SightStack]->addWidget(panels.sight);
        m_stacks[CheckStack]->addWidget(panels.checks);
        m_stacks[StampStack]->addWidget(panels.stamps);
    }
    m_regions = new RegionsPanel;
    m_changes = new ChangesPanel;
    m_find = new FindPanel;
    m_damage = new DamagePanel;
    m_contents = new ContentsPanel;
    m_raw = new RawPanel;
    m_mind = new MindPanel;
    m_history = new HistoryPanel;
    m_timeline = new TimelinePanel;
    m_trace = new TracePanel;
}

void WorkbenchPanels::addDock(Dock dock, const char *id, QWidget *widget)
{
    auto *made = new QDockWidget(&m_page);
    made->setObjectName(id);
    made->setWidget(widget);
    m_docks[static_cast<std::size_t>(dock)] = made;
    m_page.addDockWidget(areaOf(dock), made);
}

/// Where a dock is at first.
Qt::DockWidgetArea WorkbenchPanels::areaOf(Dock dock)
{
    switch (dock) {
    case Dock::Tools:
        return Qt::LeftDockWidgetArea;
    case Dock::Timeline:
        return Qt::BottomDockWidgetArea;
    default:
        return Qt::RightDockWidgetArea;
    }
}

/// Shortcuts of the page, and of the active pane's tools, work in the panels, too; floating ones are separate
/// windows. The raw panel's bytes and texts are copied by the same shortcut as the map.
void WorkbenchPanels::shareKeys()
{
    for (QDockWidget *any : m_docks) {
        any->addActions(m_page.actions());
        for (std::size_t i = 0; i < m_panes.size(); ++i) {
            for (QAction *action : m_panes[i]->actions()) {
                if (i == m_active && any != dock(Dock::Raw))
                    any->addAction(action);
                else
                    any->removeAction(action);
            }
        }
    }
}

/// The default layout: two groups on the right, and the tools on the left.
void WorkbenchPanels::arrange()
{
    for (std::size_t i = 0; i < kDocks; ++i) {
        m_docks[i]->setFloating(false);
        m_page.addDockWidget(areaOf(static_cast<Dock>(i)), m_docks[i]);
    }
    for (const std::span<const Dock> tabs :
         {std::span<const Dock>(kUpperTabs), std::span<const Dock>(kLowerTabs)}) {
        for (const Dock id : tabs.subspan(1))
            m_page.tabifyDockWidget(dock(tabs.front()), dock(id));
    }
    for (const Dock id :
         {Dock::Regions, Dock::Find, Dock::Damage, Dock::Raw, Dock::Mind, Dock::Trace, Dock::Timeline})
        dock(id)->setVisible(!m_editing);
    for (const Dock id : {Dock::Tools, Dock::History, Dock::Checks, Dock::Stamps})
        dock(id)->setVisible(m_editing);
    for (const Dock id : {Dock::Changes, Dock::Contents, Dock::Sight})
        dock(id)->setVisible(true);
    dock(m_editing ? Dock::History : Dock::Regions)->raise();
    dock(m_editing ? Dock::Sight : Dock::Contents)->raise();
    widen();
    // Again when the page has its final size.
    QTimer::singleShot(0, this, &WorkbenchPanels::widen);
    m_folding.arranged();
}

/// Wide enough for the tabs in every language.
void WorkbenchPanels::widen()
{
    const auto tabsWidth = [this](std::span<const Dock> tabs) {
        int width = 0;
        for (const Dock id : tabs) {
            if (!dock(id)->isHidden())
                width += m_page.fontMetrics().horizontalAdvance(dock(id)->windowTitle()) +
                         m_page.style()->pixelMetric(QStyle::PM_TabBarTabHSpace) + kGrid;
        }
        return std::min(width, m_page.width() / 2);
    };
    const int width = std::max({kBenchDockWidth, tabsWidth(kUpperTabs), tabsWidth(kLowerTabs)});
    m_page.resizeDocks({dock(Dock::Changes), dock(Dock::Tools)}, {width, kToolsWidth}, Qt::Horizontal);
}

/// Tool tips for the tabs of docks, which are created only in a layout.
void WorkbenchPanels::nameTabs()
{
    QTimer::singleShot(0, this, [this] {
        for (QTabBar *tabs : m_page.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            tabs->setElideMode(Qt::ElideRight); // all fit, and tool tips show the rest
    });
}

void WorkbenchPanels::pageShown()
{
    if (!std::exchange(m_arranged, true))
        arrange();
    nameTabs();
}

void WorkbenchPanels::keep() const
{
    QSettings().setValue(stateKey(m_editing), m_folding.layout());
}

void WorkbenchPanels::restore(bool editing)
{
    m_editing = editing;
    const bool kept = m_folding.restore(QSettings().value(stateKey(m_editing)).toByteArray());
    if (!kept)
        arrange();
    m_arranged = kept || m_page.isVisible();
    nameTabs();
}

QList<QAction *> WorkbenchPanels::toggles() const
{
    QList<QAction *> toggles;
    for (const QDockWidget *any : m_docks)
        toggles.append(any->toggleViewAction());
    return toggles;
}

void WorkbenchPanels::raise(Dock id)
{
    dock(id)->show();
    dock(id)->raise();
}

void WorkbenchPanels::showFind()
{
    raise(Dock::Find);
    m_find->focusQuery();
}

void WorkbenchPanels::connectPane(std::size_t index)
{
    WorldPane &pane = *m_panes[index];
    const PanePanels &panels = m_ofPane[index];
    connect(&pane, &WorldPane::documentReplaced, panels.sight,
            [&pane, sight = panels.sight, shown = std::filesystem::path()]() mutable {
                WorldDocument *document = pane.document();
                const auto world = [document] { return document == nullptr ? nullptr : &document->world(); };
                const std::filesystem::path path = document == nullptr ? "" : document->path();
                if (std::exchange(shown, path) == path && !path.empty())
                    sight->setWorldAgain(world);
                else
                    sight->setWorld(world);
            });
    connect(&pane, &WorldPane::documentChanged, this, [this, index](const DocumentChange & /*change*/) {
        m_ofPane[index].sight->refresh();
        if (index == m_active)
            showThought();
    });
    connect(&pane.tools().selection(), &Selection::changed, this, [this, index] {
        if (index == m_active)
            m_changes->setSelection(m_panes[index]->tools().selection().cells());
    });
    connect(panels.checks, &ChecksPanel::placeChosen, &pane, &WorldPane::flyTo);
    connect(panels.checks, &ChecksPanel::layerChanged, this, &WorkbenchPanels::applyLayers);
    connect(panels.stamps, &StampsPanel::failed, this, &WorkbenchPanels::failed);
}

void WorkbenchPanels::connectPanel(InspectorPanel &panel)
{
    connect(&panel, &InspectorPanel::placeChosen, this, [this](WorldPos place) { pane().flyTo(place); });
    connect(&panel, &InspectorPanel::areaChosen, this,
            [this](const CellRect &area) { pane().showArea(area); });
    connect(&panel, &InspectorPanel::layerChanged, this, &WorkbenchPanels::applyLayers);
}

void WorkbenchPanels::connectPanels()
{
    for (InspectorPanel *panel : inspectorPanels())
        connectPanel(*panel);
    connect(m_regions, &RegionsPanel::regionChosen, this, [this](RegionPos pos, bool quarantined) {
        m_contents->showRegion(pos);
        m_raw->showRegion(pos, quarantined);
    });
    connect(m_damage, &DamagePanel::bytesRequested, this,
            [this](RegionPos pos, bool quarantined, std::int64_t level) {
                m_raw->showRegion(pos, quarantined, level);
                raise(Dock::Raw);
            });
    connect(m_changes, &ChangesPanel::revertRequested, this, &WorkbenchPanels::revert);
    connect(m_history, &HistoryPanel::failed, this, &WorkbenchPanels::editFailed);
    connect(m_timeline, &TimelinePanel::turnShown, this,
            [this](qint64 turn, const std::vector<MonsterId> &involved) {
                m_trace->setTurn(turn);
                followTimeline(involved);
            });
    connect(m_timeline, &TimelinePanel::pastReplaced, this, [this] {
        m_trace->setPast(m_timeline->past());
        m_trace->setMonster(m_monster);
        if (WorldDocument *document = pane().document())
            m_trace->setTurn(document->world().turn);
    });
    connect(m_timeline, &TimelinePanel::whatIfRequested, this, &WorkbenchPanels::whatIfRequested);
    connect(dock(Dock::Timeline)->toggleViewAction(), &QAction::toggled, this, [this](bool on) {
        if (!on)
            m_timeline->seekNow(); // nothing else says that the past is shown
    });
    connect(m_trace, &TracePanel::turnChosen, m_timeline, &TimelinePanel::seekTurn);
    connect(m_mind, &MindPanel::stepRequested, this, &WorkbenchPanels::stepTurn);
    for (std::size_t i = 0; i < kDocks; ++i) {
        connect(m_docks[i], &QDockWidget::visibilityChanged, this, [this, i](bool visible) {
            m_inSight.set(i, visible);
            applyLayers();
        });
    }
}

/// Another turn of the past is shown: keeps the player in view, and shows what the monsters saw that had a
/// part in what happened.
void WorkbenchPanels::followTimeline(const std::vector<MonsterId> &involved)
{
    const World &world = pane().document()->world();
    if (!pane().map().cellsInView().contains(world.player().position))
        pane().flyTo(world.player().position);
    SightPanel &sight = *m_ofPane[m_active].sight;
    if (!world.fight())
        sight.dropFight(); // it may be one that began later
    if (involved.empty())
        return sight.refresh();
    sight.select(involved);
    chooseMonster(involved.front());
}

QList<InspectorPanel *> WorkbenchPanels::inspectorPanels() const
{
    return {m_regions, m_changes, m_find, m_damage, m_contents, m_raw, m_timeline};
}

void WorkbenchPanels::setActive(std::size_t pane)
{
    if (m_active == pane)
        return;
    using Slot = OverlayStack::Slot;
    for (const Slot slot : {Slot::Regions, Slot::Changes, Slot::Find, Slot::Checks, Slot::Mind, Slot::Tracks})
        this->pane().overlays().clear(slot);
    if (WorldDocument *left = this->pane().document())
        left->showPresent(); // as when the timeline is closed
    m_active = pane;
    shareKeys();
}

void WorkbenchPanels::showDocument()
{
    WorldDocument *document = pane().document();
    for (QStackedWidget *stack : m_stacks)
        stack->setCurrentIndex(static_cast<int>(m_active));
    for (InspectorPanel *panel : inspectorPanels())
        panel->setDocument(document);
    m_history->setDocument(document);
    m_changes->setSelection(pane().tools().selection().cells());
    chooseMonster(std::nullopt);
}

/// A panel's overlay is on the map while the panel is visible. What monsters see was requested explicitly,
/// and stays until its panel is closed.
void WorkbenchPanels::applyLayers()
{
    const auto apply = [this](OverlayStack::Slot slot, Dock of, const OverlayLayer &layer) {
        pane().overlays().set(slot, m_inSight.test(static_cast<std::size_t>(of)) ? layer : OverlayLayer{});
    };
    apply(OverlayStack::Slot::Regions, Dock::Regions, m_regions->layer());
    apply(OverlayStack::Slot::Changes, Dock::Changes, m_changes->layer());
    apply(OverlayStack::Slot::Find, Dock::Find, m_find->layer());
    apply(OverlayStack::Slot::Checks, Dock::Checks, m_ofPane[m_active].checks->layer());
    apply(OverlayStack::Slot::Mind, Dock::Mind, m_mind->layer());
    apply(OverlayStack::Slot::Tracks, Dock::Timeline, m_timeline->layer());
    const bool sight = dock(Dock::Sight)->toggleViewAction()->isChecked();
    for (const PanePanels &panels : m_ofPane)
        panels.sight->setActive(sight);
}

void WorkbenchPanels::revert(const CellMask &cells)
{
    pane().tools().change(tr("Revert to the seed"), [cells](EditDraft &draft) -> Result<void> {
        draft.eraseToSeed(cells);
        return {};
    });
}

void WorkbenchPanels::lookAtCell(WorldPos cell)
{
    if (pane().document() == nullptr || !insideWorld(cell))
        return;
    World &world = pane().document()->world();
    m_contents->showCell(cell);
    m_raw->showRegion(regionOf(cell, world.map.regionSize()));
    const std::vector<Monster> here = monstersNear(world, cell, 0);
    if (!here.empty())
        chooseMonster(here.front().id);
}

void WorkbenchPanels::chooseMonster(std::optional<MonsterId> monster)
{
    m_monster = monster;
    m_trace->setMonster(monster);
    showThought();
}

void WorkbenchPanels::showThought()
{
    WorldDocument *document = pane().document();
    if (document == nullptr) {
        m_mind->clear();
        m_mind->setStepping(false, tr("No world is open."));
        return applyLayers();
    }
    World &world = document->world();
    m_mind->setThought(m_monster ? thoughtOf(world, *m_monster) : std::nullopt, world);
    if (document->canEdit())
        m_mind->setStepping(false, tr("Time doesn't pass while editing. Use Inspect to advance turns."));
    else if (document->showsPast())
        m_mind->setStepping(false, tr("The past is shown. Return to the present to advance turns."));
    else if (world.fight())
        m_mind->setStepping(false, tr("No turn passes during a fight."));
    else
        m_mind->setStepping(true, {});
    applyLayers();
}

void WorkbenchPanels::stepTurn()
{
    if (pane().document() == nullptr)
        return;
    const Result<std::vector<Event>> stepped = pane().document()->stepTurn();
    if (!stepped)
        emit failed(stepped.error());
}

void WorkbenchPanels::retranslate()
{
    dock(Dock::Tools)->setWindowTitle(tr("Tools"));
    dock(Dock::Regions)->setWindowTitle(tr("Regions"));
    dock(Dock::Changes)->setWindowTitle(tr("Changes"));
    dock(Dock::Find)->setWindowTitle(tr("Find"));
    dock(Dock::Damage)->setWindowTitle(tr("Damage"));
    dock(Dock::Contents)->setWindowTitle(tr("Contents"));
    dock(Dock::Raw)->setWindowTitle(tr("Bytes"));
    dock(Dock::Sight)->setWindowTitle(tr("Sight"));
    dock(Dock::Mind)->setWindowTitle(tr("Decisions"));
    dock(Dock::History)->setWindowTitle(tr("History"));
    dock(Dock::Checks)->setWindowTitle(tr("Checks"));
    dock(Dock::Stamps)->setWindowTitle(tr("Stamps"));
    dock(Dock::Timeline)->setWindowTitle(tr("Timeline"));
    dock(Dock::Trace)->setWindowTitle(tr("Trace"));
    showThought();
}

} // namespace cave
