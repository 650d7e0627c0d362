// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"

#include <deque>

namespace cave {

/// Takes the next of the planned steps; waits if there are none.
[[nodiscard]] inline Command takeStep(std::deque<Direction> &steps)
{
    if (steps.empty())
        return WaitCommand{};
    const Direction direction = steps.front();
    steps.pop_front();
    return MoveCommand{direction};
}

} // namespace cave
