// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/rules/monsters.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <rapidcheck.h>
#include <string>
#include <vector>

using namespace cave;

namespace {

Content contentBuiltIn()
{
    const Result<Content> content = builtInContent();
    REQUIRE(content);
    return *content;
}

} // namespace

TEST_CASE("kinds live as often as their weights say, and none nearer than it may")
{
    const Content content = contentBuiltIn();
    const std::uint64_t world = hashBytes("abc123");
    for (const std::int64_t distance : {0, 59, 60, 149, 150, 249, 250, 1'000'000}) {
        std::vector<int> counts(content.monsters.size());
        constexpr int kSide = 200;
        for (std::int64_t y = 0; y < kSide; ++y)
            for (std::int64_t x = 0; x < kSide; ++x)
                ++counts[monsterKindAt(content, world, {x - 100, y - 100}, 0, distance)];
        int total = 0;
        for (const MonsterType &monster : content.monsters)
            total += monster.minDistance <= distance ? monster.weight : 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const MonsterType &monster = content.monsters[i];
            INFO(monster.key << " at " << distance);
            const double share = monster.minDistance <= distance ? double(monster.weight) / total : 0;
            const double deviation = std::sqrt(kSide * kSide * share * (1 - share));
            CHECK(std::abs(counts[i] - kSide * kSide * share) <= 5 * deviation);
        }
    }
}

TEST_CASE("the kinds of one region's monsters don't hang together")
{
    const Content content = contentBuiltIn();
    int same = 0;
    double expected = 0;
    double total = 0;
    for (const MonsterType &monster : content.monsters)
        total += monster.weight;
    for (const MonsterType &monster : content.monsters)
        expected += monster.weight * monster.weight / (total * total);
    constexpr int kRegions = 20'000;
    for (std::int64_t x = 0; x < kRegions; ++x)
        same += monsterKindAt(content, 7, {x, -x}, 0, 1000) == monsterKindAt(content, 7, {x, -x}, 1, 1000);
    CHECK(std::abs(same - kRegions * expected) < 5 * std::sqrt(kRegions * expected));
}

TEST_CASE("a monster's kind depends on the world and the place, and stays what it is on every machine")
{
    const Content content = contentBuiltIn();
    REQUIRE(rc::check([&](std::uint64_t world, std::int64_t x, std::int64_t y) {
        const int index = *rc::gen::inRange(0, 50);
        const std::int64_t distance = *rc::gen::inRange(0, 1000);
        const std::size_t kind = monsterKindAt(content, world, {x, y}, index, distance);
        RC_ASSERT(content.monsters.at(kind).minDistance <= distance);
        RC_ASSERT(monsterKindAt(content, world, {x, y}, index, distance) == kind);
    }));
    Content few;
    for (const int weight : {1, 2, 3, 4}) {
        few.monsters.emplace_back();
        few.monsters.back().weight = weight;
    }
    std::string kinds;
    for (const char *seed : {"abc123", "abc124"})
        for (std::int64_t x = -8; x < 8; ++x)
            kinds += std::to_string(monsterKindAt(few, hashBytes(seed), {x, 3}, 0, 0));
    CHECK(kinds == "33232133323322213321122311223121");
}
