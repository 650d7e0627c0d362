// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <deque>
#include <optional>

namespace cave {

/// A player who plays dungeon runs to their end, knowing no more than a person would: to balance the content,
/// to try whole runs, and for pictures. Always the same in the same run.
class DungeonPlayer {
public:
    enum class Style {
        Sensible, ///< looks for every treasure, wears the best, keeps out of monsters' reach, heals in time
        Reckless, ///< runs for the way out, fights what it meets, wears and reads nothing it finds
    };

    explicit DungeonPlayer(Style style) : m_style(style) {}

    /// The next command. The run must be going on.
    Command next(Session &session);

private:
    [[nodiscard]] Command fight(const Session &session) const;
    [[nodiscard]] std::optional<Command> wearBetter(const Session &session) const;
    void plan(Session &session);
    /// Who goes to and fro before a monster for too long has to dare it.
    [[nodiscard]] bool isBold() const;

    Style m_style;
    std::deque<Direction> m_steps;
    std::size_t m_seen = 0; ///< monsters in view when the steps were planned
    int m_floor = 0;
    int m_hesitated = 0; ///< commands on this floor
};

} // namespace cave
