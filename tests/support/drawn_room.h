// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// The line of a level file for a letter; none for floor. '#' a wall, 'S' where the player begins, 'G' a
/// Goal, 'D', 'M', 'A', 'O' and 'T' a demon, minotaur, archer, sorcerer and tower, '^' a spike, '+' and '-' a
/// potion of 50 and of −50, 'a' an axe, 'm' magic, 'f' a flask of 50 points, 'i' an InfoNode.
inline std::string lineOf(char letter, std::size_t x, std::size_t y)
{
    const std::string at = std::to_string(x) + ',' + std::to_string(y);
    switch (letter) {
    case '#':
        return "StaticGameObject,Wall," + at;
    case 'G':
        return "StaticGameObject,Goal," + at;
    case '^':
        return "StaticGameObject,Spike," + at;
    case '+':
        return "StaticGameObject,Potion," + at + ",50";
    case '-':
        return "StaticGameObject,Potion," + at + ",-50";
    case 'a':
        return "StaticGameObject,AxePickup," + at;
    case 'm':
        return "StaticGameObject,MagicPickup," + at;
    case 'f':
        return "StaticGameObject,PotionPickup," + at + ",50";
    case 'i':
        return "StaticGameObject,InfoNode," + at + ",Mind the gap";
    case 'D':
        return "DynamicGameObject,Demon," + at + ",100,30";
    case 'M':
        return "DynamicGameObject,Minotaur," + at + ",100,30";
    case 'A':
        return "DynamicGameObject,Archer," + at + ",100,10";
    case 'O':
        return "DynamicGameObject,Sorcerer," + at + ",100,30";
    case 'T':
        return "DynamicGameObject,Tower," + at;
    default:
        return {};
    }
}

/// A level file as it is drawn, rows from the north.
inline LevelFileText drawnRoomFile(const std::string &name, const std::vector<std::string> &rows)
{
    std::string start = "0,0";
    std::string objects;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == 'S')
                start = std::to_string(x) + ',' + std::to_string(y);
            if (const std::string line = lineOf(rows[y][x], x, y); !line.empty())
                objects += line + '\n';
        }
    }
    return {name + ".csv", "TopDownLevel," + name + ',' + std::to_string(rows.front().size()) + ',' +
                               std::to_string(rows.size()) + "\nPlayerStartLocation," + start +
                               "\nBackgroundTile,floor.png,0,0\n" + objects};
}

/// What a world of such levels is made from, one after the other.
inline WorldSpec specOfLevels(const std::vector<std::vector<std::string>> &levels)
{
    WorldSpec spec{"levels", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    for (std::size_t i = 0; i < levels.size(); ++i)
        spec.levelFiles.push_back(drawnRoomFile("level" + std::to_string(i + 1), levels[i]));
    return spec;
}

/// A new game in them, in real time.
inline Session sessionOfLevels(const std::vector<std::vector<std::string>> &levels)
{
    Result<Session> session = Session::begin(specOfLevels(levels));
    INFO((session ? std::string() : session.error().text()));
    REQUIRE(session);
    return std::move(*session);
}

} // namespace cave
