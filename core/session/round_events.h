// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/fight.h"

#include <cstddef>

namespace cave {

// What happens only where the player chooses in fights.

/// What one side did in a fight in rounds.
struct RoundPlayed {
    RoundAction action;
    friend bool operator==(const RoundPlayed &, const RoundPlayed &) = default;
};

/// The player got away from a fight; the monster stays.
struct FightFled {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos from;
    WorldPos to;
    friend bool operator==(const FightFled &, const FightFled &) = default;
};

/// The player used up a consumable.
struct ConsumableUsed {
    std::size_t item = 0; ///< index into `Content::items`
    int amount = 0;       ///< points, blows, turns or cells, depending on its effect; 0: nothing came of it
    bool learnt = false;  ///< now the player knows this kind
    friend bool operator==(const ConsumableUsed &, const ConsumableUsed &) = default;
};

} // namespace cave
