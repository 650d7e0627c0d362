// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/java/java_world_format.h"
#include "core/world/player.h"

#include <filesystem>

namespace cave {

/// The content of the original's player.json.
struct JavaPlayer {
    WorldPos position;
    Inventory inventory; ///< in the file's order, without gold of 0
};

/// Reads player.json of a world with regions of `regionSize` cells. Unusual but usable content is reported in
/// `findings`.
Result<JavaPlayer> readJavaPlayer(const std::filesystem::path &path, int regionSize, const Content &content,
                                  JavaFindings &findings);

} // namespace cave
