// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/cavern/cavern.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/world/region.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A bounded level as characters. Cells are counted from its south-west corner.
struct LevelDrawing {
    int number = 1;
    int width = 0;
    int height = 0;
    std::int64_t seed = 0;
    /// North first, west to east: `#` rock, `.` floor, `~` water, `t` trees, and in dungeons `S` START, `F`
    /// FINISH, `T` treasure, `E` enemy; in rooms also the letters of `regionText` for their features.
    std::vector<std::string> rows;
    std::optional<CellPos> start;
    std::optional<CellPos> finish;
    std::vector<CellPos> treasures;
    std::vector<CellPos> monsters;
};

LevelDrawing drawingOf(const DungeonFloor &floor);
/// The terrain only; `seed` is the level's own.
LevelDrawing drawingOf(const Cavern &cavern, std::int64_t seed);

/// A level of a world as generated. Chests are treasures.
LevelDrawing drawingOf(const RegionSource &source, const Level &area);

/// `level N size W H seed <signed 64-bit>`, then the rows. Each line ends in a line feed.
std::string levelText(const LevelDrawing &drawing);

/// One line of JSON with a line feed: `level`, `width`, `height`, `seed` (a signed 64-bit number), `rows` (as
/// in the drawing), `start` and `finish` (a cell [x, y] or null), `treasures` and `monsters` (lists of
/// cells).
std::string levelJson(const LevelDrawing &drawing);

} // namespace cave
