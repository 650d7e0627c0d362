// SPDX-License-Identifier: MIT
#include "core/rules/forecast/forecast.h"

#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/monster_turn.h"
#include "core/rules/real_time/real_time_simulation.h"
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

UseDoubt doubtOfConsumable(const World &world, const ItemType &type)
{
    const PlayerCondition &condition = world.player().condition;
    const auto doubtIf = [](bool doubtful, UseDoubt doubt) { return doubtful ? doubt : UseDoubt::None; };
    switch (type.effect) {
    case EffectKind::Heal:
        return doubtIf(restoredBy(*world.content, world.player(), type) == 0, UseDoubt::FullHealth);
    case EffectKind::Stone:
        return doubtIf(restoredBy(*world.content, world.player(), type) == 0, UseDoubt::WholeArmour);
    case EffectKind::Cure:
        return doubtIf(condition.poison == 0, UseDoubt::NotPoisoned);
    case EffectKind::Harm:
        return doubtIf(!world.fight(), UseDoubt::NoEnemy);
    case EffectKind::Edge:
        return doubtIf(condition.edgeBlows > 0 && condition.edgePercent >= type.power &&
                           condition.edgeBlows >= type.turns,
                       UseDoubt::Sharper);
    case EffectKind::Poison:
        return UseDoubt::Harmful;
    case EffectKind::Smoke:
    case EffectKind::Sight:
    case EffectKind::Map:
    case EffectKind::Recall:
    case EffectKind::Vigour:
    case EffectKind::Light:
        break;
    }
    return UseDoubt::None;
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

UseDoubt doubtOfUse(const World &world, std::size_t stack)
{
    const Content &content = *world.content;
    const std::size_t item = world.player().inventory.stacks[stack].item;
    const ItemType &type = content.items[item];
    if (type.kind == ItemKind::Scroll) {
        const bool whole = world.player().health >= diceStats(content, world.player()).health;
        return type.spell == SpellKind::Heal && whole ? UseDoubt::FullHealth : UseDoubt::None;
    }
    if (type.kind != ItemKind::Consumable || !isKnown(content, world.player(), item))
        return UseDoubt::None;
    return doubtOfConsumable(world, type);
}

std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    if (!monster || !monster->state.alive)
        return std::nullopt;
    PartyMember &member = world.party.at(nearestPlayer(world, monster->state.position));
    if (world.content->scenario.freeMovement() && world.action)
        return RealTimeSimulation(world, member.player.position).thoughtOf(world, member, id);
    return thoughtInTurn(world, member, *monster);
}

} // namespace cave
