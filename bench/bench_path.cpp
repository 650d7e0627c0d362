// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"
#include "core/path/reachability.h"

#include <benchmark/benchmark.h>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>

namespace {

using cave::BitGrid;

constexpr int kSide = 1000;

/// Floor of 1000 × 1000 cells: random rock, then `passes` times rock where at least 5 cells of the 3 × 3
/// block are rock.
BitGrid floorMap(unsigned rockPerThousand, int passes)
{
    std::mt19937 random(1);
    BitGrid rock(kSide, kSide);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            if (random() % 1000 < rockPerThousand)
                rock.set(x, y);
    for (int pass = 0; pass < passes; ++pass) {
        BitGrid smoothed(kSide, kSide);
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                if (std::popcount(rock.bits(x - 1, y - 1, 3)) + std::popcount(rock.bits(x - 1, y, 3)) +
                        std::popcount(rock.bits(x - 1, y + 1, 3)) >=
                    5)
                    smoothed.set(x, y);
        rock = smoothed;
    }
    BitGrid floor(kSide, kSide);
    for (int y = 0; y < kSide; ++y)
        for (int word = 0; word < floor.wordsPerRow(); ++word)
            floor.row(y)[word] = ~rock.row(y)[word] & cave::lowBits(kSide - 64 * word);
    return floor;
}

cave::CellPos seedOfLargest(const BitGrid &floor)
{
    cave::Component largest;
    for (const cave::Component &component : cave::findComponents(floor))
        if (component.size > largest.size)
            largest = component;
    return largest.seed;
}

/// Reports the time of one cell of the map, rock included.
void reportTimePerCell(benchmark::State &state)
{
    state.counters["s/cell"] = benchmark::Counter(
        double{kSide} * kSide, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void measureFlood(benchmark::State &state, const BitGrid &floor)
{
    const cave::CellPos seed = seedOfLargest(floor);
    BitGrid reached;
    for (auto _ : state) {
        cave::floodFrom(floor, seed.x, seed.y, reached);
        benchmark::DoNotOptimize(reached.row(0));
    }
    reportTimePerCell(state);
}

void BM_Reachability1000(benchmark::State &state)
{
    measureFlood(state, floorMap(460, 4));
}
BENCHMARK(BM_Reachability1000)->Unit(benchmark::kMicrosecond);

void BM_Reachability1000Rough(benchmark::State &state)
{
    measureFlood(state, floorMap(480, 2));
}
BENCHMARK(BM_Reachability1000Rough)->Unit(benchmark::kMicrosecond);

void BM_Reachability1000Noise(benchmark::State &state)
{
    measureFlood(state, floorMap(350, 0));
}
BENCHMARK(BM_Reachability1000Noise)->Unit(benchmark::kMicrosecond);

void BM_Reachability1000Open(benchmark::State &state)
{
    measureFlood(state, floorMap(0, 0));
}
BENCHMARK(BM_Reachability1000Open)->Unit(benchmark::kMicrosecond);

void measureComponents(benchmark::State &state, const BitGrid &floor)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(cave::findComponents(floor).size());
    reportTimePerCell(state);
}

void BM_Components1000(benchmark::State &state)
{
    measureComponents(state, floorMap(460, 4));
}
BENCHMARK(BM_Components1000)->Unit(benchmark::kMicrosecond);

void BM_Components1000Noise(benchmark::State &state)
{
    measureComponents(state, floorMap(500, 0));
}
BENCHMARK(BM_Components1000Noise)->Unit(benchmark::kMicrosecond);

void BM_ShortestPaths1000(benchmark::State &state)
{
    const BitGrid floor = floorMap(460, 4);
    const cave::CellPos seed = seedOfLargest(floor);
    for (auto _ : state)
        benchmark::DoNotOptimize(cave::distancesFrom(floor, seed).distance({kSide / 2, kSide / 2}));
    reportTimePerCell(state);
}
BENCHMARK(BM_ShortestPaths1000)->Unit(benchmark::kMillisecond);

/// Between random cells of the largest component, some 650 steps apart.
void BM_AStar1000(benchmark::State &state)
{
    const BitGrid floor = floorMap(460, 4);
    const cave::CellPos seed = seedOfLargest(floor);
    BitGrid reached;
    cave::floodFrom(floor, seed.x, seed.y, reached);
    std::mt19937 random(2);
    const auto anyCell = [&] {
        cave::CellPos cell;
        do {
            cell = {static_cast<int>(random() % kSide), static_cast<int>(random() % kSide)};
        } while (!reached.test(cell.x, cell.y));
        return cell;
    };
    std::size_t cells = 0;
    for (auto _ : state)
        cells += cave::findPath(floor, anyCell(), anyCell()).size();
    state.counters["cells"] =
        benchmark::Counter(static_cast<double>(cells), benchmark::Counter::kAvgIterations);
}
BENCHMARK(BM_AStar1000)->Unit(benchmark::kMicrosecond);

} // namespace
