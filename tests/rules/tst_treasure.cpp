// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/loot.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/rules/rules_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kTreasureDraws = 40000;

/// How often each item was drawn for one of this level; the last count is of empty treasures.
std::vector<int> countsAt(int level)
{
    std::vector<int> counts(dungeon().items.size() + 1);
    for (std::uint64_t key = 0; key < kTreasureDraws; ++key) {
        const std::vector<ItemStack> treasure = drawTreasure(dungeon(), key, level);
        ++counts[treasure.empty() ? dungeon().items.size() : treasure.front().item];
    }
    return counts;
}

/// Within five standard deviations.
bool isAbout(int count, double share)
{
    const double expected = kTreasureDraws * share;
    return std::abs(count - expected) <= 5 * std::sqrt(expected * (1 - share));
}

} // namespace

TEST_CASE("a treasure is a weapon, an armour, a scroll or nothing, a quarter each, at every level")
{
    for (int level = 1; level <= 6; ++level) {
        INFO(level);
        const std::vector<int> counts = countsAt(level);
        std::map<ItemKind, int> kinds;
        for (std::size_t i = 0; i < dungeon().items.size(); ++i)
            kinds[dungeon().items[i].kind] += counts[i];
        CHECK(isAbout(kinds[ItemKind::Sword], 0.25));
        CHECK(isAbout(kinds[ItemKind::Armour], 0.25));
        CHECK(isAbout(kinds[ItemKind::Scroll], 0.25));
        CHECK(isAbout(counts.back(), 0.25));
    }
}

TEST_CASE("what is found of a kind goes by weight among what the level allows")
{
    for (int level = 1; level <= 5; ++level) {
        const std::vector<int> counts = countsAt(level);
        std::map<ItemKind, int> totals;
        for (const ItemType &item : dungeon().items)
            totals[item.kind] += item.level <= level ? item.weight : 0;
        for (std::size_t i = 0; i < dungeon().items.size(); ++i) {
            const ItemType &item = dungeon().items[i];
            INFO(item.key << " at level " << level);
            if (item.level > level)
                CHECK(counts[i] == 0);
            else
                CHECK(isAbout(counts[i], 0.25 * item.weight / totals[item.kind]));
        }
    }
}

TEST_CASE("a treasure holds one thing at most, never above the level, and the same one each time")
{
    REQUIRE(rc::check([](std::uint64_t key) {
        const int level = *rc::gen::inRange(1, 21);
        const std::vector<ItemStack> treasure = drawTreasure(dungeon(), key, level);
        RC_ASSERT(treasure.size() <= 1);
        for (const ItemStack &stack : treasure) {
            RC_ASSERT(stack.item < dungeon().items.size());
            RC_ASSERT(stack.amount == 1);
            RC_ASSERT(dungeon().items[stack.item].level <= level);
        }
        RC_ASSERT(drawTreasure(dungeon(), key, level) == treasure);
    }));
}

TEST_CASE("a treasure that could hold only what isn't there is empty")
{
    Content content;
    content.items.push_back({"blade", "Blade", ItemKind::Sword, "iron", 5, 10});
    content.items.push_back({"gold", "Gold", ItemKind::Gold, "", 0, 10, 1, 9});
    content.items[0].level = 3;
    int found = 0;
    for (std::uint64_t key = 0; key < 400; ++key) {
        CHECK(drawTreasure(content, key, 2).empty());
        const std::vector<ItemStack> treasure = drawTreasure(content, key, 3);
        found += treasure.empty() ? 0 : 1;
        if (!treasure.empty())
            CHECK(treasure.front().item == 0); // gold is never in a treasure
    }
    CHECK(found > 50);
    CHECK(found < 150);
}
