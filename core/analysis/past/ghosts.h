// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Where a player or a monster stood some turns before or after a moment.
struct Ghost {
    int time = 0; ///< how much later; negative: earlier; never 0
    WorldPos at;
    int player = 0;                   ///< 0: a monster
    std::optional<MonsterId> monster; ///< none: a player

    friend bool operator==(const Ghost &, const Ghost &) = default;
};

/// How far to look, as `Ghost::time`, and how many turns that counts by: with free movement, where a turn is
/// a step of time, more than one.
struct GhostSpan {
    int times = 3;
    int turns = 1;
};

/// Where the players at a moment, and the living monsters within their view radius (with free movement, those
/// on the level), stood before and after it: from the earliest on, only cells other than that of the moment,
/// and each cell once before and once after, at the time nearest to the moment. An edit counts as what
/// happened.
[[nodiscard]] std::vector<Ghost> ghostsAround(const Timeline &timeline, Moment moment,
                                              const GhostSpan &span = {});

} // namespace cave
