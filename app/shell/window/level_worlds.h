// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// What level files make: a world that plays them one after the other.
struct LevelWorld {
    std::string name; ///< that of the file, or of the folder, without its ending
    WorldSpec spec;
    /// The first file that holds a MarioLevel, which can't be played; nothing else is then reported.
    std::optional<std::filesystem::path> sideView;
};

/// Reads level files, in the order of their names, and all of a folder if one is among them. Errors name the
/// file: it can't be read, holds no level, has no place to begin, ...
Result<LevelWorld> levelWorldOf(std::vector<std::filesystem::path> paths);

/// Whether a path looks like that of a level file.
bool isLevelFile(const std::filesystem::path &path);

} // namespace cave
