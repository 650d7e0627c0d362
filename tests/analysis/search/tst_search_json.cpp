// SPDX-License-Identifier: MIT
#include "core/analysis/search/search.h"
#include "core/analysis/search/search_results.h"
#include "core/io/files/atomic_file.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <limits>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/search/search_fixtures.h"
#include "tests/support/json_values.h"
#include "tests/support/temp_folder.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("matches of a list that aren't read are counted")
{
    const TempFolder folder;
    const auto file = folder / "found.ndjson";
    std::string text;
    for (const auto &[seed, index] : {std::pair("a", "0"), std::pair("b", "4"), std::pair("c", "5")})
        text += std::string("{\"seed\":\"") + seed + "\",\"index\":" + index +
                ",\"metrics\":{\"chests(20)\":3}}\n";
    text +=
        "{\"summary\":{\"condition\":\"chests(20) >= 2\",\"generator\":\"caves\",\"generator_version\":1,"
        "\"settings\":{},\"source\":{\"kind\":\"list\",\"count\":9},\"limit\":0,\"near_limit\":0,\"done\":9,"
        "\"found\":3,\"near\":0,\"failed\":0,\"finished\":true}}\n";
    REQUIRE(writeFileAtomically(file, text));
    const Result<SearchResults> results = readSearchResults(file, 2, [](double) { return true; });
    INFO((results ? std::string() : results.error().text()));
    REQUIRE(results);
    REQUIRE(results->hits.size() == 2);
    REQUIRE(results->search.state.matches == 3);
    const SavedSearch &search = results->search; // more matches than its list has seeds
    const Result<SavedSearch> again = searchFromJson(searchToJson(search.request, search.state));
    INFO((again ? std::string() : again.error().text()));
    REQUIRE(again);
    REQUIRE(again->state.matches == 3);
}

