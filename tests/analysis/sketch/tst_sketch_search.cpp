// SPDX-License-Identifier: MIT
#include "core/analysis/search/search.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using test::conditionOf;

namespace {

constexpr int kWorlds = 60;
constexpr int kSoon = 100; // milliseconds

struct FoundBySketch {
    std::vector<SearchHit> hits;
    SearchState state;
};

FoundBySketch found(const SearchRequest &request, int threads)
{
    Search search(request, test::gameContent(), threads);
    FoundBySketch result;
    while (!search.ended())
        search.wait(kSoon);
    result.hits = search.takeMatches();
    result.state = search.state();
    return result;
}

SearchRequest requestFor(SketchQuery query, const Condition &where, int near)
{
    const WorldSpec base{{}, {}, defaultSettings(GeneratorKind::Caves)};
    SearchRequest request{SeedSet::range(base, 1, kWorlds).value(), where, 0, near};
    request.sketch = std::make_shared<const SketchMatcher>(std::move(query));
    return request;
}

/// What a search has to find, world by world.
std::optional<SketchFind> bestIn(const WorldSpec &spec, const SketchMatcher &sketch)
{
    World world(spec, test::gameContent(), makeRegionSource(spec).value());
    return sketch.bestNear(world.map, findSpawn(world).value(), 0);
}

const SketchQuery kCross{SketchPattern::parse("##.##\n##.##\n.....\n##.##\n##.##\n").value(), 0.85, 20,
                         false};

} // namespace

TEST_CASE("a search finds every world that agrees with a sketch, and the nearest of the others")
{
    const SearchRequest request = requestFor(kCross, anyWorld(), 5);
    const FoundBySketch all = found(request, 2);
    std::size_t next = 0;
    double bestOfOthers = 0;
    for (int i = 0; i < kWorlds; ++i) {
        const std::optional<SketchFind> best = bestIn(request.seeds.at(i), *request.sketch);
        REQUIRE(best.has_value());
        if (best->share() < kCross.agree) {
            bestOfOthers = std::max(bestOfOthers, best->share());
            continue;
        }
        REQUIRE(next < all.hits.size());
        CHECK(all.hits[next].index == i);
        CHECK(all.hits[next].sketch == best);
        ++next;
    }
    CHECK(next > 0);
    CHECK(next < static_cast<std::size_t>(kWorlds));
    CHECK(next == all.hits.size());
    REQUIRE(all.state.near.size() == 5);
    CHECK(all.state.near.front().sketch->share() == bestOfOthers);
    for (const SearchHit &near : all.state.near)
        CHECK(near.sketch == bestIn(request.seeds.at(near.index), *request.sketch));
}

TEST_CASE("a search by a sketch finds the same with any number of threads")
{
    for (const int near : {0, 7}) {
        const SearchRequest request = requestFor(kCross, conditionOf("chests(30) >= 2"), near);
        const FoundBySketch one = found(request, 1);
        const FoundBySketch four = found(request, 4);
        CHECK(one.hits == four.hits);
        CHECK(one.state == four.state);
        CHECK(one.state.near.size() == static_cast<std::size_t>(near));
    }
}

TEST_CASE("a search by a sketch is written and read again")
{
    const SearchRequest request = requestFor(kCross, conditionOf("chests(30) >= 2"), 7);
    const SearchState state = found(request, 2).state;
    const Result<SavedSearch> read = searchFromJson(searchToJson(request, state));
    REQUIRE(read.ok());
    CHECK(read->state == state);
    REQUIRE(read->request.sketch != nullptr);
    CHECK(read->request.sketch->query() == kCross);

    std::string damaged = searchToJson(request, state);
    damaged.replace(damaged.find("##.##"), 5, "##x##");
    const Result<SavedSearch> refused = searchFromJson(damaged);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().text().find("unknown cell 'x'") != std::string::npos);

    for (const std::string &field : {std::string("turned"), std::string("mirrored")}) {
        const std::string whole = searchToJson(request, state);
        const std::regex member(",\\s*\"" + field + "\":\\s*(true|false)");
        const std::string lacking =
            std::regex_replace(whole, member, "", std::regex_constants::format_first_only);
        REQUIRE(lacking != whole);
        const Result<SavedSearch> incomplete = searchFromJson(lacking);
        REQUIRE_FALSE(incomplete.ok());
        CHECK(incomplete.error().text().find(field + " is missing") != std::string::npos);
    }
}
