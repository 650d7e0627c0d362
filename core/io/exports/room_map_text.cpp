// SPDX-License-Identifier: MIT
#include "core/io/exports/room_map_text.h"

#include "core/base/json.h"

#include <cstddef>
#include <string_view>

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

} // namespace cave
