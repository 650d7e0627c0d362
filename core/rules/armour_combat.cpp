// SPDX-License-Identifier: MIT
#include "core/rules/armour_combat.h"

#include <algorithm>
#include <cassert>

namespace cave {
namespace {

Fighter fighterFrom(const FighterStats &stats)
{
    return {Points::whole(stats.health),
            Points::whole(stats.armour),
            Points::hundredths(stats.damageHundredths),
            {Points{}, Points{}}};
}

Points takeBackArmour(Fighter &fighter)
{
    const Points restored = fighter.returning.front();
    fighter.returning.erase(fighter.returning.begin());
    fighter.armour = fighter.armour + restored;
    return restored;
}

} // namespace

std::string Points::text() const
{
    const std::int64_t rounded = (units + kUnitsPerHundredth / 2) / kUnitsPerHundredth;
    std::string decimals = std::to_string(rounded % 100);
    decimals.insert(0, 2 - decimals.size(), '0');
    return std::to_string(rounded / 100) + "." + decimals;
}

std::string Points::wholeText() const
{
    constexpr std::int64_t kPoint = 100 * kUnitsPerHundredth;
    const std::int64_t whole = (units + kPoint / 2) / kPoint;
    return std::to_string(whole == 0 && units != 0 ? 1 : whole);
}

std::string Points::shortText() const
{
    std::string digits = text();
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits;
}

CombatRules combatRules(const WorldSettings &settings)
{
    return {settings.armourProtection, settings.multiplierPerTenThousand, settings.stunChance};
}

FighterStats fighterStats(const MonsterType &monster)
{
    return {monster.health, monster.armour, monster.damage * 100};
}

int damageHundredths(const ItemType &sword, const MonsterType &monster)
{
    int percent = monster.harmPercent(sword.weaponKind);
    if (!sword.bonus.weaponKind.empty())
        percent = std::max(percent, monster.harmPercent(sword.bonus.weaponKind));
    return sword.power * percent;
}

ArmourCombat::ArmourCombat(const CombatRules &rules, const FighterStats &player, const FighterStats &enemy,
                           Side first)
    : m_rules(rules)
    , m_players{fighterFrom(player)}
    , m_enemy(fighterFrom(enemy))
    , m_next(first)
{
    assert(player.health > 0 && enemy.health > 0);
}

void ArmourCombat::join(const FighterStats &player)
{
    assert(player.health > 0);
    m_players.push_back(fighterFrom(player));
}

Blow ArmourCombat::attack(bool stun)
{
    assert(!finished());
    const Points damage = fighter(m_next).damage;
    Fighter &defender = m_next == Side::Player ? m_enemy : m_players[m_player];
    Blow blow;
    blow.attacker = m_next;
    blow.player = m_player;
    blow.extraTurn = m_extraTurn;
    if (!m_extraTurn)
        blow.restored = takeBackArmour(defender);
    blow.used = std::min(damage, defender.armour);
    blow.harm = harmOf(damage, blow.used);
    defender.health = std::max(defender.health - blow.harm, Points{});
    defender.armour = defender.armour - blow.used;
    defender.returning.push_back(blow.used);
    blow.armour = defender.armour;
    blow.health = defender.health;
    blow.stunned = stun;
    blow.fatal = defender.health == Points{};
    passTurn(stun, blow.fatal);
    return blow;
}

/// Passes the turn to the next striker: the same one again after a stun, else the other side; there, the next
/// player who is left.
void ArmourCombat::passTurn(bool stun, bool fatal)
{
    const bool fell = fatal && m_next == Side::Enemy && isAnyoneLeft();
    m_extraTurn = stun && !fell;
    if (m_extraTurn)
        return;
    m_next = opponentOf(m_next);
    if (m_next == Side::Enemy || !isAnyoneLeft())
        return;
    do
        m_player = (m_player + 1) % m_players.size();
    while (m_players[m_player].health == Points{});
}

bool ArmourCombat::isAnyoneLeft() const
{
    return std::ranges::any_of(m_players, [](const Fighter &fighter) { return fighter.health != Points{}; });
}

bool ArmourCombat::finished() const
{
    return m_enemy.health == Points{} || !isAnyoneLeft();
}

Side ArmourCombat::winner() const
{
    assert(finished());
    return isAnyoneLeft() ? Side::Player : Side::Enemy;
}

Points ArmourCombat::harmOf(Points damage, Points used) const
{
    // Damage and armour are whole hundredths, so the product is already in units: 10^-2 · 10^-4 · 10^-4.
    const std::int64_t perPoint =
        std::int64_t{m_rules.armourProtection.perTenThousand} * m_rules.multiplierPerTenThousand;
    const Points blocked{used.units / kUnitsPerHundredth * perPoint};
    return std::max(damage - blocked, Points{});
}

} // namespace cave
