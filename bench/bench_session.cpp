#include "core/session/session.h"

#include <benchmark/benchmark.h>

namespace {

/// One step of a walk that wanders on, core time only: the move, the field of view, what is explored.
void BM_SessionMove(benchmark::State &state)
{
    cave::Result<cave::Session> session = cave::Session::begin(cave::WorldSpec{"bench", {}, {}});
    unsigned turn = 0;
    for (auto _ : state) {
        const auto direction = static_cast<cave::Direction>((turn / 23 * 7919U + turn / 5) % 4);
        ++turn;
        benchmark::DoNotOptimize(session->apply(cave::MoveCommand{direction}));
        session->changesSaved();
    }
}
BENCHMARK(BM_SessionMove)->Unit(benchmark::kMicrosecond);

} // namespace
