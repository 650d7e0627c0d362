// SPDX-License-Identifier: MIT
#include "app/play/walking/walk_control.h"

#include "app/common/preferences.h"
#include "app/play/log/event_messages.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_scene.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/place_in_levels.h"
#include "app/play/walking/play_clock.h"
#include "app/play/walking/real_time.h"
#include "core/rules/journey/journey.h"
#include "core/session/planning.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/texts.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// The maximum time for which steps without motion may block the window.
constexpr int kBurstMilliseconds = 12;
/// How often an answer is waited for, in milliseconds.
constexpr int kAnswerBeat = 10;

/// A monster that hunts the player, as texts name it: "a Cave Rat".
QString shownHunter(const Session &session, const Monster &hunter)
{
    const Content &content = session.content();
    return content.scenario.disguised ? somethingText() : aMonster(content.monsters[hunter.kind]);
}

} // namespace

/// Automatic walking: along a known path to a place, or exploring. Ends on arrival, when stopped, or when
/// there is news.
class AutoWalker : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    AutoWalker(PlaySession &play, const StepRateLimiter &pace, QObject *parent)
        : QObject(parent)
        , m_play(play)
        , m_pace(pace)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, &AutoWalker::tick);
    }

    /// What happened to the player other than in the steps' own results: it may end the walk.
    void hear(const std::vector<Event> &events)
    {
        if (!isWalking())
            return;
        if (const std::optional<QString> reason = news(events))
            end(*reason);
    }

    /// With motion, takes a step every `kBeat` milliseconds, otherwise as fast as possible; never faster than
    /// the pace allows.
    void setMotion(bool on) { m_motion = on; }

    /// What ends exploring in addition to danger; travelling is interrupted by monsters only.
    void setExploreNews(WalkNews news) { m_exploreNews = news; }

    enum class Travel { Begun, NoPath, PastMonster };

    /// Starts walking to a place, if there is a known path; if every path leads through the area of a
    /// monster, only if `past` is true.
    Travel travel(WorldPos target, bool past)
    {
        stop();
        m_seen.look(session());
        const TravelPlan plan = planTravel(session(), target, m_seen.monsters());
        if (plan.steps.empty())
            return Travel::NoPath;
        if (plan.pastMonster && !past)
            return Travel::PastMonster;
        m_steps.assign(plan.steps.begin(), plan.steps.end());
        m_exploring = false;
        m_past = plan.pastMonster;
        begin();
        return Travel::Begun;
    }

    /// Starts exploring; ends at once if nothing is left to explore.
    void explore()
    {
        stop();
        m_steps.clear();
        m_exploring = true;
        m_past = false;
        begin();
    }

    /// Ends the walk, if there is one, without a reason.
    void stop()
    {
        if (isWalking())
            end({});
    }

    [[nodiscard]] bool isWalking() const { return m_isWalking; }
    /// The cells still to be walked, beginning with the player's own; empty when not walking.
    [[nodiscard]] std::vector<WorldPos> path() const
    {
        if (!isWalking())
            return {};
        std::vector<WorldPos> cells{session().world().player().position};
        for (const Direction direction : m_steps)
            cells.push_back(step(cells.back(), direction));
        return cells;
    }

    static constexpr int kBeat = 60; ///< milliseconds

signals:
    void pathChanged();
    /// `reason` as part of a sentence ("a Cave Rat comes into view"); empty after arriving or `stop`.
    void ended(const QString &reason);

