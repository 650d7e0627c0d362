// SPDX-License-Identifier: MIT
#pragma once

#include "core/path/flow_field.h"
#include "core/session/players/play_style.h"
#include "core/session/session.h"

#include <optional>
#include <vector>

namespace cave {

/// Plays worlds with free movement to their end, in real time or by turns, with only the knowledge that a
/// player has: for balancing the content, testing whole runs, and pictures. Deterministic for the same run.
///
/// Fights with the strongest item, stepping back while it isn't ready; takes everything in a room, drinks
/// when hurt, visits every room, and the boss last.
class RoomsPlayer {
public:
    /// Reckless: never drinks, and never steps back.
    explicit RoomsPlayer(PlayStyle style = PlayStyle::Careful) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    struct Foe {
        const Agent *agent = nullptr;
        double distance = 0;
    };

    [[nodiscard]] std::optional<Command> drink(const Session &session);
    [[nodiscard]] std::optional<Command> wieldBest(const Session &session) const;
    [[nodiscard]] Command fight(Session &session, const Foe &foe);
    [[nodiscard]] Command explore(Session &session);
    [[nodiscard]] Command walkTo(Session &session, WorldPos goal);
    [[nodiscard]] Command walkToward(const Session &session, Point target, int steps);
    [[nodiscard]] Command stand(const Session &session, int steps);
    [[nodiscard]] Command steer(const Session &session, std::optional<Direction> direction, int steps);
    [[nodiscard]] std::optional<Point> retreat(const Session &session, const Foe &foe) const;
    [[nodiscard]] std::optional<WorldPos> nearestThing(Session &session);
    [[nodiscard]] std::optional<WorldPos> nextDoor(Session &session) const;
    void readRoom(Session &session);

    PlayStyle m_style;
    FlowField m_field;
    BitGrid m_blocked;             ///< on the level: solid cells and spikes
    std::optional<Command> m_then; ///< the command after the previous one
};

} // namespace cave
