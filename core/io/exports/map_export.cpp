// SPDX-License-Identifier: MIT
#include "core/io/exports/map_export.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/exports/cell_picture.h"
#include "core/io/exports/region_text.h"
#include "core/rules/loot.h"
#include "core/world/features.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr std::array<std::string_view, kMapLayers> kLayerNames{"explored", "changes", "chests",
                                                               "monsters", "markers", "player"};

Message sizeText(std::uint64_t width, std::uint64_t height)
{
    return message("%1 × %2 cells", width, height);
}

Error tooLarge(std::uint64_t width, std::uint64_t height)
{
    return invalid(message("an area of %1 is too large for a map of at most %2 cells",
                           sizeText(width, height), kMaxMapCells));
}

/// A growing rectangle of cells.
struct Bounds {
    WorldPos low{kWorldLimit, kWorldLimit};
    WorldPos high{-kWorldLimit, -kWorldLimit};

    [[nodiscard]] bool empty() const { return high.x < low.x; }
    void add(WorldPos p)
    {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    void add(RegionPos pos, const RegionRows &rows, int size)
    {
        for (int y = 0; y < size; ++y) {
            const std::uint64_t row = rows[static_cast<std::size_t>(y)];
            if (row == 0)
                continue;
            add(worldPos(pos, {std::countr_zero(row), y}, size));
            add(worldPos(pos, {63 - std::countl_zero(row), y}, size));
        }
    }
};

void addChanges(Bounds &bounds, RegionPos pos, const RegionChanges &changes, int size)
{
    for (const RegionRows *rows : {&changes.flipped, &changes.flippedWater, &changes.flippedTrees})
        bounds.add(pos, *rows, size);
    for (const std::vector<CellPos> *cells : {&changes.claimed, &changes.removedChests}) {
        for (const CellPos cell : *cells)
            bounds.add(worldPos(pos, cell, size));
    }
    for (const std::vector<CellItems> *cells : {&changes.chests, &changes.piles}) {
        for (const CellItems &entry : *cells)
            bounds.add(worldPos(pos, entry.cell, size));
    }
    for (const CellFeatures &entry : changes.features)
        bounds.add(worldPos(pos, entry.cell, size));
    for (const MonsterChange &monster : changes.monsters)
        bounds.add(monster.state.position);
}

Result<void> checkArea(const CellRect &area)
{
    const Message place = message("%1 at %2",
                                  sizeText(static_cast<std::uint64_t>(std::max(area.width, 0)),
                                           static_cast<std::uint64_t>(std::max(area.height, 0))),
                                  placeText(area.origin));
    if (area.width < 1 || area.height < 1)
        return invalid(message("an area of %1 has no cells", place));
    if (!insideWorld(area.origin))
        return invalid(message("an area of %1 begins outside the world", place));
    if (std::int64_t{area.width} * area.height > kMaxMapCells)
        return tooLarge(static_cast<std::uint64_t>(area.width), static_cast<std::uint64_t>(area.height));
    return {};
}

/// Fills the grids and lists of a map.
class MapCutter {
public:
    MapCutter(World &world, ExportedMap &map) : m_world(world), m_map(map) {}

    void cutTerrain()
    {
        m_world.map.copyRock(m_map.area, m_map.rock);
        const CellRect wider{
            {m_map.area.origin.x - 1, m_map.area.origin.y - 1}, m_map.area.width + 2, m_map.area.height + 2};
        BitGrid rock;
        m_world.map.copyRock(wider, rock);
        for (BitGrid *grid : {&m_map.wall, &m_map.outside, &m_map.water, &m_map.trees, &m_map.explored,
                              &m_map.dug, &m_map.filled, &m_map.regrown})
            grid->reset(m_map.area.width, m_map.area.height);
        for (int y = 0; y < m_map.area.height; ++y) {
            for (int x = 0; x < m_map.area.width; ++x) {
                if (rock.test(x + 1, y + 1) && touchesFloor(rock, x, y))
                    m_map.wall.set(x, y);
                if (!insideWorld(at(x, y)))
                    m_map.outside.set(x, y);
            }
        }
    }

