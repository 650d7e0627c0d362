#include "app/play/page/play_page.h"

#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/log/message_log_dock.h"
#include "app/play/map/action_scenes.h"
#include "app/play/map/examiner.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/mind_dock.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/play_scene.h"
#include "app/play/map/sight_dock.h"
#include "app/play/page/play_actions.h"
#include "app/play/page/play_status.h"
#include "app/play/rooms/room_play.h"
#include "app/play/walking/auto_walker.h"
#include "app/play/walking/held_keys.h"
#include "app/play/walking/real_time.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {

PlayPage::PlayPage(Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_maps(new PlayMaps(this))
    , m_actions(new PlayActions(this))
    , m_status(new PlayStatus(this))
    , m_scene(new PlayScene(*m_maps, *m_actions, *m_status, this))
    , m_keys(new HeldKeys(&m_pace, this))
    , m_logDock(new MessageLogDock(m_log))
    , m_sightDock(new SightDock(*m_maps->map(), m_scene->overlays()))
    , m_mindDock(new MindDock(*m_maps->map(), m_scene->overlays()))
    , m_theme(&darkTheme())
{
    setObjectName(QStringLiteral("playPage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_rooms = new RoomPlay(*m_maps, this);
    layout->addWidget(m_rooms->bar());
    layout->addWidget(m_maps->map());
    setFocusProxy(m_maps->map());
    m_combat = new CombatPanel(preferences, this);
    makeRuns();
    makeRooms();
    m_status->hide();
    connect(m_keys, &HeldKeys::commanded, this, &PlayPage::perform);
    makeAutoWalker();
    connectMap();
    connectActions();
    retranslate();
    restoreView();
    followPreferences();
    for (QDockWidget *dock : docks())
        keepKeyboardOnClicks(*dock, ClickFocus::Fields); // one goes on walking
}

PlayPage::~PlayPage()
{
    // The docks and the status line may be gone by now; only the file matters here.
    rememberView();
    m_scene->disconnect();
    m_walker->disconnect();
    if (m_session.has_value())
        static_cast<void>(m_session->save());
    if (m_logDock != nullptr && m_logDock->parent() == nullptr)
        delete m_logDock;
    delete m_sightDock; // they draw on the map
    delete m_mindDock;
}

void PlayPage::connectActions()
{
    MapView *map = m_maps->map();
    connect(m_actions->zoomIn, &QAction::triggered, this, [map] { map->zoomBy(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [map] { map->zoomBy(-1); });
    connect(m_actions->centre, &QAction::triggered, m_maps, &PlayMaps::centreOnPlayer);
    connect(m_actions->fog, &QAction::toggled, m_maps, &PlayMaps::setFog);
    connect(m_actions->glyphs, &QAction::toggled, this,
            [map](bool on) { map->setMapStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
    connect(m_actions->followSoftly, &QAction::toggled, this,
            [map](bool on) { map->setFollowMode(on ? FollowMode::Softly : FollowMode::Strictly); });
    connect(m_actions->motion, &QAction::toggled, m_maps, &PlayMaps::setMotion);
    connect(m_actions->motion, &QAction::toggled, m_walker, &AutoWalker::setMotion);
    connect(m_actions->explore, &QAction::triggered, this, &PlayPage::explore);
    connect(m_actions->travel, &QAction::triggered, this, &PlayPage::showPlaces);
    connect(m_actions->examine, &QAction::triggered, this, &PlayPage::toggleExamining);
    connect(m_actions->marker, &QAction::triggered, this, [this] {
        m_walker->stop();
        m_scene->editMarker();
    });
    connect(m_actions->journal, &QAction::triggered, this, &PlayPage::showJournal);
    connect(m_actions->allMonsters, &QAction::toggled, this, &PlayPage::tellCheating);
    connect(m_actions->inventory, &QAction::triggered, this, &PlayPage::showInventory);
    connect(m_actions->motion, &QAction::toggled, this, [this](bool on) { m_combat->setMotion(on); });
    connect(m_scene, &PlayScene::markersNotSaved, this, [this](const QString &reason) {
        m_status->showNotice(tr("The marker could not be kept: %1").arg(reason));
    });
    connect(m_scene, &PlayScene::editingEnded, map, qOverload<>(&QWidget::setFocus));
    connect(m_logDock, &MessageLogDock::left, map, qOverload<>(&QWidget::setFocus));
    QAction *log = m_logDock->toggleViewAction();
    log->setObjectName(QStringLiteral("messageLog.toggle"));
    log->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    log->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(log);
    addAction(m_sightDock->toggleViewAction());
    addAction(m_mindDock->toggleViewAction());
    addAction(m_mindDock->nextAction());
}

void PlayPage::retranslate()
{
    m_actions->retranslate();
    m_maps->retranslate();
    m_logDock->toggleViewAction()->setText(tr("&Messages"));
    m_logDock->toggleViewAction()->setToolTip(tr("Show or hide what was told"));
    m_status->showSession(m_session.has_value() ? &m_session->session() : nullptr);
}

void PlayPage::setTheme(const Theme &theme)
{
    m_theme = &theme;
    m_maps->setTheme(theme);
    m_scene->setTheme(theme);
    m_logDock->setTheme(theme);
    m_sightDock->setTheme(theme);
    m_mindDock->setTheme(theme);
    m_combat->setTheme(theme);
    m_runEnd->setTheme(theme);
    m_titles->setTheme(theme);
    m_rooms->setTheme(theme);
    if (m_journal != nullptr)
        m_journal->setTheme(theme);
    if (m_inventory != nullptr)
        m_inventory->setTheme(theme);
}

void PlayPage::setKeyBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    useBindings();
}

/// Keys that walk diagonally or use things have other meanings, or none, where nobody does so.
void PlayPage::useBindings()
{
    const bool eight =
        m_session.has_value() && (m_session->session().content().scenario.diagonalMoves || isFree());
    const KeyBindings used = eight ? m_bindings : m_bindings.withoutDiagonals();
    m_keys->setBindings(isFree() ? used : used.withoutUse());
    m_scene->examiner().setBindings(used.withoutUse());
}

void PlayPage::openWorld(SavedSession session)
{
    if (hasWorld())
        abandonWorld();
    m_session.emplace(std::move(session));
    const Result<std::string> name = m_session->file().name();
    m_name = name ? QString::fromStdString(*name) : QString();
    useBindings();
    showSession();
    m_maps->map()->setFocus();
    m_sincePlayTime.start();
    observeSession(&m_session->session());
    m_combat->open();
    if (m_session->session().world().run != RunState::Going)
        emit endedRunOpened();
    showRunEnd();
    m_actions->pause->setChecked(isRealTime()); // nobody is overrun while they still look around
    showClock();
    if (isFree())
        perform(SteerCommand{}); // no key is held yet, whatever was when the world was written
}

/// The panels read the session by themselves, and act through this page, so that what they do is shown.
void PlayPage::observeSession(const Session *session)
{
    const auto act = [this](const Command &command) { return perform(command); };
    m_combat->setSession(session != nullptr ? &m_session->session() : nullptr, act);
    if (m_inventory != nullptr)
        m_inventory->setSession(session, act);
}

InventoryDialog &PlayPage::inventory()
{
    if (m_inventory == nullptr) {
        m_inventory = new InventoryDialog(this);
        m_inventory->setTheme(*m_theme);
        m_inventory->setSession(m_session.has_value() ? &m_session->session() : nullptr,
                                [this](const Command &command) { return perform(command); });
        connect(m_inventory, &QDialog::finished, this, &PlayPage::showClock);
    }
    return *m_inventory;
}

void PlayPage::showInventory()
{
    if (!m_session.has_value())
        return;
    m_walker->stop();
    inventory().refresh();
    m_inventory->show();
    m_inventory->raise();
    m_inventory->activateWindow();
    showClock();
}

void PlayPage::chooseScroll()
{
    inventory().chooseScroll();
    showInventory();
}

/// Time away from the game counts as well as far as the world stays open.
void PlayPage::keepPlayTime()
{
    if (m_session.has_value() && m_sincePlayTime.isValid())
        static_cast<void>(m_session->file().addPlayTime(m_sincePlayTime.restart()));
}

void PlayPage::showSession()
{
    Session &session = m_session->session();
    m_markers = std::make_unique<MarkerStore>(m_session->file());
    for (const LogMessage &message : m_messages.begin(session.world(), m_name))
        m_log.append(message);
    m_maps->showSession(&session);
    m_scene->begin(session, *m_markers);
    m_sightDock->setSession(&session);
    m_mindDock->setSession(&session);
    m_rooms->begin(session);
    m_status->showSession(&session);
}

void PlayPage::setOtherWorlds(std::function<QList<JournalEntry>()> otherWorlds)
{
    m_otherWorlds = std::move(otherWorlds);
}

bool PlayPage::closeWorld()
{
    rememberView();
    m_keys->clear();
    m_walker->stop();
    const bool saved = m_session.has_value() && m_session->session().unsavedChanges().empty() &&
                       m_session->file().checkPlace().ok();
    if (m_session.has_value() && !saved && !saveNow())
        return false;
    abandonWorld();
    return true;
}

void PlayPage::abandonWorld()
{
    m_keys->clear();
    m_walker->stop();
    if (!m_session.has_value())
        return;
    keepPlayTime();
    observeSession(nullptr);
    m_runEnd->close();
    m_titles->showLevel({});
    if (m_inventory != nullptr)
        m_inventory->hide();
    m_scene->end();
    m_rooms->end();
    m_sightDock->setSession(nullptr);
    m_mindDock->setSession(nullptr);
    m_maps->showSession(nullptr);
    m_status->showSession(nullptr);
    m_status->showNotice({});
    m_log.clear();
    m_actions->allMonsters->setChecked(false);
    m_markers.reset(); // before the file that it writes to
    m_session.reset();
    m_spawn.reset();
    m_walker->forget();
    m_name.clear();
    m_saveFailing = false;
    showClock();
}

bool PlayPage::saveNow()
{
    if (!m_session.has_value())
        return true;
    const Result<void> done = m_session->save();
    m_saveFailing = !done.ok();
    if (m_saveFailing)
        emit saveFailed(QString::fromStdString(done.error().message));
    else
        emit saved();
    return done.ok();
}

Result<void> PlayPage::saveAs(const std::filesystem::path &target)
{
    Result<void> saved = m_session->saveAs(target);
    if (!saved)
        return saved;
    m_saveFailing = false;
    if (const Result<std::string> name = m_session->file().name())
        m_name = QString::fromStdString(*name);
    showClock();
    return saved;
}

std::filesystem::path PlayPage::worldPath() const
{
    return m_session.has_value() ? m_session->file().path() : std::filesystem::path();
}

MapView *PlayPage::map() const
{
    return m_maps->map();
}

QList<QAction *> PlayPage::viewActions() const
{
    return m_actions->viewActions();
}

QList<QAction *> PlayPage::playActions() const
{
    return m_actions->playActions();
}

QList<QAction *> PlayPage::toolBarActions() const
{
    return m_actions->toolBarActions();
}

QList<QAction *> PlayPage::fightActions() const
{
    return m_combat->keyActions() + m_runEnd->keyActions();
}

QList<QAction *> PlayPage::inventoryActions()
{
    return inventory().itemActions();
}

QList<QDockWidget *> PlayPage::docks() const
{
    return {m_maps->miniMapDock(), m_logDock, m_sightDock, m_mindDock};
}

QList<QDockWidget *> PlayPage::firstDocks() const
{
    return {m_maps->miniMapDock(), m_logDock};
}

QWidget *PlayPage::statusWidget() const
{
    return m_status;
}

std::vector<Event> PlayPage::perform(const Command &command)
{
    if (isStranded()) {
        m_walker->stop();
        emit saveFailed(QString::fromStdString(m_session->saveError()->message));
        return {};
    }
    if (!m_session.has_value() || !takesNow(command))
        return {};
    if (std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command)) {
        goOn();
        m_pace.stepped();
    }
    std::vector<Event> events = m_session->apply(command);
    showEvents(events);
    return events;
}

/// Shows what happened, whatever made it happen.
void PlayPage::showEvents(const std::vector<Event> &events)
{
    reportSaving();
    m_rooms->update(events);
    m_mindDock->refresh();
    if (m_rooms->isOpen() && isOnlyTime(events))
        return; // which passes with every picture
    for (const LogMessage &message : m_messages.tell(events, m_session->session()))
        m_log.append(message);
    m_maps->update(m_session->session(), events);
    m_scene->update(events);
    m_sightDock->refresh();
    m_status->showSession(&m_session->session());
    if (m_inventory != nullptr && m_inventory->isVisible())
        m_inventory->refresh();
    showLevels(events);
    m_combat->takeDice(events);
    m_combat->open();
    const auto ended = [](const Event &event) { return std::holds_alternative<RunEnded>(event); };
    if (std::any_of(events.begin(), events.end(), ended)) {
        keepPlayTime(); // what is told of the run counts it
        emit runEnded();
    }
    showRunEnd();
    showClock();
    emit performed();
}

/// Tells once when saving begins to fail, and once when it works again.
void PlayPage::reportSaving()
{
    const std::optional<Error> &error = m_session->saveError();
    if (error.has_value() == m_saveFailing)
        return;
    m_saveFailing = error.has_value();
    if (m_saveFailing)
        emit saveFailed(QString::fromStdString(error->message));
    else
        emit saved();
}

} // namespace cave
