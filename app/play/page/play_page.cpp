// SPDX-License-Identifier: MIT
#include "app/play/page/play_page.h"

#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/hud/play_hud.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/log/event_messages.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/log/message_log.h"
#include "app/play/map/examiner.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/play_scene.h"
#include "app/play/map/sight_panes.h"
#include "app/play/page/play_dialogs.h"
#include "app/play/page/play_status.h"
#include "app/play/party/play_party.h"
#include "app/play/past/play_past.h"
#include "app/play/rooms/room_play.h"
#include "app/play/runs/reveal_guard.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/run_watch.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/place_in_levels.h"
#include "app/play/walking/play_clock.h"
#include "app/play/walking/play_keys.h"
#include "app/play/walking/walk_control.h"
#include "core/analysis/past/watch_search.h"
#include "core/io/world_file/world_file.h"
#include "core/io/worlds/replay.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/session/event.h"
#include "core/session/replay.h"
#include "core/world/generator_info.h"
#include "editor/document/job_runner.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/language_lock.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QObject>
#include <QSettings>
#include <QString>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "moc_play_page.cpp"

namespace cave {

/// Watches for a condition on the player at this machine and what is reported to them. When it begins to
/// hold, time pauses, unless it is everyone's.
class WatchStop : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive this. Made after what writes messages, so that its own is the last.
    explicit WatchStop(PlaySession &session, QObject *parent = nullptr) : QObject(parent), m_session(session)
    {
        connect(&session, &PlaySession::stepped, this, &WatchStop::follow);
        connect(&session, &PlaySession::happened, this, &WatchStop::announce);
    }

    /// If it holds already, it has to end first.
    void setPoint(const std::optional<WatchPoint> &point)
    {
        m_course.reset();
        if (!point)
            return;
        m_course.emplace(*point);
        judge({});
    }

signals:
    /// It begins to hold, in the midst of what is reported of a command.
    void begins();
    /// The same once all messages of that command are written: "Stopped: health < 10".
    void stopped(const QString &text);

private:
    void follow(const std::vector<Event> &events)
    {
        if (!m_course)
            return;
        judge(events);
        if (!m_course->begins())
            return;
        m_due = tr("Stopped: %1").arg(QString::fromStdString(m_course->point().text()));
        if (m_session.isRealTime() && !m_session.hasCompany()) {
            m_session.setPausedByHand(true);
            m_session.setPaused(true);
        }
        emit begins();
        if (m_session.isFree() && isOnlyTime(events))
            announce(); // nothing else is reported of it
    }

    void judge(const std::vector<Event> &events)
    {
        const int local = m_session.localPlayer();
        World &world = m_session.session().mutableWorld();
        const PartyMember *player = world.party.find(local);
        if (player == nullptr)
            return m_course->skip();
        std::vector<TimelineMark> marks;
        for (const Event &event : events) {
            const std::optional<TimelineMark> mark = markOf(world, event);
            if (mark && (mark->player == 0 || mark->player == local))
                marks.push_back(*mark);
        }
        m_course->follow(world, *player, marks);
    }

    void announce()
    {
        if (!m_due.isEmpty())
            emit stopped(std::exchange(m_due, {}));
    }

    PlaySession &m_session;
    std::optional<WatchCourse> m_course;
    QString m_due; ///< what is to be said
};

/// Shows how the player died where they wake and go on, once the outcome of the fight was dismissed; unless
/// the preferences say not to, or others play on meanwhile.
class DeathNotice : public QObject {
public:
    /// A child of `panel`, in which it is shown; the others must outlive it.
    DeathNotice(PlaySession &session, CombatPanel &combat, const RunWatch &watch, RunEndPanel &panel,
                Preferences &preferences)
        : QObject(&panel)
        , m_session(session)
        , m_combat(combat)
        , m_watch(watch)
        , m_panel(panel)
        , m_preferences(preferences)
    {
        connect(&session, &PlaySession::happened, this, &DeathNotice::note);
        connect(&session, &PlaySession::changed, this, &DeathNotice::show);
        connect(&combat, &CombatPanel::closed, this, &DeathNotice::show);
        connect(&panel, &RunEndPanel::hideDeathsRequested, this,
                [this] { m_preferences.set(Setting::Deaths, 0); });
    }

private:
    void note(const std::vector<Event> &events)
    {
        for (const Event &event : events) {
            if (const auto *died = std::get_if<PlayerDied>(&event))
                m_died = *died;
        }
    }

