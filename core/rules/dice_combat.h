// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/world/fight.h"
#include "core/world/player.h"

#include <cstddef>

namespace cave {

/// What a fighter by dice brings.
struct DiceStats {
    int health = 1; ///< when whole
    int strength = 1;
    int dexterity = 1;
    int intellect = 1;
    int weapon = 0; ///< added to the roll of an attack
    int armour = 0; ///< taken off the harm of an attack

    friend bool operator==(const DiceStats &, const DiceStats &) = default;
};

/// The player's: attributes of their level, and what is worn. The content must have a hero.
DiceStats diceStats(const Content &content, const Player &player);
/// A monster's: no weapon, no armour, no scrolls.
DiceStats diceStats(const MonsterType &monster);

/// Throws 1 .. `sides` (≥ 1), all alike.
int throwDie(RandomStream &stream, int sides);

/// What the dice showed in an attack.
struct AttackThrow {
    int strength = 1;     ///< 1 .. the attacker's
    int dodge = 1;        ///< 1 .. the defender's dexterity
    int dodgeTenths = 10; ///< what `dodge` is multiplied by, 10 .. 20
};

/// An attack by `attacker` on `defender`, of whom `health` points are left, with what the dice showed given.
/// It misses if the multiplied dodge is greater than strength plus weapon; else the harm is that, less the
/// points of the defender's armour, not below 0.
DiceAction resolveAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                         const AttackThrow &thrown);

/// The same, the dice thrown: strength first, then dodge.
DiceAction throwAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                       int dodgeTenths, RandomStream &stream);

/// A dodge prepared: tenths of 11 .. 20, all alike.
DiceAction throwDodge(RandomStream &stream);

/// A scroll read: 1 .. intellect plus its power, as harm to the enemy's `health`, or as healing of the
/// player's up to `full`. Neither dodge nor armour helps against it. `scroll`: index of an item that is one.
DiceAction resolveScroll(const Content &content, std::size_t scroll, int intellect, int rolled, int health,
                         int full);
DiceAction throwScroll(const Content &content, std::size_t scroll, int intellect, int health, int full,
                       RandomStream &stream);

} // namespace cave
