// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/planning.h"
#include "core/session/players/play_style.h"
#include "core/session/session.h"

#include <deque>
#include <optional>

namespace cave {

/// Explores caves as automatic walking does, opens chests, wears the best, and fights what is in the way;
/// then goes for the monsters it has seen. For testing whole runs. Deterministic for the same run.
class Explorer {
public:
    /// Careful: keeps away from monsters as long as anything else is left to explore. Reckless: doesn't.
    explicit Explorer(PlayStyle style) : m_style(style) {}

    /// The next command; none when nothing that it knows of is left.
    std::optional<Command> next(Session &session);

private:
    void plan(Session &session);

    PlayStyle m_style;
    SeenMonsters m_seen;
    std::deque<Direction> m_steps;
    WorldPos m_at; ///< where the steps taken lead
};

} // namespace cave
