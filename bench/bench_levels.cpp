// SPDX-License-Identifier: MIT
// Bounded levels: how long they take to make, and what a turn in a dungeon costs.

#include "core/gen/cavern/cavern.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <benchmark/benchmark.h>
#include <string>

namespace cave {
namespace {

void BM_DungeonFloors(benchmark::State &state)
{
    int number = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            DungeonSource(std::to_string(number++), WorldSettings()).plan().levels.size());
}
BENCHMARK(BM_DungeonFloors)->Unit(benchmark::kMicrosecond);

/// A default cavern, and the largest one smoothed 8 times and joined.
void BM_Cavern(benchmark::State &state)
{
    const auto width = static_cast<int>(state.range(0));
    const auto height = static_cast<int>(state.range(1));
    std::uint64_t seed = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            CavernBuilder(width, height).randomize(seed++).smooth(8).connect(Passages::Joined).build());
    }
}
BENCHMARK(BM_Cavern)->Args({90, 31})->Args({2000, 2000})->Unit(benchmark::kMillisecond);

void BM_CavernSmoothing(benchmark::State &state)
{
    CavernBuilder builder(kMaxCavern, kMaxCavern);
    builder.randomize(1);
    for (auto _ : state)
        builder.smooth(8);
}
BENCHMARK(BM_CavernSmoothing)->Unit(benchmark::kMillisecond);

/// A whole run by a sensible player, planning included.
void BM_DungeonRun(benchmark::State &state)
{
    int number = 0;
    std::int64_t commands = 0;
    for (auto _ : state) {
        const GeneratorKind kind = GeneratorKind::Dungeon;
        Session session =
            *Session::begin({"run " + std::to_string(number++), {kind, 1}, defaultSettings(kind)});
        DungeonPlayer player(PlayStyle::Careful);
        for (; session.world().run == RunState::Going; ++commands)
            session.apply(player.next(session));
    }
    state.counters["commands"] = static_cast<double>(commands) / static_cast<double>(state.iterations());
}
BENCHMARK(BM_DungeonRun)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace cave
