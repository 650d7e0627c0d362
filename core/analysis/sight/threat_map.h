// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

/// How many living monsters see each cell of a rectangle.
struct ThreatMap {
    CellRect rect;
    std::vector<std::uint8_t> watchers; ///< row by row from the south-west; 255: that many or more
    BitGrid blind; ///< floor inside some monster's disc that no monster sees: blind spots
    int most = 0;  ///< the largest number of watchers

    [[nodiscard]] int at(WorldPos p) const ///< 0 outside
    {
        if (!rect.contains(p))
            return 0;
        const auto row = static_cast<std::size_t>(p.y - rect.origin.y);
        return watchers[row * static_cast<std::size_t>(rect.width) +
                        static_cast<std::size_t>(p.x - rect.origin.x)];
    }
};

/// Most cells a side of a threat map: 1000 cells each way from a place.
inline constexpr int kMostThreatSide = 2'001;

/// Counts them, by the world's rules; width and height 0 .. kMostThreatSide.
ThreatMap threatMap(World &world, const CellRect &rect);

/// A way that is seen as little as can be.
struct SafeRoute {
    std::vector<WorldPos> cells;   ///< from start to end, both included; empty: no way inside the rectangle
    int seenCells = 0;             ///< of them, how many a monster sees
    std::vector<WorldPos> fastest; ///< a shortest way, to compare with
    int fastestSeenCells = 0;
};

/// Of all ways from `from` to `to` with the four cardinal moves inside `threats.rect` one that has the fewest
/// cells that a monster sees, and of those a shortest one. Error InvalidArgument: an end is rock or outside.
Result<SafeRoute> safestRoute(World &world, const ThreatMap &threats, WorldPos from, WorldPos to);

} // namespace cave
