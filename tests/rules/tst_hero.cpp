// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/dice_combat.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <limits>
#include <rapidcheck.h>
#include <utility>
#include <vector>

using namespace cave;

namespace {

/// Levels cost 100, 200, 400 and 800.
HeroTable sampleTable()
{
    HeroTable table;
    table.start = {20, 5, 6, 7};
    table.growth = {10, 2, 0, 3};
    table.firstLevelCost = 100;
    table.highestLevel = 5;
    table.restPercent = 30;
    return table;
}

Player playerWith(std::int64_t experience, int health)
{
    Player player;
    player.experience = experience;
    player.health = health;
    return player;
}

} // namespace

TEST_CASE("each level costs twice the one before")
{
    const HeroTable table = sampleTable();
    const std::vector<std::int64_t> needed{0, 100, 300, 700, 1500};
    for (int level = 1; level <= 5; ++level) {
        INFO(level);
        CHECK(experienceFor(table, level) == needed[static_cast<std::size_t>(level) - 1]);
    }
    for (int level = 2; level <= 4; ++level) {
        INFO(level);
        const std::int64_t cost = experienceFor(table, level) - experienceFor(table, level - 1);
        CHECK(experienceFor(table, level + 1) - experienceFor(table, level) == 2 * cost);
    }
}

TEST_CASE("experience makes the level that it is enough for, up to the highest")
{
    const HeroTable table = sampleTable();
    const std::vector<std::pair<std::int64_t, int>> rows{
        {0, 1},   {99, 1},  {100, 2},  {299, 2},  {300, 3},
        {699, 3}, {700, 4}, {1499, 4}, {1500, 5}, {std::numeric_limits<std::int64_t>::max(), 5}};
    for (const auto &[experience, level] : rows) {
        INFO(experience);
        CHECK(levelAt(table, experience) == level);
    }
}

TEST_CASE("the costliest table that content allows is climbed to its top")
{
    HeroTable table = sampleTable();
    table.firstLevelCost = 1'000'000;
    table.highestLevel = 20;
    CHECK(experienceFor(table, 20) == 1'000'000LL * 524'287); // 1 + 2 + 4 + ... + 2^18
    CHECK(levelAt(table, experienceFor(table, 20) - 1) == 19);
    CHECK(levelAt(table, experienceFor(table, 20)) == 20);
}

TEST_CASE("one who can't rise stays at level 1")
{
    HeroTable table = sampleTable();
    table.highestLevel = 1;
    CHECK(levelAt(table, 1'000'000) == 1);
}

TEST_CASE("every level adds the same to what is rolled with")
{
    const HeroTable table = sampleTable();
    CHECK(attributesAt(table, 1) == Attributes{20, 5, 6, 7});
    CHECK(attributesAt(table, 2) == Attributes{30, 7, 6, 10});
    CHECK(attributesAt(table, 5) == Attributes{60, 13, 6, 19});
}

TEST_CASE("a level gained makes healthier by what it adds")
{
    const HeroTable table = sampleTable();
    Player player = playerWith(0, 4);
    CHECK(gainExperience(table, player, 99) == 0);
    CHECK(player == playerWith(99, 4));
    CHECK(gainExperience(table, player, 1) == 1);
    CHECK(player == playerWith(100, 14));
    CHECK(gainExperience(table, player, 600) == 2);
    CHECK(player == playerWith(700, 34));
    CHECK(gainExperience(table, player, 0) == 0);
    CHECK(player == playerWith(700, 34));
}

TEST_CASE("experience beyond the highest level still counts, and adds no health")
{
    const HeroTable table = sampleTable();
    Player player = playerWith(1500, 11);
    CHECK(gainExperience(table, player, 50'000) == 0);
    CHECK(player == playerWith(51'500, 11));
}

TEST_CASE("experience stops at the largest number there is")
{
    constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
    const HeroTable table = sampleTable();
    Player player = playerWith(kMax - 5, 10);
    CHECK(gainExperience(table, player, std::numeric_limits<int>::max()) == 0);
    CHECK(player.experience == kMax);
}

TEST_CASE("however experience comes, in one piece or in many, it makes the same player")
{
    const HeroTable table = sampleTable();
    REQUIRE(rc::check([&](std::uint16_t first, std::uint16_t second) {
        Player inOne = playerWith(0, 20);
        Player inTwo = inOne;
        const int gained = gainExperience(table, inOne, first + second);
        const int gainedFirst = gainExperience(table, inTwo, first);
        RC_ASSERT(gainedFirst + gainExperience(table, inTwo, second) == gained);
        RC_ASSERT(inTwo == inOne);
        RC_ASSERT(inOne.health == attributesAt(table, levelAt(table, inOne.experience)).health);
    }));
}

TEST_CASE("entering a floor gives back a share of full health, and never more than all")
{
    HeroTable table = sampleTable();
    struct Row {
        std::int64_t experience;
        int health;
        int percent;
        int rested;
    };
    const std::vector<Row> rows{
        {0, 1, 30, 7},    // 30 % of 20
        {100, 1, 30, 10}, // of 30 at level 2
        {0, 14, 30, 20},  // just full
        {0, 15, 30, 20},  // no more than full
        {0, 20, 30, 20},  // full already
        {0, 3, 0, 3},     // no rest at all
        {0, 3, 100, 20},  // all of it
        {0, 3, 33, 9},    // 6.6 is 6
    };
    for (const Row &row : rows) {
        INFO(row.experience << " " << row.health << " " << row.percent);
        table.restPercent = row.percent;
        Player player = playerWith(row.experience, row.health);
        restOnFloor(table, player);
        CHECK(player == playerWith(row.experience, row.rested));
    }
}

TEST_CASE("the hero of the game grows in everything")
{
    const HeroTable table = builtInContent(ScenarioKind::DungeonRun).value().scenario.hero.value();
    for (int level = 2; level <= table.highestLevel; ++level) {
        const Attributes now = attributesAt(table, level);
        const Attributes before = attributesAt(table, level - 1);
        CHECK(now.health > before.health);
        CHECK(now.strength > before.strength);
        CHECK(now.dexterity > before.dexterity);
        CHECK(now.intellect > before.intellect);
    }
}
