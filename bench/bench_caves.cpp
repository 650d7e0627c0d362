// SPDX-License-Identifier: MIT
#include "core/gen/caves/caves.h"
#include "core/gen/journey/journey_caves.h"

#include <benchmark/benchmark.h>

using namespace cave;

namespace {

/// Of the version in the benchmark's first argument.
void makeRegions(benchmark::State &state, const WorldSettings &settings, CaveUnits units)
{
    const Caves caves("bench", settings, units, static_cast<int>(state.range(0)));
    std::int64_t x = 0;
    for (auto _ : state) {
        ++x;
        benchmark::DoNotOptimize(caves.generate({x, x / 64}));
    }
}

void BM_CavesRegion(benchmark::State &state)
{
    makeRegions(state, WorldSettings{}, fastestCaveUnits());
}
BENCHMARK(BM_CavesRegion)->ArgName("version")->Arg(1)->Arg(2)->Unit(benchmark::kMicrosecond);

void BM_JourneyRegion(benchmark::State &state)
{
    const JourneyCaves caves("bench", WorldSettings{});
    std::int64_t x = 0;
    for (auto _ : state) {
        ++x;
        benchmark::DoNotOptimize(caves.generate({x, x / 64}));
    }
}
BENCHMARK(BM_JourneyRegion)->Unit(benchmark::kMicrosecond);

void BM_CavesRegionPortable(benchmark::State &state)
{
    makeRegions(state, WorldSettings{}, portableCaveUnits());
}
BENCHMARK(BM_CavesRegionPortable)->ArgName("version")->Arg(1)->Arg(2)->Unit(benchmark::kMicrosecond);

void BM_CavesRegionWithoutSmoothing(benchmark::State &state)
{
    WorldSettings settings;
    settings.smoothing = 0;
    makeRegions(state, settings, fastestCaveUnits());
}
BENCHMARK(BM_CavesRegionWithoutSmoothing)->ArgName("version")->Arg(1)->Arg(2)->Unit(benchmark::kMicrosecond);

void BM_CavesRandomFill(benchmark::State &state)
{
    const CaveUnits units = state.range(0) != 0 ? fastestCaveUnits() : portableCaveUnits();
    const CaveFill fill(1, {134, 174}, units.drawRockRows);
    std::int64_t x = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(fill.window({x += 50, 7}, 64));
}
BENCHMARK(BM_CavesRandomFill)->ArgName("fastest")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

void BM_CavesAutomatonStep(benchmark::State &state)
{
    const CaveUnits units = state.range(0) != 0 ? fastestCaveUnits() : portableCaveUnits();
    CaveWindow rock = CaveFill(1, {134, 174}, units.drawRockRows).window({0, 0}, 64);
    for (auto _ : state) {
        units.stepAutomaton(rock.data(), 64, 5);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(BM_CavesAutomatonStep)->ArgName("fastest")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

} // namespace
