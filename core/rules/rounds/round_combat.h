// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/rules/armour_combat.h"
#include "core/world/fight.h"
#include "core/world/player.h"

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

} // namespace cave
