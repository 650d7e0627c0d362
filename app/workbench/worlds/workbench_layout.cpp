// SPDX-License-Identifier: MIT
// What the workbench is made of, and how its parts are joined.

#include "app/common/banner.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/workbench_welcome.h"
#include "editor/panels/changes/changes_panel.h"
#include "editor/panels/changes/history_panel.h"
#include "editor/panels/checks/checks_panel.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/panels/regions/contents_panel.h"
#include "editor/panels/regions/damage_panel.h"
#include "editor/panels/regions/hex_view.h"
#include "editor/panels/regions/raw_panel.h"
#include "editor/panels/regions/regions_panel.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/tools/inline_name.h"
#include "editor/panels/tools/stamps_panel.h"
#include "editor/panels/tools/tool_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/level_texts.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace cave {
namespace {

constexpr int kBenchStateVersion = 1;
constexpr int kBenchDockWidth = 320;
constexpr int kToolsWidth = 264;
constexpr int kTellMs = 5000;
constexpr const char *kStampsFolder = "stamps";

enum PaneStack : std::size_t { ToolStack, SightStack, CheckStack, StampStack };

const char *stateKey(WorkbenchPage::Mode mode)
{
    return mode == WorkbenchPage::Mode::Edit ? "workbench/editDocks" : "workbench/inspectDocks";
}

} // namespace

void WorkbenchPage::createCentre()
{
    m_welcome = new WorkbenchWelcome(m_library, *m_actions);
    m_unreadable = new QWidget;
    m_unreadable->setObjectName("bench.unreadable");
    m_unreadableText = new QLabel;
    m_unreadableText->setObjectName("bench.unreadable.text");
    m_unreadableText->setWordWrap(true);
    m_unreadableText->setTextFormat(Qt::PlainText);
    m_unreadableBytes = new HexView;
    auto *broken = new QVBoxLayout(m_unreadable);
    broken->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    broken->addWidget(m_unreadableText);
    broken->addWidget(m_unreadableBytes, 1);

    m_split = new QSplitter;
    m_split->setObjectName("bench.split");
    m_split->setChildrenCollapsible(false);
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        m_panes[i] = new WorldPane(i == 0 ? "bench.first" : "bench.second");
        m_split->addWidget(m_panes[i]);
    }
    m_panes[1]->hide();
    m_asking = new InlineName("bench.asking");
    m_noFile = new QWidget;
    m_noFile->setObjectName("bench.noFile");
    m_noFileText = new QLabel;
    m_noFileText->setWordWrap(true);
    auto *makeFile = new QPushButton(tr("Make it a world…"));
    makeFile->setObjectName("bench.makeWorld");
    connect(makeFile, &QPushButton::clicked, this, &WorkbenchPage::makeWorldOf);
    auto *row = new QHBoxLayout(m_noFile);
    row->setContentsMargins(3 * kGrid, kGrid, 3 * kGrid, kGrid);
    row->addWidget(m_noFileText, 1);
    row->addWidget(makeFile);

    auto *worlds = new QWidget;
    auto *column = new QVBoxLayout(worlds);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_noFile);
    column->addWidget(m_asking);
    column->addWidget(m_split, 1);
    m_centre = new QStackedWidget;
    m_centre->setObjectName("bench.centre");
    for (QWidget *page : {static_cast<QWidget *>(m_welcome), m_unreadable, worlds})
        m_centre->addWidget(page);
    setCentralWidget(m_centre);

    m_cell = new QLabel;
    m_cell->setObjectName("bench.cell");
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_cell, 1);
}

