// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/rules/rules_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kLargest = std::numeric_limits<int>::max();

std::size_t indexOf(const std::string &key)
{
    const ItemType *item = dungeon().findItem(key);
    REQUIRE(item != nullptr);
    return static_cast<std::size_t>(item - dungeon().items.data());
}

/// Health and dice that matter to no test but by the rolls that it gives.
DiceStats fighter(int weapon, int armour)
{
    DiceStats stats;
    stats.health = 1000;
    stats.strength = 100;
    stats.dexterity = 100;
    stats.weapon = weapon;
    stats.armour = armour;
    return stats;
}

/// Whether each of `counts`, which should be alike, is within six standard deviations of what is expected.
bool evenlySpread(const std::vector<int> &counts, int draws)
{
    const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
    for (const int count : counts) {
        const double off = count - expected;
        if (off * off > 36 * expected)
            return false;
    }
    return true;
}

} // namespace

TEST_CASE("an attack goes by what the dice showed")
{
    struct Row {
        const char *what;
        int roll;
        int weapon;
        int armour;
        int health;
        int dodge;
        int tenths;
        bool dodged;
        int blocked;
        int harm;
        int left;
    };
    const std::vector<Row> rows{
        {"bare hands", 4, 0, 0, 20, 1, 10, false, 0, 4, 16},
        {"a weapon adds to the roll", 4, 5, 0, 20, 1, 10, false, 0, 9, 11},
        {"armour takes its points off", 7, 3, 3, 20, 1, 10, false, 3, 7, 13},
        {"armour as good as the blow", 4, 2, 6, 20, 1, 10, false, 6, 0, 20},
        {"armour better than the blow", 4, 2, 9, 20, 1, 10, false, 6, 0, 20},
        {"a dodge equal to the blow is none", 4, 5, 0, 20, 9, 10, false, 0, 9, 11},
        {"a dodge greater than the blow", 4, 5, 0, 20, 10, 10, true, 0, 0, 20},
        {"a dodge is measured before armour", 4, 5, 6, 20, 8, 10, false, 6, 3, 17},
        {"9 times 1.1 is less than 10", 10, 0, 0, 20, 9, 11, false, 0, 10, 10},
        {"9 times 1.2 is more than 10", 10, 0, 0, 20, 9, 12, true, 0, 0, 20},
        {"10 times 1.1 is 11 and no more", 11, 0, 0, 20, 10, 11, false, 0, 11, 9},
        {"10 times 1.1 is more than 10", 10, 0, 0, 20, 10, 11, true, 0, 0, 20},
        {"5 times 1.5 is less than 8", 8, 0, 0, 20, 5, 15, false, 0, 8, 12},
        {"5 times 1.5 is more than 7", 7, 0, 0, 20, 5, 15, true, 0, 0, 20},
        {"double is double", 7, 0, 0, 20, 4, 20, true, 0, 0, 20},
        {"double is no more than double", 8, 0, 0, 20, 4, 20, false, 0, 8, 12},
        {"one point is left", 9, 10, 0, 20, 1, 10, false, 0, 19, 1},
        {"the blow that just kills", 10, 10, 0, 20, 1, 10, false, 0, 20, 0},
        {"a blow that more than kills", 30, 10, 0, 20, 1, 10, false, 0, 40, 0},
        {"armour saves the last point", 10, 10, 1, 20, 1, 10, false, 1, 19, 1},
    };
    for (const Row &row : rows) {
        for (const Side by : {Side::Player, Side::Enemy}) {
            INFO(row.what);
            const DiceStats attacker = fighter(row.weapon, 50);
            const DiceStats defender = fighter(60, row.armour);
            DiceAction expected;
            expected.by = by;
            expected.kind = DiceAction::Kind::Attack;
            expected.roll = {100, row.roll, row.weapon};
            expected.dodge = {100, row.dodge, 0};
            expected.dodgeTenths = row.tenths;
            expected.dodged = row.dodged;
            expected.blocked = row.blocked;
            expected.harm = row.harm;
            expected.health = row.left;
            CHECK(resolveAttack(by, attacker, defender, row.health, {row.roll, row.dodge, row.tenths}) ==
                  expected);
        }
    }
}