    void cutRegion(RegionPos pos, const CellRect &part)
    {
        cutSpecialTerrain(pos, part);
        const RegionChanges &changes = m_world.map.changesOf(pos);
        if (has(MapLayer::Explored))
            copyRows(changes.explored, part, m_map.explored);
        if (has(MapLayer::Changes))
            copyFlips(pos, changes, part);
        if (has(MapLayer::Chests))
            addChests(pos);
        if (has(MapLayer::Monsters)) {
            for (const Monster &monster : monstersOf(m_world, pos))
                addMonster(monster, pos);
        }
    }

    /// Adds monsters that are outside their home region.
    void addStrays()
    {
        const WorldMap::Changes &all = m_world.map.changes();
        std::vector<MonsterId> strays;
        for (const auto &[home, changes] : all) {
            for (const MonsterChange &monster : changes.monsters) {
                if (regionOf(monster.state.position, m_world.map.regionSize()) != home)
                    strays.push_back({home, monster.index});
            }
        }
        for (const MonsterId &id : strays) {
            const std::optional<Monster> monster = findMonster(m_world, id);
            if (monster && m_map.area.contains(monster->state.position))
                m_map.monsters.push_back(*monster);
        }
    }

    void addPlayers()
    {
        for (const PartyMember &member : m_world.party.members) {
            const WorldPos at = member.player.position;
            if (!m_map.area.contains(at))
                continue;
            if (member.id == m_world.party.shown)
                m_map.player = at;
            else if (!member.watching)
                m_map.others.push_back({at, member.id, member.name});
        }
    }

    [[nodiscard]] bool has(MapLayer layer) const { return m_map.layers.contains(layer); }

private:
    [[nodiscard]] WorldPos at(int x, int y) const
    {
        return {m_map.area.origin.x + x, m_map.area.origin.y + y};
    }

    /// (x, y) in the area; `rock` has a border of one cell around it.
    static bool touchesFloor(const BitGrid &rock, int x, int y)
    {
        for (int row = y; row <= y + 2; ++row) {
            if (rock.bits(x, row, 3) != 0b111)
                return true;
        }
        return false;
    }

    void copyRows(const RegionRows &rows, const CellRect &part, BitGrid &out) const
    {
        const CellPos first = cellOf(part.origin, m_world.map.regionSize());
        const int x = static_cast<int>(part.origin.x - m_map.area.origin.x);
        const int y = static_cast<int>(part.origin.y - m_map.area.origin.y);
        for (int row = 0; row < part.height; ++row) {
            const std::uint64_t bits =
                rows[static_cast<std::size_t>(first.y) + static_cast<std::size_t>(row)];
            out.orBits(x, y + row, part.width, bits >> static_cast<unsigned>(first.x));
        }
    }

    /// Cells other than plain rock or floor.
    void cutSpecialTerrain(RegionPos pos, const CellRect &part)
    {
        const Region &region = m_world.map.region(pos);
        copyRows(cellsOf(region, Terrain::Water), part, m_map.water);
        copyRows(cellsOf(region, Terrain::Trees), part, m_map.trees);
        copyRows(region.bounds, part, m_map.outside);
        const RegionChanges &changes = m_world.map.changesOf(pos);
        for (const Feature &feature : region.features) {
            const bool taken = isTakeable(feature.kind) && changes.isClaimed(feature.cell);
            const bool walledUp = feature.kind == FeatureKind::Door && feature.value == 0;
            const WorldPos at = worldPos(pos, feature.cell, region.size);
            if (part.contains(at) && !taken && !walledUp)
                m_map.places.push_back({at, feature.kind, feature.value, feature.text});
        }
    }

