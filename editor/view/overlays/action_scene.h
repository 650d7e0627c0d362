// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/figures/monster_figures.h"

#include <cstdint>
#include <vector>

namespace cave {

// What is to be seen of those who move freely between cells. Places are in cells of the world; ways north
// are up.

/// A creature.
struct ActionMover {
    std::uint64_t id = 0; ///< of no other, and kept
    Point position;       ///< of its middle
    Point facing{0, -1};  ///< of length 1
    CreatureLook look;
    double health = 1;  ///< share of the whole that is left; a bar shows less than 1
    bool fixed = false; ///< it never turns

    friend bool operator==(const ActionMover &, const ActionMover &) = default;
};

/// Something that flies.
struct ActionMissile {
    enum Kind : std::uint8_t {
        Arrow,
        Homing, ///< turns after the player
        Magic   ///< the player's
    };

    std::uint64_t id = 0; ///< of no other, and kept
    Point position;
    Point way{0, -1}; ///< where it flies to, of length 1
    Kind kind = Arrow;

    friend bool operator==(const ActionMissile &, const ActionMissile &) = default;
};

/// All of them at one moment.
struct ActionScene {
    Point player; ///< of their middle
    Point facing{0, -1};
    double unhurtFor = 0; ///< seconds for which the player can't be hurt: they blink
    std::vector<ActionMover> movers;
    std::vector<ActionMissile> missiles;

    friend bool operator==(const ActionScene &, const ActionScene &) = default;
};

/// What lies a `share` (0 .. 1) of the way from `before` to `now`: those of `now`, where they were on their
/// way. Who wasn't there before, or went farther than two cells, is where they are.
ActionScene between(const ActionScene &before, const ActionScene &now, double share);

} // namespace cave
