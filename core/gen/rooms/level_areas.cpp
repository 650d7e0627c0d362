// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_areas.h"

#include "core/gen/rooms/room_set.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <memory>

namespace cave {

std::vector<CellRect> levelAreas(const WorldSpec &spec)
{
    const GeneratorInfo &info = generatorInfo(spec.generator.kind);
    return info.areas == nullptr ? std::vector<CellRect>{} : info.areas(spec);
}

std::vector<CellRect> viewAreas(const WorldSpec &spec)
{
    const std::vector<CellRect> levels = levelAreas(spec);
    const bool oneMap = generatorInfo(spec.generator.kind).levels == LevelKind::Room;
    const std::optional<CellRect> all = oneMap ? areaAround(levels) : std::nullopt;
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
    if (generatorInfo(spec.generator.kind).levels != LevelKind::Room || !validate(spec.settings))
        return std::nullopt;
    const Result<std::shared_ptr<const RoomSet>> set = roomSetOf(spec.levelFiles);
    if (!set)
        return std::nullopt;
    return makeRoomMap(spec.seed, spec.settings, **set);
}

} // namespace cave
