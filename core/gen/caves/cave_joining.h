// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/random_words.h"
#include "core/gen/caves/cave_fill.h"
#include "core/gen/caves/cave_units.h"
#include "core/world/region.h"

#include <array>
#include <cstdint>

namespace cave {

/// The interior of a region while its caves are being joined: `size` rows of `size` bits.
struct CaveFloor {
    int size = 0;
    CaveWindow floor{};               ///< set: floor
    CaveWindow kept{};                ///< set: dug on purpose; later steps must leave it open
    CaveWindow touching{};            ///< set: adjacent to floor of the neighbouring region
    std::array<CellPos, 4> portals{}; ///< north, east, south, west; always floor
};

/// Pockets of fewer cells are filled, unless they touch floor beyond the border.
inline constexpr int kSmallestPocket = 16;

/// Makes the floor one 4-connected component: small pockets are filled, the others joined by tunnels that
/// wind according to `key`. A pocket that continues across a border or contains a portal is joined regardless
/// of its size, as filling it would make the border visible.
void joinCaves(CaveFloor &cave, std::uint64_t key, TakeFrontStep takeStep);

/// Of a square whose south-west corner is that of a region, floor that `joinCaves` never fills: some of the
/// components that are too large to be pockets. Not all of them, as that would take longer.
RegionRows largeParts(RegionRows floor, int side);

// What all ways of joining caves have in common.

constexpr std::uint64_t columnBit(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

constexpr bool hasCell(const CaveWindow &rows, CellPos cell)
{
    return (rows[rowIndex(cell.y)] & columnBit(cell.x)) != 0;
}

/// Permanently opens a cell of a tunnel, which is never at the border, and sometimes adjacent cells, so that
/// its width varies.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words);

/// A part of the cave that is probably the largest.
CaveWindow likelyMainPart(const CaveFloor &cave);

/// Makes the floor one 4-connected component, as `joinCaves` does, at a fraction of its cost: pockets are
/// filled unless they contain a square of 3×3 cells, a portal, or a square of 2×2 cells that touches floor
/// beyond the border; each other one is joined to the cells that are nearest to it, by a short passage that
/// winds according to `key`.
void joinByPassages(CaveFloor &cave, std::uint64_t key, const CaveUnits &units);

/// Of a square whose south-west corner is that of a region, floor that `joinByPassages` never fills: the
/// components with a square of 3×3 cells.
RegionRows wideParts(const RegionRows &floor, int side, GrowWithin growWithin);

} // namespace cave
