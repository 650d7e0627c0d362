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

/// The stats of a fighter. Every fight starts with full health and full armour.
struct FighterStats {
    int health = 0;           ///< points, 1 .. 1,000,000
    int armour = 0;           ///< points, 0 .. 1,000,000
    int damageHundredths = 0; ///< of one attack, in hundredths of a point, 0 .. 100,000,000

    friend bool operator==(const FighterStats &, const FighterStats &) = default;
};

/// One roll in a fight with dice.
struct DiceRoll {
    int sides = 1;    ///< the range is 1 .. sides
    int rolled = 1;   ///< the result
    int modifier = 0; ///< the bonus

    [[nodiscard]] int total() const { return rolled + modifier; }
    friend bool operator==(const DiceRoll &, const DiceRoll &) = default;
};

/// What one side did in a fight with dice, and its effect.
struct DiceAction {
    enum class Kind : std::uint8_t { Attack, Dodge, Harm, Heal };

    Side by = Side::Player;
    Kind kind = Kind::Attack;
    DiceRoll roll;        ///< of the attack or the scroll; for Dodge the tenths drawn: 11 .. 20
    DiceRoll dodge;       ///< of the defender
    int dodgeTenths = 10; ///< the multiplier of `dodge`, in tenths
    bool dodged = false;
    int blocked = 0;      ///< points absorbed by armour
    int harm = 0;         ///< points lost, or healed
    int health = 0;       ///< remaining, of its target
    std::size_t item = 0; ///< the scroll, index into `Content::items`

    friend bool operator==(const DiceAction &, const DiceAction &) = default;
};

/// The state of a fight with dice, in addition to the player's.
struct DiceFight {
    int enemyHealth = 0;
    int dodgeTenths = 10;            ///< the multiplier of the player's next dodge roll; 10 for none
    std::vector<DiceAction> actions; ///< all so far

    friend bool operator==(const DiceFight &, const DiceFight &) = default;
};

/// A fighter in rounds: whole points.
struct RoundFighter {
    int health = 0;
    int armour = 0;                      ///< remaining
    std::vector<int> returning = {0, 0}; ///< armour about to return, next first

    friend bool operator==(const RoundFighter &, const RoundFighter &) = default;
};

/// What one side did in a round, and its effect on its target.
struct RoundAction {
    enum class Kind : std::uint8_t { Strike, Guard, Swap, Use, Flee };

    Side by = Side::Player;
    Kind kind = Kind::Strike;
    int damage = 0;         ///< before armour
    int restored = 0;       ///< armour that the target regained first
    int used = 0;           ///< armour that it used up
    int harm = 0;           ///< health that it lost, before the limit of what it had
    int armour = 0;         ///< the target's, after it
    int health = 0;         ///< the same
    bool softened = false;  ///< by a guard
    bool parting = false;   ///< at one who flees
    bool stunned = false;   ///< the target misses its turn
    bool poisoned = false;  ///< the player is poisoned by it
    bool companion = false; ///< of the player's companion, or at them
    std::size_t item = 0;   ///< wielded or used, index into `Content::items`

    friend bool operator==(const RoundAction &, const RoundAction &) = default;
};

/// The state of a fight in rounds, in addition to the player's.
struct RoundFight {
    RoundFighter enemy;
    std::vector<int> returning = {0, 0}; ///< the player's own armour about to return, next first

    friend bool operator==(const RoundFight &, const RoundFight &) = default;
};

/// A player who joined an ally's fight.
struct FightAlly {
    int player = 0; ///< number in the party
    FighterStats stats;
    std::size_t blows = 0; ///< struck before they joined; by armour

    friend bool operator==(const FightAlly &, const FightAlly &) = default;
};

/// The state of a fight: the draws so far, from which everything else follows. Saved. Each of several players
/// in the same fight has a copy.
struct Fight {
    MonsterId enemy;
    std::size_t kind = 0; ///< of the enemy, index into `Content::monsters`
    FighterStats playerStats;
    FighterStats enemyStats;
    Side first = Side::Player;
    std::vector<bool> stuns;                         ///< for each attack so far, whether it stunned
    std::optional<DiceFight> dice = std::nullopt;    ///< with dice; stats and stuns then have their defaults
    std::vector<FightAlly> allies = {};              ///< of the player who began it, in order of joining
    std::optional<RoundFight> rounds = std::nullopt; ///< in rounds; `stuns` is then empty
    int opener = 0;                                  ///< who began it; 0 while there are no allies

    friend bool operator==(const Fight &, const Fight &) = default;
};

} // namespace cave
