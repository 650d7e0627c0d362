// SPDX-License-Identifier: MIT
// A map as text and as JSON.

#include "core/base/json.h"
#include "core/io/exports/map_export.h"
#include "core/io/exports/region_text.h"

#include <cstddef>
#include <utility>

namespace cave {
namespace {

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
        object["player"] = map.player ? placeJson(*map.player) : Json();
}

} // namespace

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
