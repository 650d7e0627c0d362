// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/brain.h"
#include "core/rules/monsters.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// What a monster decides and why; for display.
struct MonsterThought {
    Monster monster;                 ///< its state at the decision, after it has noticed or lost the player
    const NamedTree *tree = nullptr; ///< from the world's content; null if it has none and does nothing
    TreeTrace trace;
    bool acts = false;              ///< monsters roam, and it is near enough to the player to have a turn
    bool notices = false;           ///< the player is within its notice radius and in line of sight
    std::int64_t energy = 0;        ///< per cent of a step available this turn, including its speed
    std::optional<WorldPos> target; ///< its destination
    std::vector<WorldPos> path;     ///< its path there, from its position; may be empty
};

/// Keeps what one monster decides while monsters take their turns. Has no part in any rule.
struct Witness {
    std::optional<MonsterId> monster;     ///< none: nothing is kept
    std::vector<MonsterThought> thoughts; ///< of `monster`, in order

    [[nodiscard]] bool watches(const MonsterId &id) const { return monster == id; }
};

} // namespace cave
