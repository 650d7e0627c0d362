// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world.h"

#include <filesystem>
#include <optional>
#include <string>

namespace cave {

/// The minimum side of a thumbnail, in pixels.
inline constexpr int kSmallestThumbnail = 16;
inline constexpr int kLargestThumbnail = 4'096;

/// A PNG thumbnail for file managers, at most `size` pixels per side (kSmallestThumbnail ..
/// kLargestThumbnail), fewer if it has fewer cells: for a world file the explored area around the player, for
/// a seed card the world around the card's camera or spawn; for a bounded world the whole level, if it fits.
/// Of a map of rooms, a world file shows what is explored, and a card all of it.
/// A world is read without a lock and without changing it. Errors: those of `readSeedCard` and
/// `WorldFile::readSnapshot`; of `makeRegionSource` if this program can't generate the card's world.
Result<std::string> thumbnailPng(const std::filesystem::path &file, int size);

/// What a picture of a played world shows: the player's level, or the explored part of a map of rooms; none
/// for an endless world.
std::optional<CellRect> levelAreaOf(const World &world);

} // namespace cave
