// SPDX-License-Identifier: MIT
// What moves freely: how long a step takes in a level full of monsters and shots, and a map of rooms to make.

#include "core/gen/rooms/room_map.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/session.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace cave {
namespace {

/// A hall with pillars; monsters of all kinds on every other cell of some rows, as many as are wanted.
WorldSpec crowdedHall(int side, int agents)
{
    constexpr const char *kKinds[] = {"Demon", "Minotaur", "Archer", "Sorcerer"};
    std::string text = "TopDownLevel,Hall," + std::to_string(side) + ',' + std::to_string(side) +
                       "\nPlayerStartLocation,1,1\nBackgroundTile,floor.png,0,0\n";
    const auto at = [](int x, int y) { return std::to_string(x) + ',' + std::to_string(y); };
    for (int i = 0; i < side; ++i) {
        for (int j = 0; j < side; ++j) {
            const bool border = i == 0 || j == 0 || i == side - 1 || j == side - 1;
            if (border || (i % 6 == 3 && j % 6 == 3))
                text += "StaticGameObject,Wall," + at(i, j) + '\n';
            else if (i % 3 == 1 && j % 3 == 2 && j > 6 && agents > 0)
                text +=
                    std::string("DynamicGameObject,") + kKinds[agents-- % 4] + ',' + at(i, j) + ",100,30\n";
        }
    }
    WorldSpec spec{"hall", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles.push_back({"hall.csv", text});
    return spec;
}

/// A step while the player walks; its argument is the side of the hall.
void BM_ActionStep(benchmark::State &state)
{
    constexpr int kAgents = 300;
    constexpr std::size_t kShots = 1000;
    const auto side = static_cast<int>(state.range(0));
    Result<Session> session = Session::begin(crowdedHall(side, kAgents));
    if (!session || session->world().action->agents.size() != kAgents) {
        state.SkipWithError("the hall could not be made");
        return;
    }
    World world = std::move(*session).takeWorld();
    const ActionState begun = *world.action;
    RealTimeSimulation stage(world, world.player().position);
    std::vector<ActionEvent> events;
    std::int64_t steps = 0;
    std::chrono::steady_clock::duration slowest{};
    for (auto _ : state) {
        // As many shots as ever, half of them homing; those that ended are let fly again.
        std::vector<Shot> &shots = world.action->shots;
        while (shots.size() < kShots) {
            const auto i = static_cast<double>(steps % 97);
            shots.push_back({++steps, {2.5 + i * 0.9, 4.5}, {3, 9}, 0, steps % 2 == 0, false});
        }
        world.player().health = 300;
        events.clear();
        const double way = steps % 256 < 128 ? 0.0625 : -0.0625;
        const auto before = std::chrono::steady_clock::now();
        stage.step(
            world,
            [way](const PartyMember &) {
                return Point{way, 0};
            },
            events);
        slowest = std::max(slowest, std::chrono::steady_clock::now() - before);
    }
    state.counters["slowest_us"] = std::chrono::duration<double, std::micro>(slowest).count();
}
BENCHMARK(BM_ActionStep)->Arg(100)->Arg(300)->Unit(benchmark::kMicrosecond);

void BM_RoomMap(benchmark::State &state)
{
    const Result<std::shared_ptr<const RoomSet>> set = builtInRoomSet();
    if (!set) {
        state.SkipWithError(set.error().text().c_str());
        return;
    }
    int seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(makeRoomMap(std::to_string(seed++), WorldSettings(), **set));
}
BENCHMARK(BM_RoomMap)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace cave
