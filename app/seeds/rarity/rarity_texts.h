// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/rarity/rarity.h"

#include <QString>

namespace cave {

/// "About 1 in 340 · 12 of 4,000 seeds", "Never in 4,000 seeds".
QString rarityText(const Rarity &rarity);

/// The speed of a search here and the expected time to its first match: "25,000 seeds/s · first match in
/// about 3 s". Empty while nothing is known.
QString rarityTimeText(const Rarity &rarity, int threads);

/// What a part does to the seeds: "12.1 % of all seeds · 30 % of those left", "never in 4,000 seeds".
QString rarityPartText(const RarityPart &part, const Rarity &rarity);

} // namespace cave
