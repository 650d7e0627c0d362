// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
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

/// One throw of a fight by dice.
struct DiceRoll {
    int sides = 1;    ///< 1 .. sides could come up
    int rolled = 1;   ///< what did
    int modifier = 0; ///< added to it

    [[nodiscard]] int total() const { return rolled + modifier; }
    friend bool operator==(const DiceRoll &, const DiceRoll &) = default;
};

/// What one side did in a fight by dice, and what came of it.
struct DiceAction {
    enum class Kind : std::uint8_t { Attack, Dodge, Harm, Heal };

    Side by = Side::Player;
    Kind kind = Kind::Attack;
    DiceRoll roll;        ///< of the attack or the scroll; of Dodge the tenths drawn: 11 .. 20
    DiceRoll dodge;       ///< of who is attacked
    int dodgeTenths = 10; ///< what `dodge` was multiplied by, in tenths
    bool dodged = false;
    int blocked = 0;      ///< points that armour took off
    int harm = 0;         ///< points lost, or healed
    int health = 0;       ///< left, of whom it was done to
    std::size_t item = 0; ///< the scroll, index into `Content::items`

    friend bool operator==(const DiceAction &, const DiceAction &) = default;
};

/// A fight by dice that is going on, beside what the player is.
struct DiceFight {
    int enemyHealth = 0;
    int dodgeTenths = 10;            ///< what the player's next roll of dodging is multiplied by; 10: nothing
    std::vector<DiceAction> actions; ///< all so far

    friend bool operator==(const DiceFight &, const DiceFight &) = default;
};

/// Someone who joined the fight of an ally.
struct FightAlly {
    int player = 0; ///< number in the party
    FighterStats stats;
    std::size_t blows = 0; ///< struck before they joined; by armour

    friend bool operator==(const FightAlly &, const FightAlly &) = default;
};

/// A fight that is going on: what was drawn in it so far, from which all its numbers follow. Saved. Each of
/// several players who fight together has it.
struct Fight {
    MonsterId enemy;
    std::size_t kind = 0; ///< the enemy's, index into `Content::monsters`
    FighterStats playerStats;
    FighterStats enemyStats;
    Side first = Side::Player;
    std::vector<bool> stuns;                      ///< of each attack so far, whether it stunned
    std::optional<DiceFight> dice = std::nullopt; ///< by dice; stats and stuns are then as here
    std::vector<FightAlly> allies = {};           ///< of the player who began it, in order of joining
    int opener = 0;                               ///< who began it; 0 as long as there are no allies

    friend bool operator==(const Fight &, const Fight &) = default;
};

} // namespace cave
