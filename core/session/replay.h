// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace cave {

/// How far a replay came.
struct ReplayProgress {
    std::size_t played = 0; ///< commands that were done
    bool refused = false;   ///< the next one could not be done: the log isn't of this world
};

/// Does logged commands one after the other until one is refused or the world has come to turn `lastTurn`.
ReplayProgress playCommands(Session &session, std::span<const Command> commands,
                            std::int64_t lastTurn = std::numeric_limits<std::int64_t>::max());

/// Does one logged command; false if it could not be done.
bool playCommand(Session &session, const Command &command);

} // namespace cave