namespace {

SearchRequest sampleRequest()
{
    return {rangeOf(5, 300), conditionOf("chests >= 15 && gold / monsters > 4"), 50, 8};
}

std::string sampleText()
{
    const SearchRequest request = sampleRequest();
    return searchToJson(request, finished(request, measureMadeUp, 2).state);
}

std::string whyNoSearch(const Json &document)
{
    const Result<SavedSearch> read = searchFromJson(document.dump());
    INFO(document.dump());
    REQUIRE_FALSE(read);
    REQUIRE(read.error().code == ErrorCode::InvalidArgument);
    return read.error().text();
}

/// Why the sample is refused once a place in it holds something else.
std::string whyNoSearchWith(const std::string &place, const Json &value)
{
    Json document = jsonOf(sampleText());
    partAt(document, place) = value;
    return whyNoSearch(document);
}

void requireSame(const SearchRequest &request, const SearchState &state)
{
    const Result<SavedSearch> back = searchFromJson(searchToJson(request, state));
    INFO((back ? std::string() : back.error().text()));
    REQUIRE(back);
    REQUIRE(back->request.seeds == request.seeds);
    REQUIRE(back->request.where.text() == request.where.text());
    REQUIRE(back->request.limit == request.limit);
    REQUIRE(back->request.keepNear == request.keepNear);
    REQUIRE(back->state == state);
}

WorldSpec unusualSpec()
{
    WorldSpec spec{"größe \"x\"\n", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    spec.settings.regionSize = 20;
    spec.settings.chestChance = {123};
    return spec;
}

} // namespace

TEST_CASE("a search comes back from JSON as it was, at every point of it")
{
    const SearchRequest request = sampleRequest();
    requireSame(request, {});
    Found found;
    Search search(request, measureMadeUp, 2, {});
    while (!search.ended()) {
        search.wait(1);
        take(search, found);
        requireSame(request, found.state);
    }
    take(search, found);
    requireSame(request, found.state);
    REQUIRE(found.state.near.size() == 8);
}

TEST_CASE("every kind of set comes back from JSON as it was")
{
    constexpr auto kLeast = std::numeric_limits<std::int64_t>::min();
    constexpr auto kMaxKey = std::numeric_limits<std::uint64_t>::max();
    const WorldSpec base = unusualSpec();
    WorldSpec numbered = base;
    numbered.seed.clear();
    numbered.seedNumber = -5;
    for (const Result<SeedSet> &set :
         {SeedSet::range(base, kLeast, SeedSet::kMaxSize), SeedSet::random(base, kMaxKey, 3),
          Result<SeedSet>(SeedSet::list(base, {"", "a", "a", "ü\t"})), Result<SeedSet>(SeedSet()),
          Result<SeedSet>(SeedSet::worlds({base, numbered, WorldSpec{"b", {}, {}}})),
          SeedSet::sweep(base, {{"caves.iterations", {1, 3}}, {"chest.chance", {0, 50}}}),
          SeedSet::sweep(numbered, {{"caves.iterations", {2}}})}) {
        REQUIRE(set);
        SearchState state;
        state.finished = set->size() == 0;
        requireSame({*set, conditionOf("chests > 3 or gold > 5"), 0, 0}, state);
    }
}

TEST_CASE("a near miss that lacks what is not there or undefined comes back from JSON")
{
    const SearchRequest request{rangeOf(1, 9), conditionOf("nearest_chest < 5 && -nearest_chest > 1"), 0, 2};
    SearchState state;
    state.done = 3;
    SearchHit hit;
    hit.index = 2;
    hit.judgement.miss = 2;
    hit.judgement.missed = {{0, kNone, kNone}, {1, -kNone, kNone}};
    hit.values = {kNone};
    state.near.push_back(hit);
    requireSame(request, state);
}

TEST_CASE("a text that is no search is refused with what is wrong and where")
{
    REQUIRE_THAT(whyNoSearch("text"), ContainsSubstring("object"));
    REQUIRE_FALSE(searchFromJson("{"));
    REQUIRE_FALSE(searchFromJson(""));
    REQUIRE_FALSE(searchFromJson(R"({"version": 1e999})"));
    REQUIRE_THAT(whyNoSearch(Json::Object{}), ContainsSubstring("version is missing"));
    REQUIRE_THAT(whyNoSearchWith("/version", 2), ContainsSubstring("newer version"));
    REQUIRE_THAT(whyNoSearchWith("/version", 0), ContainsSubstring("version must be"));
    REQUIRE_THAT(whyNoSearchWith("/colour", 1), ContainsSubstring("unknown field 'colour'"));
    REQUIRE_THAT(whyNoSearchWith("/where", "chest > 3"),
                 ContainsSubstring("where, byte 1") && ContainsSubstring("did you mean"));
    REQUIRE_THAT(whyNoSearchWith("/where", 3), ContainsSubstring("where must be text"));
    REQUIRE_THAT(whyNoSearchWith("/limit", -1), ContainsSubstring("limit must be"));
    REQUIRE_THAT(whyNoSearchWith("/limit", 1.5), ContainsSubstring("limit must be"));
    REQUIRE_THAT(whyNoSearchWith("/keep_near", 1'000'000'000), ContainsSubstring("keep_near must be"));
}

TEST_CASE("a set that can't be is refused with what is wrong and where")
{
    REQUIRE_THAT(whyNoSearchWith("/seeds", 3), ContainsSubstring("search: seeds: must be an object"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/list", Json::List{"a"}), ContainsSubstring("unknown field 'list'"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/range/count", 0), ContainsSubstring("count must be"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/range/from", std::numeric_limits<std::int64_t>::max()),
                 ContainsSubstring("exceeds 64 bits"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/range/from", std::numeric_limits<std::uint64_t>::max()),
                 ContainsSubstring("from must be"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/base/generator", "mines"), ContainsSubstring("mines"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/base/generator_version", 99),
                 ContainsSubstring("generator_version"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/base/settings", 4), ContainsSubstring("settings must be"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/base/settings/nonsense", 4), ContainsSubstring("nonsense"));
    REQUIRE_THAT(whyNoSearchWith("/seeds/base/settings/sight.radius", 100'000),
                 ContainsSubstring("sight.radius"));
    const Json document = jsonOf(sampleText());
    std::string text = document.dump();
    const std::string settings = document["seeds"]["base"]["settings"].dump();
    text.replace(text.find(settings), settings.size(),
                 "{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}");
    REQUIRE_FALSE(searchFromJson(text));
}

TEST_CASE("a state that this search can't have come to is refused")
{
    REQUIRE_THAT(whyNoSearchWith("/state/done", 301), ContainsSubstring("more than the number of worlds"));
    REQUIRE_THAT(whyNoSearchWith("/state/done", -1), ContainsSubstring("done must be"));
    REQUIRE_THAT(whyNoSearchWith("/state/matches", 51), ContainsSubstring("more than limit"));
    REQUIRE_THAT(whyNoSearchWith("/state/failures", 301), ContainsSubstring("failures must be"));
    REQUIRE_THAT(whyNoSearchWith("/state/finished", false), ContainsSubstring("finished"));
    REQUIRE_THAT(whyNoSearchWith("/state/finished", 1), ContainsSubstring("true or false"));
    REQUIRE_THAT(whyNoSearchWith("/keep_near", 7), ContainsSubstring("more than keep_near"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/miss", 2.5), ContainsSubstring("not in order"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/miss", 0), ContainsSubstring("outside this search"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/7/index", 300), ContainsSubstring("outside this search"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/values", Json::List{1}),
                 ContainsSubstring("outside this search"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/values/0", "many"),
                 ContainsSubstring("values must be numbers"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/missed", Json::List{}),
                 ContainsSubstring("outside this search"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/missed/0/term", 2), ContainsSubstring("outside this search"));
    REQUIRE_THAT(whyNoSearchWith("/state/near/0/missed/0/shortfall", -1),
                 ContainsSubstring("outside this search"));
}

TEST_CASE("no damage to a saved search makes more of it than an error")
{
    const std::string text = sampleText();
    REQUIRE(rc::check([&] {
        std::string damaged = text;
        const auto times = *rc::gen::inRange(1, 4);
        for (int i = 0; i < times; ++i)
            damaged[*rc::gen::inRange<std::size_t>(0, damaged.size())] = *rc::gen::arbitrary<char>();
        const Result<SavedSearch> read = searchFromJson(damaged);
        const bool fine = read.ok() || !read.error().text().empty(); // the macro itself would ask both
        RC_ASSERT(fine);
    }));
}
