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

/// True if the object's tile can't be entered.
bool isSolidObject(const LevelRecord &record);

/// The tiles of the level with a solid object, static or dynamic, each once, row by row from the top.
std::vector<LevelTile> solidTiles(const LevelFile &level);

/// The shortest 4-connected path of tiles from the tile of `from` to that of `to`, inclusive; without solid
/// objects, static or dynamic, and inside the level. None if there is no such path, for instance because an
/// end is solid or outside. From a tile to itself: that tile.
///
/// Breadth-first, with a deterministic choice among several shortest paths. Memory is proportional to the
/// tiles reached, so that near ends in a large empty level cost little.
std::optional<std::vector<LevelTile>> findPathAvoidWalls(const LevelFile &level, LevelPoint from,
                                                         LevelPoint to);

} // namespace cave
