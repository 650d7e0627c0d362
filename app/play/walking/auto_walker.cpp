// SPDX-License-Identifier: MIT
#include "app/play/walking/auto_walker.h"

#include "app/play/texts/disguise.h"
#include "app/play/texts/place_in_levels.h"
#include "core/rules/journey/journey.h"
#include "editor/view/texts/content_texts.h"

#include <QElapsedTimer>

#include <algorithm>

namespace cave {
namespace {

/// The maximum time for which steps without motion may block the window.
constexpr int kBurstMilliseconds = 12;
/// How often an answer is waited for, in milliseconds.
constexpr int kAnswerBeat = 10;

} // namespace

QString shownHunter(const Session &session, const Monster &hunter)
{
    const Content &content = session.content();
    return content.scenario.disguised ? somethingText() : aMonster(content.monsters[hunter.kind]);
}

AutoWalker::AutoWalker(Walk walk, const StepRateLimiter &pace, QObject *parent)
    : QObject(parent)
    , m_walk(std::move(walk))
    , m_pace(pace)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AutoWalker::tick);
}

AutoWalker::Travel AutoWalker::travel(Session &session, WorldPos target, bool past)
{
    stop();
    m_seen.look(session);
    const TravelPlan plan = planTravel(session, target, m_seen.monsters());
    if (plan.steps.empty())
        return Travel::NoPath;
    if (plan.pastMonster && !past)
        return Travel::PastMonster;
    m_steps.assign(plan.steps.begin(), plan.steps.end());
    m_exploring = false;
    m_past = plan.pastMonster;
    begin(session);
    return Travel::Begun;
}

void AutoWalker::explore(Session &session)
{
    stop();
    m_steps.clear();
    m_exploring = true;
    m_past = false;
    begin(session);
}

void AutoWalker::begin(Session &session)
{
    m_session = &session;
    m_at = session.world().player().position;
    m_unsettled = false;
    m_seen.look(session);
    if (const int soon = m_pace.wait(); soon > 0) {
        m_timer.start(soon);
        emit pathChanged();
        return;
    }
    m_timer.stop();
    tick();
}

/// The time to the next step; a timer that is already set to it isn't restarted, to keep the beat.
void AutoWalker::keepPace()
{
    const int interval = m_pace.interval(m_motion ? kBeat : 0);
    if (!m_timer.isActive() || m_timer.interval() != interval)
        m_timer.start(interval);
}

void AutoWalker::stop()
{
    if (isWalking())
        end({});
}

void AutoWalker::end(const QString &reason)
{
    m_timer.stop();
    m_session = nullptr;
    m_steps.clear();
    emit pathChanged();
    emit ended(reason);
}

std::vector<WorldPos> AutoWalker::path() const
{
    if (!isWalking())
        return {};
    std::vector<WorldPos> cells{m_session->world().player().position};
    for (const Direction direction : m_steps)
        cells.push_back(step(cells.back(), direction));
    return cells;
}

void AutoWalker::hear(const std::vector<Event> &events)
{
    if (!isWalking())
        return;
    if (const std::optional<QString> reason = news(events))
        end(*reason);
}

/// What ends the walk; a chest does so once, seen or opened.
std::optional<QString> AutoWalker::news(const std::vector<Event> &events)
{
    std::vector<Event> fresh;
    for (const Event &event : events) {
        const auto *seen = std::get_if<ChestSeen>(&event);
        const auto *opened = std::get_if<ChestOpened>(&event);
        const bool isChest = seen != nullptr || opened != nullptr;
        if (!isChest || m_chests.insert(seen != nullptr ? seen->at : opened->at).second)
            fresh.push_back(event);
    }
    return newsIn(fresh, m_session->content(), m_exploring ? m_exploreNews : WalkNews{});
}

/// True if others have moved the player off the path.
bool AutoWalker::isAstray() const
{
    return !m_session->world().party.isAlone() && m_session->world().player().position != m_at;
}

/// A step's answer has come.
void AutoWalker::settleStep()
{
    m_unsettled = false;
    m_seen.look(*m_session);
    if (!m_exploring && m_steps.empty() && !isAstray())
        end({});
}

void AutoWalker::tick()
{
    if (isAwaiting())
        return m_timer.start(kAnswerBeat);
    if (m_unsettled)
        settleStep();
    if (!isWalking())
        return;
    QElapsedTimer clock;
    clock.start();
    do
        takeStep();
    while (isWalking() && !m_unsettled && !m_motion && !m_pace.isLimited() &&
           clock.elapsed() < kBurstMilliseconds);
    if (isWalking())
        keepPace();
    emit pathChanged();
}

void AutoWalker::takeStep()
{
    if (isAstray())
        return end(tr("the way is blocked"));
    if (const std::optional<Monster> hunter = hunterInView(*m_session))
        return end(tr("%1 hunts you").arg(shownHunter(*m_session, *hunter)));
    const bool barred = isBarred();
    if (barred && !m_exploring)
        return end(tr("a monster is in the way"));
    QString reason;
    if (m_exploring && (m_steps.empty() || barred || isGoalKnown()) && !planNext(reason))
        return end(reason);
    const Direction direction = m_steps.front();
    m_steps.pop_front();
    m_at = step(m_at, direction);
    m_unsettled = true;
    const std::vector<Event> events = m_walk(direction);
    if (!isWalking())
        return; // a receiver of the step has ended the walk
    if (isAwaiting())
        return;
    m_unsettled = false;
    m_seen.look(*m_session);
    if (const std::optional<QString> stops = news(events))
        return end(*stops);
    if (!m_exploring && m_steps.empty())
        end({});
}

bool AutoWalker::planNext(QString &reason)
{
    const std::optional<Objective> objective = objectiveOf(m_session->world());
    const std::optional<WorldPos> toward = objective ? objective->goal : knownExit(m_session->world());
    const std::optional<ExplorePlan> plan = planExplore(*m_session, m_seen.monsters(), toward);
    if (!plan || plan->pastMonster) {
        if (plan || monstersBarExploring(*m_session, m_seen.monsters()))
            reason = tr("a monster is in the way");
        else if (knownExit(m_session->world()))
            reason = tr("nothing left to explore nearby; > walks to the exit");
        else
            reason = tr("nothing left to explore nearby");
        return false;
    }
    m_plan = *plan;
    m_steps.assign(plan->steps.begin(), plan->steps.end());
    return true;
}

/// True if a monster came so near that it would notice the player on the way.
bool AutoWalker::isBarred()
{
    return !m_past && entersArea(*m_session, m_steps, m_seen.monsters());
}

/// True if the target has come into view before the end of the path.
bool AutoWalker::isGoalKnown() const
{
    if (m_plan.goal != ExplorePlan::Goal::Frontier)
        return false;
    const WorldMap &map = m_session->world().map;
    return std::all_of(kDirections.begin(), kDirections.end(),
                       [&](Direction direction) { return map.isExplored(step(m_plan.target, direction)); });
}

} // namespace cave

#include "moc_auto_walker.cpp"
