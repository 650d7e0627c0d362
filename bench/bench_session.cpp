// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <fstream>
#include <string>
#include <vector>

namespace {

/// Kilobytes of memory that the process uses now.
double residentKilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word == "VmRSS:") {
            double kilobytes = 0;
            status >> kilobytes;
            return kilobytes;
        }
    }
    return 0;
}

/// One step of a walk that wanders on, core time only: the move, the field of view, what is explored, the
/// monsters near.
void BM_SessionMove(benchmark::State &state)
{
    cave::Result<cave::Session> session = cave::Session::begin(cave::WorldSpec{"bench", {}, {}});
    cave::RandomPlayer player(1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(session->apply(player.next(*session)));
        session->changesSaved();
    }
}
BENCHMARK(BM_SessionMove)->Unit(benchmark::kMicrosecond);

/// A long game by a random player: the time of its commands (median, 99.9 %, worst, in µs) and its memory.
void BM_SessionSoak(benchmark::State &state)
{
    using Clock = std::chrono::steady_clock;
    for (auto _ : state) {
        cave::Result<cave::Session> session = cave::Session::begin(cave::WorldSpec{"soak", {}, {}});
        cave::RandomPlayer player(1);
        std::vector<double> times;
        times.reserve(static_cast<std::size_t>(state.range(0)));
        const double before = residentKilobytes();
        while (session->world().commands < state.range(0)) {
            const cave::Command command = player.next(*session);
            const Clock::time_point start = Clock::now();
            benchmark::DoNotOptimize(session->apply(command));
            times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
            session->changesSaved();
        }
        std::sort(times.begin(), times.end());
        const cave::Statistics &statistics = session->world().player().statistics;
        state.counters["median_us"] = times[times.size() / 2];
        state.counters["p999_us"] = times[times.size() * 999 / 1000];
        state.counters["worst_us"] = times.back();
        state.counters["grown_kB"] = residentKilobytes() - before;
        state.counters["regions"] = static_cast<double>(session->world().map.changes().size());
        state.counters["explored"] = static_cast<double>(statistics.cellsExplored);
        state.counters["kills"] = static_cast<double>(statistics.fights - statistics.deaths);
        state.counters["deaths"] = static_cast<double>(statistics.deaths);
        benchmark::DoNotOptimize(session->stateHash());
    }
}
BENCHMARK(BM_SessionSoak)->Arg(1'000'000)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
