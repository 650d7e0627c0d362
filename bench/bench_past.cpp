// SPDX-License-Identifier: MIT
#include "core/analysis/past/timeline.h"
#include "core/session/players/test_player.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <random>
#include <utility>
#include <vector>

using namespace cave;

namespace {

/// The log of a player who wanders through endless caves.
std::shared_ptr<const WorldLog> wandererLog(std::int64_t commands)
{
    Session session = std::move(*Session::begin(WorldSpec{"bench", {}, {}}));
    World origin = copyOf(session.world());
    RandomPlayer player(1);
    std::vector<Command> log;
    while (static_cast<std::int64_t>(log.size()) < commands) {
        session.apply(player.next(session));
        for (const Command &command : session.unsavedChanges().commands)
            log.push_back(command);
        session.changesSaved();
    }
    return std::make_shared<const WorldLog>(
        WorldLog{"bench", std::move(origin), std::move(log), {}, std::move(session).takeWorld()});
}

const Timeline &readTimeline(std::int64_t commands)
{
    static std::map<std::int64_t, Timeline> timelines;
    const auto found = timelines.find(commands);
    if (found != timelines.end())
        return found->second;
    Timeline timeline(wandererLog(commands));
    timeline.read(std::numeric_limits<std::int64_t>::max());
    return timelines.emplace(commands, std::move(timeline)).first->second;
}

/// The world at a random point of a log with this number of commands.
void BM_WorldAt(benchmark::State &state)
{
    const Timeline &timeline = readTimeline(state.range(0));
    std::mt19937_64 random(1);
    for (auto _ : state) {
        const auto command = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(state.range(0)));
        benchmark::DoNotOptimize(timeline.worldAt({command, 0}));
    }
    state.counters["states"] = static_cast<double>(timeline.states());
    state.counters["megabytes"] = static_cast<double>(timeline.bytes()) / 1e6;
}
BENCHMARK(BM_WorldAt)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// Reading a log with this number of commands once.
void BM_ReadTimeline(benchmark::State &state)
{
    const std::shared_ptr<const WorldLog> log = wandererLog(state.range(0));
    for (auto _ : state) {
        Timeline timeline(log);
        timeline.read(std::numeric_limits<std::int64_t>::max());
        benchmark::DoNotOptimize(timeline.states());
    }
}
BENCHMARK(BM_ReadTimeline)->Arg(10'000)->Unit(benchmark::kMillisecond);

} // namespace
