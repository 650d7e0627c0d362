// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/content/content.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <vector>

#include "tests/rules/rules_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

/// "Iron Sword, Gold x7"
std::string described(const Content &content, const std::vector<ItemStack> &loot)
{
    std::string text;
    for (const ItemStack &stack : loot) {
        text += text.empty() ? "" : ", ";
        text += content.items[stack.item].key;
        if (content.items[stack.item].kind == ItemKind::Gold)
            text += " x" + std::to_string(stack.amount);
    }
    return text;
}

bool isGold(const Content &content, const ItemStack &stack)
{
    return content.items[stack.item].kind == ItemKind::Gold;
}

} // namespace

TEST_CASE("any key gives one to the most allowed items, with gold in one stack and never none of it")
{
    const Content content = shippedContent();
    REQUIRE(rc::check([&](std::uint64_t key) {
        const int most = *rc::gen::inRange(1, 8);
        const std::vector<ItemStack> loot = drawLoot(content, key, most);
        RC_ASSERT(!loot.empty());
        RC_ASSERT(loot.size() <= static_cast<std::size_t>(most));
        int goldStacks = 0;
        for (const ItemStack &stack : loot) {
            RC_ASSERT(stack.item < content.items.size());
            goldStacks += isGold(content, stack) ? 1 : 0;
            const int room =
                most - static_cast<int>(loot.size()) + 1; // draws that can be in one stack of gold
            RC_ASSERT(stack.amount >= 1);
            RC_ASSERT(stack.amount <= (isGold(content, stack) ? 10 * room : 1));
        }
        RC_ASSERT(goldStacks <= 1);
        RC_ASSERT(drawLoot(content, key, most) == loot);
    }));
}

TEST_CASE("items come as often as their weights say")
{
    const Content content = shippedContent();
    constexpr int kDraws = 60000;
    std::vector<int> counts(content.items.size());
    for (std::uint64_t key = 0; key < kDraws; ++key)
        ++counts[drawLoot(content, key, 1).front().item];
    for (std::size_t i = 0; i < counts.size(); ++i) {
        INFO(content.items[i].key);
        const int expected = kDraws * content.items[i].weight / 600;
        CHECK(std::abs(counts[i] - expected) < 5 * 95); // five standard deviations of the most frequent
    }
}

TEST_CASE("all numbers of items and all amounts of gold occur alike")
{
    const Content content = shippedContent();
    std::vector<int> sizes(4);
    std::vector<int> amounts(11);
    for (std::uint64_t key = 0; key < 30000; ++key) {
        const std::vector<ItemStack> three = drawLoot(content, key, 3);
        // Gold of several draws is one stack, so only rewards without gold show their number of draws.
        if (std::none_of(three.begin(), three.end(), [&](const ItemStack &s) { return isGold(content, s); }))
            ++sizes[three.size()];
        const ItemStack one = drawLoot(content, key, 1).front();
        if (isGold(content, one))
            ++amounts[static_cast<std::size_t>(one.amount)];
    }
    // Without gold with chance 5/6 a draw: 8333, 6944, 5787 of 30000.
    CHECK(std::abs(sizes[1] - 8333) < 400);
    CHECK(std::abs(sizes[2] - 6944) < 400);
    CHECK(std::abs(sizes[3] - 5787) < 400);
    CHECK(amounts[0] == 0);
    for (std::size_t amount = 1; amount <= 10; ++amount) {
        INFO(amount);
        CHECK(std::abs(amounts[amount] - 500) < 110);
    }
}

TEST_CASE("gold of several draws is one stack")
{
    Content onlyGold;
    onlyGold.items.push_back({"gold", "Gold", ItemKind::Gold, "", 0, 1, 5, 5});
    std::set<int> totals;
    for (std::uint64_t key = 0; key < 100; ++key) {
        const std::vector<ItemStack> loot = drawLoot(onlyGold, key, 3);
        REQUIRE(loot.size() == 1);
        totals.insert(loot.front().amount);
    }
    CHECK(totals == std::set<int>{5, 10, 15});
}

TEST_CASE("two swords of one kind stay two")
{
    Content onlySwords;
    onlySwords.items.push_back({"sword", "Sword", ItemKind::Sword, "wood", 1, 1, 1, 1});
    bool two = false;
    for (std::uint64_t key = 0; key < 100; ++key) {
        const std::vector<ItemStack> loot = drawLoot(onlySwords, key, 2);
        two = two || loot == std::vector<ItemStack>{{0, 1}, {0, 1}};
    }
    CHECK(two);
}

TEST_CASE("a chest's loot depends on the world and the place, and stays what it is on every machine")
{
    const Content content = shippedContent();
    const std::uint64_t world = hashBytes("abc123");
    std::set<std::uint64_t> keys;
    for (std::int64_t y = -3; y <= 3; ++y) {
        for (std::int64_t x = -3; x <= 3; ++x) {
            keys.insert(chestLootKey(world, {x, y}));
            keys.insert(chestLootKey(hashBytes("abc124"), {x, y}));
        }
    }
    CHECK(keys.size() == 98);
    std::vector<std::string> texts;
    for (const WorldPos chest :
         {WorldPos{0, 0}, WorldPos{-1, 5}, WorldPos{1'000'000'000'000, -1'000'000'000'000}, WorldPos{7, 7},
          WorldPos{12, -40}})
        texts.push_back(described(content, drawLoot(content, chestLootKey(world, chest), 2)));
    CHECK(texts == std::vector<std::string>{"wooden_sword, leather_armour", "iron_armour",
                                            "iron_armour, iron_armour", "infused_sword, iron_sword",
                                            "steel_sword"});
}
