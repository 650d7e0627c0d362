// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/decision_tree.h"
#include "core/rules/monsters.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// What a monster decides and why; for showing it.
struct MonsterThought {
    Monster monster;                 ///< as it is when it decides, its mind made up about what it sees
    const NamedTree *tree = nullptr; ///< of the world's content; null: it has none and does nothing
    TreeTrace trace;
    bool acts = false;              ///< monsters roam, and it is near enough to the player to have a turn
    bool notices = false;           ///< it has the player within its notice radius, with a line of sight
    std::int64_t energy = 0;        ///< per cent of a step that it has this turn, its speed included
    std::optional<WorldPos> target; ///< where it wants to go
    std::vector<WorldPos> path;     ///< the way there that it follows, from where it stands; may be empty
};

/// What the monster would decide if its turn were now, by the very code that lets it act; changes nothing.
/// None if there is no such monster alive.
[[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id);

} // namespace cave
