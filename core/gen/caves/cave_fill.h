// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/caves/cave_window.h"
#include "core/gen/caves/rock_rows.h"

#include <cstdint>

namespace cave {

/// Rock chances of a world's open and dense parts, in 1/256.
struct RockChances {
    std::uint32_t open = 0;
    std::uint32_t dense = 0;
};

/// Random rock for a window of the world, hashed from the world position, so that windows which overlap
/// agree.
///
/// The rock chance varies over the world between two values: each corner of a 16-cell lattice is open or
/// dense, and a cell takes after one of the four corners around it, the nearer the likelier. So chambers and
/// tight passages alternate at a scale that the automaton alone, whose features are all alike in size, does
/// not reach.
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
