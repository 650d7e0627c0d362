// SPDX-License-Identifier: MIT
#include "tests/fuzz/world_use.h"

#include "core/analysis/checks/world_checks.h"
#include "core/analysis/past/timeline.h"
#include "core/base/enum_values.h"
#include "core/io/exports/map_export.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <memory>

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kLargestExport = 40'000; // cells
constexpr std::int64_t kReplayed = 300;         // commands
constexpr int kPlayed = 12;                     // commands
constexpr int kSteps = 100;                     // of long work, which is stopped then

bool isSound(const fs::path &path)
{
    const Result<std::vector<Message>> findings = verifyWorldFile(path);
    return findings && findings->empty();
}

void lookInside(const fs::path &path)
{
    if (isSound(path)) {
        const fs::path copy = scratchPath("copy.cave");
        require(WorldFile::copy(path, copy, "Copy").ok(), "a sound world can be copied");
        require(isSound(copy), "the copy of a sound world is sound");
    }
    Result<InspectedWorld> inspected = inspectWorldFile(path);
    if (!inspected)
        return;
    for (const StoredRegion &region : inspected->regions)
        static_cast<void>(readRawRegion(path, region.level, region.pos, region.quarantined));
    World &world = inspected->world;
    int steps = 0;
    static_cast<void>(checkWorld(world, inspected->bookmarks, [&](double) { return ++steps < kSteps; }));
    const Result<CellRect> area = mapAreaOf(world, false);
    if (!area || std::int64_t{area->width} * area->height > kLargestExport)
        return;
    const Result<ExportedMap> map = cutMap(world, inspected->bookmarks, "fuzz", *area, allMapLayers());
    if (map) {
        static_cast<void>(mapText(*map));
        static_cast<void>(mapJson(*map));
    }
}

void replay(const fs::path &path)
{
    static_cast<void>(verifyReplay(path, [](std::int64_t done, std::int64_t) { return done < kReplayed; }));
    static_cast<void>(replayText(path));
    Result<WorldLog> log = readWorldLog(path);
    if (!log)
        return;
    Timeline timeline(std::make_shared<const WorldLog>(std::move(*log)));
    timeline.read(kReplayed);
    static_cast<void>(timeline.worldAt(timeline.momentOf(timeline.lastTurn() / 2)));
}

void edit(const fs::path &path)
{
    const bool wasSound = isSound(path);
    Result<EditedWorld> world = EditedWorld::open(path);
    require(world || !wasSound, "a sound world can be edited");
    if (!world)
        return;
    const std::size_t all = world->history().size();
    static_cast<void>(world->goTo(0));
    static_cast<void>(world->goTo(all));
    static_cast<void>(world->addSavePoint("here"));
    const std::vector<DamagedRegion> damaged = world->damaged();
    for (const DamagedRegion &region : damaged)
        static_cast<void>(world->repair(region.pos));
}

void play(const fs::path &path)
{
    {
        const bool wasSound = isSound(path);
        Result<SavedSession> saved = SavedSession::open(path);
        require(saved || !wasSound, "a sound world can be played");
        if (!saved)
            return;
        require(!wasSound || saved->damaged().empty(), "a sound world is played with all its regions");
        Session &session = saved->session();
        const TestPlayer player = testPlayer(session.content().scenario, PlayStyle::Random, 3);
        for (int i = 0; i < kPlayed && session.world().run == RunState::Going; ++i) {
            const std::optional<Command> command = player(session);
            if (!command)
                break;
            saved->apply(*command);
        }
        saved->advance(0.3);
        static_cast<void>(saved->save());
        static_cast<void>(session.stateHash());
    }
    require(SavedSession::open(path).ok(), "a world that was played can be played on");
}

void repair(const fs::path &path)
{
    const Result<std::vector<Message>> before = verifyWorldFile(path);
    const Result<WorldRepair> repaired = repairWorldFile(path);
    if (!before || !repaired)
        return;
    require(before->empty() || !repaired->repaired.empty() || !repaired->left.empty() ||
                !repaired->obstacle.empty(),
            "a repair says something about what is wrong");
    if (!repaired->left.empty() || !repaired->obstacle.empty())
        return;
    require(isSound(path), "nothing is wrong after a repair that leaves nothing");
}

} // namespace

bool useWorld(const fs::path &path, std::uint8_t use)
{
    const bool isWorld = WorldFile::summary(path).ok();
    switch (static_cast<WorldUse>(use % kValuesOf<WorldUse>)) {
    case WorldUse::LookInside:
        lookInside(path);
        break;
    case WorldUse::Replay:
        replay(path);
        break;
    case WorldUse::Edit:
        edit(path);
        break;
    case WorldUse::Play:
        play(path);
        break;
    case WorldUse::Repair:
        repair(path);
        break;
    }
    return isWorld;
}

} // namespace cave::fuzz
