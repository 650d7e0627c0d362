// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/rarity/share_interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// How many worlds a part of a condition lets pass.
struct RarityPart {
    std::size_t at = 0;     ///< bytes in the condition's text
    std::size_t length = 0; ///< bytes
    std::int64_t alone = 0; ///< of `Rarity::apart` worlds, those that fit this part, whatever the others say
    std::int64_t reached = 0; ///< worlds that fit all parts before it
    std::int64_t passed = 0;  ///< of these, those that fit this part, too
};

/// How rare the worlds are that fit a condition, estimated from a sample.
struct Rarity {
    std::int64_t sampled = 0;
    std::int64_t matches = 0;
    std::int64_t failures = 0;     ///< of the sample, worlds that could not be generated; they don't match
    bool isWholeSet = false;       ///< all worlds of the set were judged, so the share is exact
    std::int64_t timed = 0;        ///< worlds that were judged as by a search
    double seconds = 0;            ///< that this took, in one thread
    std::int64_t apart = 0;        ///< worlds that were judged by each part
    std::vector<RarityPart> parts; ///< in the order of the text; at least one

    /// The share of worlds that fit, 0 .. 1; 0 for an empty sample.
    [[nodiscard]] double share() const;
    /// What it is with a certainty of 95 %.
    [[nodiscard]] ShareInterval interval() const;
    /// Whether there are so few matches that only the interval says something.
    [[nodiscard]] bool isUncertain() const;
    /// The share of worlds that fit the parts up to this one. Each part is judged among worlds that fit those
    /// before it, as parts depend on each other.
    [[nodiscard]] double passing(std::size_t part) const;
    /// Worlds that a search decides per second; 0 while unknown. `threads`: at least 1.
    [[nodiscard]] double worldsPerSecond(int threads) const;
    /// The expected time until a search finds its first match, in seconds; without a match in the sample, the
    /// least time that it probably takes. None while nothing is known.
    [[nodiscard]] std::optional<double> secondsToFirst(int threads) const;
};

/// The n of "one world in n": 1 ÷ `share`, rounded to two digits, as a sample isn't more exact. `share` is
/// above 0.
std::int64_t oneIn(double share);

} // namespace cave
