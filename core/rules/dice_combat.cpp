// SPDX-License-Identifier: MIT
#include "core/rules/dice_combat.h"

#include "core/base/whole_number.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>

namespace cave {
namespace {

int grown(int start, int growth, int level)
{
    return saturated(start + static_cast<std::int64_t>(growth) * (level - 1));
}

constexpr int kLeastTenths = 11;
constexpr int kMaxTenths = 20;

/// Health after a loss.
int left(int health, int harm)
{
    return harm < health ? health - harm : 0;
}

} // namespace

int levelAt(const HeroTable &table, std::int64_t experience)
{
    int level = 1;
    while (level < table.highestLevel && experience >= experienceFor(table, level + 1))
        ++level;
    return level;
}

std::int64_t experienceFor(const HeroTable &table, int level)
{
    assert(level >= 1 && level <= 30); // beyond that the sum could be too large
    // The costs are c, 2c, 4c, ..., so their sum is one less than the next power of two.
    return table.firstLevelCost * ((std::int64_t{1} << static_cast<unsigned>(level - 1)) - 1);
}

Attributes attributesAt(const HeroTable &table, int level)
{
    assert(level >= 1);
    return {grown(table.start.health, table.growth.health, level),
            grown(table.start.strength, table.growth.strength, level),
            grown(table.start.dexterity, table.growth.dexterity, level),
            grown(table.start.intellect, table.growth.intellect, level)};
}

int gainExperience(const HeroTable &table, Player &player, int amount)
{
    assert(amount >= 0);
    const int before = levelAt(table, player.experience);
    const std::int64_t room = std::numeric_limits<std::int64_t>::max() - player.experience;
    player.experience += std::min<std::int64_t>(amount, room);
    const int after = levelAt(table, player.experience);
    const int added = attributesAt(table, after).health - attributesAt(table, before).health;
    player.health = saturated(static_cast<std::int64_t>(player.health) + added);
    return after - before;
}

void restOnFloor(const HeroTable &table, Player &player)
{
    const int full = attributesAt(table, levelAt(table, player.experience)).health;
    const std::int64_t rest = static_cast<std::int64_t>(full) * table.restPercent / 100;
    player.health = saturated(std::min<std::int64_t>(full, player.health + rest));
}

DiceStats diceStats(const Content &content, const Player &player)
{
    assert(content.scenario.hero);
    const HeroTable &table = *content.scenario.hero;
    const Attributes attributes = attributesAt(table, levelAt(table, player.experience));
    DiceStats stats{attributes.health, attributes.strength, attributes.dexterity, attributes.intellect};
    if (const ItemType *weapon = wornItem(content, player.inventory, EquipmentSlot::Weapon))
        stats.weapon = weapon->power;
    if (const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour))
        stats.armour = armour->power;
    return stats;
}

DiceStats diceStats(const MonsterType &monster)
{
    DiceStats stats;
    stats.health = monster.health;
    stats.strength = monster.strength;
    stats.dexterity = monster.dexterity;
    return stats;
}

int throwDie(RandomStream &stream, int sides)
{
    return 1 + static_cast<int>(stream.nextBelow(static_cast<std::uint32_t>(sides)));
}

DiceAction resolveAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                         const AttackThrow &thrown)
{
    DiceAction action;
    action.by = by;
    action.kind = DiceAction::Kind::Attack;
    action.roll = {attacker.strength, thrown.strength, attacker.weapon};
    action.dodge = {defender.dexterity, thrown.dodge, 0};
    action.dodgeTenths = thrown.dodgeTenths;
    const std::int64_t blow = static_cast<std::int64_t>(thrown.strength) + attacker.weapon;
    // In tenths on both sides, so that nothing is rounded.
    action.dodged = static_cast<std::int64_t>(thrown.dodge) * thrown.dodgeTenths > blow * 10;
    if (!action.dodged) {
        action.blocked = static_cast<int>(std::min<std::int64_t>(defender.armour, blow));
        action.harm = saturated(blow - action.blocked);
    }
    action.health = left(health, action.harm);
    return action;
}

DiceAction throwAttack(Side by, const DiceStats &attacker, const DiceStats &defender, int health,
                       int dodgeTenths, RandomStream &stream)
{
    AttackThrow thrown;
    thrown.strength = throwDie(stream, attacker.strength);
    thrown.dodge = throwDie(stream, defender.dexterity);
    thrown.dodgeTenths = dodgeTenths;
    return resolveAttack(by, attacker, defender, health, thrown);
}

DiceAction throwDodge(RandomStream &stream)
{
    DiceAction action;
    action.kind = DiceAction::Kind::Dodge;
    const int above = throwDie(stream, kMaxTenths - kLeastTenths + 1);
    action.roll = {kMaxTenths, kLeastTenths - 1 + above, 0};
    return action;
}

DiceAction resolveScroll(const Content &content, std::size_t scroll, int intellect, int rolled, int health,
                         int full)
{
    const ItemType &item = content.items[scroll];
    assert(item.kind == ItemKind::Scroll);
    DiceAction action;
    action.item = scroll;
    action.roll = {intellect, rolled, item.power};
    const int total = saturated(static_cast<std::int64_t>(rolled) + item.power);
    if (item.spell == SpellKind::Heal) {
        action.kind = DiceAction::Kind::Heal;
        action.harm = std::clamp(full - health, 0, total);
        action.health = health + action.harm;
    } else {
        action.kind = DiceAction::Kind::Harm;
        action.harm = total;
        action.health = left(health, action.harm);
    }
    return action;
}

DiceAction throwScroll(const Content &content, std::size_t scroll, int intellect, int health, int full,
                       RandomStream &stream)
{
    return resolveScroll(content, scroll, intellect, throwDie(stream, intellect), health, full);
}

} // namespace cave
