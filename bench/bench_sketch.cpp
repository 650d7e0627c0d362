// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_match.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>
#include <utility>

namespace {

using namespace cave;

constexpr int kReach = 200;

/// Compares a piece of one world with every place around the spawn of another; reports places a second.
void compareSketch(benchmark::State &state, int side, double agree, bool turned)
{
    const auto worldOf = [](const char *seed) {
        const WorldSpec spec{seed, {}, defaultSettings(GeneratorKind::Caves)};
        return World(spec, contentFor(ScenarioKind::EndlessCaves), makeRegionSource(spec).value());
    };
    World drawn = worldOf("drawn");
    World searched = worldOf("searched");
    const SketchMatcher matcher(
        {sketchOf(drawn.map, std::nullopt, {{10, 10}, side, side}), agree, kReach, turned});
    const CellRect middles = squareAround({0, 0}, kReach);
    const SketchGround ground =
        sketchGround(searched.map, std::nullopt, matcher.areaFor(middles), matcher.query().pattern);
    for (auto unused : state)
        benchmark::DoNotOptimize(matcher.best(ground, middles, {0, 0}, agree));
    state.SetItemsProcessed(state.iterations() * middles.width * middles.height *
                            static_cast<std::int64_t>(turned ? kOrientations.size() : 1));
}

BENCHMARK_CAPTURE(compareSketch, small_90_percent, 12, 0.9, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compareSketch, large_90_percent, 48, 0.9, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compareSketch, large_turned, 48, 0.9, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compareSketch, large_best_of_any, 48, 0.0, false)->Unit(benchmark::kMillisecond);

} // namespace
