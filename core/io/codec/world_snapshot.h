// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// Encodes the complete state of a world: position, turn and commands; inventory, statistics, streams, fight,
/// run and action; every region's changes. Excludes spec and content. Error: a region that a payload can't
/// hold.
Result<std::vector<std::uint8_t>> encodeWorld(const World &world);

/// Gives `world`, which is unchanged, the state that `encodeWorld` recorded of a world with the same spec and
/// content. Error Damaged: anything that doesn't fit; `world` is then unusable.
Result<void> decodeWorld(std::span<const std::uint8_t> bytes, World &world);

/// True for a region that the player can reach, or see from a reachable one.
bool isUsableRegion(RegionPos pos, int regionSize);

} // namespace cave
