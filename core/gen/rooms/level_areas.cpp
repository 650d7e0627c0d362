#include "core/gen/rooms/level_areas.h"

#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <cstdint>
#include <memory>

namespace cave {

std::vector<CellRect> levelAreas(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    if (spec.generator.kind == GeneratorKind::Cavern)
        areas.push_back({{0, 0}, spec.settings.cavernWidth, spec.settings.cavernHeight});
    if (spec.generator.kind == GeneratorKind::Dungeon) {
        for (int number = 1; number <= kDungeonFloors; ++number)
            areas.push_back(dungeonFloorArea(number));
    }
    if (const std::optional<RoomMap> map = roomMapOf(spec)) {
        for (const MapRoom &room : map->rooms)
            areas.push_back(room.area);
    }
    if (spec.generator.kind == GeneratorKind::Levels) {
        // How large a level is stands in its file; what is wrong with that, making the world tells.
        const Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
        if (!source)
            return areas;
        for (const Level &level : (*source)->plan().levels)
            areas.push_back(level.area);
    }
    return areas;
}

std::vector<CellRect> viewAreas(const WorldSpec &spec)
{
    const std::vector<CellRect> levels = levelAreas(spec);
    const std::optional<CellRect> all =
        spec.generator.kind == GeneratorKind::Rooms ? areaAround(levels) : std::nullopt;
    return all ? std::vector<CellRect>{*all} : levels;
}

std::optional<CellRect> areaAround(const std::vector<CellRect> &areas)
{
    if (areas.empty())
        return std::nullopt;
    WorldPos low = areas.front().origin;
    WorldPos high = low;
    for (const CellRect &area : areas) {
        low = {std::min(low.x, area.origin.x), std::min(low.y, area.origin.y)};
        high = {std::max(high.x, area.origin.x + area.width), std::max(high.y, area.origin.y + area.height)};
    }
    return CellRect{low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)};
}

std::optional<RoomMap> roomMapOf(const WorldSpec &spec)
{
    if (spec.generator.kind != GeneratorKind::Rooms || !validate(spec.settings))
        return std::nullopt;
    const Result<std::shared_ptr<const RoomSet>> set = roomSetOf(spec.levelFiles);
    if (!set)
        return std::nullopt;
    return makeRoomMap(spec.seed, spec.settings, **set);
}

} // namespace cave
