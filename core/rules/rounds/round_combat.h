// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/rules/armour_combat.h"
#include "core/world/fight.h"
#include "core/world/player.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cave {

/// All of a blow's damage, in per cent.
inline constexpr int kWhole = 100;

// Fights in rounds, in which the player chooses what to do and the enemy answers. Blows follow the rules of
// armour_combat.h, with damage that varies and points that are rounded to whole ones.

/// From .. to, both included.
struct PointRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const PointRange &, const PointRange &) = default;
};

/// The player as they enter a round.
[[nodiscard]] RoundFighter roundFighter(const Content &content, const Player &player,
                                        const RoundFight &rounds);
/// A monster at the beginning of a fight.
[[nodiscard]] RoundFighter roundFighter(const MonsterType &monster);

/// The points of armour that a player wears, and what is left of them.
[[nodiscard]] int wornArmour(const Content &content, const Player &player);
[[nodiscard]] int armourLeft(const Content &content, const Player &player);
/// The full health of a player: that of the scenario, and what they have gained or wear.
[[nodiscard]] int fullHealth(const Content &content, const Player &player);
/// Health, also of a companion, and armour are whole again and no poison is left: after a death, or in a
/// camp.
void restore(const Content &content, Player &player);

/// The kind of a companion; nullptr if there is none. Observes `content`.
[[nodiscard]] const MonsterType *companionOf(const Content &content, const Player &player);

/// The damage of a blow before it is drawn, in hundredths of a point: of the player with what they wield and
/// have put on its edge, of a stack of the inventory that they might wield, and of a monster.
[[nodiscard]] int blowHundredths(const Content &content, const Player &player, const MonsterType &enemy);
[[nodiscard]] int blowHundredths(const Content &content, const Player &player, std::size_t stack,
                                 const MonsterType &enemy);
[[nodiscard]] int blowHundredths(const MonsterType &monster);

/// `hundredths` at `percent` in points, at least 1.
[[nodiscard]] int damageOf(int hundredths, int percent);
/// Damage drawn uniformly within the spread of the scenario.
[[nodiscard]] int drawDamage(const RoundTable &table, int hundredths, RandomStream &stream);
/// The least and the most of it.
[[nodiscard]] PointRange damageRange(const RoundTable &table, int hundredths);
/// `damage` against someone who guards.
[[nodiscard]] int softened(const RoundTable &table, int damage);

/// A blow or another attack of `by` that does `damage` (≥ 0), with its effect on `defender`.
/// `extraTurn`: it follows a stun, so no armour returns.
RoundAction strikeAt(RoundFighter &defender, const CombatRules &rules, Side by, int damage,
                     bool extraTurn = false);

/// The player's used points of armour at the beginning of a fight: how soon those used in it return.
[[nodiscard]] std::vector<int> emptyReturn(const Content &content, const Player &player);

/// A guard: all the armour that was about to return is back; how much.
int takeGuard(RoundFighter &fighter);

/// What a use of a consumable restores: health or armour, limited to what is missing.
[[nodiscard]] int restoredBy(const Content &content, const Player &player, const ItemType &consumable);

// Consumables, whose kind the player doesn't know until they try one: until then each has a look instead of a
// name, which differs from world to world.

/// Whether the player knows what an item is. Anything but a consumable with a form is known.
[[nodiscard]] bool isKnown(const Content &content, const Player &player, std::size_t item);

/// All looks of a form, in English: "Murky Draught". `kMaxLooks` of each.
[[nodiscard]] const std::vector<std::string> &consumableLooks(std::string_view form);
/// What a consumable with a form looks like in the world with this key.
[[nodiscard]] const std::string &lookOf(const Content &content, std::uint64_t worldKey, std::size_t item);
/// The English name that the player shown has for an item: its own, or its look.
[[nodiscard]] const std::string &knownName(const World &world, std::size_t item);

/// The consumables with a form that this player has tried, in the order of the table.
[[nodiscard]] std::vector<std::size_t> knownConsumables(const Content &content, const Player &player);

/// How many cells farther than others a player sees at most, before an elixir doubles it.
inline constexpr int kMaxLight = 10;
/// How far a player sees, in cells.
[[nodiscard]] int viewRadiusOf(const World &world, const Player &player);

} // namespace cave
