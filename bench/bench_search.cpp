// SPDX-License-Identifier: MIT
#include "core/analysis/search/search.h"
#include "core/content/builtin.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace {

using namespace cave;

constexpr std::int64_t kWorlds = 2000;

/// A search over the seeds 1 … kWorlds by two threads; reports worlds a second.
void searchWorlds(benchmark::State &state, const std::string &where)
{
    constexpr int kThreads = 2;
    constexpr int kWait = 100;
    ConditionError error;
    const std::optional<Condition> condition = Condition::parse(where, error);
    const Result<Content> content = builtInContent();
    const Result<SeedSet> seeds = SeedSet::range({}, 1, kWorlds);
    if (!condition || !content || !seeds) {
        state.SkipWithError("can't begin");
        return;
    }
    const auto shared = std::make_shared<const Content>(*content);
    for (auto unused : state) {
        Search search({*seeds, *condition, 0, 0}, shared, kThreads);
        while (!search.ended()) {
            search.wait(kWait);
            benchmark::DoNotOptimize(search.takeMatches());
        }
    }
    state.SetItemsProcessed(state.iterations() * kWorlds);
}

/// The judging alone, with values that are at hand: a condition of several parts, given up at the first.
void judgeMadeUpWorlds(benchmark::State &state)
{
    ConditionError error;
    const std::optional<Condition> condition =
        Condition::parse("chests(30) >= 3 && 2 <= monsters <= 5 && gold / chests > 10", error);
    if (!condition) {
        state.SkipWithError("can't begin");
        return;
    }
    const Condition::ValueOf valueOf = [](const MetricQuery &query) {
        return static_cast<double>(query.reach % 4);
    };
    for (auto unused : state)
        benchmark::DoNotOptimize(condition->judge(valueOf, 0));
}

BENCHMARK_CAPTURE(searchWorlds, chests, "chests(20) >= 2")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, nearest_monster, "nearest_monster > 20")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, never, "3 > 4")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, many_chests, "chests(30) >= 20")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, early_loot, "sword_first(10) <= 2 && best_armour(20) >= 15 && gold(20) >= 20")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(judgeMadeUpWorlds);

} // namespace
