// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <vector>

namespace cave {

// What can be walked to with the four cardinal moves on a bounded piece of map. Set bits of `floor` are the
// cells that can be walked on; grids of any size, the empty one included. All of it runs as a flood of whole
// words, so its cost goes with the words that the flood enters, not with the cells.

/// The cells that can be walked to from (x, y), itself included. `reached` is resized to match `floor`,
/// reuses its memory, and must be another grid. From rock or from outside the grid nothing is reached.
void floodFrom(const BitGrid &floor, int x, int y, BitGrid &reached);

/// A largest set of floor cells that can all be walked to from one another.
struct Component {
    CellPos seed; ///< its southernmost cell; of several, the westernmost of them
    std::int64_t size = 0;

    friend bool operator==(const Component &, const Component &) = default;
};

/// All components, in the order of their seeds: south to north, then west to east. `floodFrom` a seed gives
/// its cells.
[[nodiscard]] std::vector<Component> findComponents(const BitGrid &floor);

/// How many components there are.
[[nodiscard]] int countComponents(const BitGrid &floor);

} // namespace cave
