// SPDX-License-Identifier: MIT
#include "core/rules/hero.h"

#include "core/base/saturated.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace cave {
namespace {

int grown(int start, int growth, int level)
{
    return saturated(start + static_cast<std::int64_t>(growth) * (level - 1));
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

} // namespace cave
