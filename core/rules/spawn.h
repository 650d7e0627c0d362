// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world.h"

namespace cave {

/// The radius of every disc in the search for the spawn of `classic` worlds, with `DiscRule::Original`.
inline constexpr int kOriginalDiscRadius = 3;

/// Offset of the n-th cell (n ≥ 0) of the original's spiral, using its formula as published, without
/// excluding n = 0: (0, -1), (0, 0), (1, 0), (1, 1), … Source: Ulam's spiral as in Wolfram MathWorld, "Prime
/// Spiral".
WorldPos spiralCell(std::int64_t n);

/// Where the player enters the world: the first spiral cell around (0, 0) that is floor, has no chest and is
/// in no monster's disc.
///
/// `classic` follows the original: a disc counts only once its monster's region was generated, that is when
/// the search reads one of its cells or a generated disc overlaps it. `caves` counts every disc. Error: no
/// such cell within the search limit.
Result<WorldPos> findSpawn(World &world);

/// Where a player who has died wakes: the first cell of the spiral around the centre of their region that is
/// floor, has no closed chest and is in no living monster's disc. Error: as above.
Result<WorldPos> findWakingPlace(World &world, const PartyMember &member);

/// Where a player comes to beside others: the first cell of the spiral around `middle` that can be reached
/// and on which no one stands, not even `member`; out of every monster's disc if there is such a cell near.
/// Error: as above.
Result<WorldPos> findPlaceNear(World &world, const PartyMember &member, WorldPos middle);

} // namespace cave
