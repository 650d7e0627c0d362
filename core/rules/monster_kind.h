// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"

#include <cstddef>
#include <cstdint>

namespace cave {

/// The kind of the `index`-th monster of a region, as an index into `Content::monsters`: drawn by weight
/// among the kinds that live `distance` cells (≥ 0, Chebyshev) from the world's origin, or from the entrance
/// of a bounded level. Determined by world and place: `worldKey` is a hash of the world's seed. Integer
/// arithmetic only, with the same results everywhere.
[[nodiscard]] std::size_t monsterKindAt(const Content &content, std::uint64_t worldKey, RegionPos region,
                                        int index, std::int64_t distance);

} // namespace cave