private:
    void begin()
    {
        m_isWalking = true;
        m_at = session().world().player().position;
        m_unsettled = false;
        m_seen.look(session());
        if (const int soon = m_pace.wait(); soon > 0) {
            m_timer.start(soon);
            emit pathChanged();
            return;
        }
        m_timer.stop();
        tick();
    }

    void end(const QString &reason)
    {
        m_timer.stop();
        m_isWalking = false;
        m_steps.clear();
        emit pathChanged();
        emit ended(reason);
    }

    void tick()
    {
        if (m_play.awaitsAnswer())
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

    /// The time to the next step; a timer that is already set to it isn't restarted, to keep the beat.
    void keepPace()
    {
        const int interval = m_pace.interval(m_motion ? kBeat : 0);
        if (!m_timer.isActive() || m_timer.interval() != interval)
            m_timer.start(interval);
    }

    void takeStep()
    {
        if (isAstray())
            return end(tr("the way is blocked"));
        if (const std::optional<Monster> hunter = hunterInView(session()))
            return end(tr("%1 hunts you").arg(shownHunter(session(), *hunter)));
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
        const std::vector<Event> events = m_play.perform(MoveCommand{direction});
        if (!isWalking())
            return; // a receiver of the step has ended the walk
        if (m_play.awaitsAnswer())
            return;
        m_unsettled = false;
        m_seen.look(session());
        if (const std::optional<QString> stops = news(events))
            return end(*stops);
        if (!m_exploring && m_steps.empty())
            end({});
    }

    /// A step's answer has come.
    void settleStep()
    {
        m_unsettled = false;
        m_seen.look(session());
        if (!m_exploring && m_steps.empty() && !isAstray())
            end({});
    }

    [[nodiscard]] Session &session() const { return m_play.session(); }

    /// True if others have moved the player off the path.
    [[nodiscard]] bool isAstray() const
    {
        return !session().world().party.isAlone() && session().world().player().position != m_at;
    }

    [[nodiscard]] bool planNext(QString &reason)
    {
        const std::optional<Objective> objective = objectiveOf(session().world());
        const std::optional<WorldPos> toward = objective ? objective->goal : knownExit(session().world());
        const std::optional<ExplorePlan> plan = planExplore(session(), m_seen.monsters(), toward);
        if (!plan || plan->pastMonster) {
            if (plan || monstersBarExploring(session(), m_seen.monsters()))
                reason = tr("a monster is in the way");
            else if (knownExit(session().world()))
                reason =
                    tr("nothing left to explore nearby; %1 walks to the exit").arg(shownKey("play.exit"));
            else
                reason = tr("nothing left to explore nearby");
            return false;
        }
        m_plan = *plan;
        m_steps.assign(plan->steps.begin(), plan->steps.end());
        return true;
    }

    /// True if the target has come into view before the end of the path.
    [[nodiscard]] bool isGoalKnown() const
    {
        if (m_plan.goal != ExplorePlan::Goal::Frontier)
            return false;
        const WorldMap &map = session().world().map;
        return std::ranges::all_of(
            kDirections, [&](Direction direction) { return map.isExplored(step(m_plan.target, direction)); });
    }

    /// True if a monster came so near that it would notice the player on the way.
    [[nodiscard]] bool isBarred() { return !m_past && entersArea(session(), m_steps, m_seen.monsters()); }

    /// What ends the walk; a chest does so once, seen or opened.
    [[nodiscard]] std::optional<QString> news(const std::vector<Event> &events)
    {
        std::vector<Event> fresh;
        for (const Event &event : events) {
            const auto *seen = std::get_if<ChestSeen>(&event);
            const auto *opened = std::get_if<ChestOpened>(&event);
            const bool isChest = seen != nullptr || opened != nullptr;
            if (!isChest || m_chests.insert(seen != nullptr ? seen->at : opened->at).second)
                fresh.push_back(event);
        }
        return newsIn(fresh, session().content(), m_exploring ? m_exploreNews : WalkNews{});
    }

    PlaySession &m_play;
    const StepRateLimiter &m_pace;
    bool m_motion = true;
    WalkNews m_exploreNews{true, true};
    QTimer m_timer;
    bool m_isWalking = false;
    bool m_exploring = false;
    bool m_past = false; ///< through the areas of monsters, too
    std::deque<Direction> m_steps;
    WorldPos m_at;               ///< where the steps taken lead
    bool m_unsettled = false;    ///< the last step had no answer when it was taken
    SeenMonsters m_seen;         ///< during the walk, and at its start
    std::set<WorldPos> m_chests; ///< those that ended a walk
    ExplorePlan m_plan;          ///< followed by `m_steps` while exploring
};

WalkControl::WalkControl(PlaySession &session, const PlayClock &clock, PlayScene &scene,
                         const Preferences &preferences, MapView &map)
    : QObject(&map)
    , m_session(session)
    , m_scene(scene)
    , m_map(map)
    , m_walker(new AutoWalker(session, clock.pace(), this))
{
    map.installEventFilter(this);
    connect(map.input(), &MapInput::cellClicked, this, [this](WorldPos cell) {
        if (!std::exchange(m_clickInterrupted, false))
            emit cellClicked(cell);
    });
    connect(m_walker, &AutoWalker::pathChanged, this, [this] { m_scene.setPath(m_walker->path()); });
    connect(m_walker, &AutoWalker::ended, this, [this](const QString &reason) {
        emit noticed(reason.isEmpty() ? QString() : tr("You stop: %1.").arg(reason));
    });
    connect(&m_scene.examiner(), &Examiner::travelRequested, this, &WalkControl::travelTo);
    connect(&m_session, &PlaySession::timePassed, this, [this](const std::vector<Event> &events) {
        if (!m_session.isShared() && m_walker->isWalking() &&
            newsIn(events, m_session.session().content(), WalkNews{}))
            stop();
    });
    connect(&m_session, &PlaySession::stepped, this, [this](const std::vector<Event> &events) {
        if (m_session.isShared())
            m_walker->hear(events);
    });
    connect(&m_session, &PlaySession::pauseChanged, this, [this] {
        if (m_session.isPaused())
            stop(); // no walking while time is stopped
    });
    connect(&m_session.saving(), &PlaySaving::failed, this, [this] {
        if (m_session.saving().isStranded())
            stop();
    });
    readNews(preferences);
    connect(&preferences, &Preferences::changed, this, [this, &preferences] { readNews(preferences); });
}

/// What ends exploring.
void WalkControl::readNews(const Preferences &preferences)
{
    m_walker->setExploreNews(
        {preferences.isOn(Setting::StopAtMonster), preferences.isOn(Setting::StopAtChest)});
}

void WalkControl::setMotion(bool on)
{
    m_walker->setMotion(on);
}

void WalkControl::stop()
{
    m_walker->stop();
}

bool WalkControl::interrupt()
{
    emit noticed({});
    const bool walking = m_walker->isWalking();
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
    if (!m_session.isGoing() || isOnlooker(m_session.world())) {
        emit noticed(refusalText(m_session.isGoing() ? Refusal::Watching : Refusal::RunOver));
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
        m_walker->explore();
}

void WalkControl::travelTo(WorldPos target)
{
    if (m_session.isFree())
        return;
    interrupt();
    if (target == m_session.world().player().position || !begin(tr("Travelling; any key stops.")))
        return;
    const bool insists = std::exchange(m_warned, std::nullopt) == target;
    switch (m_walker->travel(target, insists)) {
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
#include "walk_control.moc"
