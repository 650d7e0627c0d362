// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A world made of level files, which are played one after the other.
struct LevelWorld {
    std::string name; ///< that of the file without its extension, or of the folder
    WorldSpec spec;
    /// The first file with a MarioLevel, which can't be played; nothing else is reported then.
    std::optional<std::filesystem::path> sideView;
};

/// Reads level files in the natural order of their names; a folder stands for all of its files. Errors name
/// the file: it can't be read, holds no level, has no start, ...
Result<LevelWorld> levelWorldOf(std::vector<std::filesystem::path> paths);

/// Whether a path looks like a level file.
bool isLevelFile(const std::filesystem::path &path);

} // namespace cave
