// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/analysis/search/search.h"
#include "core/content/builtin.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <rapidcheck.h>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <utility>
#include <vector>

#include "tests/analysis/search/search_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

/// Ends the search after about so many worlds and takes what it has found.
Found interrupted(const SearchRequest &request, int threads, std::int64_t after, Found found)
{
    const std::int64_t stop = found.state.done + after;
    std::atomic<Search *> running{nullptr};
    std::atomic<std::int64_t> begun{found.state.done};
    const BeginMeasuring begin = [&](const WorldSpec &spec) {
        if (++begun > stop) {
            if (Search *search = running.load())
                search->cancel();
        }
        return measureMadeUp(spec);
    };
    Search search(request, begin, threads, found.state);
    running = &search;
    while (!search.ended()) {
        search.wait(1);
        if (begun > stop)
            search.cancel();
        take(search, found);
    }
    take(search, found);
    running = nullptr;
    return found;
}

/// How nice the calling thread is to others.
int niceness()
{
    return getpriority(PRIO_PROCESS, 0);
}

} // namespace

TEST_CASE("a search leaves the processor to the rest of the program if that is wanted")
{
    const int own = niceness();
    const auto [priority, least, most] = GENERATE_COPY(Catch::Generators::table<ThreadPriority, int, int>(
        {{ThreadPriority::Usual, own, own}, {ThreadPriority::Low, std::min(own + 1, 19), 19}}));
    std::atomic<bool> fits{true};
    const BeginMeasuring begin = [&fits, least = least, most = most](const WorldSpec &spec) {
        fits = fits && niceness() >= least && niceness() <= most;
        return measureMadeUp(spec);
    };
    Search search(requestFor(kWhere, 50, 0), begin, 2, {}, priority);
    while (!search.ended())
        search.wait(100);
    CHECK(fits);
    CHECK(niceness() == own);
}

