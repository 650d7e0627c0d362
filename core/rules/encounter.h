// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>

namespace cave {

/// Whether and why a monster would attack a player on a cell, by the world's rules.
struct SightVerdict {
    Monster monster; ///< in its state at that time
    WorldPos cell;
    int radius = 0; ///< of the monster's area of effect, in cells
    DiscRule disc = DiscRule::Wide;
    bool contact = false; ///< fights begin by contact here: the area determines only who is noticed
    bool inArea = false;
    SightTrace line; ///< from the monster to the cell

    /// x² + y² of the distance from the monster to the cell.
    [[nodiscard]] std::int64_t squaredDistance() const;
    /// The maximum of that, in tenths: 72 for 7.2.
    [[nodiscard]] std::int64_t limitTenths() const;
    /// Within the limit, but on one axis farther away than the radius, which is outside the area, too.
    [[nodiscard]] bool isBeyondSquare() const;
    [[nodiscard]] bool attacks() const { return inArea && line.visible() && !contact; }
};

/// `monster` should be near: all cells of the line are kept.
SightVerdict sightVerdict(World &world, const Monster &monster, WorldPos cell);

/// Why the current fight began, from its monster and the player's cell. As nothing moves in a fight, this is
/// as it was at the beginning: a monster that `attacks()` saw the player; otherwise one walked into the
/// other, where fights begin by contact. None if there is no fight, or the enemy is gone.
std::optional<SightVerdict> encounterOf(World &world);

} // namespace cave
