// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/io/files/atomic_file.h"

#include <filesystem>
#include <string>
#include <string_view>

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

/// The inverse. Objects added in Tiled come last; those moved or changed there are rewritten. Errors
/// (InvalidArgument) name `file`, the object by its id and what was expected: not XML, not an orthogonal map
/// with a levelType, a position that is not a number, a text with a comma, and those of `readLevel`. Also if
/// the XML's elements and attributes would take more than 96 MiB of memory, which corresponds to about
/// 180,000 objects.
Result<ReadLevel> levelFromTiled(std::string_view file, std::string xml);

Result<ReadLevel> readTiledLevelFile(const std::filesystem::path &path);
/// Errors of `checkTiledSize` and `writeFileAtomically`.
Result<void> writeTiledLevelFile(const std::filesystem::path &path, const LevelFile &design,
                                 const WriteMode &mode = {});

} // namespace cave
