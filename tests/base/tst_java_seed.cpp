// SPDX-License-Identifier: MIT
#include "core/base/java_seed.h"
#include "core/gen/classic/java_random.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>

using namespace cave;

TEST_CASE("a seed's hash is that of its UTF-16 code units")
{
    CHECK(javaHash(u"") == 0);
    CHECK(javaHash(u"abc123") == 2870530704);
    CHECK(*javaSeedHash("Testing World") == -4959629368530447038);
    CHECK(*javaSeedHash("h\u00e9llo") == 103094734);
    // A game controller is one character, two code units.
    CHECK(*javaSeedHash("\U0001F3AE") == javaHash(u"\xD83C\xDFAE"));
}

TEST_CASE("a world's hash alone is enough to continue hashing")
{
    REQUIRE(rc::check("h(a + b) from h(a) and b", [](const std::string &a, const std::string &b) {
        const std::u16string first(a.begin(), a.end());
        const std::u16string second(b.begin(), b.end());
        RC_ASSERT(appendToJavaHash(javaHash(first), second) == javaHash(first + second));
    }));
}

TEST_CASE("a region's seed is the hash of the world's seed and the region's position in decimal")
{
    CHECK(javaRegionSeed(javaHash(u"123"), {0, 0}) == javaHash(u"123|0|0"));
    CHECK(javaRegionSeed(javaHash(u""), {5, -7}) == javaHash(u"|5|-7"));
    CHECK(javaRegionSeed(javaHash(u"cave"), {-20000000000, 20000000000}) ==
          javaHash(u"cave|-20000000000|20000000000"));
    CHECK(javaRegionSeed(javaHash(u"123"), {-1, -1}) == 43216147381426);
}

TEST_CASE("a seed that is not UTF-8 is refused, naming the byte")
{
    const Result<std::int64_t> hash = javaSeedHash("abc\xC3");
    REQUIRE_FALSE(hash.ok());
    CHECK(hash.error().code == ErrorCode::InvalidArgument);
    CHECK(hash.error().text().find("byte 3") != std::string::npos);
}

TEST_CASE("random numbers are those of java.util.Random")
{
    JavaRandom random(42);
    CHECK(random.next(32) == 0xBA419D35U); // new Random(42).nextInt() is -1170105035 …
    CHECK(random.next(32) == 234785527U);  // … then 234785527
    JavaRandom dice(42);
    CHECK(dice.nextInt(10) == 0);
    CHECK(dice.nextInt(10) == 3);
    CHECK(dice.nextInt(10) == 8);
    JavaRandom other(0);
    CHECK(other.nextInt(16) == 11); // a power of two takes the top bits: nextInt() is -1155484576
}

TEST_CASE("a jump is that many steps")
{
    REQUIRE(rc::check("jump and steps agree", [] {
        const auto seed = *rc::gen::arbitrary<std::int64_t>();
        const auto steps = *rc::gen::inRange(0, 6000);
        JavaRandom walked(seed);
        for (int i = 0; i < steps; ++i)
            walked.next(1);
        const LcgJump jump = lcgJump(static_cast<std::uint64_t>(steps));
        JavaRandom jumped = JavaRandom::fromState(jump.apply(JavaRandom::stateOf(seed)));
        RC_ASSERT(jumped.next(32) == walked.next(32));
    }));
}
