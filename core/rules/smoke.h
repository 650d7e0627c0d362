// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/player.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

/// The clouds of all who play.
[[nodiscard]] std::vector<SmokeCloud> smokeClouds(const World &world);
[[nodiscard]] bool isInCloud(const SmokeCloud &cloud, WorldPos cell);
/// Whether a cloud of any player hides who stands on a cell: no monster sees or notices them.
[[nodiscard]] bool isInSmoke(const World &world, WorldPos cell);

} // namespace cave
