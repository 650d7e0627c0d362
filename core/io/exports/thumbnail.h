// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace cave {

/// The minimum side of a thumbnail, in pixels.
inline constexpr int kSmallestThumbnail = 16;
inline constexpr int kLargestThumbnail = 4'096;

/// A PNG thumbnail for file managers, at most `size` pixels per side (kSmallestThumbnail ..
/// kLargestThumbnail), fewer if it has fewer cells: for a world file the explored area around the player, for
/// a seed card the world around the card's camera or spawn; for a bounded world the whole level, if it fits.
/// A world is read without a lock and without changing it. Errors: those of `readSeedCard` and
/// `WorldFile::readSnapshot`; of `makeRegionSource` if this program can't generate the card's world.
Result<std::string> thumbnailPng(const std::filesystem::path &file, int size);

} // namespace cave