    void copyFlips(RegionPos pos, const RegionChanges &changes, const CellRect &part)
    {
        copyRows(changes.flippedWater, part, m_map.regrown);
        copyRows(changes.flippedTrees, part, m_map.regrown);
        const RegionRows &flipped = changes.flipped;
        if (flipped == RegionRows{})
            return;
        RegionRows dug = flipped;
        RegionRows filled = flipped;
        const Region &region = m_world.map.region(pos);
        for (std::size_t y = 0; y < flipped.size(); ++y) {
            dug[y] &= ~region.rock[y];
            filled[y] &= region.rock[y];
        }
        copyRows(dug, part, m_map.dug);
        copyRows(filled, part, m_map.filled);
    }

    void addChests(RegionPos pos)
    {
        const std::vector<CellPos> chests = m_world.map.region(pos).chests;
        for (const CellPos cell : chests) {
            const WorldPos chest = worldPos(pos, cell, m_world.map.regionSize());
            if (m_map.area.contains(chest))
                m_map.chests.push_back(
                    {chest, m_world.map.changesOf(pos).isClaimed(cell), chestLoot(m_world, chest)});
        }
    }

    void addMonster(const Monster &monster, RegionPos pos)
    {
        const WorldPos now = monster.state.position;
        if (m_map.area.contains(now) && regionOf(now, m_world.map.regionSize()) == pos)
            m_map.monsters.push_back(monster);
    }

    World &m_world;
    ExportedMap &m_map;
};

CellInk inkOf(const ExportedMap &map, int x, int y)
{
    if (map.outside.test(x, y))
        return CellInk::Unknown;
    if (map.rock.test(x, y))
        return map.wall.test(x, y) ? CellInk::Wall : CellInk::Rock;
    if (map.water.test(x, y))
        return CellInk::Water;
    return map.trees.test(x, y) ? CellInk::Trees : CellInk::Floor;
}

/// The letter of each cell, rows from the north.
std::vector<std::string> rowsOf(const BitGrid &grid, char set, char clear)
{
    std::vector<std::string> rows;
    for (int y = grid.height() - 1; y >= 0; --y) {
        std::string row(static_cast<std::size_t>(grid.width()), clear);
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.test(x, y))
                row[static_cast<std::size_t>(x)] = set;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void putLetters(const BitGrid &grid, char letter, std::vector<std::string> &rows)
{
    for (int y = 0; y < grid.height(); ++y) {
        std::string &row = rows[static_cast<std::size_t>(grid.height() - 1 - y)];
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.test(x, y))
                row[static_cast<std::size_t>(x)] = letter;
        }
    }
}

std::vector<std::string> rowsOf(const ExportedMap &map)
{
    std::vector<std::string> rows =
        rowsOf(map.rock, terrainLetter(Terrain::Rock), terrainLetter(Terrain::Floor));
    putLetters(map.water, terrainLetter(Terrain::Water), rows);
    putLetters(map.trees, terrainLetter(Terrain::Trees), rows);
    if (map.bounded)
        putLetters(map.outside, terrainLetter(Terrain::Bounds), rows);
    const auto put = [&](WorldPos p, char letter) {
        const auto row = static_cast<std::size_t>(map.area.origin.y + map.area.height - 1 - p.y);
        rows[row][static_cast<std::size_t>(p.x - map.area.origin.x)] = letter;
    };
    for (const ExportedMap::Place &place : map.places)
        put(place.at, featureLetter(place.kind));
    for (const ExportedMap::Chest &chest : map.chests)
        put(chest.at, chest.claimed ? 'c' : 'C');
    for (const Monster &monster : map.monsters) {
        if (monster.state.alive)
            put(monster.state.position, 'M');
    }
    for (const ExportedMap::Other &other : map.others)
        put(other.at, '@');
    if (map.player)
        put(*map.player, '@');
    return rows;
}

Json placeJson(WorldPos p)
{
    return {{"x", p.x}, {"y", p.y}};
}

Json chestJson(const ExportedMap &map, const ExportedMap::Chest &chest)
{
    Json object = placeJson(chest.at);
    object["claimed"] = chest.claimed;
    Json &items = object["items"] = Json::List{};
    for (const ItemStack &stack : chest.items)
        items.append({{"item", map.content->items[stack.item].key}, {"amount", stack.amount}});
    return object;
}

