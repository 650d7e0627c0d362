// SPDX-License-Identifier: MIT
#pragma once

#include "core/path/flow_field.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <optional>
#include <vector>

namespace cave {

/// Plays worlds with free movement to their end, in real time or by turns, with only the knowledge that a
/// player has: for balancing the content, testing whole runs, and pictures. Deterministic for the same run.
///
/// Fights with the strongest blade, stepping back while it isn't ready, and steps out of the way of shots;
/// takes everything in a room, drinks when hurt, visits every room, and the boss last.
class RoomsPlayer {
public:
    /// Reckless: never drinks, steps back or dodges.
    explicit RoomsPlayer(PlayStyle style = PlayStyle::Careful) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    /// Steps of time between two decisions, as a person needs them.
    static constexpr int kReaction = 12;

    struct Foe {
        const Agent *agent = nullptr;
        double distance = 0;
    };

    [[nodiscard]] std::optional<Command> drink(const Session &session);
    [[nodiscard]] std::optional<Command> wieldBest(const Session &session) const;
    [[nodiscard]] Command fight(Session &session, const Foe &foe);
    [[nodiscard]] Command explore(Session &session);
    [[nodiscard]] Command walkTo(Session &session, WorldPos goal);
    [[nodiscard]] Command walkToward(const Session &session, Point target);
    [[nodiscard]] Command go(const Session &session, std::optional<Direction> way, int steps = kReaction);
    [[nodiscard]] std::optional<Direction> dodged(const Session &session, std::optional<Direction> way) const;
    [[nodiscard]] Command steer(const Session &session, std::optional<Direction> direction, int steps);
    [[nodiscard]] std::optional<Point> retreat(const Session &session, const Foe &foe) const;
    [[nodiscard]] std::optional<WorldPos> nearestThing(Session &session);
    [[nodiscard]] std::optional<WorldPos> nextDoor(Session &session) const;
    void readRoom(Session &session);
    void countIdle(const Session &session);

    PlayStyle m_style;
    FlowField m_field;
    BitGrid m_blocked; ///< on the level: solid cells and spikes
    BitGrid m_spikes;  ///< on the level
    int m_level = 0;
    int m_foesHealth = 0;          ///< of all on the level
    int m_idle = 0;                ///< decisions since either changed
    std::optional<Command> m_then; ///< the command after the previous one
};

} // namespace cave
