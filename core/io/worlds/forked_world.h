// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"
#include "core/world/world.h"

#include <filesystem>
#include <string>

namespace cave {

/// Writes a state from the past of the world in `original`, maybe under other rules or with other decision
/// trees, as a world of its own, whose log begins there. The original is only read. As its run went on
/// elsewhere, the new world is marked as a copy, and as revealed if the original is. Errors: those of
/// `WorldFile::create` and, for the original, of `WorldFile::summary`.
Result<WorldFile> forkWorld(const std::filesystem::path &original, const std::filesystem::path &target,
                            const std::string &name, const World &world);

} // namespace cave
