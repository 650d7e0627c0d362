// SPDX-License-Identifier: MIT
#include "core/io/levels/tiled_map.h"

#include "core/base/small_file.h"
#include "core/io/exports/region_text.h"
#include "core/io/levels/tiled_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr int kColumns = 8;
constexpr std::array<std::string_view, 12> kTileTypes{"rock",          "wall",   "floor",  "bounds",
                                                      "explored",      "dug",    "filled", "closed chest",
                                                      "claimed chest", "marker", "player", "dead monster"};

constexpr std::array<std::string_view, 5> kTerrainTypes{"water", "trees", "start", "finish", "regrown"};

int gidOf(const ExportedMap &map, TerrainTile tile)
{
    return static_cast<int>(MapTile::FirstMonster) + static_cast<int>(map.content->monsters.size()) +
           static_cast<int>(tile) + 1;
}

constexpr int gidOf(MapTile tile)
{
    return static_cast<int>(tile) + 1;
}

TiledProperty coordinate(std::string name, std::int64_t value)
{
    constexpr std::int64_t kHighest = std::numeric_limits<std::int32_t>::max();
    if (value >= -kHighest && value <= kHighest)
        return {std::move(name), value};
    return {std::move(name), std::to_string(value)};
}

/// Creates objects with unique ids.
class ObjectMaker {
public:
    explicit ObjectMaker(const ExportedMap &map) : m_map(map) {}

    TiledObject make(WorldPos at, int gid, std::string name, std::string type)
    {
        TiledObject object;
        object.id = m_next++;
        object.name = std::move(name);
        object.type = std::move(type);
        object.gid = gid;
        object.x = static_cast<int>(at.x - m_map.area.origin.x) * kTilePixels;
        object.y = (m_map.area.height - static_cast<int>(at.y - m_map.area.origin.y)) * kTilePixels;
        object.properties = {coordinate("worldX", at.x), coordinate("worldY", at.y)};
        return object;
    }

    TiledObject chest(const ExportedMap::Chest &chest)
    {
        const MapTile tile = chest.claimed ? MapTile::ClaimedChest : MapTile::ClosedChest;
        TiledObject object = make(chest.at, gidOf(tile), "", "chest");
        object.properties.push_back({"claimed", chest.claimed});
        std::map<std::size_t, std::int64_t> amounts; // the same item may occur several times
        for (const ItemStack &stack : chest.items)
            amounts[stack.item] += stack.amount;
        for (const auto &[item, amount] : amounts)
            object.properties.push_back(coordinate(m_map.content->items[item].key, amount));
        return object;
    }

    TiledObject monster(const Monster &monster)
    {
        const MonsterType &type = m_map.content->monsters[monster.kind];
        const int living = gidOf(MapTile::FirstMonster) + static_cast<int>(monster.kind);
        TiledObject object =
            make(monster.state.position, monster.state.alive ? living : gidOf(MapTile::DeadMonster),
                 type.name, "monster");
        object.properties.push_back({"kind", type.key});
        object.properties.push_back({"alive", monster.state.alive});
        object.properties.push_back(coordinate("homeX", monster.home.x));
        object.properties.push_back(coordinate("homeY", monster.home.y));
        return object;
    }

    TiledObject place(const ExportedMap::Place &place)
    {
        TiledObject object =
            make(place.at, gidOf(MapTile::Marker), std::string(featureName(place.kind)), "feature");
        object.properties.push_back(coordinate("value", place.value));
        object.properties.push_back({"text", place.text});
        return object;
    }

    TiledObject marker(const Bookmark &marker)
    {
        TiledObject object = make(marker.at, gidOf(MapTile::Marker), marker.label, "marker");
        object.properties.push_back({"kind", marker.kind});
        return object;
    }

    [[nodiscard]] int next() const { return m_next; }

private:
    const ExportedMap &m_map;
    int m_next = 1;
};

