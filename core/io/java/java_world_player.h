// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/java/java_world_format.h"
#include "core/world/player.h"

#include <filesystem>

namespace cave {

/// What player.json of the original's tells.
struct JavaPlayer {
    WorldPos position;
    Inventory inventory; ///< in the file's order; gold of 0 left out
};

/// Reads player.json of a world with regions of `regionSize` cells. What is odd but usable goes to
/// `findings`.
Result<JavaPlayer> readJavaPlayer(const std::filesystem::path &path, int regionSize, const Content &content,
                                  JavaFindings &findings);

} // namespace cave
