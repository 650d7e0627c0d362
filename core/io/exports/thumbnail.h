// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace cave {

/// Pixels a side that a thumbnail may have.
inline constexpr int kSmallestThumbnail = 16;
inline constexpr int kLargestThumbnail = 4'096;

/// The bytes of a PNG picture for file managers, `size` pixels a side at most (kSmallestThumbnail ..
/// kLargestThumbnail), as few as its cells come to: of a world file what was explored around the player, of a
/// seed card the world around the card's camera, or where players enter. Of a bounded world the whole level,
/// if it fits. A world is read without a lock and without changing it. Errors: those of `readSeedCard` and
/// `WorldFile::readSnapshot`; of `makeRegionSource` if this program can't make the card's world.
Result<std::string> thumbnailPng(const std::filesystem::path &file, int size);

} // namespace cave
