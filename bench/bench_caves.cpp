#include "core/gen/caves.h"

#include <benchmark/benchmark.h>

namespace {

void BM_CavesRegion(benchmark::State &state)
{
    const cave::Caves caves("bench", cave::WorldSettings{});
    std::int64_t x = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(caves.generate({++x, x / 64}));
}
BENCHMARK(BM_CavesRegion)->Unit(benchmark::kMicrosecond);

} // namespace
