// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>

namespace cave {

/// Whether a monster would attack whoever is on a cell, and why, by the world's rules.
struct SightVerdict {
    Monster monster; ///< as it was then
    WorldPos cell;
    int radius = 0; ///< of the monster's area of effect, in cells
    DiscRule disc = DiscRule::Wide;
    bool contact = false; ///< fights begin by contact here: the area only tells who is noticed
    bool inArea = false;
    SightTrace line; ///< from the monster to the cell

    /// x² + y² of the way from the monster to the cell.
    [[nodiscard]] std::int64_t squaredDistance() const;
    /// The most that may be, in tenths: 72 for 7.2.
    [[nodiscard]] std::int64_t limitTenths() const;
    /// Within the limit, but on one axis farther away than the radius, which is outside the area, too.
    [[nodiscard]] bool isBeyondSquare() const;
    [[nodiscard]] bool attacks() const { return inArea && line.visible() && !contact; }
};

/// `monster` should be near: all cells of the line are kept.
SightVerdict sightVerdict(World &world, const Monster &monster, WorldPos cell);

/// Why the fight going on began: what its monster makes of the cell on which the player is. As nothing moves
/// in a fight, this is as it was at the beginning: a monster that `attacks()` saw the player; into any other
/// the player walked, or it into the player where fights begin by contact. None if there is no fight, or
/// no one to fight any more.
std::optional<SightVerdict> encounterOf(World &world);

} // namespace cave
