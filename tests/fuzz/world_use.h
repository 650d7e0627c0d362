// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

namespace cave::fuzz {

/// What the programs do with a world's file; each is a bit.
enum WorldUse : std::uint8_t {
    kLookInside = 1, ///< lists, checks and exports
    kReplay = 2,     ///< follows its log, and looks back
    kEdit = 4,       ///< goes through the history of edits
    kPlay = 8,
    kRepair = 16,
};

/// Reads what a list shows of a file, then does some of that with it, in this order. Returns whether it is a
/// world.
bool useWorld(const std::filesystem::path &path, std::uint8_t uses);

} // namespace cave::fuzz
