// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <cstddef>
#include <deque>
#include <optional>

namespace cave {

/// Plays dungeon runs to their end, with only the knowledge that a player has: for balancing the content,
/// testing whole runs, and pictures. Deterministic for the same run.
class DungeonPlayer {
public:
    /// Careful: looks for every treasure, wears the best, keeps out of monsters' reach, heals in time.
    /// Reckless: runs for the exit, fights whatever it meets, ignores items.
    explicit DungeonPlayer(PlayStyle style) : m_style(style) {}

    /// The next command. The run must not be over.
    Command next(Session &session);

private:
    [[nodiscard]] Command fight(const Session &session) const;
    [[nodiscard]] std::optional<Command> wearBetter(const Session &session) const;
    void plan(Session &session);
    /// After hesitating in front of a monster for too long, takes the risk.
    [[nodiscard]] bool isBold() const;

    PlayStyle m_style;
    std::deque<Direction> m_steps;
    std::size_t m_seen = 0; ///< monsters in view when the steps were planned
    int m_floor = 0;
    int m_hesitated = 0; ///< commands on this floor
};

} // namespace cave
