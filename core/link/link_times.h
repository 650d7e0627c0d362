// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

// Times of links, in milliseconds. What "now" is comes from outside: a clock that never goes back.

inline constexpr std::int64_t kGreetingMs = 10'000; ///< within which a greeting, or its answer, has to come
inline constexpr std::int64_t kAliveMs = 5'000;     ///< between signs of life
inline constexpr std::int64_t kQuietMs = 7'000;     ///< without one, after which a guest says that it waits
inline constexpr std::int64_t kSilenceMs = 15'000;  ///< after which a link counts as broken
inline constexpr std::int64_t kKeptMs = 600'000;    ///< for which a player whose link broke is kept
inline constexpr std::int64_t kCheckGapMs = 1'000;  ///< between checkpoints, at least
inline constexpr std::int64_t kIdleCheckMs = 5'000; ///< after which a checkpoint also follows few commands

} // namespace cave
