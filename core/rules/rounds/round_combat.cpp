// SPDX-License-Identifier: MIT
#include "core/rules/rounds/round_combat.h"

#include "core/base/saturated.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <numeric>

namespace cave {
namespace {

constexpr std::int64_t kWholePoint = 100'000'000; // of protection times multiplier

int sharpened(const Player &player, int hundredths)
{
    if (player.condition.edgeBlows == 0)
        return hundredths;
    return saturated(std::int64_t{hundredths} * (100 + player.condition.edgePercent) / 100);
}

} // namespace

int wornArmour(const Content &content, const Player &player)
{
    const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
    return armour == nullptr ? 0 : armour->power;
}

int armourLeft(const Content &content, const Player &player)
{
    return std::max(wornArmour(content, player) - player.condition.armourLost, 0);
}

int fullHealth(const Content &content, const Player &player)
{
    int health = content.scenario.rounds->health + player.condition.vigour;
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        if (const ItemType *item = wornItem(content, player.inventory, slot))
            health += item->bonus.health;
    }
    return health;
}

const MonsterType *companionOf(const Content &content, const Player &player)
{
    return player.condition.companion ? content.findMonster(player.condition.companion->kind) : nullptr;
}

std::vector<int> emptyReturn(const Content &content, const Player &player)
{
    const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
    return std::vector<int>(armour != nullptr && armour->bonus.returnsSoon ? 1 : 2, 0);
}

RoundFighter roundFighter(const Content &content, const Player &player, const RoundFight &rounds)
{
    return {player.health, armourLeft(content, player), rounds.returning};
}

RoundFighter roundFighter(const MonsterType &monster)
{
    return {monster.health, monster.armour, {0, 0}};
}

void restore(const Content &content, Player &player)
{
    assert(content.scenario.rounds);
    player.health = fullHealth(content, player);
    if (const MonsterType *companion = companionOf(content, player))
        player.condition.companion->health = companion->health;
    player.condition.armourLost = 0;
    player.condition.poison = 0;
}

int blowHundredths(const Content &content, const Player &player, const MonsterType &enemy)
{
    return sharpened(player, fighterStats(content, player.inventory, enemy).damageHundredths);
}

int blowHundredths(const Content &content, const Player &player, std::size_t stack, const MonsterType &enemy)
{
    return sharpened(player, damageHundredths(content.items[player.inventory.stacks[stack].item], enemy));
}

int blowHundredths(const MonsterType &monster)
{
    return monster.damage * 100;
}

int damageOf(int hundredths, int percent)
{
    const std::int64_t tenThousandths = std::int64_t{hundredths} * percent;
    return std::max(1, saturated((tenThousandths + 5000) / 10000));
}

int drawDamage(const RoundTable &table, int hundredths, RandomStream &stream)
{
    const auto choices = static_cast<std::uint32_t>(2 * table.spread + 1);
    return damageOf(hundredths, 100 - table.spread + static_cast<int>(stream.nextBelow(choices)));
}

PointRange damageRange(const RoundTable &table, int hundredths)
{
    return {damageOf(hundredths, 100 - table.spread), damageOf(hundredths, 100 + table.spread)};
}

int softened(const RoundTable &table, int damage)
{
    return saturated((std::int64_t{damage} * (100 - table.guard) + 50) / 100);
}

RoundAction strikeAt(RoundFighter &defender, const CombatRules &rules, Side by, int damage, bool extraTurn)
{
    RoundAction action;
    action.by = by;
    action.damage = damage;
    if (!extraTurn && !defender.returning.empty()) {
        action.restored = defender.returning.front();
        defender.returning.erase(defender.returning.begin());
        defender.armour += action.restored;
    }
    action.used = std::min(damage, defender.armour);
    const std::int64_t blocked =
        std::int64_t{rules.armourProtection.perTenThousand} * rules.multiplierPerTenThousand * action.used;
    const std::int64_t harm = std::int64_t{damage} * kWholePoint - blocked;
    action.harm = saturated(std::max<std::int64_t>(harm + kWholePoint / 2, 0) / kWholePoint);
    defender.armour -= action.used;
    defender.returning.push_back(action.used);
    defender.health = std::max(defender.health - action.harm, 0);
    action.armour = defender.armour;
    action.health = defender.health;
    return action;
}

int takeGuard(RoundFighter &fighter)
{
    const int back = std::accumulate(fighter.returning.begin(), fighter.returning.end(), 0);
    fighter.armour += back;
    std::ranges::fill(fighter.returning, 0);
    return back;
}

int restoredBy(const Content &content, const Player &player, const ItemType &consumable)
{
    const int missing = consumable.effect == EffectKind::Heal
                            ? fullHealth(content, player) - player.health
                            : std::min(player.condition.armourLost, wornArmour(content, player));
    return std::clamp(missing, 0, consumable.power);
}

} // namespace cave