void WorkbenchPage::createToolBar()
{
    m_bar = addToolBar(QString());
    m_bar->setObjectName("bench.bar");
    m_bar->setMovable(false);
    m_bar->toggleViewAction()->setVisible(false);
    m_name = new QLabel;
    m_name->setObjectName("bench.name");
    m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_name->setContentsMargins(2 * kGrid, 0, kGrid, 0);
    m_state = new QLabel;
    m_state->setObjectName("bench.state");
    m_state->setContentsMargins(kGrid, 0, 2 * kGrid, 0);
    m_bar->addAction(m_actions->openFile);
    m_bar->addWidget(m_name);
    m_bar->addWidget(m_state);
    m_level = new QComboBox;
    m_level->setObjectName("bench.level");
    m_levelInBar = m_bar->addWidget(m_level);
    connect(m_level, &QComboBox::activated, this, [this](int index) {
        pane().showLevel(m_level->itemData(index).toInt());
        pane().setFocus();
    });
    m_bar->addSeparator();
    for (const WorldPane *pane :
         m_panes) { // those of one pane are shown at a time; their keys work in all panels
        for (const EditCommand id : {EditCommand::Undo, EditCommand::Redo}) {
            QAction *action = pane->tools().actions().command(id);
            m_bar->addAction(action);
            addAction(action);
        }
    }
    m_bar->addSeparator();
    for (QAction *action : {m_actions->reload, m_actions->goTo, m_actions->find, m_actions->toPlayer,
                            m_actions->wholeWorld, m_actions->zoomIn, m_actions->zoomOut})
        m_bar->addAction(action);
    m_bar->addSeparator();
    for (QAction *action : {m_actions->things, m_actions->fog, m_actions->second, m_actions->trees,
                            m_actions->saveCopy, m_actions->exportMap, m_actions->play})
        m_bar->addAction(action);
}

void WorkbenchPage::createPanels()
{
    constexpr std::array kNames{"bench.tools", "bench.sight", "bench.checks", "bench.stamps"};
    for (std::size_t i = 0; i < m_stacks.size(); ++i) {
        m_stacks[i] = new QStackedWidget;
        m_stacks[i]->setObjectName(kNames[i]);
    }
    const auto stamps = m_library.folder().parent_path() / kStampsFolder;
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        WorldPane &pane = *m_panes[i];
        PanePanels &panels = m_ofPane[i];
        panels.tools = new ToolPanel(pane.tools());
        panels.sight = new SightPanel(pane.map(), pane.overlays());
        panels.checks = new ChecksPanel(pane.tools());
        panels.stamps = new StampsPanel(pane.tools());
        panels.stamps->setFolder(QString::fromStdString(stamps.string()));
        auto *scrolled = new QScrollArea; // a low window shows a part of them
        scrolled->setFrameShape(QFrame::NoFrame);
        scrolled->setWidgetResizable(true);
        scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scrolled->setWidget(panels.tools);
        scrolled->setMinimumWidth(panels.tools->minimumSizeHint().width() +
                                  scrolled->verticalScrollBar()->sizeHint().width());
        m_stacks[ToolStack]->addWidget(scrolled);
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
}

void WorkbenchPage::addDock(Dock dock, const char *id, QWidget *widget)
{
    auto *made = new QDockWidget(this);
    made->setObjectName(id);
    made->setWidget(widget);
    m_docks[static_cast<std::size_t>(dock)] = made;
    addDockWidget(dock == Dock::Tools ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, made);
}

void WorkbenchPage::createDocks()
{
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
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
    for (QDockWidget *dock : m_docks)
        keepKeyboardOnClicks(*dock, ClickFocus::Texts);
    shareKeys();
}

/// Keys of the page, and of the active pane's tools, work in the panels, too; those that float are windows of
/// their own. Bytes and texts of the raw panel are copied by the same keys as the map.
void WorkbenchPage::shareKeys()
{
    for (QDockWidget *dock : m_docks) {
        dock->addActions(QWidget::actions());
        for (std::size_t i = 0; i < m_panes.size(); ++i) {
            for (QAction *action : m_panes[i]->QWidget::actions()) {
                if (i == m_active && dock != m_docks[static_cast<std::size_t>(Dock::Raw)])
                    dock->addAction(action);
                else
                    dock->removeAction(action);
            }
        }
    }
}

