// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_chain.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/rarity/rarity.h"
#include "core/content/builtin.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

WorldSpec plainCaves()
{
    return {{}, {}, defaultSettings(GeneratorKind::Caves)};
}

SeedSet randomSeeds(std::int64_t count)
{
    return *SeedSet::random(plainCaves(), 7, count);
}

Rarity sampled(const SeedSet &seeds, const std::string &text, std::int64_t size, std::uint64_t key = 0)
{
    RaritySampler sampler(seeds, conditionOf(text), gameContent(), size, key);
    while (!sampler.finished())
        sampler.advance();
    return sampler.rarity();
}

/// How many worlds of a set fit, asked one by one.
std::int64_t fitting(const SeedSet &seeds, const std::string &text)
{
    const Condition where = conditionOf(text);
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < seeds.size(); ++i) {
        Result<Survey> survey = Survey::begin(seeds.at(i), gameContent());
        REQUIRE(survey);
        count += where.judge([&](const MetricQuery &query) { return survey->value(query); }, 0).fits ? 1 : 0;
    }
    return count;
}

std::vector<std::string> partsOf(const std::string &text)
{
    std::vector<std::string> parts;
    for (const ChainPart &part : chainOf(conditionOf(text))) {
        REQUIRE(part.condition.text() == text.substr(part.at, part.length));
        parts.push_back(part.condition.text());
    }
    return parts;
}

} // namespace

TEST_CASE("a chain is split at its ands, also inside brackets")
{
    using Parts = std::vector<std::string>;
    CHECK(partsOf("chests >= 3") == Parts{"chests >= 3"});
    CHECK(partsOf("chests >= 3 && gold > 5") == Parts{"chests >= 3", "gold > 5"});
    CHECK(partsOf("(chests >= 3 and ((gold) > 5)) && 2 <= monsters <= 5") ==
          Parts{"chests >= 3", "(gold) > 5", "2 <= monsters <= 5"});
    CHECK(partsOf("chests >= 3 && gold > 5 || monsters = 0").size() == 1);
    CHECK(partsOf("(chests >= 3 || gold > 5) && monsters = 0") ==
          Parts{"chests >= 3 || gold > 5", "monsters = 0"});
    CHECK(partsOf("not (chests >= 3 && gold > 5) && monsters = 0") ==
          Parts{"not (chests >= 3 && gold > 5)", "monsters = 0"});
    CHECK(partsOf("(chests + 1) * (gold + 1) > 5") == Parts{"(chests + 1) * (gold + 1) > 5"});
}

TEST_CASE("a sample counts the worlds that fit, alone and after the parts before")
{
    const SeedSet seeds = randomSeeds(60);
    const std::string first = "chests(40) >= 4";
    const std::string second = "nearest_monster > 15";
    const Rarity rarity = sampled(seeds, first + " && " + second, 60);
    CHECK(rarity.sampled == 60);
    CHECK(rarity.failures == 0);
    CHECK(rarity.isWholeSet);
    CHECK(rarity.matches == fitting(seeds, first + " && " + second));
    REQUIRE(rarity.parts.size() == 2);
    CHECK(rarity.parts[0].alone == fitting(seeds, first));
    CHECK(rarity.parts[0].reached == 60);
    CHECK(rarity.parts[0].passed == rarity.parts[0].alone);
    CHECK(rarity.parts[1].alone == fitting(seeds, second));
    CHECK(rarity.parts[1].reached == rarity.parts[0].passed);
    CHECK(rarity.parts[1].passed == rarity.matches);
}

TEST_CASE("equal keys give equal samples, different ones other worlds")
{
    const SeedSet seeds = *SeedSet::range(plainCaves(), 0, SeedSet::kMaxSize);
    const auto counts = [&](std::uint64_t key) {
        const Rarity rarity = sampled(seeds, "chests(30) >= 2 && gold(60) >= 30", 80, key);
        return std::vector{rarity.matches, rarity.parts[0].alone, rarity.parts[1].alone};
    };
    CHECK(counts(1) == counts(1));
    bool differs = false;
    for (std::uint64_t key = 2; key < 8; ++key)
        differs = differs || counts(key) != counts(1);
    CHECK(differs);
}

TEST_CASE("what no sampled world fits is rarer than the sample, and is estimated from its parts")
{
    const Rarity never = sampled(randomSeeds(20), "chests(10) >= 200 && monsters >= 0", 20);
    CHECK(never.matches == 0);
    CHECK(never.share() == 0);
    CHECK_FALSE(never.independentShare());
    CHECK_FALSE(never.secondsToFirst(2));

    Rarity apart;
    apart.sampled = 1000;
    apart.seconds = 2;
    apart.parts = {{0, 0, 10, 1000, 10}, {0, 0, 20, 10, 0}};
    REQUIRE(apart.independentShare());
    CHECK(oneIn(*apart.independentShare()) == 5000);
    CHECK(apart.worldsPerSecond(2) == 1000);
    REQUIRE(apart.secondsToFirst(2));
    CHECK(oneIn(1 / *apart.secondsToFirst(2)) == 5); // 5,000 worlds at 1,000 a second
}

TEST_CASE("rarities are rounded to two digits")
{
    CHECK(oneIn(1) == 1);
    CHECK(oneIn(1.0 / 3) == 3);
    CHECK(oneIn(1.0 / 342) == 340);
    CHECK(oneIn(3.0 / 4000) == 1300);
    CHECK(oneIn(1e-9) == 1'000'000'000);
    CHECK(oneIn(std::numeric_limits<double>::min()) > 0);
}

TEST_CASE("worlds that can't be generated are counted and don't fit")
{
    WorldSpec wrong = plainCaves();
    wrong.settings.regionSize = 1;
    const Rarity rarity = sampled(SeedSet::worlds({plainCaves(), wrong}), "monsters >= 0", 10);
    CHECK(rarity.sampled == 2);
    CHECK(rarity.failures == 1);
    CHECK(rarity.matches == 1);
}