TEST_CASE("the largest numbers are fought with as well as small ones")
{
    // Twice the largest number doesn't fit an int, and neither do its tenths.
    const DiceAction dodged =
        resolveAttack(Side::Enemy, fighter(0, 0), fighter(0, 0), 20, {kLargest - 1, kLargest, 20});
    CHECK(dodged.dodged);
    CHECK(dodged.health == 20);
    const DiceAction struck =
        resolveAttack(Side::Enemy, fighter(kLargest, 0), fighter(0, 0), kLargest, {kLargest, kLargest, 19});
    CHECK_FALSE(struck.dodged);
    CHECK(struck.harm == kLargest);
    CHECK(struck.health == 0);
    const DiceAction blocked =
        resolveAttack(Side::Enemy, fighter(5, 0), fighter(0, kLargest), 20, {kLargest, 1, 10});
    CHECK(blocked.blocked == kLargest);
    CHECK(blocked.harm == 5);
}

TEST_CASE("no attack heals, harms more than its roll, or leaves less than nothing")
{
    REQUIRE(rc::check([] {
        const int roll = *rc::gen::inRange(1, 101);
        const int dodge = *rc::gen::inRange(1, 101);
        const int tenths = *rc::gen::inRange(10, 21);
        const int health = *rc::gen::inRange(1, 200);
        const DiceStats attacker = fighter(*rc::gen::inRange(0, 50), 0);
        const DiceStats defender = fighter(0, *rc::gen::inRange(0, 50));
        const DiceAction action =
            resolveAttack(Side::Player, attacker, defender, health, {roll, dodge, tenths});
        RC_ASSERT(action.health >= 0);
        RC_ASSERT(action.health <= health);
        RC_ASSERT(action.harm + action.blocked == (action.dodged ? 0 : roll + attacker.weapon));
        RC_ASSERT(action.blocked <= defender.armour);
        // More skill at dodging never makes it worse.
        const DiceAction better =
            resolveAttack(Side::Player, attacker, defender, health, {roll, dodge + 1, tenths});
        RC_ASSERT(better.health >= action.health);
    }));
}

TEST_CASE("scrolls do what their words say")
{
    struct Row {
        const char *what;
        const char *key;
        int rolled;
        int health;
        int full;
        DiceAction::Kind kind;
        int harm;
        int left;
    };
    using Effect = DiceAction::Kind;
    const std::vector<Row> rows{
        {"a fireball adds 10", "fireball_scroll", 4, 30, 30, Effect::Harm, 14, 16},
        {"a blizzard adds 15", "blizzard_scroll", 4, 30, 30, Effect::Harm, 19, 11},
        {"one point is left", "fireball_scroll", 4, 15, 30, Effect::Harm, 14, 1},
        {"just killed", "fireball_scroll", 4, 14, 30, Effect::Harm, 14, 0},
        {"more than killed", "blizzard_scroll", 6, 3, 30, Effect::Harm, 21, 0},
        {"healing adds 10", "flash_heal_scroll", 4, 5, 30, Effect::Heal, 14, 19},
        {"healed to just full", "flash_heal_scroll", 4, 16, 30, Effect::Heal, 14, 30},
        {"healed no more than full", "flash_heal_scroll", 4, 17, 30, Effect::Heal, 13, 30},
        {"nothing to heal", "flash_heal_scroll", 4, 30, 30, Effect::Heal, 0, 30},
    };
    for (const Row &row : rows) {
        INFO(row.what);
        const std::size_t scroll = indexOf(row.key);
        DiceAction expected;
        expected.by = Side::Player;
        expected.kind = row.kind;
        expected.roll = {8, row.rolled, dungeon().items[scroll].power};
        expected.harm = row.harm;
        expected.health = row.left;
        expected.item = scroll;
        CHECK(resolveScroll(dungeon(), scroll, 8, row.rolled, row.health, row.full) == expected);
    }
}

TEST_CASE("a player brings the attributes of the level and what is worn")
{
    const HeroTable &hero = dungeon().scenario.hero.value();
    Player player;
    const Attributes &start = hero.start;
    CHECK(diceStats(dungeon(), player) ==
          DiceStats{start.health, start.strength, start.dexterity, start.intellect, 0, 0});
    player.inventory.stacks = {{indexOf("leather_armour"), 1}, {indexOf("dagger"), 1}};
    CHECK(diceStats(dungeon(), player).weapon == 0); // carried, not worn
    player.inventory.armour = 0;
    player.inventory.weapon = 1;
    CHECK(diceStats(dungeon(), player).weapon == 5);
    CHECK(diceStats(dungeon(), player).armour == 3);
    player.experience = hero.firstLevelCost; // level 2
    CHECK(diceStats(dungeon(), player) ==
          DiceStats{start.health + hero.growth.health, start.strength + hero.growth.strength,
                    start.dexterity + hero.growth.dexterity, start.intellect + hero.growth.intellect, 5, 3});
}

