// SPDX-License-Identifier: MIT
#include "core/base/java_seed.h"
#include "core/gen/classic/classic_caves.h"
#include "core/world/world_spec.h"

#include <benchmark/benchmark.h>

namespace {

void classicRegion(benchmark::State &state, cave::DrawUnit unit)
{
    const cave::ClassicCaves caves(cave::javaHash(u"abc123"),
                                   cave::defaultSettings(cave::GeneratorKind::Classic), unit);
    std::int64_t x = 0;
    for ([[maybe_unused]] auto iteration : state)
        benchmark::DoNotOptimize(caves.generate({x++, -7}));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(classicRegion, fastest, cave::DrawUnit::Fastest);
BENCHMARK_CAPTURE(classicRegion, portable, cave::DrawUnit::Portable);

void classicAutomaton(benchmark::State &state)
{
    const cave::ClassicCaves caves(0, cave::defaultSettings(cave::GeneratorKind::Classic));
    cave::RegionRows rock = caves.generate({0, 0}).rock;
    for ([[maybe_unused]] auto iteration : state) {
        cave::smoothOnTorus(rock, cave::kMaxRegionSize, 5, 2);
        benchmark::DoNotOptimize(rock);
    }
}
BENCHMARK(classicAutomaton);

} // namespace
