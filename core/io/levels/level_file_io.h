// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/gen/cavern/cavern.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/io/files/atomic_file.h"
#include "core/io/levels/tiled_map.h"
#include "core/world/region.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// Reads a level file. Errors name the path: those of `readLevel`; NotFound, Io; InvalidArgument if it isn't
/// a regular file or exceeds 16 MiB.
Result<ReadLevel> readLevelFile(const std::filesystem::path &path);

/// Creates or replaces a level file atomically. Errors of `writeFileAtomically`.
Result<void> writeLevelFile(const std::filesystem::path &path, const LevelFile &design,
                            const WriteMode &mode = {});

/// A level as a map of the map editor Tiled (.tmx). Source: doc.mapeditor.org, "TMX Map Format", version 1.8.
///
/// Object layers "static", "dynamic" and "start" (the player's start, a point); an object is a rectangle of
/// one tile of kTilePixels, with its type in the level file. An object's properties have the names of its
/// fields ("maxHP", "heal"); for an unknown type "field 1", "field 2". The map's are levelType and levelName.
/// What Tiled can't represent is in further properties, so that a valid file comes back byte for byte:
/// "line", the order; "source", a line with unusual formatting; on the map "line n", the backgrounds and
/// empty lines; and the line ends.
std::string levelToTiled(const LevelFile &design);

/// Error InvalidArgument: the level has so many objects or fields that its map could not be read again.
Result<void> checkTiledSize(const LevelFile &design);

/// The inverse, from either of Tiled's formats. Objects added in Tiled come last; those moved or changed
/// there are rewritten. What is drawn there as well:
/// - A wall, a spike or a goal may be a rectangle or polygon of several tiles, and becomes one object each.
/// - A tile layer whose property `type` (or class) is such a type has one on each painted tile.
/// - Tile objects (`gid`) take type and properties from their tile, if they have none of their own.
/// - Layers may be in groups and have offsets; shapes may be rotated by right angles.
/// - Missing numbers (maxHP, strength, heal) are those of `newLevelObject`.
/// Everything else is refused. Errors (InvalidArgument) name `file`, the object by its id or the layer, and
/// what was expected: not XML or JSON, not an orthogonal map with a levelType, a position that is not a
/// number, a text with a comma, those of `tilesOfObject`, `tilesOfLayer` and `readLevel`. Also if the XML's
/// elements and attributes would take more than 96 MiB of memory, which corresponds to about 180,000 objects.
Result<ReadLevel> levelFromTiled(std::string_view file, std::string text,
                                 TiledFormat format = TiledFormat::Xml);

Result<ReadLevel> readTiledLevelFile(const std::filesystem::path &path,
                                     TiledFormat format = TiledFormat::Xml);
/// Errors of `checkTiledSize` and `writeFileAtomically`.
Result<void> writeTiledLevelFile(const std::filesystem::path &path, const LevelFile &design,
                                 const WriteMode &mode = {});

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
