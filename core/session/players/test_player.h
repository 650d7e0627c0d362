// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/session/command.h"
#include "core/session/session.h"

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string_view>

namespace cave {

/// How a test player plays.
enum class PlayStyle : std::uint8_t {
    Careful,  ///< looks for treasure, wears the best, keeps out of reach, heals in time
    Reckless, ///< walks to the goal, and strikes whatever is in the way
    Random,   ///< does anything; only `RandomPlayer` plays so
};

inline constexpr std::array kPlayStyles{PlayStyle::Careful, PlayStyle::Reckless, PlayStyle::Random};

/// "careful", "reckless", "random".
[[nodiscard]] std::string_view playStyleKey(PlayStyle style);
[[nodiscard]] std::optional<PlayStyle> playStyleNamed(std::string_view key);

/// Says the next command of a run that isn't over; none when nothing is left to do. Deterministic for the
/// same run.
using TestPlayer = std::function<std::optional<Command>(Session &)>;

/// One that plays a scenario with only the knowledge that a player has. `number` distinguishes random ones.
[[nodiscard]] TestPlayer testPlayer(const Scenario &scenario, PlayStyle style, std::uint64_t number);

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