/// As they are before anybody has moved them: two groups at the right, and the tools at the left.
void WorkbenchPage::arrangeDocks()
{
    const auto dock = [this](Dock id) { return m_docks[static_cast<std::size_t>(id)]; };
    const bool editing = m_mode == Mode::Edit;
    for (QDockWidget *any : m_docks) {
        any->setFloating(false);
        addDockWidget(any == dock(Dock::Tools) ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, any);
    }
    for (const Dock id : {Dock::Changes, Dock::Find, Dock::Damage, Dock::History, Dock::Checks, Dock::Stamps})
        tabifyDockWidget(dock(Dock::Regions), dock(id));
    for (const Dock id : {Dock::Raw, Dock::Sight, Dock::Mind})
        tabifyDockWidget(dock(Dock::Contents), dock(id));
    for (const Dock id : {Dock::Regions, Dock::Find, Dock::Damage, Dock::Raw, Dock::Mind})
        dock(id)->setVisible(!editing);
    for (const Dock id : {Dock::Tools, Dock::History, Dock::Checks, Dock::Stamps})
        dock(id)->setVisible(editing);
    for (const Dock id : {Dock::Changes, Dock::Contents, Dock::Sight})
        dock(id)->setVisible(true);
    dock(editing ? Dock::History : Dock::Regions)->raise();
    dock(editing ? Dock::Sight : Dock::Contents)->raise();
    widenDocks();
    // Once more when the page has the size that it will have.
    QTimer::singleShot(0, this, &WorkbenchPage::widenDocks);
}

void WorkbenchPage::widenDocks()
{
    const auto dock = [this](Dock id) { return m_docks[static_cast<std::size_t>(id)]; };
    resizeDocks({dock(Dock::Changes), dock(Dock::Tools)}, {kBenchDockWidth, kToolsWidth}, Qt::Horizontal);
}

/// Tabs of docks tell what they are; made only when the docks are laid out.
void WorkbenchPage::nameTabs()
{
    QTimer::singleShot(0, this, [this] {
        for (QTabBar *tabs : findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            tabs->setElideMode(Qt::ElideNone);
    });
}

/// Docks take the widths asked for only once they are on the screen.
void WorkbenchPage::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!std::exchange(m_arranged, true))
        arrangeDocks();
    nameTabs();
}

void WorkbenchPage::keepDocks() const
{
    QSettings().setValue(stateKey(m_mode), saveState(kBenchStateVersion));
}

void WorkbenchPage::restoreDocks()
{
    const bool kept = restoreState(QSettings().value(stateKey(m_mode)).toByteArray(), kBenchStateVersion);
    if (!kept)
        arrangeDocks();
    m_arranged = kept || isVisible();
    nameTabs();
}

void WorkbenchPage::suspend()
{
    keepDocks();
}

QList<QAction *> WorkbenchPage::panelToggles() const
{
    QList<QAction *> toggles;
    for (const QDockWidget *dock : m_docks)
        toggles.append(dock->toggleViewAction());
    return toggles;
}

void WorkbenchPage::connectPane(std::size_t index)
{
    WorldPane &pane = *m_panes[index];
    connect(&pane, &WorldPane::activated, this, [this, index] {
        if (m_active == index)
            return;
        activate(index);
        updateCentre();
    });
    connect(&pane, &WorldPane::documentReplaced, this, [this, index] {
        WorldDocument *document = m_panes[index]->document();
        m_ofPane[index].sight->setWorld(
            [document]() -> World * { return document == nullptr ? nullptr : &document->world(); });
        if (index == m_active)
            showDocument();
    });
    connect(&pane, &WorldPane::documentChanged, this, [this, index](const DocumentChange & /*change*/) {
        m_ofPane[index].sight->refresh();
        if (index == m_active) {
            showThought();
            updateState();
        }
    });
    connect(&pane, &WorldPane::levelChanged, this, &WorkbenchPage::updateLevels);
    connect(&pane, &WorldPane::cellClicked, this, &WorkbenchPage::lookAtCell);
    connect(&pane, &WorldPane::cellHovered, this, [this](WorldPos cell) { tellCell(cell); });
    connect(&pane, &WorldPane::hoverEnded, this, [this] { tellCell(std::nullopt); });
    connect(&pane.tools(), &EditTools::failed, this,
            [this, index](const Error &error) { failToEdit(index, error); });
    connect(&pane.tools(), &EditTools::confirmationNeeded, this, &WorkbenchPage::confirm);
    connect(&pane.tools(), &EditTools::told, this,
            [this](const QString &text) { statusBar()->showMessage(text, kTellMs); });
    connect(&pane.tools().selection(), &Selection::changed, this, [this, index] {
        if (index == m_active)
            m_changes->setSelection(m_panes[index]->tools().selection().cells());
    });
    ChecksPanel *checks = m_ofPane[index].checks;
    connect(checks, &ChecksPanel::placeChosen, &pane, &WorldPane::flyTo);
    connect(checks, &ChecksPanel::layerChanged, this, &WorkbenchPage::applyLayers);
    connect(m_ofPane[index].stamps, &StampsPanel::failed, this, &WorkbenchPage::fail);
}

