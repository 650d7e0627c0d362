// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

/// What blows of a monster do to the player shown, by the rules of the world's fights.
struct Threat {
    /// About as many kill the player as they are now, one after the other without an answer; none if more
    /// than `kMaxThreatBlows` would be needed.
    std::optional<int> blows;
    int venom = 0;       ///< turns for which a blow that hurts poisons them
    int stunPercent = 0; ///< chance that a blow stuns them, rounded to whole per cent
};

inline constexpr int kMaxThreatBlows = 200;

/// Of fights by armour, by dice and in rounds; not where everything moves freely.
[[nodiscard]] Threat threatOf(const World &world, const MonsterType &monster);

} // namespace cave
