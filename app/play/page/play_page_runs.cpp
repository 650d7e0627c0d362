// Runs on the play page: levels, real time, and how a run ends.

#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/place_in_levels.h"
#include "app/play/page/play_actions.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_status.h"
#include "app/play/rooms/room_play.h"
#include "app/play/walking/auto_walker.h"
#include "app/play/walking/held_keys.h"
#include "app/play/walking/real_time.h"
#include "core/world/generator_info.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QApplication>
#include <QScreen>

#include <utility>

namespace cave {
namespace {

/// Where the hero goes freely, a beat is a picture of the screen.
int clockBeat(bool free, const QScreen *display)
{
    const double pictures = display != nullptr ? display->refreshRate() : 0;
    return free ? RealTime::pictureBeat(pictures) : RealTime::kBeat;
}

} // namespace

void PlayPage::makeRuns()
{
    m_runEnd = new RunEndPanel(this);
    m_titles = new MapTitles(map());
    m_clock = new RealTime(this);
    connect(m_clock, &RealTime::passed, this, &PlayPage::passTime);
    connect(m_actions->realTime, &QAction::triggered, this, &PlayPage::setRealTime);
    connect(m_actions->pause, &QAction::toggled, this, [this] {
        if (isPaused())
            holdStill();
        else
            m_pausedByHand = false;
        showClock();
    });
    connect(m_actions->motion, &QAction::toggled, m_titles, &MapTitles::setMotion);
    connect(m_combat, &CombatPanel::castRequested, this, &PlayPage::chooseScroll);
    connect(m_combat, &CombatPanel::closed, this, [this] {
        showRunEnd();
        showClock();
    });
    connect(m_runEnd, &RunEndPanel::playAgainRequested, this, &PlayPage::playAgainRequested);
    connect(m_runEnd, &RunEndPanel::leaveRequested, this, &PlayPage::leaveRequested);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && isRealTime())
            m_actions->pause->setChecked(true); // until somebody is back and says so
    });
}

void PlayPage::setRunPlace(std::function<std::optional<RunPlace>()> place)
{
    m_runPlace = std::move(place);
}

void PlayPage::showLevels(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        const auto *entered = std::get_if<LevelEntered>(&event);
        const World &world = m_session->session().world();
        if (entered != nullptr && generatorInfo(world.spec.generator.kind).levels == LevelKind::Room)
            m_titles->fadeIn(); // the bar tells which
        else if (entered != nullptr)
            m_titles->showLevel(levelTitle(world, entered->number));
    }
}

/// Shows how the run went once it is over and its last fight has been looked at.
void PlayPage::showRunEnd()
{
    if (!m_session.has_value() || m_runEnd->isOpen() || m_combat->isOpen() ||
        m_session->session().world().run == RunState::Going)
        return;
    m_walker->stop();
    m_runEnd->open(summaryOf(m_session->session().world()),
                   m_runPlace ? m_runPlace() : std::optional<RunPlace>());
}

/// Whether monsters act as time passes, pauses aside.
bool PlayPage::isRealTime() const
{
    if (!m_session.has_value())
        return false;
    const World &world = m_session->session().world();
    return world.realTime && world.run == RunState::Going;
}

/// Whether the player can act at once: nothing else is in front of the map or has the keyboard.
bool PlayPage::isAtTheMap() const
{
    const bool alone =
        QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr;
    const bool carrying = m_inventory != nullptr && m_inventory->isVisible();
    return isVisible() && alone && !carrying && map()->hasFocus();
}

void PlayPage::passTime(double seconds)
{
    showClock();
    if (!isRealTime() || m_actions->pause->isChecked() || !isAtTheMap() || isStranded())
        return;
    if (isFree())
        return passFreely(seconds);
    const std::vector<Event> events = m_session->advance(seconds);
    if (events.empty())
        return reportSaving(); // it may have been tried again
    if (m_walker->isWalking() && newsIn(events, m_session->session().content(), WalkNews{}))
        m_walker->stop();
    showEvents(events);
}

bool PlayPage::isPaused() const
{
    return isRealTime() && m_actions->pause->isChecked();
}

/// Ends the pause: whoever walks or waits lets time pass for everybody.
void PlayPage::goOn()
{
    if (isPaused())
        m_actions->pause->setChecked(false);
}

/// Nobody walks on while time stands.
void PlayPage::holdStill()
{
    if (!isFree()) // there one may hold a key to see what a single step does
        m_keys->clear();
    m_walker->stop();
}

void PlayPage::setRealTime(bool on)
{
    m_actions->pause->setChecked(false);
    if (m_session.has_value())
        perform(ClockCommand{on});
}

void PlayPage::setActionsEnabled(bool on)
{
    m_actionsOn = on;
    for (QAction *action : viewActions() + playActions()) {
        if (action != nullptr)
            action->setEnabled(on);
    }
    if (on)
        showClock(); // which has reasons of its own
}

/// Lets the clock run or stand, and shows which.
void PlayPage::showClock()
{
    const bool realTime = isRealTime();
    m_pace.setLimited(realTime);
    const bool hasClock = m_session.has_value() && m_session->session().content().scenario.info().realTime &&
                          m_session->session().world().run == RunState::Going;
    m_actions->realTime->setEnabled(hasClock);
    m_actions->realTime->setChecked(realTime);
    if (!realTime)
        m_actions->pause->setChecked(false);
    m_actions->pause->setEnabled(realTime);
    // Asked with every beat, for the window may be on another screen by now.
    m_clock->setBeat(clockBeat(isFree(), screen()));
    m_keys->setSteering(isFree() && realTime);
    showActions();
    const bool inTheWay = m_combat->isOpen() || m_runEnd->isOpen();
    m_clock->setRunning(realTime && !inTheWay && isVisible());
    const bool paused = realTime && !inTheWay && (m_actions->pause->isChecked() || !isAtTheMap());
    m_titles->showPause(!paused                          ? QString()
                        : !m_actions->pause->isChecked() ? tr("Paused")
                        : !isFree()                      ? tr("Paused: Space goes on")
                        : m_pausedByHand                 ? tr("Paused: P goes on")
                                                         : tr("Walk or strike to go on"));
    m_rooms->setClock(clockText());
    m_status->setClock(clockText());
}

void PlayPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showClock();
}

} // namespace cave
