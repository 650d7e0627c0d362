// SPDX-License-Identifier: MIT
#include "core/io/exports/thumbnail.h"

#include "core/base/geometry.h"
#include "core/gen/rooms/level_areas.h"
#include "core/io/exports/map_export.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_file.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <optional>

namespace cave {
namespace {

/// Large enough to distinguish walls from floor in a small picture.
constexpr int kUsualCell = 4;
constexpr int kLargestCell = 16;

/// The range of `length` cells inside [low, low + available) with `centre` as near to its middle as possible.
std::int64_t beginOfPart(std::int64_t low, int available, std::int64_t centre, int length)
{
    return std::clamp(centre - length / 2, low, low + available - length);
}

/// The part of `area` around `centre` for which the picture has a pixel per cell.
CellRect fitting(const CellRect &area, WorldPos centre, int size)
{
    const int width = std::min(area.width, size);
    const int height = std::min(area.height, size);
    return {{beginOfPart(area.origin.x, area.width, centre.x, width),
             beginOfPart(area.origin.y, area.height, centre.y, height)},
            width,
            height};
}

bool isMapOfRooms(const World &world)
{
    return generatorInfo(world.spec.generator.kind).levels == LevelKind::Room;
}

/// The level of `centre`; none for an endless world.
std::optional<CellRect> levelAreaAt(const World &world, WorldPos centre)
{
    const Level *level = world.map.plan().levelAt(centre);
    return level == nullptr ? std::nullopt : std::optional(level->area);
}

/// Unexplored cells stay dark.
void hideUnexplored(ExportedMap &map)
{
    const auto isHidden = [&map](WorldPos at) {
        return !map.explored.test(static_cast<int>(at.x - map.area.origin.x),
                                  static_cast<int>(at.y - map.area.origin.y));
    };
    for (int y = 0; y < map.area.height; ++y) {
        for (int x = 0; x < map.area.width; ++x) {
            if (!map.explored.test(x, y))
                map.outside.set(x, y);
        }
    }
    std::erase_if(map.places, [&](const ExportedMap::Place &place) { return isHidden(place.at); });
    std::erase_if(map.chests, [&](const ExportedMap::Chest &chest) { return isHidden(chest.at); });
}

Result<std::string> draw(World &world, const CellRect &area, int size, bool hide)
{
    std::set<MapLayer> layers{MapLayer::Chests, MapLayer::Player};
    if (hide)
        layers.insert(MapLayer::Explored);
    auto map = CAVE_TRY(cutMap(world, {}, {}, area, layers));
    if (hide)
        hideUnexplored(map);
    return mapPng(map, std::clamp(size / std::max(area.width, area.height), 1, kLargestCell));
}

Result<std::string> drawWorld(const std::filesystem::path &file, int size)
{
    auto loaded = CAVE_TRY(WorldFile::readSnapshot(file));
    World &world = loaded.world;
    const WorldPos player = world.player().position;
    if (const std::optional<CellRect> level = levelAreaOf(world))
        return draw(world, fitting(*level, player, size), size, true);
    const Result<CellRect> explored = mapAreaOf(world, true);
    const CellRect around = squareOfSide(player, size / kUsualCell);
    return draw(world, explored ? fitting(*explored, player, size) : around, size, true);
}

Result<std::string> drawCard(const std::filesystem::path &file, int size)
{
    const auto card = CAVE_TRY(readSeedCard(file));
    const auto session = CAVE_TRY(Session::begin(card.spec));
    World world = copyOf(session.world());
    const WorldPos centre = card.camera ? card.camera->cell : world.player().position;
    const std::optional<CellRect> level =
        isMapOfRooms(world) ? areaAround(levelAreas(world.spec)) : levelAreaAt(world, centre);
    return draw(world, level ? fitting(*level, centre, size) : squareOfSide(centre, size / kUsualCell), size,
                false);
}

} // namespace

std::optional<CellRect> levelAreaOf(const World &world)
{
    if (!isMapOfRooms(world))
        return levelAreaAt(world, world.player().position);
    const Result<CellRect> explored = mapAreaOf(world, true);
    return explored ? std::optional(*explored) : std::nullopt;
}

Result<std::string> thumbnailPng(const std::filesystem::path &file, int size)
{
    return looksLikeSeedCard(file) ? drawCard(file, size) : drawWorld(file, size);
}

} // namespace cave
