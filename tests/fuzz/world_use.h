// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

namespace cave::fuzz {

/// What the programs do with a world's file.
enum class WorldUse : std::uint8_t {
    LookInside, ///< checks and exports
    Replay,     ///< follows its log, and looks back
    Edit,       ///< goes through the history of edits
    Play,
    Repair,
};

/// Reads what a list shows of a file, then does one of that with it, chosen by any number. Returns whether it
/// is a world.
bool useWorld(const std::filesystem::path &path, std::uint8_t use);

} // namespace cave::fuzz
