// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"

#include <cstddef>
#include <cstdint>

namespace cave {

/// Which kind the `index`-th monster of a region is, as an index into `Content::monsters`: drawn by weight
/// among the kinds that live `distance` cells (≥ 0, Chebyshev) from the world's origin, or from where a
/// bounded level is entered. Fixed by the world and the place: `worldKey` is a hash of the world's seed.
/// Integer arithmetic only, so the same everywhere.
[[nodiscard]] std::size_t monsterKindAt(const Content &content, std::uint64_t worldKey, RegionPos region,
                                        int index, std::int64_t distance);

} // namespace cave
