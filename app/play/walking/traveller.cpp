#include "app/play/walking/traveller.h"

#include "app/play/log/event_messages.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// How long steps without motion may keep the window from doing anything else.
constexpr int kBurstMilliseconds = 12;

} // namespace

Traveller::Traveller(Walk walk, const StepPace &pace, QObject *parent)
    : QObject(parent)
    , m_walk(std::move(walk))
    , m_pace(pace)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Traveller::tick);
}

bool Traveller::travel(Session &session, WorldPos target)
{
    stop();
    const std::vector<Direction> steps = planTravel(session, target);
    if (steps.empty())
        return false;
    m_steps.assign(steps.begin(), steps.end());
    begin(session, false);
    return true;
}

void Traveller::explore(Session &session)
{
    stop();
    m_steps.clear();
    begin(session, true);
}

void Traveller::begin(Session &session, bool exploring)
{
    m_session = &session;
    m_exploring = exploring;
    m_seen.look(session);
    if (const int soon = m_pace.wait(); soon > 0) {
        m_timer.start(soon);
        emit pathChanged();
        return;
    }
    m_timer.stop();
    tick();
}

/// The time to the next step; a timer that has it already is left alone, to keep the beat.
void Traveller::keepPace()
{
    const int interval = m_pace.interval(m_motion ? kBeat : 0);
    if (!m_timer.isActive() || m_timer.interval() != interval)
        m_timer.start(interval);
}

void Traveller::stop()
{
    if (isWalking())
        end({});
}

void Traveller::end(const QString &reason)
{
    m_timer.stop();
    m_session = nullptr;
    m_steps.clear();
    emit pathChanged();
    emit ended(reason);
}

std::vector<WorldPos> Traveller::path() const
{
    if (!isWalking())
        return {};
    std::vector<WorldPos> cells{m_session->world().player.position};
    for (const Direction direction : m_steps)
        cells.push_back(step(cells.back(), direction));
    return cells;
}

void Traveller::tick()
{
    QElapsedTimer clock;
    clock.start();
    do
        takeStep();
    while (isWalking() && !m_motion && !m_pace.isLimited() && clock.elapsed() < kBurstMilliseconds);
    if (isWalking())
        keepPace();
    emit pathChanged();
}

void Traveller::takeStep()
{
    QString reason;
    if (m_exploring && (m_steps.empty() || isGoalKnown()) && !planNext(reason))
        return end(reason);
    const Direction direction = m_steps.front();
    m_steps.pop_front();
    const std::vector<Event> events = m_walk(direction);
    if (!isWalking())
        return; // whoever heard of the step has ended the walk
    m_seen.look(*m_session);
    if (const std::optional<QString> news =
            newsIn(events, m_session->content(), m_exploring ? m_exploreNews : WalkNews{}))
        return end(*news);
    if (!m_exploring && m_steps.empty())
        end({});
}

bool Traveller::planNext(QString &reason)
{
    const std::optional<ExplorePlan> plan = planExplore(*m_session, m_seen.monsters());
    if (!plan || plan->pastMonster) {
        reason = plan || monstersBarExploring(*m_session, m_seen.monsters())
                     ? tr("a monster is in the way")
                     : tr("nothing is left to explore nearby");
        return false;
    }
    m_plan = *plan;
    m_steps.assign(plan->steps.begin(), plan->steps.end());
    return true;
}

/// True when what the way leads to has come into view before its end.
bool Traveller::isGoalKnown() const
{
    if (m_plan.goal != ExplorePlan::Goal::Frontier)
        return false;
    const Level &level = m_session->world().level;
    return std::all_of(kDirections.begin(), kDirections.end(),
                       [&](Direction direction) { return level.isExplored(step(m_plan.target, direction)); });
}

} // namespace cave
