// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/analysis/search/search_engine.h"
#include "core/base/hashing.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

namespace cave::test {

/// A made-up metric: drawn from the seed's text, 0 .. 19, so that equal misses are common.
inline double madeUpValue(const WorldSpec &spec, const MetricQuery &query)
{
    return static_cast<double>(
        pickBelow(combine(hashBytes(spec.seed), static_cast<std::uint64_t>(query.id)), 20));
}

/// Every world whose seed ends in 7 can't be made.
inline Condition::ValueOf measureMadeUp(const WorldSpec &spec)
{
    if (spec.seed.ends_with('7'))
        return {};
    return [spec](const MetricQuery &query) { return madeUpValue(spec, query); };
}

inline SeedSet rangeOf(std::int64_t from, std::int64_t count)
{
    const Result<SeedSet> set = SeedSet::range({}, from, count);
    REQUIRE(set);
    return *set;
}

inline SearchRequest requestFor(std::string_view where, std::int64_t count, int keepNear = 10)
{
    return {rangeOf(1, count), conditionOf(where), 0, keepNear};
}

/// What a search found and where it stands at its end.
struct Found {
    std::vector<SearchHit> matches;
    SearchState state;

    friend bool operator==(const Found &, const Found &) = default;
};

inline void take(SearchEngine &search, Found &found)
{
    for (SearchHit &hit : search.takeMatches())
        found.matches.push_back(std::move(hit));
    found.state = search.state();
}

/// Goes on from what was found until there is nothing left to do.
inline Found finished(const SearchRequest &request, const BeginMeasuring &begin, int threads,
                      Found found = {})
{
    SearchEngine search(request, begin, threads, found.state);
    while (!search.ended()) {
        search.wait(1000);
        take(search, found);
    }
    take(search, found);
    return found;
}

} // namespace cave::test
