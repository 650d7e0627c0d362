// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "app/play/walking/step_rate_limiter.h"
#include "core/session/planning.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {

/// A monster that hunts the player, as texts name it: "a Cave Rat".
QString shownHunter(const Session &session, const Monster &hunter);

/// Automatic walking: along a known path to a place, or exploring. Ends on arrival, when stopped, or when
/// there is news.
class AutoWalker : public QObject {
    Q_OBJECT

public:
    /// `walk` takes one step in the session and returns the events.
    using Walk = std::function<std::vector<Event>(Direction)>;

    /// Whether the last step has no answer yet, in a world whose commands are ordered elsewhere.
    using Awaits = std::function<bool()>;

    /// `pace` must outlive this.
    AutoWalker(Walk walk, const StepRateLimiter &pace, QObject *parent = nullptr);

    /// The next step waits while `awaits` returns true. The events of such a step come by `hear`.
    void waitWhile(Awaits awaits) { m_awaits = std::move(awaits); }
    /// What happened to the player other than in the steps' own results: it may end the walk.
    void hear(const std::vector<Event> &events);

    /// With motion, takes a step every `kBeat` milliseconds, otherwise as fast as possible; never faster than
    /// the pace allows.
    void setMotion(bool on) { m_motion = on; }

    /// What ends exploring in addition to danger; travelling is interrupted by monsters only.
    void setExploreNews(WalkNews news) { m_exploreNews = news; }

    enum class Travel { Begun, NoPath, PastMonster };

    /// Starts walking to a place, if there is a known path; if every path leads through the area of a
    /// monster, only if `past` is true. `session` must outlive the walk: call `stop` first.
    Travel travel(Session &session, WorldPos target, bool past);
    /// Starts exploring; ends at once if nothing is left to explore.
    void explore(Session &session);
    /// Ends the walk, if there is one, without a reason.
    void stop();

    [[nodiscard]] bool isWalking() const { return m_session != nullptr; }
    /// The cells still to be walked, beginning with the player's own; empty when not walking.
    [[nodiscard]] std::vector<WorldPos> path() const;

    static constexpr int kBeat = 60; ///< milliseconds

signals:
    void pathChanged();
    /// `reason` as part of a sentence ("a Cave Rat comes into view"); empty after arriving or `stop`.
    void ended(const QString &reason);

private:
    void begin(Session &session);
    void end(const QString &reason);
    void tick();
    void keepPace();
    void takeStep();
    void settleStep();
    [[nodiscard]] bool isAwaiting() const { return m_awaits && m_awaits(); }
    [[nodiscard]] bool isAstray() const;
    [[nodiscard]] bool planNext(QString &reason);
    [[nodiscard]] bool isGoalKnown() const;
    [[nodiscard]] bool isBarred();
    [[nodiscard]] std::optional<QString> news(const std::vector<Event> &events);

    Walk m_walk;
    Awaits m_awaits;
    const StepRateLimiter &m_pace;
    bool m_motion = true;
    WalkNews m_exploreNews{true, true};
    QTimer m_timer;
    Session *m_session = nullptr; ///< while walking
    bool m_exploring = false;
    bool m_past = false; ///< through the areas of monsters, too
    std::deque<Direction> m_steps;
    WorldPos m_at;               ///< where the steps taken lead
    bool m_unsettled = false;    ///< the last step had no answer when it was taken
    SeenMonsters m_seen;         ///< during the walk, and at its start
    std::set<WorldPos> m_chests; ///< those that ended a walk
    ExplorePlan m_plan;          ///< followed by `m_steps` while exploring
};

} // namespace cave
