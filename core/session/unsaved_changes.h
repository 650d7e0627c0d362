// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/world/region_changes.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace cave {

struct World;

/// The parts of a state's hash, so that differences can be located.
struct StateHashes {
    std::uint64_t player = 0;  ///< position, turn, inventory, statistics
    std::uint64_t regions = 0; ///< explored cells, chests, piles, monsters, terrain
    std::uint64_t chance = 0;  ///< random streams, the fight, and free movement
    std::uint64_t spec = 0;    ///< the world's spec

    friend bool operator==(const StateHashes &, const StateHashes &) = default;
    [[nodiscard]] std::uint64_t all() const;
};

/// Hashes of everything in `world` that is saved.
StateHashes stateHashes(World &world);
std::uint64_t stateHash(World &world);

/// The number of commands between recorded hashes.
inline constexpr std::int64_t kCheckpointInterval = 64;

/// The state of a world at a point of its log, which a replay must reproduce.
struct StateCheckpoint {
    std::int64_t command = 0; ///< after this many commands
    std::int64_t turn = 0;
    StateHashes hashes;

    friend bool operator==(const StateCheckpoint &, const StateCheckpoint &) = default;
};

/// Changes since the last save.
struct UnsavedChanges {
    std::set<RegionPos> regions;
    std::vector<Command> commands;            ///< those that changed anything, oldest first
    std::vector<StateCheckpoint> checkpoints; ///< reached with these commands
    bool player = false;                      ///< position, turn, or number of commands
    bool inventory = false;
    bool statistics = false; ///< anything but the steps
    bool fight = false;      ///< the fight, or the state of a random stream
    bool run = false;        ///< experience, health, state of the run, and the clock
    bool action = false;     ///< free movement
    bool party = false;      ///< the players of a party, and what is theirs
    /// Regions of players' own maps, with the player.
    std::set<std::pair<int, RegionPos>> ownMaps;

    [[nodiscard]] bool empty() const
    {
        return regions.empty() && commands.empty() && !player && !inventory && !statistics && !fight &&
               !run && !action && !party && ownMaps.empty();
    }
};

} // namespace cave
