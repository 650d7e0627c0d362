// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <optional>
#include <vector>

namespace cave {

/// A tile of a level file; y down.
struct LevelTile {
    int x = 0;
    int y = 0;

    friend bool operator==(const LevelTile &, const LevelTile &) = default;
};

/// True if no one walks onto the tile that this is on.
bool isSolidObject(const LevelRecord &record);

/// The tiles of the level that hold a solid object, static or dynamic, each once, row by row from the top.
std::vector<LevelTile> solidTiles(const LevelFile &level);

/// The shortest 4-connected way of whole tiles from the tile that holds `from` to the one that holds `to`,
/// both included; none of its tiles holds a solid object, static or dynamic, or lies outside the level. None
/// if there is no such way: also where one of the ends is solid or outside. From a tile to itself: that tile.
///
/// Breadth-first; of several shortest ways always the same one. Memory goes by the tiles that are reached, so
/// that a large empty level whose ends are near costs little.
std::optional<std::vector<LevelTile>> findPathAvoidWalls(const LevelFile &level, LevelPoint from,
                                                         LevelPoint to);

} // namespace cave
