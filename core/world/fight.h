#pragma once

#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

enum class Side : std::uint8_t { Player, Enemy };

constexpr Side opponentOf(Side side)
{
    return side == Side::Player ? Side::Enemy : Side::Player;
}

/// What a fighter brings. Every fight is begun at full health and full armour.
struct FighterStats {
    int health = 0;           ///< points, 1 .. 1,000,000
    int armour = 0;           ///< points, 0 .. 1,000,000
    int damageHundredths = 0; ///< of one attack, in hundredths of a point, 0 .. 100,000,000

    friend bool operator==(const FighterStats &, const FighterStats &) = default;
};

/// A fight that is going on: what was drawn in it so far, from which all its numbers follow. Saved.
struct Fight {
    MonsterId enemy;
    std::size_t kind = 0; ///< the enemy's, index into `Content::monsters`
    FighterStats playerStats;
    FighterStats enemyStats;
    Side first = Side::Player;
    std::vector<bool> stuns; ///< of each attack so far, whether it stunned

    friend bool operator==(const Fight &, const Fight &) = default;
};

} // namespace cave
