// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/analysis/search/search.h"
#include "core/content/builtin.h"
#include "core/world/settings.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <memory>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/search/search_fixtures.h"
#include "tests/support/json_values.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

bool isNearer(const SearchHit &a, const SearchHit &b)
{
    return a.judgement.miss < b.judgement.miss;
}

/// The same search without a budget, whose near misses are then taken one by one as the budget allows.
Found plainSearchWithin(const NearBudget &budget, SearchRequest request, const BeginMeasuring &begin)
{
    const auto wanted = static_cast<std::size_t>(request.keepNear);
    request.keepNear = 1'000'000;
    Found found = plainSearch(request, begin);
    const auto hasEnough = [&](std::int64_t index) {
        const auto before = std::ranges::count_if(
            found.matches, [index](const SearchHit &match) { return match.index < index; });
        return before >= budget.matches;
    };
    std::vector<SearchHit> all = std::exchange(found.state.near, {});
    std::ranges::sort(all, {}, &SearchHit::index);
    std::vector<SearchHit> &near = found.state.near;
    for (const SearchHit &hit : all) {
        if (hasEnough(hit.index) ||
            (!budget.isThorough(hit.index) && !near.empty() && !isNearer(hit, near.front())))
            continue;
        near.insert(std::upper_bound(near.begin(), near.end(), hit, isNearer), hit);
        near.resize(std::min(near.size(), wanted));
    }
    for (std::int64_t index = 0; index < found.state.done; ++index)
        found.state.nearAmong += !hasEnough(index) && budget.isThorough(index) ? 1 : 0;
    return found;
}

} // namespace

TEST_CASE("near misses within a budget are the same for every number of threads")
{
    const NearBudget budget = GENERATE(NearBudget{100, 7, 1'000'000}, NearBudget{0, 3, 15},
                                       NearBudget{100'000, 1, 1}, NearBudget{50, 1'000'000, 40});
    SearchRequest request = requestFor(kWhere, 3000);
    const std::vector<SearchHit> matches = plainSearch(request).matches;
    request.nearBudget = budget;
    const Found expected = plainSearchWithin(budget, request, measureMadeUp);
    REQUIRE(expected.matches == matches); // the budget doesn't change what is found
    REQUIRE(expected.state.near.size() > 3);
    REQUIRE(expected.state.nearAmong < 3000);
    if (budget.matches > 1000) // the nearest of all is always found
        REQUIRE(expected.state.near.front() == plainSearch(request).state.near.front());
    for (const int threads : {1, 2, 5, 16})
        REQUIRE(finished(request, measureMadeUp, threads) == expected);
}

TEST_CASE("near misses of a sweep have all values of the setting that varies fastest")
{
    WorldSpec base;
    base.settings = defaultSettings(base.generator.kind);
    SettingSweep slow{"caves.floor_chance", {}};
    for (int chance = 4000; chance < 4500; ++chance)
        slow.values.push_back(chance);
    const Result<SeedSet> worlds = SeedSet::sweep(base, {slow, {"caves.iterations", {0, 1, 2, 3}}});
    REQUIRE(worlds);
    const BeginMeasuring begin = [](const WorldSpec &spec) {
        const std::string drawn = std::to_string(spec.settings.floorChance.perTenThousand) + " " +
                                  std::to_string(spec.settings.iterations);
        return std::make_unique<UnknownWorld>([drawn](const MetricQuery & /*query*/) {
            return static_cast<double>(pickBelow(hashBytes(drawn), 1'000));
        });
    };
    SearchRequest request{*worlds, conditionOf("gold >= 1000"), 0, 40};
    request.nearBudget = NearBudget{0, 4, 40};
    const Found found = finished(request, begin, 2);
    REQUIRE(found.state.near.size() == 40);
    for (int iterations = 0; iterations < 4; ++iterations) {
        INFO(iterations);
        const auto count = std::ranges::count_if(found.state.near, [&](const SearchHit &hit) {
            return request.seeds.at(hit.index).settings.iterations == iterations;
        });
        CHECK((count >= 3 && count <= 24));
    }
}

TEST_CASE("a search with a budget that is resumed finds what one in a piece finds")
{
    SearchRequest request = requestFor(kWhere, 2000);
    request.nearBudget = NearBudget{300, 5, 30};
    const Found expected = plainSearchWithin(*request.nearBudget, request, measureMadeUp);
    for (const std::int64_t stop : {1, 299, 301, 1000, 1999}) {
        SearchRequest part = request;
        part.seeds = rangeOf(1, stop);
        Found found = finished(part, measureMadeUp, 3);
        found.state.finished = false;
        REQUIRE(finished(request, measureMadeUp, 3, found) == expected);
    }
}

TEST_CASE("a budget of a search of real worlds changes only its near misses")
{
    const Result<Content> read = builtInContent();
    REQUIRE(read);
    const BeginMeasuring begin = [content = std::make_shared<const Content>(*read)](const WorldSpec &spec) {
        return Survey::measuring(spec, content);
    };
    SearchRequest request{rangeOf(1, 300), conditionOf("chests(20) >= 6 && nearest_monster > 10"), 0, 5};
    request.nearBudget = NearBudget{40, 8, 6};
    REQUIRE(finished(request, begin, 2) == plainSearchWithin(*request.nearBudget, request, begin));
}

TEST_CASE("a budget comes back from JSON, and a wrong one is refused")
{
    SearchRequest request = requestFor(kWhere, 500);
    request.nearBudget = NearBudget{70, 9, 20};
    const SearchState state = finished(request, measureMadeUp, 2).state;
    const std::string text = searchToJson(request, state);
    const Result<SavedSearch> back = searchFromJson(text);
    REQUIRE(back);
    REQUIRE(back->request.nearBudget == request.nearBudget);
    REQUIRE(back->state == state);

    const auto refusal = [&](const char *place, const Json &value) {
        Json document = jsonOf(text);
        partAt(document, place) = value;
        const Result<SavedSearch> wrong = searchFromJson(document.dump());
        REQUIRE_FALSE(wrong);
        return wrong.error().text();
    };
    CHECK_THAT(refusal("/near_budget/every", 0), ContainsSubstring("every"));
    CHECK_THAT(refusal("/near_budget/matches", 0), ContainsSubstring("matches"));
    CHECK_THAT(refusal("/state/near_among", 501), ContainsSubstring("near_among"));

    request.nearBudget.reset();
    Json document = jsonOf(searchToJson(request, finished(request, measureMadeUp, 2).state));
    partAt(document, "/state")["near_among"] = 4;
    const Result<SavedSearch> wrong = searchFromJson(document.dump());
    REQUIRE_FALSE(wrong);
    CHECK_THAT(wrong.error().text(), ContainsSubstring("near_among"));
}