Json monsterJson(const ExportedMap &map, const Monster &monster)
{
    Json object = placeJson(monster.state.position);
    object["kind"] = map.content->monsters[monster.kind].key;
    object["alive"] = monster.state.alive;
    object["home"] = placeJson(monster.home);
    return object;
}

Json markerJson(const Bookmark &marker)
{
    Json object = placeJson(marker.at);
    object["kind"] = marker.kind;
    object["label"] = marker.label;
    return object;
}

void addPlayers(Json &object, const ExportedMap &map)
{
    object["player"] = map.player ? placeJson(*map.player) : Json();
    for (const ExportedMap::Other &other : map.others) {
        Json &entry = object["others"].append(placeJson(other.at));
        entry["player"] = other.id;
        entry["name"] = other.name;
    }
}

/// Adds the map's things that belong to a layer.
void addThings(Json &object, const ExportedMap &map)
{
    if (map.layers.contains(MapLayer::Chests)) {
        Json &list = object["chests"] = Json::List{};
        for (const ExportedMap::Chest &chest : map.chests)
            list.append(chestJson(map, chest));
    }
    if (map.layers.contains(MapLayer::Monsters)) {
        Json &list = object["monsters"] = Json::List{};
        for (const Monster &monster : map.monsters)
            list.append(monsterJson(map, monster));
    }
    if (map.layers.contains(MapLayer::Markers)) {
        Json &list = object["markers"] = Json::List{};
        for (const Bookmark &marker : map.markers)
            list.append(markerJson(marker));
    }
    if (map.layers.contains(MapLayer::Player))
        addPlayers(object, map);
}

} // namespace

std::string_view mapLayerName(MapLayer layer)
{
    return kLayerNames[static_cast<std::size_t>(layer)];
}

Result<MapLayer> mapLayerNamed(std::string_view name)
{
    std::string known;
    for (std::size_t i = 0; i < kLayerNames.size(); ++i) {
        if (kLayerNames[i] == name)
            return static_cast<MapLayer>(i);
        known += (i == 0 ? "" : ", ") + std::string(kLayerNames[i]);
    }
    return invalid(message("unknown layer '%1'; expected one of %2", name, known));
}

std::set<MapLayer> allMapLayers()
{
    std::set<MapLayer> layers;
    for (int i = 0; i < kMapLayers; ++i)
        layers.insert(static_cast<MapLayer>(i));
    return layers;
}

Result<CellRect> mapAreaOf(const World &world, bool exploredOnly)
{
    Bounds bounds;
    for (const auto &[pos, changes] : world.map.changes()) {
        bounds.add(pos, changes.explored, world.map.regionSize());
        if (!exploredOnly)
            addChanges(bounds, pos, changes, world.map.regionSize());
    }
    if (bounds.empty()) {
        return invalid(exploredOnly ? Message("nothing has been explored yet")
                                    : Message("nothing has been explored or changed yet"));
    }
    const auto width = static_cast<std::uint64_t>(bounds.high.x - bounds.low.x) + 1;
    const auto height = static_cast<std::uint64_t>(bounds.high.y - bounds.low.y) + 1;
    const auto most = static_cast<std::uint64_t>(kMaxMapCells);
    if (width > most || height > most || width * height > most)
        return tooLarge(width, height);
    return CellRect{bounds.low, static_cast<int>(width), static_cast<int>(height)};
}

Result<ExportedMap> cutMap(World &world, const std::vector<Bookmark> &bookmarks, const std::string &name,
                           const CellRect &area, const std::set<MapLayer> &layers)
{
    CAVE_TRY(checkArea(area));
    ExportedMap map;
    map.name = name;
    map.spec = world.spec;
    map.content = world.content;
    map.bounded = world.map.plan().isBounded();
    map.area = area;
    map.layers = layers;
    MapCutter cutter(world, map);
    cutter.cutTerrain();
    forEachRegion(area, world.map.regionSize(),
                  [&](RegionPos pos, const CellRect &part) { cutter.cutRegion(pos, part); });
    if (cutter.has(MapLayer::Monsters))
        cutter.addStrays();
    if (cutter.has(MapLayer::Markers)) {
        std::copy_if(bookmarks.begin(), bookmarks.end(), std::back_inserter(map.markers),
                     [&](const Bookmark &bookmark) { return area.contains(bookmark.at); });
    }
    if (cutter.has(MapLayer::Player))
        cutter.addPlayers();
    return map;
}

