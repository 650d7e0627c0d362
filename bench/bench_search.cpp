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

/// How near misses are sought: as the command line does by default, as the window does, or among all worlds.
enum class Near { None, OnBudget, All };

/// A search over the seeds 1 … `worlds` by two threads; reports worlds a second.
void searchWorlds(benchmark::State &state, const std::string &where, Near near = Near::None,
                  std::int64_t worlds = kWorlds)
{
    constexpr int kThreads = 2;
    constexpr int kWait = 100;
    constexpr int kNear = 40;
    ConditionError error;
    const std::optional<Condition> condition = Condition::parse(where, error);
    const Result<Content> content = builtInContent();
    const Result<SeedSet> seeds = SeedSet::range({}, 1, worlds);
    if (!condition || !content || !seeds) {
        state.SkipWithError("can't begin");
        return;
    }
    const auto shared = std::make_shared<const Content>(*content);
    for (auto unused : state) {
        SearchRequest request{*seeds, *condition, 0, near == Near::None ? 0 : kNear};
        if (near == Near::OnBudget)
            request.nearBudget = NearBudget();
        Search search(request, shared, kThreads);
        while (!search.ended()) {
            search.wait(kWait);
            benchmark::DoNotOptimize(search.takeMatches());
        }
    }
    state.SetItemsProcessed(state.iterations() * worlds);
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
BENCHMARK_CAPTURE(searchWorlds, without_near, "chests(60) >= 45", Near::None, 50'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, near_on_budget, "chests(60) >= 45", Near::OnBudget, 50'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchWorlds, near_among_all, "chests(60) >= 45", Near::All, 50'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(judgeMadeUpWorlds);

} // namespace