/// Features with their own tile; all others are objects.
bool isEnd(const ExportedMap::Place &place)
{
    return place.kind == FeatureKind::Start || place.kind == FeatureKind::Finish;
}

/// Calls `gid(x, y)` for each cell, rows from the north.
template<class Gid>
std::vector<int> gidsOf(const ExportedMap &map, Gid gid)
{
    std::vector<int> gids;
    gids.reserve(static_cast<std::size_t>(map.area.width) * static_cast<std::size_t>(map.area.height));
    for (int y = map.area.height - 1; y >= 0; --y) {
        for (int x = 0; x < map.area.width; ++x)
            gids.push_back(gid(x, y));
    }
    return gids;
}

std::vector<TiledTiles> tileLayersOf(const ExportedMap &map)
{
    std::vector<TiledTiles> layers{{"terrain", terrainGids(map)}};
    if (map.layers.contains(MapLayer::Explored)) {
        layers.push_back({"explored", gidsOf(map, [&](int x, int y) {
                              return map.explored.test(x, y) ? gidOf(MapTile::Explored) : 0;
                          })});
    }
    if (map.layers.contains(MapLayer::Changes)) {
        layers.push_back({"changes", gidsOf(map, [&](int x, int y) {
                              if (map.dug.test(x, y))
                                  return gidOf(MapTile::Dug);
                              if (map.filled.test(x, y))
                                  return gidOf(MapTile::Filled);
                              return map.regrown.test(x, y) ? gidOf(map, TerrainTile::Regrown) : 0;
                          })});
    }
    return layers;
}

void addPlayers(const ExportedMap &map, ObjectMaker &maker, TiledObjects &players)
{
    for (const ExportedMap::Other &other : map.others)
        players.objects.push_back(maker.make(other.at, gidOf(MapTile::Player), other.name, "player"));
    if (map.player)
        players.objects.push_back(maker.make(*map.player, gidOf(MapTile::Player), "", "player"));
}

std::vector<TiledObjects> objectLayersOf(const ExportedMap &map, ObjectMaker &maker)
{
    std::vector<TiledObjects> layers;
    const auto layerFor = [&](MapLayer layer) -> TiledObjects * {
        if (!map.layers.contains(layer))
            return nullptr;
        layers.push_back({std::string(mapLayerName(layer)), {}});
        return &layers.back();
    };
    if (TiledObjects *chests = layerFor(MapLayer::Chests)) {
        for (const ExportedMap::Chest &chest : map.chests)
            chests->objects.push_back(maker.chest(chest));
    }
    if (TiledObjects *monsters = layerFor(MapLayer::Monsters)) {
        for (const Monster &monster : map.monsters)
            monsters->objects.push_back(maker.monster(monster));
    }
    if (std::ranges::any_of(map.places, std::not_fn(isEnd))) {
        layers.push_back({"features", {}});
        for (const ExportedMap::Place &place : map.places) {
            if (!isEnd(place))
                layers.back().objects.push_back(maker.place(place));
        }
    }
    if (TiledObjects *markers = layerFor(MapLayer::Markers)) {
        for (const Bookmark &marker : map.markers)
            markers->objects.push_back(maker.marker(marker));
    }
    if (TiledObjects *players = layerFor(MapLayer::Player))
        addPlayers(map, maker, *players);
    return layers;
}

} // namespace

bool hasTerrainTiles(const ExportedMap &map)
{
    return map.bounded || !map.places.empty() || map.water.count() > 0 || map.trees.count() > 0 ||
           map.regrown.count() > 0;
}

