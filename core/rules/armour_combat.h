// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/world/fight.h"
#include "core/world/settings.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cave {

/// An exact amount of health, armour or damage, in units of 10^-10 points: fine enough for hundredths of
/// damage times two settings of four decimals each, so nothing is ever rounded. Range: ±900 million points.
struct Points {
    std::int64_t units = 0;

    [[nodiscard]] static constexpr Points whole(int points) { return hundredths(points * std::int64_t{100}); }
    [[nodiscard]] static constexpr Points hundredths(std::int64_t count);

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const Points &, const Points &) = default;
    friend constexpr Points operator+(Points a, Points b) { return {a.units + b.units}; }
    friend constexpr Points operator-(Points a, Points b) { return {a.units - b.units}; }

    /// Two decimals, halves rounded up: "48.08". For non-negative amounts.
    [[nodiscard]] std::string text() const;
    /// As few decimals as needed, at most two: "3", "1.5".
    [[nodiscard]] std::string shortText() const;
    /// Rounded to a whole number, but to 1 at least unless there is nothing: "10". For non-negative amounts.
    [[nodiscard]] std::string wholeText() const;
};

inline constexpr std::int64_t kUnitsPerHundredth = 100'000'000;

constexpr Points Points::hundredths(std::int64_t count)
{
    return {count * kUnitsPerHundredth};
}

/// A world's settings for armour combat. A used point of armour reduces the damage by protection · multiplier
/// points.
struct CombatRules {
    Chance armourProtection{3000};        ///< `combat.armour_protection`
    int multiplierPerTenThousand = 12000; ///< `combat.damage_multiplier`: 0 .. 100,000 (tenfold)
    Chance stunChance{500};               ///< `combat.stun_chance`; drawn by the caller of `attack`

    friend bool operator==(const CombatRules &, const CombatRules &) = default;
};

/// The settings of a world.
CombatRules combatRules(const WorldSettings &settings);

/// A monster's stats.
FighterStats fighterStats(const MonsterType &monster);

/// Damage of one attack with `sword` on `monster`, including its weakness or resistance; in hundredths of a
/// point, never 0.
int damageHundredths(const ItemType &sword, const MonsterType &monster);

/// A fighter in a fight.
struct Fighter {
    Points health;
    Points armour;                 ///< remaining
    Points damage;                 ///< of one attack, before armour
    std::vector<Points> returning; ///< armour about to return, next first

    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// One attack and its effects.
struct Blow {
    Side attacker = Side::Player;
    bool extraTurn = false; ///< the attacker had stunned the defender
    Points restored;        ///< armour that the defender regained first
    Points used;            ///< armour that the defender used up
    Points harm;            ///< by the armour formula; exceeds the defender's remaining health if fatal
    Points armour;          ///< the defender's, after the blow
    Points health;          ///< the defender's, after the blow
    bool stunned = false;   ///< the defender is stunned: the attacker strikes again, unless the blow was
                            ///< fatal
    bool fatal = false;
    std::size_t player = 0; ///< which of the players struck or was struck, in order of joining

    friend bool operator==(const Blow &, const Blow &) = default;
};

/// A fight by the `armour` rules, blow by blow: deterministic, given who begins and who is stunned.
///
/// A blow: unless it is an extra turn, the defender regains the head of their queue of returning armour. They
/// use up min(damage, armour); harm = damage − protection · multiplier · used, not below 0; health is reduced
/// by it, not below 0. The used armour joins the end of the queue, which starts as [0, 0], so it returns two
/// turns later. A copyable value, so that it can be saved.
///
/// Several players may fight one enemy: each of their attacks is answered by an attack on the same player,
/// then it is the next player's turn, in order of joining.
class ArmourCombat {
public:
    ArmourCombat(const CombatRules &rules, const FighterStats &player, const FighterStats &enemy, Side first);

    /// Adds another player, who strikes after the others.
    void join(const FighterStats &player);

    /// The attack of `next()`; `stun`: whether it stuns. Not after the fight is finished. (The original also
    /// makes the draw after a fatal blow.)
    Blow attack(bool stun);

    [[nodiscard]] Side next() const { return m_next; }
    /// True when the next attack follows a stun.
    [[nodiscard]] bool isExtraTurn() const { return m_extraTurn; }
    [[nodiscard]] bool finished() const;
    /// The survivor; only when finished.
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
