// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/rarity/rarity_sampler.h"
#include "core/content/builtin.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <set>
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

constexpr std::chrono::milliseconds kPiece{50};

Rarity estimated(const SeedSet &seeds, const std::string &text, RarityPlan plan, int threads = 1)
{
    RaritySampler sampler(seeds, conditionOf(text), gameContent(), plan);
    while (!sampler.finished())
        sampler.advance(kPiece, threads);
    return sampler.rarity();
}

Rarity sampled(const SeedSet &seeds, const std::string &text, std::int64_t size, std::uint64_t key = 0,
               int threads = 1)
{
    return estimated(seeds, text, {size, key}, threads);
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

TEST_CASE("the counts of a sample are the same for any number of threads")
{
    const SeedSet seeds = *SeedSet::range(plainCaves(), 0, SeedSet::kMaxSize);
    const std::string text = "chests(20) >= 3 && nearest_monster > 12";
    const Rarity one = sampled(seeds, text, 4300, 5, 1);
    const Rarity three = sampled(seeds, text, 4300, 5, 3);
    CHECK(one.sampled == 4300);
    CHECK(one.matches > 0);
    CHECK(three.sampled == one.sampled);
    CHECK(three.matches == one.matches);
    CHECK(one.apart == RaritySampler::kUsualSample);
    CHECK(three.parts[1].passed == one.parts[1].passed);
}

TEST_CASE("what no sampled world fits is rarer than a third of the sample, however rare its parts are")
{
    const Rarity never = sampled(randomSeeds(20), "chests(10) >= 200 && monsters >= 0", 20);
    CHECK(never.matches == 0);
    CHECK(never.share() == 0);
    Rarity apart;
    apart.sampled = 4000;
    apart.timed = 4000;
    apart.seconds = 8;
    apart.apart = 4000;
    apart.parts = {{0, 0, 10, 4000, 10}, {0, 0, 20, 10, 0}};
    CHECK(oneIn(apart.interval().high) == 1300);
    CHECK(apart.interval().low == 0);
    CHECK(apart.worldsPerSecond(2) == 1000);
    REQUIRE(apart.secondsToFirst(2));
    CHECK(std::llround(*apart.secondsToFirst(2) * 10) == 13); // 1,335 worlds at 1,000 a second
}

TEST_CASE("intervals are those of Clopper and Pearson")
{
    const auto isNear = [](double value, double expected) { return std::fabs(value - expected) < 1e-4; };
    CHECK(isNear(shareInterval(10, 100).low, 0.0490));
    CHECK(isNear(shareInterval(10, 100).high, 0.1762));
    CHECK(isNear(shareInterval(1, 10).low, 0.0025));
    CHECK(isNear(shareInterval(1, 10).high, 0.4450));
    CHECK(isNear(shareInterval(500, 1000).low, 0.4685));
    CHECK(isNear(shareInterval(500, 1000).high, 0.5315));
    CHECK(isNear(shareInterval(10, 10).low, 0.7411));
    CHECK(shareInterval(10, 10).high == 1);
    const ShareInterval large = shareInterval(30, 1'000'000'000);
    CHECK(std::llround(large.low * 1e10) == 202);
    CHECK(std::llround(large.high * 1e10) == 428);
    CHECK(shareInterval(0, 0).high == 1);
}

TEST_CASE("an order of worlds has each once, and different keys begin with different ones")
{
    for (const std::int64_t size : {1, 2, 5, 64, 1000}) {
        std::set<std::int64_t> seen;
        for (std::int64_t place = 0; place < size; ++place)
            seen.insert(WorldOrder(size, 9).at(place));
        CHECK(std::ssize(seen) == size);
        CHECK(*seen.begin() == 0);
        CHECK(*seen.rbegin() == size - 1);
    }
    std::set<std::int64_t> first;
    for (std::uint64_t key = 0; key < 50; ++key)
        first.insert(WorldOrder(SeedSet::kMaxSize, key).at(0));
    CHECK(first.size() == 50);
    CHECK(WorldOrder(10, std::nullopt).at(7) == 7);
}

TEST_CASE("a small set is judged whole, and its share is exact")
{
    const std::string text = "chests(40) >= 4";
    const Rarity rarity = estimated(randomSeeds(90), text, {std::nullopt, 3}, 2);
    CHECK(rarity.isWholeSet);
    CHECK(rarity.matches == fitting(randomSeeds(90), text));
    CHECK(rarity.interval().low == rarity.share());
    CHECK(rarity.interval().high == rarity.share());
}

TEST_CASE("a part that few worlds reach is judged among those that fit the parts before")
{
    const SeedSet seeds = *SeedSet::range(plainCaves(), 0, SeedSet::kMaxSize);
    constexpr int kPatience = 1000; // so that no time limit counts
    const Rarity rarity = estimated(seeds, "chests(10) >= 3 && nearest_chest <= 1 && gold(10) >= 5",
                                    {std::nullopt, 11, kPatience});
    CHECK(rarity.apart == RaritySampler::kUsualSample);
    CHECK(rarity.matches >= RaritySampler::kEnoughMatches);
    // Alone it is 1 in 11, but where the parts before it hold, 1 in 3.
    REQUIRE(rarity.parts.size() == 3);
    const RarityPart &gold = rarity.parts[2];
    CHECK(gold.reached >= RaritySampler::kEnoughMatches);
    CHECK(gold.passed * 6 > gold.reached);
    CHECK(gold.alone * 8 < rarity.apart);
    // Independent parts would make it 1 in 17,000.
    CHECK(rarity.interval().low < 1.0 / 970);
    CHECK(rarity.interval().high > 1.0 / 970);
    CHECK(rarity.interval().low > 1.0 / 3000);
}

TEST_CASE("intervals are true as often as they say")
{
    const SeedSet seeds = *SeedSet::range(plainCaves(), 0, SeedSet::kMaxSize);
    const std::string text = "chests(10) >= 2";
    const double share = sampled(seeds, text, 8000, 99).share();
    int right = 0;
    for (std::uint64_t key = 0; key < 40; ++key) {
        const ShareInterval interval = sampled(seeds, text, 100, key).interval();
        right += interval.low <= share && share <= interval.high ? 1 : 0;
    }
    CHECK(right >= 36);
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
