// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/io/files/atomic_file.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

/// Reads a level file. Errors name the path: those of `readLevel`; NotFound, Io; InvalidArgument if it is no
/// plain file or larger than 16 MiB.
Result<ReadLevel> readLevelFile(const std::filesystem::path &path);

/// Makes or replaces a level file, whole or not at all. Errors of `writeFileAtomically`.
Result<void> writeLevelFile(const std::filesystem::path &path, const LevelFile &design,
                            const WriteMode &mode = {});

/// A level as a map of the map editor Tiled (.tmx). Source: doc.mapeditor.org, "TMX Map Format", version 1.8.
///
/// Object layers "static", "dynamic" and "start" (the player's start, a point), an object a rectangle of one
/// tile of kTilePixels, its type that of the level file. An object's properties are the names of its fields
/// ("maxHP", "heal"); of an unknown type "field 1", "field 2". The map's are levelType and levelName. What
/// Tiled has no place for is in further properties, so that a valid file comes back byte for byte: "line",
/// the order; "source", a line that is written otherwise than usual; on the map "line n", the backgrounds and
/// empty lines; and how lines end.
std::string levelToTiled(const LevelFile &design);

/// Error InvalidArgument: a level of this many objects or fields that its map could not be read again.
Result<void> checkTiledSize(const LevelFile &design);

/// The other way. Objects that Tiled's user added come last; those he moved or changed are written again.
/// Errors (InvalidArgument) name `file`, the object by its id and what was expected: no XML, no orthogonal
/// map with a levelType, a place that is no number, a text with a comma, and whatever `readLevel` refuses.
/// Also an XML text whose elements and attributes would take more than 96 MiB of memory, which is that of
/// about 180,000 objects.
Result<ReadLevel> levelFromTiled(std::string_view file, std::string xml);

Result<ReadLevel> readTiledLevelFile(const std::filesystem::path &path);
/// Errors of `checkTiledSize` and `writeFileAtomically`.
Result<void> writeTiledLevelFile(const std::filesystem::path &path, const LevelFile &design,
                                 const WriteMode &mode = {});

} // namespace cave
