// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// The state of free movement on the player's level. Time advances in steps of kStepSeconds, which are exact
// binary fractions.

inline constexpr int kStepsPerSecond = 64;
inline constexpr double kStepSeconds = 1.0 / kStepsPerSecond;

/// A monster on the player's level.
struct Agent {
    MonsterId id;
    std::size_t kind = 0;           ///< index into `Content::monsters`
    Point position;                 ///< of its centre
    Point facing{0, -1};            ///< of length 1
    int health = 0;                 ///< hundredths of a point
    int fullHealth = 0;             ///< the same
    int strength = 0;               ///< damage of its touch, in points
    bool moving = false;            ///< during the last step
    double sinceShot = 0;           ///< seconds
    double sinceHeal = 0;           ///< seconds
    std::optional<WorldPos> toward; ///< the cell that it is moving to, while it follows cells

    friend bool operator==(const Agent &, const Agent &) = default;
};

/// An arrow, or magic.
struct Shot {
    std::int64_t id = 0; ///< unique among the shots of this world
    Point position;
    Point velocity;      ///< cells per second
    int damage = 0;      ///< points
    bool homing = false; ///< turns toward the player
    bool byPlayer = false;

    friend bool operator==(const Shot &, const Shot &) = default;
};

/// How a player moves.
struct PlayerMotion {
    Point player;                      ///< the player's centre
    Point facing{0, -1};               ///< of length 1
    std::optional<Direction> steering; ///< direction of walking, in real time
    double unhurtFor = 0;              ///< remaining seconds of invulnerability
    double sinceUse = 1000;            ///< seconds since the last use of an item

    friend bool operator==(const PlayerMotion &, const PlayerMotion &) = default;
};

/// The state that all players of a level share; how each of them moves is a `PlayerMotion` of theirs.
struct ActionState {
    int level = 1; ///< number of the player's level
    std::int64_t nextShot = 1;
    std::vector<Agent> agents; ///< living ones, by id
    std::vector<Shot> shots;   ///< by id

    friend bool operator==(const ActionState &, const ActionState &) = default;
};

} // namespace cave