void WorkbenchPage::connectPanel(InspectorPanel &panel)
{
    connect(&panel, &InspectorPanel::placeChosen, this, [this](WorldPos place) { pane().flyTo(place); });
    connect(&panel, &InspectorPanel::areaChosen, this,
            [this](const CellRect &area) { pane().showArea(area); });
    connect(&panel, &InspectorPanel::layerChanged, this, &WorkbenchPage::applyLayers);
}

void WorkbenchPage::connectPanels()
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
                QDockWidget *dock = m_docks[static_cast<std::size_t>(Dock::Raw)];
                dock->show();
                dock->raise();
            });
    connect(m_changes, &ChangesPanel::revertRequested, this, &WorkbenchPage::revert);
    connect(m_history, &HistoryPanel::failed, this,
            [this](const Error &error) { failToEdit(m_active, error); });
    connect(m_mind, &MindPanel::stepRequested, this, &WorkbenchPage::stepTurn);
    for (std::size_t i = 0; i < kDocks; ++i) {
        connect(m_docks[i], &QDockWidget::visibilityChanged, this, [this, i](bool visible) {
            m_inSight.set(i, visible);
            applyLayers();
        });
    }
}

QList<InspectorPanel *> WorkbenchPage::inspectorPanels() const
{
    return {m_regions, m_changes, m_find, m_damage, m_contents, m_raw};
}

/// False for a dock behind another tab, too.
bool WorkbenchPage::isInSight(Dock dock) const
{
    return m_inSight.test(static_cast<std::size_t>(dock));
}

/// What a panel draws is on the map while the panel is in sight. What monsters see was asked for, and stays
/// until its panel is closed.
void WorkbenchPage::applyLayers()
{
    const auto apply = [this](OverlayStack::Slot slot, Dock dock, const OverlayLayer &layer) {
        pane().overlays().set(slot, isInSight(dock) ? layer : OverlayLayer{});
    };
    apply(OverlayStack::Slot::Regions, Dock::Regions, m_regions->layer());
    apply(OverlayStack::Slot::Changes, Dock::Changes, m_changes->layer());
    apply(OverlayStack::Slot::Find, Dock::Find, m_find->layer());
    apply(OverlayStack::Slot::Checks, Dock::Checks, m_ofPane[m_active].checks->layer());
    apply(OverlayStack::Slot::Mind, Dock::Mind, m_mind->layer());
    const bool sight = m_docks[static_cast<std::size_t>(Dock::Sight)]->toggleViewAction()->isChecked();
    for (const PanePanels &panels : m_ofPane)
        panels.sight->setActive(sight);
}

/// All panels are about the active pane's document from now on.
void WorkbenchPage::showDocument()
{
    WorldDocument *document = pane().document();
    for (QStackedWidget *stack : m_stacks)
        stack->setCurrentIndex(static_cast<int>(m_active));
    for (InspectorPanel *panel : inspectorPanels())
        panel->setDocument(document);
    m_history->setDocument(document);
    m_changes->setSelection(pane().tools().selection().cells());
    chooseMonster(std::nullopt);
    updateActions();
    updateLevels();
    updateState();
    emit documentReplaced();
}

