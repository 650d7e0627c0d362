// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/edit/edit_draft.h"
#include "core/io/codec/payload.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace {

using namespace cave;

/// A world file in the temporary folder, walked in for a number of commands, gone with this object.
class WalkedWorld {
public:
    explicit WalkedWorld(std::uint64_t commands)
        : m_path(std::filesystem::temp_directory_path() /
                 ("cavegame-bench-" + std::to_string(getpid()) + ".cave"))
    {
        std::filesystem::remove(m_path);
        Result<SavedSession> session =
            SavedSession::create(m_path, "Benchmark", {"bench", {}, defaultSettings(GeneratorKind::Caves)});
        for (std::uint64_t n = 0; n < commands; ++n)
            session->apply(command(n));
    }
    WalkedWorld(const WalkedWorld &) = delete;
    WalkedWorld &operator=(const WalkedWorld &) = delete;
    ~WalkedWorld() { std::filesystem::remove(m_path); }

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

    static Command command(std::uint64_t n) { return MoveCommand{kDirections[mix64(combine(1, n / 8)) % 4]}; }

private:
    std::filesystem::path m_path;
};

RegionChanges discExplored()
{
    RegionChanges changes;
    for (int y = 5; y < 45; ++y)
        changes.explored[static_cast<std::size_t>(y)] =
            (lowBits(40) << 5U) & mix64(static_cast<std::uint64_t>(y) / 3);
    return changes;
}

/// One command with everything that it takes to have it on disk.
void applyAndSave(benchmark::State &state)
{
    const WalkedWorld world(0);
    Result<SavedSession> session = SavedSession::open(world.path());
    std::uint64_t n = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(session->apply(WalkedWorld::command(n++)));
}
BENCHMARK(applyAndSave);

/// A stroke of so many pieces of 3 × 3 cells, each on disk before the next one; the time of a piece should
/// not grow with their number.
void strokeOfPieces(benchmark::State &state)
{
    const WalkedWorld world(0);
    Result<EditedWorld> edited = EditedWorld::open(world.path());
    std::uint64_t stroke = 0;
    for (auto _ : state) {
        ++stroke;
        for (std::int64_t n = 0; n < state.range(0); ++n) {
            CellMask cells(edited->world().map.regionSize());
            for (int y = 0; y < 3; ++y)
                cells.addRow({1000 + 3 * n, y}, 3);
            EditDraft draft(edited->world(), edited->bookmarks());
            draft.setTerrain(cells, Terrain::Water);
            benchmark::DoNotOptimize(edited->perform("Brush", draft.delta(), stroke));
        }
        benchmark::DoNotOptimize(edited->finishStroke());
        state.PauseTiming();
        benchmark::DoNotOptimize(edited->goTo(0));
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(strokeOfPieces)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// The same commands without a file, to subtract.
void applyOnly(benchmark::State &state)
{
    Result<Session> session = Session::begin({"bench", {}, defaultSettings(GeneratorKind::Caves)});
    std::uint64_t n = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(session->apply(WalkedWorld::command(n++)));
        session->changesSaved();
    }
}
BENCHMARK(applyOnly);

void saveWait(benchmark::State &state)
{
    const WalkedWorld world(0);
    Result<SavedSession> session = SavedSession::open(world.path());
    for (auto _ : state)
        benchmark::DoNotOptimize(session->apply(WaitCommand{}));
}
BENCHMARK(saveWait);

void openAndLoad(benchmark::State &state)
{
    const WalkedWorld world(10'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(SavedSession::open(world.path()));
}
BENCHMARK(openAndLoad)->Unit(benchmark::kMicrosecond);

void worldSummary(benchmark::State &state)
{
    const WalkedWorld world(10'000);
    for (auto _ : state)
        benchmark::DoNotOptimize(WorldFile::summary(world.path()));
}
BENCHMARK(worldSummary)->Unit(benchmark::kMicrosecond);

void encodeRegion(benchmark::State &state)
{
    const RegionChanges changes = discExplored();
    const Result<Content> content = builtInContent();
    PayloadEncoder encoder;
    for (auto _ : state)
        benchmark::DoNotOptimize(encoder.encode(changes, {*content, {}, 50}));
}
BENCHMARK(encodeRegion);

void decodeRegion(benchmark::State &state)
{
    const Result<Content> content = builtInContent();
    PayloadEncoder encoder;
    const auto payload = encoder.encode(discExplored(), {*content, {}, 50});
    for (auto _ : state)
        benchmark::DoNotOptimize(decodePayload(*payload, {*content, {}, 50}));
}
BENCHMARK(decodeRegion);

} // namespace