TEST_CASE("a monster brings nothing but itself")
{
    const MonsterType &knight = *dungeon().findMonster("knight");
    CHECK(diceStats(knight) == DiceStats{knight.health, knight.strength, knight.dexterity, 1, 0, 0});
}

TEST_CASE("every side of a die comes up as often as any other, and nothing else does")
{
    for (const int sides : {1, 2, 6, 10, 37}) {
        RandomStream stream(1, "dice of " + std::to_string(sides));
        constexpr int kDraws = 20000;
        std::vector<int> counts(static_cast<std::size_t>(sides));
        for (int i = 0; i < kDraws; ++i) {
            const int thrown = throwDie(stream, sides);
            REQUIRE(thrown >= 1);
            REQUIRE(thrown <= sides);
            ++counts[static_cast<std::size_t>(thrown) - 1];
        }
        INFO(sides);
        CHECK(evenlySpread(counts, kDraws));
    }
}

TEST_CASE("a dodge multiplies by 1.1 to 2.0, each tenth as often as any other")
{
    RandomStream stream(2, "dodges");
    constexpr int kDraws = 20000;
    std::vector<int> counts(10);
    for (int i = 0; i < kDraws; ++i) {
        const DiceAction action = throwDodge(stream);
        CHECK(action.by == Side::Player);
        CHECK(action.kind == DiceAction::Kind::Dodge);
        CHECK(action.harm == 0);
        REQUIRE(action.roll.total() >= 11);
        REQUIRE(action.roll.total() <= 20);
        ++counts[static_cast<std::size_t>(action.roll.total()) - 11];
    }
    CHECK(evenlySpread(counts, kDraws));
}

TEST_CASE("an attack thrown is strength and then dodge, each 1 to its attribute")
{
    DiceStats attacker = fighter(2, 0);
    attacker.strength = 6;
    DiceStats defender = fighter(0, 1);
    defender.dexterity = 4;
    RandomStream stream(3, "attacks");
    RandomStream same(3, "attacks");
    constexpr int kDraws = 20000;
    std::vector<int> pairs(24);
    for (int i = 0; i < kDraws; ++i) {
        const DiceAction action = throwAttack(Side::Player, attacker, defender, 50, 13, stream);
        const int strength = throwDie(same, 6);
        const int dodge = throwDie(same, 4);
        REQUIRE(action == resolveAttack(Side::Player, attacker, defender, 50, {strength, dodge, 13}));
        ++pairs[static_cast<std::size_t>(strength - 1) * 4 + static_cast<std::size_t>(dodge - 1)];
    }
    CHECK(stream == same);
    CHECK(evenlySpread(pairs, kDraws));
}

TEST_CASE("a scroll thrown rolls 1 to intellect")
{
    const std::size_t scroll = indexOf("fireball_scroll");
    RandomStream stream(4, "scrolls");
    constexpr int kDraws = 20000;
    std::vector<int> counts(7);
    for (int i = 0; i < kDraws; ++i) {
        const DiceAction action = throwScroll(dungeon(), scroll, 7, 100, 100, stream);
        REQUIRE(action == resolveScroll(dungeon(), scroll, 7, action.roll.rolled, 100, 100));
        REQUIRE(action.roll.rolled >= 1);
        REQUIRE(action.roll.rolled <= 7);
        ++counts[static_cast<std::size_t>(action.roll.rolled) - 1];
    }
    CHECK(evenlySpread(counts, kDraws));
}

TEST_CASE("the same stream throws the same dice")
{
    RandomStream first(5, "again");
    RandomStream second(5, "again");
    for (int i = 0; i < 100; ++i) {
        CHECK(throwAttack(Side::Enemy, fighter(1, 2), fighter(3, 4), 50, 10, first) ==
              throwAttack(Side::Enemy, fighter(1, 2), fighter(3, 4), 50, 10, second));
        CHECK(throwDodge(first) == throwDodge(second));
    }
}
