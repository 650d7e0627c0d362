// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/figures/monster_figures.h"

#include <cstdint>
#include <vector>

namespace cave {

// The visible state of free movement. Positions are in cells of the world; vectors have north up.

/// A creature.
struct ActionMover {
    std::uint64_t id = 0; ///< unique and permanent
    Point position;       ///< of its centre
    Point facing{0, -1};  ///< of length 1
    CreatureLook look;
    double health = 1;  ///< remaining share of full health; less than 1 is shown as a bar
    bool fixed = false; ///< never turns

    friend bool operator==(const ActionMover &, const ActionMover &) = default;
};

/// A projectile.
struct ActionMissile {
    enum Kind : std::uint8_t {
        Arrow,
        Homing, ///< follows the player
        Magic   ///< the player's
    };

    std::uint64_t id = 0; ///< unique and permanent
    Point position;
    Point way{0, -1}; ///< direction of flight, of length 1
    Kind kind = Arrow;

    friend bool operator==(const ActionMissile &, const ActionMissile &) = default;
};

/// A complete scene at one moment.
struct ActionScene {
    Point player; ///< of the player's centre
    Point facing{0, -1};
    double unhurtFor = 0;  ///< remaining seconds of the player's invulnerability, shown by blinking
    bool hasPlayer = true; ///< false: no figure is shown
    std::vector<ActionMover> movers;
    std::vector<ActionMissile> missiles;

    friend bool operator==(const ActionScene &, const ActionScene &) = default;
};

/// The scene interpolated by `share` (0 .. 1) from `before` to `now`: the elements of `now`, in intermediate
/// positions. New elements, and those that moved more than two cells, are in their final positions.
ActionScene between(const ActionScene &before, const ActionScene &now, double share);

} // namespace cave
