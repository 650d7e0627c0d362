// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

/// The cells of a rectangle seen by living monsters from their positions, by the world's rules: inside their
/// discs, with line of sight; all of them are floor. Monsters outside the rectangle count where their discs
/// overlap it. `seen` is resized to match; its origin is the rectangle's south-west corner.
void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen);
/// The same for the cells of a region.
RegionRows cellsSeenIn(World &world, RegionPos region);

/// How many living monsters see each cell of a rectangle.
struct ThreatMap {
    CellRect rect;
    std::vector<std::uint8_t> watchers; ///< row by row from the south-west; 255 stands for 255 or more
    BitGrid blind;                      ///< floor inside some monster's disc that no monster sees
    int most = 0;                       ///< the largest number of watchers

    [[nodiscard]] int at(WorldPos p) const ///< 0 outside
    {
        if (!rect.contains(p))
            return 0;
        const auto row = static_cast<std::size_t>(p.y - rect.origin.y);
        return watchers[row * static_cast<std::size_t>(rect.width) +
                        static_cast<std::size_t>(p.x - rect.origin.x)];
    }
};

/// The maximum side of a threat map: 1000 cells in each direction from a place.
inline constexpr int kMaxThreatSide = 2'001;

/// Counts them by the world's rules; width and height 0 .. kMaxThreatSide.
ThreatMap threatMap(World &world, const CellRect &rect);

/// A path that is seen as little as possible.
struct SafeRoute {
    std::vector<WorldPos> cells;   ///< from start to end, inclusive; empty if there is no path inside the
                                   ///< rectangle
    int seenCells = 0;             ///< the number of them that a monster sees
    std::vector<WorldPos> fastest; ///< a shortest path, for comparison
    int fastestSeenCells = 0;
};

/// Among the paths from `from` to `to` with the four cardinal moves inside `threats.rect`, one with the
/// fewest cells seen by monsters, and among those a shortest one. Error InvalidArgument: an end is rock or
/// outside.
Result<SafeRoute> safestRoute(World &world, const ThreatMap &threats, WorldPos from, WorldPos to);

} // namespace cave
