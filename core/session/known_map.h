// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/step_search.h"
#include "core/session/session.h"

#include <vector>

namespace cave {

/// The player's knowledge of a rectangle of the world, as a map to walk on. Grids begin at its south-west
/// corner.
struct KnownMap {
    CellRect rect;
    BitGrid explored;
    BitGrid floor;  ///< explored floor
    BitGrid water;  ///< explored water
    BitGrid chests; ///< closed chests that were seen
    Moves moves = Moves::Four;

    [[nodiscard]] CellPos cellAt(WorldPos p) const
    {
        return {static_cast<int>(p.x - rect.origin.x), static_cast<int>(p.y - rect.origin.y)};
    }
    [[nodiscard]] WorldPos worldAt(CellPos cell) const
    {
        return {rect.origin.x + cell.x, rect.origin.y + cell.y};
    }
    [[nodiscard]] bool isFloor(WorldPos p) const
    {
        return rect.contains(p) && floor.test(cellAt(p).x, cellAt(p).y);
    }
};

/// What the player of `session` knows of `rect`.
[[nodiscard]] KnownMap knownMap(Session &session, const CellRect &rect);

/// Nothing walks on that cell; outside of the map: nothing happens.
void blockCell(KnownMap &map, WorldPos p);

/// The cells of the map in which `monster` would notice the player, as far as the player knows:
/// unexplored rock hides nothing. A player who is noticed already may go away: only cells that are
/// nearer to it count.
[[nodiscard]] std::vector<WorldPos> knownAreaOf(const KnownMap &map, Session &session,
                                                const Monster &monster);

} // namespace cave
