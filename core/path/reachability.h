// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <vector>

namespace cave {

// Reachability with the four cardinal moves on a bounded map. Set bits of `floor` are walkable; grids of any
// size, including empty ones. Implemented as a flood of whole words, so the cost depends on the number of
// words entered, not cells.

/// The cells reachable from (x, y), including itself. `reached` is resized to match `floor`, reuses its
/// memory, and must be another grid. From rock or outside the grid nothing is reached.
void floodFrom(const BitGrid &floor, int x, int y, BitGrid &reached);

/// A connected component of the floor.
struct Component {
    CellPos seed; ///< its southernmost, then westernmost cell
    std::int64_t size = 0;

    friend bool operator==(const Component &, const Component &) = default;
};

/// All components, in the order of their seeds: south to north, then west to east. `floodFrom` a seed returns
/// its cells.
[[nodiscard]] std::vector<Component> findComponents(const BitGrid &floor);

/// The number of components.
[[nodiscard]] int countComponents(const BitGrid &floor);

} // namespace cave
