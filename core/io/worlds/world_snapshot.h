// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

/// A whole state of a world in one string of bytes: place, turn and commands; inventory, statistics, streams,
/// fight, run and what moves freely; every region's changes. What the world is made from (spec, content) is
/// not in it. Error: a region that a payload can't hold.
Result<std::vector<std::uint8_t>> encodeWorld(const World &world);

/// Gives `world`, which is as its seed makes it, the state that `encodeWorld` took of a world of the same
/// spec and content. Error Damaged: anything that doesn't fit; `world` is then of no use.
Result<void> decodeWorld(std::span<const std::uint8_t> bytes, World &world);

/// True for a region that play can reach, or see from where it can.
bool isUsableRegion(RegionPos pos, int regionSize);

} // namespace cave
