// SPDX-License-Identifier: MIT
#include "core/base/random_stream.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdlib>
#include <rapidcheck.h>
#include <vector>

using namespace cave;

namespace {

std::vector<std::uint64_t> firstWords(RandomStream stream, std::size_t count)
{
    std::vector<std::uint64_t> words(count);
    for (std::uint64_t &word : words)
        word = stream.next();
    return words;
}

} // namespace

TEST_CASE("a stream goes on from its state as if it had never stopped")
{
    REQUIRE(rc::check([](std::uint64_t worldKey) {
        RandomStream stream(worldKey, "combat");
        for (int i = *rc::gen::inRange(0, 20); i > 0; --i)
            stream.nextBelow(10);
        RandomStream resumed = RandomStream::resumed(stream.state());
        RC_ASSERT(resumed == stream);
        RC_ASSERT(firstWords(resumed, 10) == firstWords(stream, 10));
    }));
}

TEST_CASE("streams of other names or other worlds draw other numbers")
{
    const std::vector<std::uint64_t> words = firstWords({7, "combat"}, 4);
    CHECK(firstWords({7, "combat"}, 4) == words);
    CHECK(firstWords({7, "loot"}, 4) != words);
    CHECK(firstWords({8, "combat"}, 4) != words);
}

TEST_CASE("numbers below a bound stay below it and occur alike")
{
    REQUIRE(rc::check([](std::uint64_t worldKey) {
        const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xFFFFFFFF);
        RandomStream stream(worldKey, "any");
        for (int i = 0; i < 20; ++i)
            RC_ASSERT(stream.nextBelow(bound) < bound);
    }));
    RandomStream stream(1, "dice");
    std::vector<int> counts(6);
    for (int i = 0; i < 60000; ++i)
        ++counts[stream.nextBelow(6)];
    for (const int count : counts)
        CHECK(std::abs(count - 10000) < 500);
}

TEST_CASE("chances come true as often as they say, never and always included")
{
    RandomStream stream(1, "stun");
    int stuns = 0;
    for (int i = 0; i < 20000; ++i) {
        stuns += stream.chance(Chance{500}) ? 1 : 0;
        REQUIRE_FALSE(stream.chance(Chance{0}));
        REQUIRE(stream.chance(Chance{kWholeChance}));
    }
    CHECK(std::abs(stuns - 1000) < 160);
}
