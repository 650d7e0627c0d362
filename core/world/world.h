// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/world/action.h"
#include "core/world/fight.h"
#include "core/world/party.h"
#include "core/world/player.h"
#include "core/world/world_map.h"
#include "core/world/world_spec.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace cave {

/// The random streams of a world; their states are saved.
struct WorldStreams {
    explicit WorldStreams(std::uint64_t worldKey) : combat(worldKey, "combat"), death(worldKey, "death") {}

    RandomStream combat; ///< who begins a fight, who is stunned
    RandomStream death;  ///< what is lost by dying

    friend bool operator==(const WorldStreams &, const WorldStreams &) = default;
};

/// Whether a run that can end goes on.
enum class RunState : std::uint8_t { Going, Won, Lost };

/// Everything that a save holds: what the world is made from, what changed in it, and who is where.
struct World {
    /// A world as its seed makes it, the player at (0, 0) with nothing. None of the pointers may be null.
    World(WorldSpec madeFrom, std::shared_ptr<const Content> tables,
          std::shared_ptr<const RegionSource> source);

    WorldSpec spec;
    std::uint64_t key; ///< `worldKey` of the spec: everything that isn't terrain is drawn under it
    std::shared_ptr<const Content> content; ///< the tables that it was made with
    WorldMap map;
    Player player; ///< of a party, the member shown
    Party party;   ///< everyone who plays it together
    WorldStreams streams;
    std::optional<Fight> fight;        ///< the one going on
    std::optional<ActionState> action; ///< where everything moves freely (`CombatKind::Action`), always
    RunState run = RunState::Going;
    bool realTime = false;     ///< monsters act as time passes, not after the player
    std::int64_t turn = 0;     ///< commands that took time since the world began
    std::int64_t commands = 0; ///< all commands that changed anything
    std::int64_t logStart = 0; ///< commands before this are not in the log, as the world came from elsewhere
};

/// An independent world that is the same.
World copyOf(const World &world);

} // namespace cave
