// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/chance.h"
#include "core/content/content.h"
#include "core/world/fight.h"
#include "core/world/settings.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cave {

/// An exact amount of health, armour or harm, in units of 10^-10 points: fine enough for hundredths of damage
/// times two settings of four decimals each, so nothing is ever rounded. Good for ±900 million points.
struct Points {
    std::int64_t units = 0;

    [[nodiscard]] static constexpr Points whole(int points) { return hundredths(points * std::int64_t{100}); }
    [[nodiscard]] static constexpr Points hundredths(std::int64_t count);

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const Points &, const Points &) = default;
    friend constexpr Points operator+(Points a, Points b) { return {a.units + b.units}; }
    friend constexpr Points operator-(Points a, Points b) { return {a.units - b.units}; }

    /// Two decimals, halves rounded up: "48.08". For amounts that aren't negative.
    [[nodiscard]] std::string text() const;
    /// As few decimals as needed, at most two: "3", "1.5".
    [[nodiscard]] std::string shortText() const;
};

inline constexpr std::int64_t kUnitsPerHundredth = 100'000'000;

constexpr Points Points::hundredths(std::int64_t count)
{
    return {count * kUnitsPerHundredth};
}

/// The numbers of armour combat that a world sets. A used point of armour takes protection · multiplier
/// points off the harm.
struct CombatRules {
    Chance armourProtection{3000};        ///< `combat.armour_protection`
    int multiplierPerTenThousand = 12000; ///< `combat.damage_multiplier`: 0 .. 100,000 (ten-fold)
    Chance stunChance{500};               ///< `combat.stun_chance`; drawn by the caller of `attack`

    friend bool operator==(const CombatRules &, const CombatRules &) = default;
};

/// The numbers of a world.
CombatRules combatRules(const WorldSettings &settings);

/// What a monster brings.
FighterStats fighterStats(const MonsterType &monster);

/// Damage of one attack with `sword` on `monster`, its weakness or resistance counted in; in hundredths of a
/// point, never 0.
int damageHundredths(const ItemType &sword, const MonsterType &monster);

/// A fighter in a fight.
struct Fighter {
    Points health;
    Points armour;                 ///< what is left now
    Points damage;                 ///< of one attack, before armour
    std::vector<Points> returning; ///< armour to get back, next first

    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// One attack and what came of it.
struct Blow {
    Side attacker = Side::Player;
    bool extraTurn = false; ///< the attacker had stunned the defender
    Points restored;        ///< armour that the defender got back first
    Points used;            ///< armour that the defender used up
    Points harm;            ///< by armour's formula; more than the defender had left if fatal
    Points armour;          ///< the defender's, after the blow
    Points health;          ///< the defender's, after the blow
    bool stunned = false;   ///< the defender is stunned: the attacker goes again, unless the blow was fatal
    bool fatal = false;
    std::size_t player = 0; ///< which of the players struck or was struck, in order of joining

    friend bool operator==(const Blow &, const Blow &) = default;
};

/// A fight by the `armour` rules, blow by blow: who begins and who is stunned is given, every number follows.
///
/// A blow: unless it is an extra turn, the defender gets back the head of their queue of returning armour.
/// They use up min(damage, armour); harm = damage − protection · multiplier · used, not below 0; health falls
/// by it, not below 0. What was used joins the end of the queue, which starts as [0, 0], so it is back two
/// turns later. A copyable value: a save can keep a fight.
///
/// Several players may fight one enemy: each of their attacks is answered by one on the same player, then it
/// is the next one's turn, in order of joining.
class ArmourCombat {
public:
    ArmourCombat(const CombatRules &rules, const FighterStats &player, const FighterStats &enemy, Side first);

    /// Another player joins, and strikes after those before them.
    void join(const FighterStats &player);

    /// The attack of `next()`; `stun`: whether it stuns. Not after the fight is finished.
    /// (The original draws the chance after every blow, also after the fatal one.)
    Blow attack(bool stun);

    [[nodiscard]] Side next() const { return m_next; }
    /// True when the next attack follows a stun.
    [[nodiscard]] bool isExtraTurn() const { return m_extraTurn; }
    [[nodiscard]] bool finished() const;
    /// Who is left; only when finished.
    [[nodiscard]] Side winner() const;
    /// Of the players it is the one whose turn it is, or who is struck next.
    [[nodiscard]] const Fighter &fighter(Side side) const
    {
        return side == Side::Enemy ? m_enemy : m_players[m_player];
    }
    /// In order of joining.
    [[nodiscard]] const std::vector<Fighter> &players() const { return m_players; }

    friend bool operator==(const ArmourCombat &, const ArmourCombat &) = default;

private:
    [[nodiscard]] Points harmOf(Points damage, Points used) const;
    [[nodiscard]] bool isAnyoneLeft() const;
    void passTurn(bool stun, bool fatal);

    CombatRules m_rules;
    std::vector<Fighter> m_players;
    Fighter m_enemy;
    std::size_t m_player = 0; ///< whose turn it is, or who is struck next
    Side m_next;
    bool m_extraTurn = false;
};

} // namespace cave
