// SPDX-License-Identifier: MIT
#include "core/rules/forecast/threat.h"

#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"

#include <cstdint>

namespace cave {
namespace {

constexpr int kEnduring = 1'000'000; // health that no answer uses up

/// A player fights with full health and armour.
std::optional<int> blowsByArmour(const World &world, const MonsterType &monster)
{
    const FighterStats player = fighterStats(*world.content, world.player().inventory, monster);
    FighterStats enemy = fighterStats(monster);
    enemy.health = kEnduring;
    ArmourCombat combat(combatRules(world.spec.settings), player, enemy, Side::Enemy);
    for (int blows = 1; blows <= kMaxThreatBlows; ++blows) {
        if (combat.attack(false).fatal)
            return blows;
        combat.attack(false); // the player's answer
    }
    return std::nullopt;
}

/// With the damage in the middle of what is drawn.
std::optional<int> blowsInRounds(const World &world, const MonsterType &monster)
{
    const Content &content = *world.content;
    const bool fights = world.fight() && world.fight()->rounds;
    RoundFighter player{world.player().health, armourLeft(content, world.player()),
                        fights ? world.fight()->rounds->returning : emptyReturn(content, world.player())};
    const CombatRules rules = combatRules(world.spec.settings);
    for (int blows = 1; blows <= kMaxThreatBlows; ++blows) {
        if (strikeAt(player, rules, Side::Enemy, damageOf(blowHundredths(monster), kWhole)).health == 0)
            return blows;
    }
    return std::nullopt;
}

/// With the mean of all rolls.
std::optional<int> blowsByDice(const World &world, const MonsterType &monster)
{
    const DiceStats player = diceStats(*world.content, world.player());
    const DiceStats enemy = diceStats(monster);
    std::int64_t harm = 0;
    for (int strength = 1; strength <= enemy.strength; ++strength) {
        for (int dodge = 1; dodge <= player.dexterity; ++dodge)
            harm += resolveAttack(Side::Enemy, enemy, player, kEnduring, {strength, dodge, 10}).harm;
    }
    const std::int64_t rolls = std::int64_t{enemy.strength} * player.dexterity;
    const std::int64_t health = world.player().health;
    if (harm == 0 || health * rolls > kMaxThreatBlows * harm)
        return std::nullopt;
    return static_cast<int>((health * rolls + harm - 1) / harm);
}

} // namespace

Threat threatOf(const World &world, const MonsterType &monster)
{
    const Scenario &scenario = world.content->scenario;
    Threat threat;
    if (scenario.combat == CombatKind::Dice) {
        threat.blows = blowsByDice(world, monster);
        return threat;
    }
    threat.blows = scenario.rounds ? blowsInRounds(world, monster) : blowsByArmour(world, monster);
    threat.venom = scenario.rounds ? monster.venom : 0;
    threat.stunPercent = (world.spec.settings.stunChance.perTenThousand + 50) / 100;
    return threat;
}

} // namespace cave
