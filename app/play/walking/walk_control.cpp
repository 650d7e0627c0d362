// SPDX-License-Identifier: MIT
#include "app/play/walking/walk_control.h"

#include "app/common/preferences.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_scene.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/place_in_levels.h"
#include "app/play/walking/play_clock.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/texts/place_texts.h"

#include <QEvent>

#include <utility>

namespace cave {

WalkControl::WalkControl(PlaySession &session, const PlayClock &clock, PlayScene &scene,
                         const Preferences &preferences, MapView &map)
    : QObject(&map)
    , m_session(session)
    , m_scene(scene)
    , m_map(map)
    , m_walker([this](Direction way) { return m_session.perform(MoveCommand{way}); }, clock.pace(), this)
{
    m_walker.waitWhile([this] { return m_session.awaitsAnswer(); });
    map.installEventFilter(this);
    connect(map.input(), &MapInput::cellClicked, this, [this](WorldPos cell) {
        if (!std::exchange(m_clickInterrupted, false))
            emit cellClicked(cell);
    });
    connect(&m_walker, &AutoWalker::pathChanged, this, [this] { m_scene.setPath(m_walker.path()); });
    connect(&m_walker, &AutoWalker::ended, this, [this](const QString &reason) {
        emit noticed(reason.isEmpty() ? QString() : tr("You stop: %1.").arg(reason));
    });
    connect(&m_scene.examiner(), &Examiner::travelRequested, this, &WalkControl::travelTo);
    followSession();
    readNews(preferences);
    connect(&preferences, &Preferences::changed, this, [this, &preferences] { readNews(preferences); });
}

void WalkControl::followSession()
{
    connect(&m_session, &PlaySession::timePassed, this, [this](const std::vector<Event> &events) {
        if (!m_session.isShared() && m_walker.isWalking() &&
            newsIn(events, m_session.session().content(), WalkNews{}))
            stop();
    });
    connect(&m_session, &PlaySession::stepped, this, [this](const std::vector<Event> &events) {
        if (m_session.isShared())
            m_walker.hear(events);
    });
    connect(&m_session, &PlaySession::pauseChanged, this, [this] {
        if (m_session.isPaused())
            stop(); // no walking while time is stopped
    });
    connect(&m_session.saving(), &PlaySaving::failed, this, [this] {
        if (m_session.saving().isStranded())
            stop();
    });
}

/// What ends exploring.
void WalkControl::readNews(const Preferences &preferences)
{
    m_walker.setExploreNews(
        {preferences.isOn(Setting::StopAtMonster), preferences.isOn(Setting::StopAtChest)});
}

bool WalkControl::interrupt()
{
    emit noticed({});
    const bool walking = m_walker.isWalking();
    stop();
    return walking;
}

/// If no walk can begin now, says why and returns false. In real time a walk ends with a pause and when the
/// map loses the focus, so none may begin in these states.
bool WalkControl::begin(const QString &notice)
{
    if (m_session.isOnlooker()) {
        emit noticed(tr("You are watching. Only players can act."));
        return false;
    }
    const bool fighting = m_session.session().isFighting();
    if (!fighting && m_session.isRealTime()) {
        m_map.setFocus();
        m_session.setPaused(false);
    }
    const bool paused = m_session.isPaused(); // by another player
    const std::optional<Monster> hunter = hunterInView(m_session.session());
    emit noticed(fighting ? tr("Finish the fight first.")
                 : paused ? tr("The game is paused.")
                 : hunter ? tr("Not while %1 hunts you.").arg(shownHunter(m_session.session(), *hunter))
                          : notice);
    return !fighting && !paused && !hunter;
}

void WalkControl::explore()
{
    if (m_session.isFree() || interrupt())
        return;
    m_scene.examiner().end();
    m_warned.reset();
    if (begin(tr("Exploring; any key stops.")))
        m_walker.explore(m_session.session());
}

void WalkControl::travelTo(WorldPos target)
{
    if (m_session.isFree())
        return;
    interrupt();
    if (target == m_session.world().player().position || !begin(tr("Travelling; any key stops.")))
        return;
    const bool insists = std::exchange(m_warned, std::nullopt) == target;
    switch (m_walker.travel(m_session.session(), target, insists)) {
    case AutoWalker::Travel::Begun:
        return;
    case AutoWalker::Travel::NoPath:
        return emit noticed(
            tr("You don't know a path to %1.").arg(placeCoordinates(m_session.world(), target)));
    case AutoWalker::Travel::PastMonster:
        m_warned = target;
        return emit noticed(
            tr("The path leads within sight of a monster. Travel there again to take it anyway."));
    }
}

void WalkControl::travelToExit()
{
    if (m_session.isFree())
        return;
    const std::optional<WorldPos> exit = knownExit(m_session.world());
    if (exit)
        return travelTo(*exit);
    interrupt();
    emit noticed(tr("You haven't found an exit here."));
}

void WalkControl::examine()
{
    interrupt();
    if (m_scene.examiner().isActive())
        m_scene.examiner().end();
    else
        m_scene.examiner().begin(m_session.world().player().position);
}

bool WalkControl::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_clickInterrupted = interrupt();
    const bool timeStops = m_session.isRealTime() && !m_session.isShared();
    if (event->type() == QEvent::Hide || (event->type() == QEvent::FocusOut && timeStops))
        stop(); // as time is stopped, too
    return QObject::eventFilter(watched, event);
}

} // namespace cave

#include "moc_walk_control.cpp"
