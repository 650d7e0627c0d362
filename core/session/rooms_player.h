// SPDX-License-Identifier: MIT
#pragma once

#include "core/path/flow_field.h"
#include "core/session/session.h"

#include <optional>
#include <vector>

namespace cave {

/// A player who plays worlds where everything moves freely to their end, in real time or by turns, knowing no
/// more than a person who looks at the room: to balance the content, to try whole runs, and for pictures.
/// Always the same in the same run.
///
/// Fights with what strikes hardest, stepping back while it isn't ready; takes what lies in the room, drinks
/// when hurt, looks into every room, and goes to the boss last.
class RoomsPlayer {
public:
    /// The next command. The run must be going on.
    Command next(Session &session);

private:
    struct Foe {
        const Agent *agent = nullptr;
        double distance = 0;
    };

    [[nodiscard]] std::optional<Command> drink(const Session &session);
    [[nodiscard]] std::optional<Command> takeInHand(const Session &session) const;
    [[nodiscard]] Command fight(Session &session, const Foe &foe);
    [[nodiscard]] Command explore(Session &session);
    [[nodiscard]] Command walkTo(Session &session, WorldPos goal);
    [[nodiscard]] Command walkToward(Session &session, Point target, int steps);
    [[nodiscard]] Command stand(Session &session, int steps);
    [[nodiscard]] std::optional<Point> retreat(const Session &session, const Foe &foe) const;
    [[nodiscard]] std::optional<WorldPos> nearestThing(Session &session);
    [[nodiscard]] std::optional<WorldPos> nextDoor(Session &session) const;
    void readRoom(Session &session);

    FlowField m_field;
    BitGrid m_blocked;             ///< of the level: what is solid, and spikes
    std::optional<Command> m_then; ///< what follows the one before
};

} // namespace cave
