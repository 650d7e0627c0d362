// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// What goes on where everything moves freely between cells: in the level that the player is on. Time goes in
// steps of kStepSeconds, which binary fractions hold exactly.

inline constexpr int kStepsPerSecond = 64;
inline constexpr double kStepSeconds = 1.0 / kStepsPerSecond;

/// A monster of the level that the player is on.
struct Agent {
    MonsterId id;
    std::size_t kind = 0;           ///< index into `Content::monsters`
    Point position;                 ///< of its middle
    Point facing{0, -1};            ///< of length 1
    int health = 0;                 ///< hundredths of a point
    int fullHealth = 0;             ///< likewise
    int strength = 0;               ///< points that its touch does
    bool moving = false;            ///< in the last step
    double sinceShot = 0;           ///< seconds
    double sinceHeal = 0;           ///< seconds
    std::optional<WorldPos> toward; ///< the cell that it is walking to, while it keeps to cells

    friend bool operator==(const Agent &, const Agent &) = default;
};

/// An arrow, or magic.
struct Shot {
    std::int64_t id = 0; ///< of no other shot of this world
    Point position;
    Point velocity;      ///< cells a second
    int damage = 0;      ///< points
    bool homing = false; ///< turns toward the player
    bool byPlayer = false;

    friend bool operator==(const Shot &, const Shot &) = default;
};

/// How a player moves.
struct PlayerMotion {
    Point player;                      ///< their middle
    Point facing{0, -1};               ///< of length 1
    std::optional<Direction> steering; ///< where they walk, in real time
    double unhurtFor = 0;              ///< seconds for which they can't be hurt
    double sinceUse = 1000;            ///< seconds since an item was used

    friend bool operator==(const PlayerMotion &, const PlayerMotion &) = default;
};

/// All of it. Saved.
struct ActionState : PlayerMotion {
    int level = 1; ///< number of the level that the player is on
    std::int64_t nextShot = 1;
    std::vector<Agent> agents; ///< living ones, by id
    std::vector<Shot> shots;   ///< by id

    friend bool operator==(const ActionState &, const ActionState &) = default;
};

} // namespace cave
