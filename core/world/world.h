#pragma once

#include "core/world/level.h"
#include "core/world/world_spec.h"

namespace cave {

/// The one who walks. Saved.
struct Player {
    WorldPos position;

    friend bool operator==(const Player &, const Player &) = default;
};

/// Everything that a save holds: what the world is made from, what changed in it, and who is where.
struct World {
    WorldSpec spec;
    Level level;
    Player player;
    std::int64_t turn = 0; ///< commands that took time since the world began
};

} // namespace cave
