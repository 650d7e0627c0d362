// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/session/players/play_style.h"
#include "core/session/session.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace cave {

inline constexpr std::array kPlayStyles{PlayStyle::Careful, PlayStyle::Reckless, PlayStyle::Random};

/// "careful", "reckless", "random".
[[nodiscard]] std::string_view playStyleKey(PlayStyle style);
[[nodiscard]] std::optional<PlayStyle> playStyleNamed(std::string_view key);

/// Says the next command of a run that isn't over; none when nothing is left to do. Deterministic for the
/// same run.
using TestPlayer = std::function<std::optional<Command>(Session &)>;

/// One that plays a scenario with only the knowledge that a player has. `number` distinguishes random ones.
[[nodiscard]] TestPlayer testPlayer(const Scenario &scenario, PlayStyle style, std::uint64_t number);

} // namespace cave