    void show()
    {
        if (!m_died || m_combat.isOpen() || m_panel.isOpen())
            return;
        const PlayerDied died = *std::exchange(m_died, std::nullopt);
        if (!m_session.isGoing() || m_session.hasCompany() || !m_preferences.isOn(Setting::Deaths))
            return;
        const World &world = m_session.world();
        RunSummary run = summaryOf(world);
        run.place = placeNumber(world, died.at);
        run.wakes = died.wakes;
        run.wakesAt = placeCoordinates(world, died.wakes);
        run.lost = died.lost ? shownStack(world, *died.lost) : QString();
        m_panel.open(run, std::nullopt);
        m_panel.report(m_session.session(), m_watch.report());
    }

    PlaySession &m_session;
    CombatPanel &m_combat;
    const RunWatch &m_watch;
    RunEndPanel &m_panel;
    Preferences &m_preferences;
    std::optional<PlayerDied> m_died; ///< not shown yet
};

/// How the maps are shown, as set by actions; the zoom is remembered.
class PlayView : public QObject {
public:
    /// The maps begin once they know how they are to be shown. All must outlive this.
    PlayView(const PlayActions &actions, PlayHabits &habits, PlayMaps &maps)
        : QObject(&maps)
        , m_actions(actions)
        , m_habits(habits)
        , m_maps(maps)
    {
        connectActions();
        restoreZoom();
        m_maps.begin();
    }

    /// Stores the zoom, and keeps that of the mini map for the next page.
    void remember() const
    {
        QSettings().setValue(kZoomKey, m_maps.chosenZoom().step / m_maps.map()->devicePixelRatioF());
        if (const std::optional<Zoom> zoom = m_maps.miniMapZoom())
            m_habits.miniMap = zoom;
    }

private:
    static constexpr const char *kZoomKey = "play/zoom"; // logical pixels per cell
    static constexpr int kFirstZoom = 28;                // logical pixels per cell, until the player chooses

