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
    RandomStream death;  ///< losses on death

    friend bool operator==(const WorldStreams &, const WorldStreams &) = default;
};

/// The state of a run that can end.
enum class RunState : std::uint8_t { Going, Won, Lost };

/// Everything that is saved: the world's spec, its changes, and the state of the player.
struct World {
    /// An unchanged world with the player at (0, 0) and nothing in the inventory. None of the pointers may be
    /// null.
    World(WorldSpec madeFrom, std::shared_ptr<const Content> tables,
          std::shared_ptr<const RegionSource> source);
    World(World &&other) noexcept;
    World &operator=(World &&other) noexcept;
    ~World();

    WorldSpec spec;
    std::uint64_t key; ///< `worldKey` of the spec: the key for everything drawn except terrain
    std::shared_ptr<const Content> content; ///< the tables that it was created with
    WorldMap map;
    Party party; ///< everyone who plays it
    WorldStreams streams;
    std::optional<ActionState> action; ///< always present with free movement (`CombatKind::Action`)
    RunState run = RunState::Going;
    bool realTime = false;     ///< real time instead of turns
    std::int64_t turn = 0;     ///< commands that took time, since the start of the world
    std::int64_t commands = 0; ///< all commands that changed anything
    std::int64_t logStart = 0; ///< number of commands before the log's start, if the world came from
                               ///< elsewhere

    /// The player shown, their fight if there is one, and how they move, with free movement.
    [[nodiscard]] const Player &player() const { return party.current().player; }
    [[nodiscard]] Player &player() { return party.current().player; }
    [[nodiscard]] const std::optional<Fight> &fight() const { return party.current().fight; }
    [[nodiscard]] std::optional<Fight> &fight() { return party.current().fight; }
    [[nodiscard]] const PlayerMotion &motion() const { return party.current().motion; }
    [[nodiscard]] PlayerMotion &motion() { return party.current().motion; }
};

/// Whether a death is the end of its run.
[[nodiscard]] bool deathEndsRun(const World &world);

/// An independent copy.
World copyOf(const World &world);
/// The same with an unchanged map, of which nothing is explored.
World copyWithoutMap(const World &world);

/// The number of levels with explored cells; 0 in an endless world.
int visitedLevels(const World &world);

} // namespace cave
