// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monster_thought.h"

#include <optional>

namespace cave {

/// What the monster would decide about the player who is nearest to it if its turn were now, using the code
/// for its turns; changes nothing. None if there is no such living monster.
[[nodiscard]] std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id);

} // namespace cave
