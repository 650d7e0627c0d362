// SPDX-License-Identifier: MIT
#include "core/io/exports/region_text.h"

#include "core/base/json.h"
#include "core/io/files/json_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cave {
namespace {

std::string doorLetters(const MapRoom &room)
{
    constexpr std::string_view kLetters = "NESW";
    std::string letters;
    for (std::size_t side = 0; side < room.doors.size(); ++side) {
        if (room.doors[side])
            letters += kLetters[side];
    }
    return letters;
}

constexpr std::array<std::string_view, 15> kFeatureNames{
    "start", "finish", "door",      "spike", "potion",   "pickup", "info",   "decoration",
    "camp",  "relic",  "map_piece", "gate",  "pedestal", "shrine", "captive"};
static_assert(kFeatureNames.size() == static_cast<std::size_t>(kLastFeatureKind) + 1);

/// The rows of a region, north first.
std::vector<std::string> rowTexts(const Region &region)
{
    const auto size = static_cast<std::size_t>(region.size);
    std::vector<std::string> rows(size, std::string(size, '.'));
    const auto at = [&](CellPos cell) -> char & {
        return rows[size - 1 - static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
    };
    for (int y = 0; y < region.size; ++y) {
        for (int x = 0; x < region.size; ++x)
            at({x, y}) = terrainLetter(region.terrain({x, y}));
    }
    for (const Feature &feature : region.features) {
        if (!region.isRock(feature.cell)) // a walled up door
            at(feature.cell) = featureLetter(feature.kind);
    }
    for (const CellPos chest : region.chests)
        at(chest) = 'C';
    return rows;
}

Json featureJson(const Feature &feature)
{
    Json json{{"kind", featureName(feature.kind)}, {"cell", {feature.cell.x, feature.cell.y}}};
    if (feature.value != 0)
        json["value"] = feature.value;
    if (!feature.text.empty())
        json["text"] = feature.text;
    return json;
}

Json castJson(const CastMember &member)
{
    Json json{{"kind", member.kind}};
    if (member.health > 0)
        json["health"] = member.health;
    if (member.strength >= 0)
        json["strength"] = member.strength;
    return json;
}

} // namespace

std::string roomMapText(const RoomMap &map, const RoomSet &set, std::int64_t seed)
{
    std::string text = "rooms " + std::to_string(map.rooms.size()) + " columns " +
                       std::to_string(map.columns) + " rows " + std::to_string(map.rows) + " seed " +
                       std::to_string(seed) + '\n';
    for (const MapRoom &room : map.rooms) {
        text += "room " + std::to_string(room.number) + ' ' + std::to_string(room.place.x) + ',' +
                std::to_string(room.place.y) + ' ' + std::string(roomRoleName(room.role)) + ' ' +
                set.rooms[room.room].name + " doors " + doorLetters(room) + " size " +
                std::to_string(room.area.width) + 'x' + std::to_string(room.area.height) + '\n';
    }
    return text;
}

std::string roomMapJson(const RoomMap &map, const RoomSet &set, std::int64_t seed)
{
    Json json;
    json["columns"] = map.columns;
    json["rows"] = map.rows;
    json["seed"] = seed;
    for (const MapRoom &room : map.rooms) {
        Json &entry = json["rooms"].append({});
        entry["number"] = room.number;
        entry["column"] = room.place.x;
        entry["row"] = room.place.y;
        entry["role"] = roomRoleName(room.role);
        entry["file"] = set.rooms[room.room].name;
        entry["doors"] = doorLetters(room);
        entry["width"] = room.area.width;
        entry["height"] = room.area.height;
        entry["x"] = room.area.origin.x;
        entry["y"] = room.area.origin.y;
        entry["seed"] = room.seed;
        entry["discoverer"] = room.discoverer ? Json(map.rooms[*room.discoverer].number) : Json();
    }
    return json.dump() + '\n';
}

char terrainLetter(Terrain terrain)
{
    constexpr std::string_view kLetters = ".#~tx";
    return kLetters[static_cast<std::size_t>(terrain)];
}

char featureLetter(FeatureKind kind)
{
    constexpr std::string_view kLetters = "SFD^+$i*&o?GPHY";
    return kLetters[static_cast<std::size_t>(kind)];
}

std::string_view featureName(FeatureKind kind)
{
    return kFeatureNames[static_cast<std::size_t>(kind)];
}

std::optional<FeatureKind> featureNamed(std::string_view name)
{
    const auto found = std::ranges::find(kFeatureNames, name);
    if (found == kFeatureNames.end())
        return std::nullopt;
    return static_cast<FeatureKind>(found - kFeatureNames.begin());
}

std::string regionText(const Region &region)
{
    std::string text = "region " + std::to_string(region.pos.x) + ' ' + std::to_string(region.pos.y) +
                       " seed " + std::to_string(region.seed);
    for (const CellPos monster : region.monsters)
        text += " monster " + std::to_string(monster.x) + ' ' + std::to_string(monster.y);
    text += '\n';
    for (const std::string &row : rowTexts(region))
        text += row + '\n';
    return text;
}

std::string regionJson(const Region &region)
{
    Json json;
    json["x"] = region.pos.x;
    json["y"] = region.pos.y;
    json["seed"] = region.seed;
    json["size"] = region.size;
    json["rows"] = Json(rowTexts(region));
    json["chests"] = cellList(region.chests);
    json["monsters"] = cellList(region.monsters);
    for (const Feature &feature : region.features)
        json["features"].append(featureJson(feature));
    for (const CastMember &member : region.cast)
        json["cast"].append(castJson(member));
    return json.dump();
}

} // namespace cave
