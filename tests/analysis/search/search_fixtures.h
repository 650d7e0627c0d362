// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/measuring.h"
#include "core/analysis/search/search.h"
#include "core/base/hashing.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <memory>
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

/// A world of which nothing is known before it is measured.
class UnknownWorld final : public Measuring {
public:
    explicit UnknownWorld(Condition::ValueOf valueOf) : m_valueOf(std::move(valueOf)) {}

    bool learn(Knowledge /*knowledge*/) override { return true; }
    [[nodiscard]] bool isEnterable() const override { return true; }
    Bounds outlook(const MetricQuery & /*query*/) override { return {-kNone, kNone, true}; }
    Bounds measure(const MetricQuery &query, const Enough & /*enough*/) override
    {
        return Bounds::exactly(m_valueOf(query));
    }

private:
    Condition::ValueOf m_valueOf;
};

/// Every world whose seed ends in 7 can't be made.
inline std::unique_ptr<Measuring> measureMadeUp(const WorldSpec &spec)
{
    if (spec.seed.ends_with('7'))
        return nullptr;
    return std::make_unique<UnknownWorld>(
        [spec](const MetricQuery &query) { return madeUpValue(spec, query); });
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

/// A condition on made-up metrics that some worlds in a thousand meet.
inline constexpr const char *kWhere = "chests >= 17 && gold > 4 || monsters = 0 && threat < 2";

/// What a search found and where it stands at its end.
struct Found {
    std::vector<SearchHit> matches;
    SearchState state;

    friend bool operator==(const Found &, const Found &) = default;
};

inline void take(Search &search, Found &found)
{
    for (SearchHit &hit : search.takeMatches())
        found.matches.push_back(std::move(hit));
    found.state = search.state();
}

/// Goes on from what was found until there is nothing left to do.
inline Found finished(const SearchRequest &request, const BeginMeasuring &begin, int threads,
                      Found found = {})
{
    Search search(request, begin, threads, found.state);
    while (!search.ended()) {
        search.wait(1000);
        take(search, found);
    }
    take(search, found);
    return found;
}

/// The same search as anyone would do it: one world after the other, each judged to the end.
inline Found plainSearch(const SearchRequest &request, const BeginMeasuring &begin = measureMadeUp)
{
    Found found;
    SearchState &state = found.state;
    for (; !state.finished; state.finished = state.done == request.seeds.size() ||
                                             (request.limit > 0 && state.matches == request.limit)) {
        const std::int64_t index = state.done++;
        const std::unique_ptr<Measuring> world = begin(request.seeds.at(index));
        if (world == nullptr || !world->learn(Knowledge::Spawn)) {
            ++state.failures;
            continue;
        }
        const auto valueOf = [&world](const MetricQuery &query) { return world->value(query); };
        SearchHit hit{index, request.where.judge(valueOf, kNone), {}};
        for (const MetricQuery &query : request.where.queries())
            hit.values.push_back(valueOf(query));
        state.matches += hit.judgement.fits ? 1 : 0;
        (hit.judgement.fits ? found.matches : state.near).push_back(hit);
    }
    std::stable_sort(state.near.begin(), state.near.end(), [](const SearchHit &a, const SearchHit &b) {
        return a.judgement.miss < b.judgement.miss;
    });
    state.near.resize(std::min(state.near.size(), static_cast<std::size_t>(request.keepNear)));
    return found;
}

} // namespace cave::test