std::vector<int> terrainGids(const ExportedMap &map)
{
    std::vector<int> gids = gidsOf(map, [&](int x, int y) {
        if (map.outside.test(x, y))
            return gidOf(MapTile::Bounds);
        if (map.rock.test(x, y))
            return gidOf(map.wall.test(x, y) ? MapTile::Wall : MapTile::Rock);
        if (map.water.test(x, y))
            return gidOf(map, TerrainTile::Water);
        return map.trees.test(x, y) ? gidOf(map, TerrainTile::Trees) : gidOf(MapTile::Floor);
    });
    for (const ExportedMap::Place &place : map.places) {
        if (!isEnd(place))
            continue;
        const auto column = static_cast<std::size_t>(place.at.x - map.area.origin.x);
        const auto row = static_cast<std::size_t>(map.area.origin.y + map.area.height - 1 - place.at.y);
        gids[row * static_cast<std::size_t>(map.area.width) + column] =
            gidOf(map, place.kind == FeatureKind::Start ? TerrainTile::Start : TerrainTile::Finish);
    }
    return gids;
}

TiledTileset tilesetOf(const Content &content, bool terrainTiles)
{
    TiledTileset tileset;
    tileset.columns = kColumns;
    tileset.types.assign(kTileTypes.begin(), kTileTypes.end());
    for (const MonsterType &type : content.monsters)
        tileset.types.push_back("monster " + type.key);
    if (terrainTiles)
        tileset.types.insert(tileset.types.end(), kTerrainTypes.begin(), kTerrainTypes.end());
    return tileset;
}

TiledMap tiledMapOf(const ExportedMap &map)
{
    TiledMap tiled;
    tiled.width = map.area.width;
    tiled.height = map.area.height;
    tiled.properties = {{"world", map.name},
                        {"seed", seedText(map.spec)},
                        {"generator", std::string(generatorName(map.spec.generator.kind))},
                        {"version", std::int64_t{map.spec.generator.version}},
                        coordinate("originX", map.area.origin.x),
                        coordinate("originY", map.area.origin.y)};
    tiled.tileset = tilesetOf(*map.content, hasTerrainTiles(map));
    tiled.tiles = tileLayersOf(map);
    ObjectMaker maker(map);
    tiled.objects = objectLayersOf(map, maker);
    tiled.nextObject = maker.next();
    return tiled;
}

std::string csvOf(const std::vector<int> &gids, int width)
{
    std::string text = "\n";
    text.reserve(gids.size() * 2 + gids.size() / static_cast<std::size_t>(width) + 2);
    for (std::size_t i = 0; i < gids.size(); ++i) {
        text += std::to_string(gids[i]);
        if (i + 1 < gids.size())
            text += ',';
        if ((i + 1) % static_cast<std::size_t>(width) == 0)
            text += '\n';
    }
    return text;
}

namespace {

std::filesystem::path tilesetOf(const std::filesystem::path &map)
{
    return map.parent_path() / std::filesystem::path(map.stem()).concat("-tiles.png");
}

/// An identical existing one is kept.
Result<void> writeTileset(const std::filesystem::path &path, const std::string &png, const WriteMode &mode)
{
    std::error_code ignored;
    CAVE_TRY(checkReplaceable(path));
    if (std::filesystem::exists(path, ignored)) {
        const Result<std::string> there = readSmallFile(path, "tileset");
        if (there && *there == png)
            return {};
    }
    return writeFileAtomically(path, png, {mode.replace, false});
}

} // namespace

Result<void> writeTiledMap(const ExportedMap &map, const std::filesystem::path &path, TiledFormat format,
                           const WriteMode &mode)
{
    const WriteMode plain{mode.replace, false}; // there is no place next to a device for the tileset
    CAVE_TRY(checkReplaceable(path, plain));
    const std::filesystem::path tileset = tilesetOf(path);
    const std::string name = tileset.filename().string();
    const auto png = CAVE_TRY(tilesetPng(*map.content, hasTerrainTiles(map)));
    // The tileset first, so that an existing map can be opened.
    CAVE_TRY(writeTileset(tileset, png, plain));
    return writeFileAtomically(path, format == TiledFormat::Xml ? tiledXml(map, name) : tiledJson(map, name),
                               plain);
}

} // namespace cave
