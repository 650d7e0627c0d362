// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/caves/cave_units.h"
#include "core/gen/caves/cave_window.h"
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

} // namespace cave