    void connectActions()
    {
        MapView *map = m_maps.map();
        connect(m_actions.zoomIn, &QAction::triggered, map, [map] { map->zoomBy(1); });
        connect(m_actions.zoomOut, &QAction::triggered, map, [map] { map->zoomBy(-1); });
        connect(m_actions.centre, &QAction::triggered, &m_maps, &PlayMaps::centreOnPlayer);
        const auto follow = [this](const QAction *action, const auto &show) {
            show(action->isChecked());
            connect(action, &QAction::toggled, this, show);
        };
        follow(m_actions.fog, [this](bool on) { m_maps.setFog(on); });
        follow(m_actions.glyphs,
               [map](bool on) { map->terrain()->setStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
        follow(m_actions.followSoftly,
               [this](bool on) { m_maps.setFollowMode(on ? FollowMode::Softly : FollowMode::Strictly); });
        follow(m_actions.motion, [this](bool on) { m_maps.setMotion(on); });
    }

    void restoreZoom()
    {
        bool isNumber = false;
        const double zoom = QSettings().value(kZoomKey).toDouble(&isNumber);
        const bool isChosen = isNumber && zoom != 0 && std::abs(zoom) <= Zoom::kLargest;
        MapView *map = m_maps.map();
        map->setZoom({qRound((isChosen ? zoom : kFirstZoom) * map->devicePixelRatioF())});
        if (m_habits.miniMap)
            m_maps.setMiniMapZoom(*m_habits.miniMap);
    }

    const PlayActions &m_actions;
    PlayHabits &m_habits;
    PlayMaps &m_maps;
};

namespace {

constexpr std::int64_t kEarlyDeath = 120;       // seconds of a run
constexpr std::size_t kReplayedCommands = 2000; // the latest ones, whose messages are shown

/// The log doesn't have the players' names; those of today are used.
void namePlayers(Session &session, const Party &today)
{
    for (const PartyMember &member : today.members) {
        if (session.world().party.find(member.id) != nullptr)
            session.describePlayer(member.id, member.name, member.colour);
    }
}

/// What the messages of the last commands of a world were before it was opened, by replaying its log off the
/// interface thread. None if a command isn't possible: then the log doesn't say what happened. `own` is the
/// reader, who may have come later; none for an onlooker.
QList<LogMessage> messagesOf(WorldLog log, std::optional<int> own, const JobRunner::Wanted &wanted)
{
    const std::size_t count = log.commands.size();
    const std::size_t from = count - std::min(count, kReplayedCommands);
    Session session(std::move(log.origin));
    namePlayers(session, log.stored.party);
    EventMessages messages;
    QList<LogMessage> all;
    for (std::size_t i = 0; i < count; ++i) {
        passBreak(session, log, i);
        const bool due = i % kCallbackInterval == 0;
        if (due && !wanted(static_cast<double>(i) / static_cast<double>(count)))
            return {};
        if (i == from) {
            const QReadLocker locker(&languageLock());
            all = messages.begin(session.world(), QString::fromStdString(log.name));
        }
        std::vector<Event> events;
        if (!playCommand(session, log.commands[i], events))
            return {};
        if (std::holds_alternative<JoinCommand>(log.commands[i]))
            namePlayers(session, log.stored.party);
        const bool isHere = own && session.world().party.find(*own) != nullptr;
        if (isHere)
            session.showPlayer(*own);
        if (i >= from) {
            const QReadLocker locker(&languageLock());
            all += messages.report(events, session, !isHere);
        }
    }
    for (LogMessage &message : all)
        message.fight = -message.fight; // later fights are counted from 1
    return all;
}

void showLevels(MapTitles &titles, const World &world, const std::vector<Event> &events)
{
    for (const Event &event : events) {
        const auto *entered = std::get_if<LevelEntered>(&event);
        if (entered != nullptr && generatorInfo(world.spec.generator.kind).levels == LevelKind::Room)
            titles.fadeIn(); // the bar shows which
        else if (entered != nullptr)
            titles.showLevel(levelTitle(world, entered->number));
    }
}

} // namespace

PlayPage::PlayPage(PlaySession &session, const PlayFrame &frame, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_actions(frame.actions)
    , m_log(frame.log)
    , m_habits(frame.habits)
    , m_maps(new PlayMaps(session, frame.miniMap, this))
    , m_view(new PlayView(m_actions, frame.habits, *m_maps))
    , m_status(new PlayStatus(session, &frame.status))
    , m_scene(new PlayScene(session, *m_maps, m_actions, this))
    , m_clock(new PlayClock(session, m_actions, frame.habits.slowness, *this, *m_maps->map()))
    , m_walk(new WalkControl(session, *m_clock, *m_scene, frame.preferences, *m_maps->map()))
    , m_keys(new PlayKeys(session, *m_clock, *m_walk, m_scene->examiner(), frame.place, *m_maps->map()))
    , m_dialogs(new PlayDialogs(session, frame.habits.dialogs, this))
    , m_sight(new SightPane([&session] { return &session.session().mutableWorld(); }, *m_maps->map(),
                            m_scene->overlays()))
    , m_past(new PlayPast({session, m_actions, *m_maps->map(), *m_sight}, *this))
    , m_mind(new MindPane(session.session(), *m_maps->map(), m_scene->overlays(), frame.mind))
    , m_rooms(session.isFree() ? new RoomPlay(session, *m_maps, m_actions, this) : nullptr)
    , m_hud(new PlayHud(session, *m_scene, m_actions, *this))
    , m_offer(new ActionOffer(session, *m_hud, m_actions, *this))
    , m_party(new PlayParty({session, *m_maps, m_actions, m_scene->examiner(), m_log}, this))
    , m_combat(new CombatPanel(
          {session.session(), frame.preferences, frame.fights},
          [&session](const Command &command) { return session.perform(command); },
          [&session] { return session.awaitsAnswer(); }, this))
    , m_runWatch(new RunWatch(session, this))
    , m_reveals(new RevealGuard({session, m_actions, *m_sight, *m_maps->map()}, *this))
    , m_runEnd(new RunEndPanel(frame.runEnd, this))
    , m_titles(new MapTitles(m_maps->map()))
{
    layOut();
    frame.status.layout()->addWidget(m_status);
    offerHints(session, *m_hud, m_actions, frame.preferences, m_scene->examiner(), *map());
    new DeathNotice(session, *m_combat, *m_runWatch, *m_runEnd, frame.preferences);
    m_habits.sight.restore(*m_sight);
    connectLog();
    connectWatch();
    connectDocks(frame);
    connectMap();
    connectFights();
    connectRunEnd();
    connectClock();
    connectActions();
    connectSignals(); // after all parts
    bindTexts(*this, [this] { m_scene->refreshLook(); });
    bindLook(*this, [this] { m_scene->refreshLook(); });
    connect(&frame.messages, &MessageLogDock::placeChosen, this, [this](WorldPos place) {
        if (m_session.isFree())
            return;
        m_walk->interrupt();
        m_scene->examiner().moveTo(place);
        map()->setFocus();
    });
    connect(&frame.messages, &MessageLogDock::left, map(), qOverload<>(&QWidget::setFocus));
}

PlayPage::~PlayPage()
{
    m_view->remember();
    m_habits.sight.keep(*m_sight);
    m_dialogs->keepGeometry();
    if (m_actions.allMonsters->isChecked())
        logCheat(false);
    delete m_keys; // these watch the map
    delete m_walk;
    delete m_clock;
    delete m_mind; // these draw on it
    delete m_past;
    delete m_status;
}

void PlayPage::layOut()
{
    auto *layout = vbox(*this, 0, kNoMargins, {});
    if (m_rooms != nullptr)
        layout->addWidget(m_rooms->bar());
    layout->addWidget(m_hud->strip());
    auto *middle = hbox(0, {m_hud->sidebar()});
    markPane(*m_hud->sidebar());
    middle->addWidget(m_past->maps(), 1);
    layout->addLayout(middle, 1);
    layout->addWidget(m_past->strip());
    layout->addWidget(m_reveals->question());
    layout->addWidget(m_offer->bar());
    layout->addWidget(m_party->chatLine());
    setFocusProxy(map());
}

void PlayPage::begin()
{
    m_reveals->begin();
    map()->setFocus();
    openFight();
    m_session.begin();
    if (m_session.isFree() && !m_session.isOnlooker())
        m_session.perform(SteerCommand{}); // no key is held now, whatever was when the world was saved
}

void PlayPage::stop()
{
    m_keys->clear();
    m_walk->stop();
}

void PlayPage::beginLog()
{
    if (m_log.rowCount() == 0 && m_session.world().commands > 0) {
        for (const char *command : {"play.nextItem", "play.interact"})
            shownKey(command); // which the thread below names
        m_jobs.run(
            [path = m_session.path(),
             own = m_session.isOnlooker() ? std::nullopt : std::optional(m_session.localPlayer())](
                const JobRunner::Wanted &wanted) {
                Result<WorldLog> log = readWorldLog(path);
                return log ? messagesOf(std::move(*log), own, wanted) : QList<LogMessage>();
            },
            [this](const QList<LogMessage> &messages) {
                if (!messages.isEmpty())
                    m_log.prepend(messages);
            });
    }
    m_messages.continueAfter(m_log.lastFight());
    for (const LogMessage &message :
         m_messages.begin(m_session.world(), m_session.name(), m_session.isShared()))
        m_log.append(message);
}

void PlayPage::continueLog(std::deque<LogMessage> messages)
{
    m_jobs.forgetAll(); // the messages from before are among them
    m_log.restore(std::move(messages));
    m_messages.continueAfter(m_log.lastFight());
}

void PlayPage::logCheat(bool on)
{
    m_log.append({MessageKind::Warning,
                  on ? tr("Cheat on: all monsters nearby are shown.")
                     : tr("Cheat off: only monsters in view are shown."),
                  m_session.world().turn, 1});
}

void PlayPage::connectLog()
{
    beginLog();
    const auto append = [this](const QList<LogMessage> &messages) {
        for (const LogMessage &message : messages)
            m_log.append(message);
    };
    connect(&m_session, &PlaySession::happened, this, [this, append](const std::vector<Event> &events) {
        if (m_session.world().party.isAlone())
            append(m_messages.report(events, m_session.session(), m_session.isOnlooker()));
    });
    connect(&m_session, &PlaySession::allActed, this, [this, append](const std::vector<Event> &events) {
        append(m_messages.report(events, m_session.session(), m_session.isOnlooker()));
    });
    connect(m_reveals, &RevealGuard::monstersShown, this, &PlayPage::logCheat);
    m_scene->followLog(m_log);
}

void PlayPage::connectDocks(const PlayFrame &frame)
{
    frame.sight.setWidget(m_past->panes());
    QAction *toggle = frame.sight.toggleViewAction();
    m_sight->setOpen(toggle->isChecked());
    m_past->setOpen(toggle->isChecked());
    connect(toggle, &QAction::toggled, m_sight, &SightPane::setOpen);
    connect(toggle, &QAction::toggled, m_past, &PlayPast::setOpen);
    connect(toggle, &QAction::triggered, m_sight, [this](bool open) {
        if (open)
            m_sight->askAgain();
    });
    connect(m_sight, &SightPane::declined, &frame.sight, &QWidget::close);
    connect(&frame.messages, &MessageLogDock::replayRequested, this, [this, toggle](qint64 turn) {
        if (m_combat->isOpen() || m_runEnd->isOpen() ||
            m_sight->isHeld()) { // over the map, or to be agreed to
            emit replayRequested(turn);
            return;
        }
        m_past->explain(turn);
        if (!toggle->isChecked())
            toggle->trigger();
    });
    connect(m_past, &PlayPast::whatIfRequested, this, &PlayPage::whatIfRequested);
    if (m_session.world().content->scenario.freeMovement()) { // elsewhere there are no decisions to be shown
        m_mind->follow(*m_past->map());
        connect(m_past, &PlayPast::turnShown, m_mind, [this](Session *past) {
            if (past != nullptr)
                m_mind->showMoment(*past, m_past->overlays());
            else
                m_mind->showMoment(m_session.session(), m_scene->overlays());
        });
    }
    connect(&m_session, &PlaySession::stepped, m_mind, &MindPane::refresh);
    connect(&m_session, &PlaySession::happened, m_sight, &SightPane::refresh);
    for (QWidget *pane : {static_cast<QWidget *>(m_sight), static_cast<QWidget *>(m_mind)})
        keepKeyboardOnClicks(*pane, ClickFocus::Fields); // so that walking continues
}

void PlayPage::connectWatch()
{
    auto *watch = new WatchStop(m_session, this);
    const WatchEdit &edit = m_sight->showWatch(m_session.world().content);
    m_past->follow(edit);
    connect(&edit, &WatchEdit::pointChanged, watch, [&edit, watch] { watch->setPoint(edit.point()); });
    connect(watch, &WatchStop::begins, m_walk, &WalkControl::stop);
    connect( // once the command is over, as steering ends by another one
        watch, &WatchStop::begins, this, [this] { m_keys->clear(); }, Qt::QueuedConnection);
    connect(watch, &WatchStop::stopped, this, [this](const QString &text) {
        m_log.append(messageAt(m_session.world(), MessageKind::Warning, text));
        m_status->showNotice(text);
    });
}

/// The window is notified after all parts.
void PlayPage::connectSignals()
{
    connect(&m_session.saving(), &PlaySaving::failed, this, &PlayPage::saveFailed);
    connect(&m_session.saving(), &PlaySaving::saved, this, &PlayPage::saved);
    connect(&m_session, &PlaySession::runEnded, this, &PlayPage::runEnded);
    connect(&m_session, &PlaySession::endedRunOpened, this, &PlayPage::endedRunOpened);
    connect(&m_session, &PlaySession::performed, this, &PlayPage::performed);
    connect(m_party, &PlayParty::chatEntered, this, &PlayPage::chatEntered);
    connect(m_party, &PlayParty::pingRequested, this, &PlayPage::pingRequested);
    connect(m_runEnd, &RunEndPanel::playAgainRequested, this, &PlayPage::playAgainRequested);
    connect(m_runEnd, &RunEndPanel::leaveRequested, this, &PlayPage::leaveRequested);
    connect(m_runEnd, &RunEndPanel::watchRequested, this, &PlayPage::watchRequested);
    connect(m_runEnd, &RunEndPanel::whyRequested, this, &PlayPage::replayRequested);
    connect(m_runEnd, &RunEndPanel::saveCardRequested, this, &PlayPage::saveCardRequested);
}

void PlayPage::connectMap()
{
    connect(m_walk, &WalkControl::cellClicked, this, [this](WorldPos cell) {
        if (m_sight->panel().takesClick(cell) || m_mind->takeClick(cell))
            return;
        if (m_scene->examiner().isActive())
            m_scene->examiner().moveTo(cell);
        else
            m_walk->travelTo(cell);
    });
    connect(m_hud, &PlayHud::left, map(), qOverload<>(&QWidget::setFocus));
    connect(m_hud, &PlayHud::sidebarShown, m_status, &PlayStatus::setBesideSidebar);
    connect(m_scene, &PlayScene::hovered, m_status, &PlayStatus::showHovered);
    connect(m_walk, &WalkControl::noticed, m_status, &PlayStatus::showNotice);
    connect(m_scene, &PlayScene::editingEnded, map(), qOverload<>(&QWidget::setFocus));
    connect(m_scene, &PlayScene::markersNotSaved, this, [this](const QString &reason) {
        m_status->showNotice(tr("The marker could not be saved: %1").arg(reason));
    });
    connect(m_dialogs, &PlayDialogs::travelRequested, m_walk, &WalkControl::travelTo);
    connect(m_dialogs, &PlayDialogs::lookRequested, map(), &MapView::lookAt);
    connect(m_dialogs, &PlayDialogs::markerChanged, m_scene, &PlayScene::putMarker);
    connect(m_dialogs, &PlayDialogs::markerRemoved, m_scene, &PlayScene::removeMarker);
}

void PlayPage::connectFights()
{
    m_combat->keepBeside(*m_hud->sidebar());
    m_runEnd->keepBeside(*m_hud->sidebar());
    connect(&m_session, &PlaySession::happened, this, [this](const std::vector<Event> &events) {
        showLevels(*m_titles, m_session.world(), events);
        m_combat->takeChosen(events);
        openFight();
        noteCleared(events);
    });
    connect(&m_session, &PlaySession::allActed, m_combat, &CombatPanel::takeShared);
    connect(&m_session, &PlaySession::allActed, this, &PlayPage::noteCleared);
    connect(m_combat, &CombatPanel::castRequested, this, [this] {
        m_walk->stop();
        m_dialogs->inventory().chooseScroll();
        m_dialogs->showInventory();
    });
}

/// An onlooker keeps the map in sight; the log says how fights go.
void PlayPage::openFight()
{
    if (!m_session.isOnlooker())
        m_combat->open();
}

void PlayPage::connectRunEnd()
{
    connect(&m_session, &PlaySession::changed, this, &PlayPage::showRunEnd);
    connect(m_combat, &CombatPanel::closed, this, &PlayPage::showRunEnd);
    connect(m_runWatch, &RunWatch::reportRead, this,
            [this] { m_runEnd->report(m_session.session(), m_runWatch->report()); });
}

void PlayPage::connectClock()
{
    m_clock->addOverlay(*m_combat);
    m_clock->addOverlay(*m_runEnd);
    m_clock->addOverlay(*m_past->map());
    connect(m_past, &PlayPast::toggled, this, [this](bool shown) {
        if (shown)
            m_walk->interrupt();
        m_clock->refresh();
    });
    connect(&m_session, &PlaySession::changed, m_clock, &PlayClock::refresh);
    connect(m_combat, &CombatPanel::closed, m_clock, &PlayClock::refresh);
    connect(m_dialogs, &PlayDialogs::inventoryToggled, m_clock, &PlayClock::refresh);
    if (m_rooms != nullptr) {
        connect(m_clock, &PlayClock::stepped, m_rooms, &RoomPlay::showState);
        connect(m_clock, &PlayClock::textChanged, m_rooms, &RoomPlay::setClock);
    }
    connect(m_clock, &PlayClock::textChanged, m_status, &PlayStatus::setClock);
    connect(m_clock, &PlayClock::pauseTextChanged, m_titles, &MapTitles::showPause);
}

void PlayPage::connectActions()
{
    const auto onTriggered = [this](const QAction *action, const auto &act) {
        connect(action, &QAction::triggered, this, act);
    };
    onTriggered(m_actions.inventory, [this] {
        m_walk->stop();
        m_dialogs->showInventory();
    });
    onTriggered(m_actions.travel, [this] {
        m_walk->interrupt();
        m_dialogs->showPlaces();
    });
    onTriggered(m_actions.approach, [this] {
        if (const std::optional<WorldPos> find = m_offer->nearestFind())
            m_walk->travelTo(*find);
        else
            m_status->showNotice(tr("No chest, item or exit is in view."));
    });
    onTriggered(m_actions.journal, [this] {
        m_walk->interrupt();
        m_dialogs->showJournal();
    });
    onTriggered(m_actions.interact, [this] {
        m_walk->stop();
        World &world = m_session.session().mutableWorld();
        const std::optional<PlaceAtHand> place = placeAtHand(world, world.player());
        if (campAtHand(world, world.player()) && !(place && !isClaimed(world, place->at)))
            m_dialogs->showTrade();
        else
            m_session.perform(UseCommand{});
    });
    onTriggered(m_actions.marker, [this] {
        m_walk->stop();
        m_scene->editMarker();
    });
    connect(m_actions.nextItem, &QAction::triggered, this, [this] {
        if (m_session.isFree())
            return; // of usable items, see RoomPlay
        if (const std::optional<std::size_t> better =
                bestUpgrade(*m_session.world().content, m_session.world().player().inventory))
            m_session.perform(EquipCommand{*better});
    });
    connect(m_actions.explore, &QAction::triggered, m_walk, &WalkControl::explore);
    connect(m_actions.exit, &QAction::triggered, m_walk, &WalkControl::travelToExit);
    connect(m_actions.examine, &QAction::triggered, m_walk, &WalkControl::examine);
    const auto setMotion = [this](bool on) {
        m_walk->setMotion(on);
        m_combat->setMotion(on);
        m_titles->setMotion(on);
    };
    connect(m_actions.motion, &QAction::toggled, this, setMotion);
    setMotion(m_actions.motion->isChecked());
}

void PlayPage::setKeyBindings(const KeyBindings &bindings)
{
    m_keys->setBindings(bindings);
    m_offer->setBindings(bindings);
    m_runEnd->setKeyBindings(bindings);
}

void PlayPage::showChat(int player, const QString &text)
{
    m_party->showChat(player, text);
}

void PlayPage::showPing(int player, WorldPos cell, const QString &name)
{
    m_party->showPing(player, cell, name);
}

void PlayPage::logSystem(const QString &text)
{
    m_party->logSystem(text);
}

void PlayPage::writeAgain(const QString &text)
{
    m_party->writeAgain(text);
}

std::optional<QString> PlayPage::written() const
{
    return m_party->written();
}

void PlayPage::setLinkState(const QString &text, bool isProblem)
{
    m_status->setLink(text, isProblem);
}

void PlayPage::passTime(double seconds)
{
    m_clock->pass(seconds);
}

/// Also when an ally won the last fight.
void PlayPage::noteCleared(const std::vector<Event> &events)
{
    if (m_cleared || std::ranges::none_of(events, isAnyOf<FightWon>) ||
        !isCavernCleared(m_session.session().mutableWorld()))
        return;
    m_cleared = true;
    m_log.append(messageAt(m_session.world(), MessageKind::Travel,
                           tr("The cavern is cleared: no monsters are left.")));
}

/// Shows how the run went once it is over and the outcome of its last fight was dismissed.
void PlayPage::showRunEnd()
{
    if ((m_session.isGoing() && !m_cleared) || m_runEnd->isOpen() || m_combat->isOpen())
        return;
    m_walk->stop();
    RunSummary run = summaryOf(m_session.world());
    run.cleared = std::exchange(m_cleared, false);
    run.watched = m_session.isOnlooker();
    if (m_session.isFree() && m_session.world().realTime && !run.won && run.seconds < kEarlyDeath)
        m_status->showNotice(
            tr("Too fast? In the next run, %1 switches to turns.").arg(shownKey(*m_actions.realTime)));
    run.death = m_runWatch->report().death();
    if (const Result<WorldSummary> summary = WorldFile::summary(m_session.path()))
        run.playMs = summary->playMs + m_session.saving().unsavedPlayTime();
    const std::optional<RunPlace> place =
        m_runPlace && !run.cleared ? m_runPlace() : std::optional<RunPlace>();
    run.revealed = place && place->revealed;
    run.copy = place && place->copy;
    m_runEnd->open(run, run.revealed || run.copy ? std::nullopt : place);
    m_runEnd->report(m_session.session(), m_runWatch->report());
}

void PlayPage::refreshActions()
{
    m_clock->refresh();
}

MapView *PlayPage::map() const
{
    return m_maps->map();
}

QList<QAction *> PlayPage::inventoryActions()
{
    return m_dialogs->inventory().itemActions();
}

} // namespace cave

#include "play_page.moc"
