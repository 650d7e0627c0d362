// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"
#include "core/world/generator_info.h"

#include <utility>

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeRooms(const WorldSpec &spec)
{
    auto set = CAVE_TRY(roomSetOf(spec.levelFiles));
    return std::shared_ptr<const StagedSource>(std::make_shared<const RoomsSource>(
        spec.seed, spec.settings, std::move(set), contentVersionOf(spec.generator)));
}

std::vector<CellRect> areasOfRooms(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    if (const std::optional<RoomMap> map = roomMapOf(spec)) {
        for (const MapRoom &room : map->rooms)
            areas.push_back(room.area);
    }
    return areas;
}

Result<std::shared_ptr<const StagedSource>> makeLevels(const WorldSpec &spec)
{
    auto source = CAVE_TRY(LevelsSource::make(spec.seed, spec.levelFiles, contentVersionOf(spec.generator)));
    return std::shared_ptr<const StagedSource>(std::move(source));
}

/// Reads the sizes of levels from their files; errors are reported when the world is generated.
std::vector<CellRect> areasOfLevels(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    const Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return areas;
    for (const Level &level : (*source)->plan().levels)
        areas.push_back(level.area);
    return areas;
}

} // namespace

GeneratorInfo roomsGenerator()
{
    GeneratorInfo info;
    info.key = "rooms";
    info.scenario = ScenarioKind::Rooms;
    info.levels = LevelKind::Room;
    info.fewestLevels = 2;
    info.mostLevels = findSetting("rooms.most")->maximum;
    info.files = FileUse::Optional;
    info.population = Population::Cast;
    info.settings = settingsNamed(
        {"rooms.columns", "rooms.rows", "rooms.most", "rooms.doors", "rooms.cunning", "rooms.gentle_start"});
    info.make = makeRooms;
    info.stages = onlyStage;
    info.areas = areasOfRooms;
    return info;
}

GeneratorInfo levelsGenerator()
{
    GeneratorInfo info;
    info.key = "levels";
    info.scenario = ScenarioKind::Rooms;
    info.levels = LevelKind::File;
    info.mostLevels = static_cast<int>(kMaxLevelFiles);
    info.files = FileUse::Required;
    info.population = Population::Cast;
    info.settings = settingsNamed({"rooms.doors"});
    info.make = makeLevels;
    info.stages = onlyStage;
    info.areas = areasOfLevels;
    return info;
}

} // namespace cave
