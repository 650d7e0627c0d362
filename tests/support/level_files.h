// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// A level file drawn with characters, rows north first: '#' Wall, 'D' Door marker, 'E' Enemy marker, 'L'
/// Loot marker, '^' Spike, 'T' Tower, '@' where the player starts, '.' nothing. `objects`: further lines.
inline std::string drawnLevelText(const std::vector<std::string> &rows,
                                  const std::vector<std::string> &objects = {},
                                  const std::string &type = "RoguelikeLevel")
{
    std::string start;
    std::string lines;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const std::string at = std::to_string(x) + ',' + std::to_string(y);
            const char c = rows[y][x];
            if (c == '@')
                start = "PlayerStartLocation," + at + "\n";
            else if (c == '#')
                lines += "StaticGameObject,Wall," + at + "\n";
            else if (c == '^')
                lines += "StaticGameObject,Spike," + at + "\n";
            else if (c == 'T')
                lines += "DynamicGameObject,Tower," + at + "\n";
            else if (c == 'D' || c == 'E' || c == 'L')
                lines += "StaticGameObject,Marker," + at +
                         (c == 'D'   ? ",Door"
                          : c == 'E' ? ",Enemy"
                                     : ",Loot") +
                         "\n";
        }
    }
    for (const std::string &object : objects)
        lines += object + "\n";
    return type + ",drawn," + std::to_string(rows.front().size()) + ',' + std::to_string(rows.size()) + "\n" +
           start + lines;
}

inline LevelFileText drawnLevel(std::string name, const std::vector<std::string> &rows,
                                const std::vector<std::string> &objects = {},
                                const std::string &type = "RoguelikeLevel")
{
    return {std::move(name), drawnLevelText(rows, objects, type)};
}

/// The least that maps can be made of: an empty room of each role, with a door in the middle of each side.
inline std::vector<LevelFileText> plainRooms()
{
    const std::vector<std::string> rows{
        "##D##", //
        "#...#", //
        "D.@.D", //
        "#...#", //
        "##D##", //
    };
    return {drawnLevel("start/plain.csv", rows), drawnLevel("safe/plain.csv", rows),
            drawnLevel("dangerous/plain.csv", rows), drawnLevel("boss/plain.csv", rows)};
}

} // namespace cave
