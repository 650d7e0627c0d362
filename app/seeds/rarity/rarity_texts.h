// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/rarity/rarity.h"

#include <QString>

#include <cstddef>

namespace cave {

/// "About 1 in 330 · 1 in 190 to 1 in 640 · 12 of 4,000 seeds", "Never in 4,000 seeds · rarer than about 1 in
/// 1,300". The range is the 95 % interval.
QString rarityText(const Rarity &rarity);

/// The speed of a search here and the expected time to its first match: "25,000 seeds/s · first match in
/// about 3 s". Empty while nothing is known.
QString rarityTimeText(const Rarity &rarity, int threads);

/// What a part does to the seeds: "12.1 % of all seeds · 30 % of those left", "never in 4,000 seeds".
QString rarityPartText(std::size_t number, const Rarity &rarity);

} // namespace cave
