// SPDX-License-Identifier: MIT
#include "app/play/page/play_page.h"

#include "app/play/combat/combat_panel.h"
#include "app/play/hud/action_offer.h"
#include "app/play/hud/play_hints.h"
#include "app/play/hud/play_hud.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/log/earlier_messages.h"
#include "app/play/log/message_log_dock.h"
#include "app/play/log/places_dialog.h"
#include "app/play/map/examiner.h"
#include "app/play/map/map_speech.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/mind_pane.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/play_scene.h"
#include "app/play/map/sight_pane.h"
#include "app/play/page/play_dialogs.h"
#include "app/play/page/play_frame.h"
#include "app/play/page/play_status.h"
#include "app/play/page/play_view.h"
#include "app/play/party/play_party.h"
#include "app/play/past/play_past.h"
#include "app/play/rooms/room_play.h"
#include "app/play/runs/death_notice.h"
#include "app/play/runs/reveal_guard.h"
#include "app/play/runs/run_watch.h"
#include "app/play/session/play_actions.h"
#include "app/play/texts/place_in_levels.h"
#include "app/play/walking/play_clock.h"
#include "app/play/walking/play_keys.h"
#include "app/play/walking/walk_control.h"
#include "app/play/walking/watch_stop.h"
#include "core/io/world_file/world_file.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/world/generator_info.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/panes.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr std::int64_t kEarlyDeath = 120; // seconds of a run

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
    : PlayPageSignals(parent)
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
    new PlayHints(session, *m_hud, m_actions, frame.preferences, *map());
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
    m_combat->open();
    m_session.begin();
    if (m_session.isFree())
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
        auto *earlier = new EarlierMessages(this);
        connect(earlier, &EarlierMessages::read, this,
                [this](const QList<LogMessage> &messages) { m_log.prepend(messages); });
        earlier->request(m_session.path());
    }
    for (const LogMessage &message :
         m_messages.begin(m_session.world(), m_session.name(), m_session.isShared()))
        m_log.append(message);
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
    m_scene->speech().followLog(m_log);
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
        if (m_sight->takesClick(cell) || m_mind->takeClick(cell))
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
        m_combat->open();
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

void PlayPage::setLinkState(const QString &text, bool isProblem)
{
    m_status->setLink(text, isProblem);
}

void PlayPage::passTime(double seconds)
{
    m_clock->pass(seconds);
}

/// Whoever won the last fight.
void PlayPage::noteCleared(const std::vector<Event> &events)
{
    const auto won = [](const Event &event) { return std::holds_alternative<FightWon>(event); };
    if (m_cleared || std::none_of(events.begin(), events.end(), won) ||
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

#include "moc_play_page.cpp"
