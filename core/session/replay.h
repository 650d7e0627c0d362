// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace cave {

/// The progress of a replay.
struct ReplayProgress {
    std::size_t played = 0; ///< commands performed
    bool refused = false;   ///< the next one was refused: the log doesn't belong to this world
};

/// Performs logged commands until one is refused or the world reaches turn `lastTurn`.
ReplayProgress playCommands(Session &session, std::span<const Command> commands,
                            std::int64_t lastTurn = std::numeric_limits<std::int64_t>::max());

/// Performs one logged command; false if it was refused.
bool playCommand(Session &session, const Command &command);

} // namespace cave
