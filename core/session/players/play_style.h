// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

/// How a test player plays.
enum class PlayStyle : std::uint8_t {
    Careful,  ///< looks for treasure, wears the best, keeps out of reach, heals in time
    Reckless, ///< walks to the goal, and strikes whatever is in the way
    Random,   ///< does anything; only `RandomPlayer` plays so
};

} // namespace cave
