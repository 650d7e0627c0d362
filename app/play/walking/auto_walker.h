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
#include <vector>

namespace cave {

/// Walks by itself: along a known way to a place, or exploring. Ends when it has arrived, when it is stopped,
/// or when there is news.
class AutoWalker : public QObject {
    Q_OBJECT

public:
    /// `walk` carries out one step in the session and returns what happened.
    using Walk = std::function<std::vector<Event>(Direction)>;

    /// `pace` must outlive this.
    AutoWalker(Walk walk, const StepRateLimiter &pace, QObject *parent = nullptr);

    /// With motion a step is taken every `kBeat` milliseconds, without as fast as they can be; not faster
    /// than the pace allows in either case.
    void setMotion(bool on) { m_motion = on; }

    /// What ends exploring beside danger; travelling minds monsters only.
    void setExploreNews(WalkNews news) { m_exploreNews = news; }

    /// Begins to walk to a place; false, and nothing begins, if no known way leads there. `session` must
    /// outlive the walk: `stop` before it goes.
    bool travel(Session &session, WorldPos target);
    /// Begins to explore; ends at once if there is nothing left to explore.
    void explore(Session &session);
    /// Ends the walk, if there is one, without a reason.
    void stop();
    /// Another world is played from now on: forgets which monsters were seen.
    void forget() { m_seen.clear(); }

    [[nodiscard]] bool isWalking() const { return m_session != nullptr; }
    /// The cells that are still to be walked, the player's own first; empty when not walking.
    [[nodiscard]] std::vector<WorldPos> path() const;

    static constexpr int kBeat = 60; ///< milliseconds

signals:
    void pathChanged();
    /// `reason` as part of a sentence ("a Cave Rat comes into view"); empty after arriving or `stop`.
    void ended(const QString &reason);

private:
    void begin(Session &session, bool exploring);
    void end(const QString &reason);
    void tick();
    void keepPace();
    void takeStep();
    [[nodiscard]] bool planNext(QString &reason);
    [[nodiscard]] bool isGoalKnown() const;

    Walk m_walk;
    const StepRateLimiter &m_pace;
    bool m_motion = true;
    WalkNews m_exploreNews{true, true};
    QTimer m_timer;
    Session *m_session = nullptr; ///< while walking
    bool m_exploring = false;
    std::deque<Direction> m_steps;
    SeenMonsters m_seen; ///< while it walked, and when it began to
    ExplorePlan m_plan;  ///< the one that `m_steps` follow while exploring
};

} // namespace cave
