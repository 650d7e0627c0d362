// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/caves/cave_units.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// A square of up to 64×64 cells, one word per row from the south; set bits are rock unless otherwise stated.
using CaveWindow = std::array<std::uint64_t, 64>;

/// The index of row `y` (0 or more).
constexpr std::size_t rowIndex(int y)
{
    return static_cast<std::size_t>(y);
}

/// Rock probabilities of a world's open and dense parts, in 1/256.
struct RockChances {
    std::uint32_t open = 0;
    std::uint32_t dense = 0;
};

/// Random rock for a window of the world, hashed from world positions, so that overlapping windows agree.
///
/// The rock probability varies between two values: each corner of a 16-cell lattice is open or dense, and a
/// cell follows one of its four corners, nearer ones with higher probability. This makes chambers and tight
/// passages alternate at a larger scale than the automaton's own features, which are all similar in size.
class CaveFill {
public:
    CaveFill(std::uint64_t key, RockChances chances, DrawRockRows drawRows);

    /// A square window; `corner` is its south-west cell, `side` at most 64. Bits and rows past `side` are 0.
    [[nodiscard]] CaveWindow window(WorldPos corner, int side) const;

private:
    std::uint64_t m_key;
    RockDigits m_digits{};
    DrawRockRows m_drawRows;
};

} // namespace cave