TEST_CASE("a search finds the same, in the same order, for every number of threads")
{
    const int keepNear = GENERATE(0, 1, 10, 10'000);
    const SearchRequest request = requestFor(kWhere, 3000, keepNear);
    const Found expected = plainSearch(request);
    REQUIRE(expected.matches.size() > 20);
    REQUIRE(expected.state.failures == 300);
    for (const int threads : {1, 2, 5, 16})
        REQUIRE(finished(request, measureMadeUp, threads) == expected);
}

TEST_CASE("a search ends with exactly as many matches as were asked for, the first ones")
{
    SearchRequest request = requestFor(kWhere, 3000);
    const std::vector<SearchHit> all = plainSearch(request).matches;
    request.limit = 7;
    const Found expected = plainSearch(request);
    REQUIRE(expected.matches == std::vector<SearchHit>(all.begin(), all.begin() + 7));
    REQUIRE(expected.state.done == all[6].index + 1);
    for (const int threads : {1, 4})
        REQUIRE(finished(request, measureMadeUp, threads) == expected);
}

TEST_CASE("a search that is interrupted again and again finds what one in a piece finds")
{
    REQUIRE(rc::check([] {
        SearchRequest request = requestFor(kWhere, 600, *rc::gen::inRange(0, 20));
        request.limit = *rc::gen::element<std::int64_t>(0, 0, 5);
        const Found expected = plainSearch(request);
        Found found;
        while (!found.state.finished) {
            const std::int64_t before = found.state.done;
            found =
                interrupted(request, *rc::gen::inRange(1, 5), *rc::gen::inRange<std::int64_t>(1, 300), found);
            RC_ASSERT(found.state.done > before);
            RC_ASSERT(found.state.matches == static_cast<std::int64_t>(found.matches.size()));
        }
        RC_ASSERT(found == expected);
    }));
}

TEST_CASE("a state covers exactly the matches that were taken")
{
    const SearchRequest request = requestFor("chests >= 0", 5000, 0);
    Search search(request, measureMadeUp, 2, {});
    search.wait(10'000);
    REQUIRE(search.state().matches == 0);
    const std::vector<SearchHit> first = search.takeMatches();
    REQUIRE_FALSE(first.empty());
    const SearchState state = search.state();
    REQUIRE(state.matches == static_cast<std::int64_t>(first.size()));
    const Found rest = finished(request, measureMadeUp, 2, {first, state});
    REQUIRE(rest == plainSearch(request));
}

TEST_CASE("a search waits for its matches to be taken, so their number is bounded whatever the set's is")
{
    constexpr std::int64_t kCount = 1'000'000'000;
    std::atomic<std::int64_t> begun{0};
    const BeginMeasuring begin = [&](const WorldSpec &) {
        ++begun;
        return std::make_unique<UnknownWorld>([](const MetricQuery &) { return 1.0; });
    };
    Search search(requestFor("chests = 1", kCount), begin, 3, {});
    // Stands still once nothing was begun for a while; a slow machine only looks too early.
    std::int64_t before = -1;
    while (before != begun) {
        before = begun;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    REQUIRE(before < 10'000);
    REQUIRE(search.takeMatches().size() < 10'000);
    // And goes on once they are.
    search.wait(10'000);
    REQUIRE_FALSE(search.takeMatches().empty());
}

TEST_CASE("no world is begun while a search is paused, and all are found after it")
{
    constexpr int kThreads = 3;
    const SearchRequest request = requestFor(kWhere, 2000);
    std::atomic<std::int64_t> begun{0};
    std::atomic<bool> held = true;
    // No thread gets beyond its first world before the pause has begun.
    const BeginMeasuring begin = [&](const WorldSpec &spec) {
        ++begun;
        held.wait(true);
        return measureMadeUp(spec);
    };
    Search search(request, begin, kThreads, {});
    search.pause();
    const bool paused = search.paused();
    held = false;
    held.notify_all();
    REQUIRE(paused);
    search.wait(100); // time in which worlds would be begun
    REQUIRE(begun <= kThreads);
    Found found;
    search.resume();
    while (!search.ended()) {
        search.wait(1000);
        take(search, found);
    }
    take(search, found);
    REQUIRE(found == plainSearch(request));
}

TEST_CASE("a search that is cancelled while it is paused ends")
{
    Search search(requestFor(kWhere, 1'000'000'000), measureMadeUp, 3, {});
    search.pause();
    search.cancel();
    while (!search.ended())
        search.wait(1000);
    REQUIRE_FALSE(search.state().finished);
}

TEST_CASE("a set without worlds and a search that is finished have nothing left to do")
{
    const SearchRequest none{SeedSet::list({}, {}), conditionOf("chests > 1"), 0, 5};
    REQUIRE(finished(none, measureMadeUp, 2).state.finished);
    const SearchRequest request = requestFor(kWhere, 100);
    const Found whole = finished(request, measureMadeUp, 2);
    Search again(request, measureMadeUp, 2, whole.state);
    REQUIRE(again.ended());
    REQUIRE(again.takeMatches().empty());
    REQUIRE(again.state() == whole.state);
}

TEST_CASE("a search of real worlds finds what a survey of each one finds")
{
    const Result<Content> read = builtInContent();
    REQUIRE(read);
    const auto content = std::make_shared<const Content>(*read);
    const SearchRequest request{rangeOf(1, 40), conditionOf("chests(25) >= 2 && nearest_monster > 10"), 0, 5};
    Search search(request, content, 2);
    std::vector<SearchHit> hits;
    while (!search.ended() || !search.state().finished) {
        search.wait(1000);
        for (SearchHit &hit : search.takeMatches())
            hits.push_back(std::move(hit));
    }
    std::vector<std::int64_t> expected;
    for (std::int64_t i = 0; i < request.seeds.size(); ++i) {
        Result<Survey> survey = Survey::begin(request.seeds.at(i), content);
        REQUIRE(survey);
        if (survey->value({MetricId::Chests, 25}) >= 2 &&
            survey->value(ownQuery(MetricId::NearestMonster)) > 10)
            expected.push_back(i);
    }
    std::vector<std::int64_t> found;
    for (const SearchHit &hit : hits)
        found.push_back(hit.index);
    REQUIRE(found == expected);
    REQUIRE_FALSE(found.empty());
    REQUIRE(search.state().near.size() == 5);
    REQUIRE(search.decided() == 40);
}

TEST_CASE("worlds that can't be made are counted and searched past")
{
    const Result<Content> content = builtInContent();
    REQUIRE(content);
    const SearchRequest request{SeedSet::list({}, {"a", "\xff", "b"}), conditionOf("chests >= 0"), 0, 0};
    Search search(request, std::make_shared<const Content>(*content), 1);
    while (!search.ended())
        search.wait(1000);
    REQUIRE(search.takeMatches().size() == 2);
    REQUIRE(search.state().failures == 1);
}

TEST_CASE("what a near miss lacks is reported in words")
{
    const auto lacks = [](const char *where, const MadeUpWorld &world) {
        return missText(conditionOf(where), judged(where, world));
    };
    REQUIRE(lacks("chests(30) >= 3", {{"chests(30)", 2}}) == "chests(30) is 2, not >= 3");
    REQUIRE(lacks("3 <= chests && floor_share > 60%", {{"chests", 2}, {"floor_share", 0.5}}) ==
            "chests is 2, not >= 3; floor_share is 50.0 %, not > 60%");
    REQUIRE(lacks("nearest_chest < 9", {{"nearest_chest", kNone}}) == "nearest_chest is none, not < 9");
    REQUIRE(lacks("not gold/chests != 2", {}) == "gold/chests is undefined, not == 2");
    REQUIRE(lacks("chests >= 3", {{"chests", 3}}).empty());
}