void WorkbenchPage::updateActions()
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        for (const EditCommand id : {EditCommand::Undo, EditCommand::Redo})
            m_panes[i]->tools().actions().command(id)->setVisible(i == m_active && m_mode == Mode::Edit);
    }
    const WorldDocument *document = pane().document();
    const bool any = document != nullptr;
    const bool file = any && document->origin() == DocumentOrigin::File;
    for (QAction *action : {m_actions->close, m_actions->exportMap, m_actions->goTo, m_actions->find,
                            m_actions->wholeWorld, m_actions->toPlayer, m_actions->zoomIn, m_actions->zoomOut,
                            m_actions->things, m_actions->fog, m_actions->second})
        action->setEnabled(any);
    for (QAction *action : {m_actions->play, m_actions->saveCopy})
        action->setEnabled(file);
    m_actions->reload->setEnabled(file && !document->canEdit());
    m_noFile->setVisible(any && !file && m_mode == Mode::Edit);
}

/// Which level is shown, of those that there are.
void WorkbenchPage::updateLevels()
{
    const LevelPlan &plan = pane().plan();
    const Level *shown = pane().level();
    m_level->clear();
    if (document() != nullptr && isOneMap(document()->world()))
        m_level->addItem(tr("Map of rooms"), WorldPane::kAllLevels);
    for (const Level &level : plan.levels)
        m_level->addItem(levelName(document()->world(), level), level.number);
    const int number = shown == nullptr ? WorldPane::kAllLevels : shown->number;
    m_level->setCurrentIndex(m_level->findData(number));
    m_levelInBar->setVisible(plan.isBounded());
    for (QAction *action : {m_actions->previousLevel, m_actions->nextLevel}) {
        action->setVisible(plan.isBounded());
        action->setEnabled(plan.levels.size() > 1);
    }
}

void WorkbenchPage::updateState()
{
    const WorldDocument *document = pane().document();
    m_name->setText(document == nullptr ? tr("No world") : document->name());
    QString state;
    if (document == nullptr)
        state.clear();
    else if (document->canEdit())
        state = tr("every edit is saved at once");
    else if (document->turnsStepped() > 0)
        state = tr("%n turns on, kept nowhere", nullptr, document->turnsStepped());
    else if (document->origin() == DocumentOrigin::File)
        state = tr("as it is in its file; nothing is changed");
    else
        state = document->origin() == DocumentOrigin::Seed ? tr("as its seed makes it")
                                                           : tr("of the original game");
    m_state->setText(state);
}

void WorkbenchPage::retranslateUi()
{
    m_actions->retranslateUi();
    m_bar->setWindowTitle(tr("Tools"));
    const auto name = [this](Dock dock, const QString &title) {
        m_docks[static_cast<std::size_t>(dock)]->setWindowTitle(title);
    };
    name(Dock::Tools, tr("Tools"));
    name(Dock::Regions, tr("Regions"));
    name(Dock::Changes, tr("Changes"));
    name(Dock::Find, tr("Find"));
    name(Dock::Damage, tr("Damage"));
    name(Dock::Contents, tr("Contents"));
    name(Dock::Raw, tr("Bytes"));
    name(Dock::Sight, tr("Sight"));
    name(Dock::Mind, tr("Mind"));
    name(Dock::History, tr("History"));
    name(Dock::Checks, tr("Checks"));
    name(Dock::Stamps, tr("Stamps"));
    m_level->setToolTip(tr("The level that is shown (Ctrl+Page Up, Ctrl+Page Down)"));
    m_level->setAccessibleName(tr("Level"));
    updateLevels();
    m_asking->setKeepText(tr("Go"));
    m_noFileText->setText(tr("This world has no file yet. Make it one of your worlds to change it."));
    for (WorldPane *pane : m_panes)
        pane->tools().retranslate();
    updateState();
}

} // namespace cave
