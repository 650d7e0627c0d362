// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/sight/field_of_view.h"

#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using cave::BitGrid;

/// Random rock (0 .. 100 percent), smoothed twice by the majority of the Moore neighbourhood so that it looks
/// like caves.
BitGrid caveLikeRock(int side, int percent, std::uint32_t seed)
{
    std::mt19937 random(seed);
    BitGrid rock(side, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (random() % 100 < static_cast<unsigned>(percent))
                rock.set(x, y);
    for (int pass = 0; pass < 2; ++pass) {
        BitGrid smoothed(side, side);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                int rocks = 0;
                for (int row = y - 1; row <= y + 1; ++row)
                    rocks += __builtin_popcountll(rock.bits(x - 1, row, 3));
                if (rocks >= 5)
                    smoothed.set(x, y);
            }
        rock = smoothed;
    }
    return rock;
}

/// Many different views, so that the branch predictor learns the algorithm and not one map.
std::vector<BitGrid> views(int radius, int percent)
{
    constexpr std::uint32_t kViews = 64;
    std::vector<BitGrid> result;
    for (std::uint32_t seed = 0; seed < kViews; ++seed) {
        result.push_back(caveLikeRock(2 * radius + 1, percent, seed));
        result.back().clear(radius, radius);
    }
    return result;
}

void measure(benchmark::State &state, const std::vector<BitGrid> &rocks, int radius)
{
    BitGrid visible;
    std::size_t next = 0;
    for (auto _ : state) {
        cave::fieldOfView(rocks[next], radius, visible);
        benchmark::DoNotOptimize(visible.row(0));
        next = (next + 1) % rocks.size();
    }
}

void BM_FieldOfView(benchmark::State &state)
{
    const int radius = static_cast<int>(state.range(0));
    measure(state, views(radius, 46), radius);
}
BENCHMARK(BM_FieldOfView)->Arg(8)->Arg(20)->Arg(60);

void BM_FieldOfViewOpen(benchmark::State &state)
{
    const int radius = static_cast<int>(state.range(0));
    measure(state, views(radius, 0), radius);
}
BENCHMARK(BM_FieldOfViewOpen)->Arg(8)->Arg(20)->Arg(60);

void BM_FieldOfViewPillars(benchmark::State &state)
{
    const int radius = static_cast<int>(state.range(0));
    std::vector<BitGrid> rocks(1, BitGrid(2 * radius + 1, 2 * radius + 1));
    for (int y = radius % 4 + 2; y < 2 * radius + 1; y += 4)
        for (int x = radius % 4 + 2; x < 2 * radius + 1; x += 4)
            rocks[0].set(x, y);
    measure(state, rocks, radius);
}
BENCHMARK(BM_FieldOfViewPillars)->Arg(8)->Arg(20)->Arg(60);

} // namespace