Result<int> pictureScale(const CellRect &area, int cellPixels)
{
    const int longest = std::max({area.width, area.height, 1});
    const int scale = cellPixels > 0 ? cellPixels : std::clamp(kMaxImageSide / longest, 1, 8);
    if (std::int64_t{longest} * scale > kMaxImageSide) {
        return invalid(
            message("a picture of %1 at %2 pixels per cell is larger than %3 pixels per side",
                    sizeText(static_cast<std::uint64_t>(area.width), static_cast<std::uint64_t>(area.height)),
                    scale, kMaxImageSide));
    }
    return scale;
}

Result<std::string> mapPng(const ExportedMap &map, int cellPixels)
{
    const auto scale = CAVE_TRY(pictureScale(map.area, cellPixels));
    CellPicture picture(map.area.width, map.area.height);
    for (int y = 0; y < map.area.height; ++y) {
        for (int x = 0; x < map.area.width; ++x)
            picture.set(x, y, inkOf(map, x, y));
    }
    const auto put = [&](WorldPos p, CellInk ink) {
        picture.set(static_cast<int>(p.x - map.area.origin.x), static_cast<int>(p.y - map.area.origin.y),
                    ink);
    };
    for (const ExportedMap::Place &place : map.places) {
        if (const std::optional<CellInk> ink = inkOf(place.kind))
            put(place.at, *ink);
    }
    for (const Bookmark &marker : map.markers)
        put(marker.at, CellInk::Marker);
    for (const ExportedMap::Chest &chest : map.chests)
        put(chest.at, chest.claimed ? CellInk::ClaimedChest : CellInk::Chest);
    for (const Monster &monster : map.monsters) {
        if (monster.state.alive)
            put(monster.state.position, CellInk::Monster);
    }
    for (const ExportedMap::Other &other : map.others)
        put(other.at, CellInk::Player);
    if (map.player)
        put(*map.player, CellInk::Player);
    return picture.png(scale);
}

std::string mapText(const ExportedMap &map)
{
    std::string text = "area " + std::to_string(map.area.origin.x) + ' ' + std::to_string(map.area.origin.y) +
                       ' ' + std::to_string(map.area.width) + ' ' + std::to_string(map.area.height) + '\n';
    for (const std::string &row : rowsOf(map))
        text.append(row).append("\n");
    return text;
}

std::string mapJson(const ExportedMap &map)
{
    Json object;
    object["name"] = map.name;
    object["seed"] = seedText(map.spec);
    object["generator"] = generatorName(map.spec.generator.kind);
    object["version"] = map.spec.generator.version;
    object["area"] = placeJson(map.area.origin);
    object["area"]["width"] = map.area.width;
    object["area"]["height"] = map.area.height;
    object["rows"] = Json(rowsOf(map));
    if (map.layers.contains(MapLayer::Explored))
        object["explored"] = Json(rowsOf(map.explored, '1', '0'));
    if (map.layers.contains(MapLayer::Changes)) {
        object["dug"] = Json(rowsOf(map.dug, '1', '0'));
        object["filled"] = Json(rowsOf(map.filled, '1', '0'));
        if (map.regrown.count() > 0)
            object["regrown"] = Json(rowsOf(map.regrown, '1', '0'));
    }
    for (const ExportedMap::Place &place : map.places) {
        Json &entry = object["features"].append(placeJson(place.at));
        entry["kind"] = featureName(place.kind);
        if (place.value != 0)
            entry["value"] = place.value;
        if (!place.text.empty())
            entry["text"] = place.text;
    }
    addThings(object, map);
    return object.dump({.indent = 1}) + "\n";
}

} // namespace cave
