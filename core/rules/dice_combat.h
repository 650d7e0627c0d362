// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/content/scenario.h"
#include "core/world/fight.h"
#include "core/world/player.h"

#include <cstddef>
#include <cstdint>

namespace cave {

// The progression of a player who fights with dice. Only the experience is stored: level and attributes
// follow from it and the scenario's table.

/// The level for an amount of experience (≥ 0): 1 .. `highestLevel`.
int levelAt(const HeroTable &table, std::int64_t experience);

/// The experience required for `level`: 0 at level 1; each level costs twice the one before.
std::int64_t experienceFor(const HeroTable &table, int level);

/// The attributes at `level`.
Attributes attributesAt(const HeroTable &table, int level);

/// Adds experience (≥ 0). A level gained also adds its health to the player's current health. Returns the
/// number of levels gained.
int gainExperience(const HeroTable &table, Player &player, int amount);

/// Restores health on entering a floor; never beyond full health.
void restOnFloor(const HeroTable &table, Player &player);

/// The stats of a fighter with dice.
struct DiceStats {
    int health = 1; ///< full health
    int strength = 1;
    int dexterity = 1;
    int intellect = 1;
    int weapon = 0; ///< bonus to attack rolls
    int armour = 0; ///< reduces the damage of attacks

    friend bool operator==(const DiceStats &, const DiceStats &) = default;
};

/// The player's: attributes at their level, and equipment. The content must have a hero.
DiceStats diceStats(const Content &content, const Player &player);
/// A monster's: no weapon, no armour, no scrolls.
DiceStats diceStats(const MonsterType &monster);

/// Rolls 1 .. `sides` (≥ 1), uniformly.
int throwDie(RandomStream &stream, int sides);

/// The rolls of an attack.
struct AttackThrow {
    int strength = 1;     ///< 1 .. the attacker's
    int dodge = 1;        ///< 1 .. the defender's dexterity
    int dodgeTenths = 10; ///< multiplier of `dodge`, 10 .. 20
};

/// An attack by `attacker` on `defender`, who has `health` points left, with given rolls. It misses if the
/// multiplied dodge exceeds strength plus weapon; otherwise the damage is that sum, minus the defender's
/// armour, not below 0.
DiceAction resolveAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                         const AttackThrow &thrown);

/// The same with random rolls: strength first, then dodge.
DiceAction throwAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                       int dodgeTenths, RandomStream &stream);

/// A prepared dodge: tenths of 11 .. 20, uniformly.
DiceAction throwDodge(RandomStream &stream);

/// A scroll being read: 1 .. intellect plus its power, as damage to the enemy's `health`, or as healing of
/// the player's up to `full`. Neither dodge nor armour helps against it. `scroll`: index of an item that is
/// one.
DiceAction resolveScroll(const Content &content, std::size_t scroll, int intellect, int rolled, int health,
                         int full);
DiceAction throwScroll(const Content &content, std::size_t scroll, int intellect, int health, int full,
                       RandomStream &stream);

} // namespace cave
