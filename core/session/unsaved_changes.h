// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/world/region_changes.h"

#include <cstdint>
#include <set>
#include <vector>

namespace cave {

struct World;

/// The parts of a state's hash, so that it can be said which of them differ.
struct StateHashes {
    std::uint64_t player = 0;  ///< position, turn, inventory, statistics
    std::uint64_t regions = 0; ///< explored, chests, piles, monsters, terrain
    std::uint64_t chance = 0;  ///< random streams, the fight, and what moves freely
    std::uint64_t spec = 0;    ///< what the world is made from

    friend bool operator==(const StateHashes &, const StateHashes &) = default;
    [[nodiscard]] std::uint64_t all() const;
};

/// Hashes of everything that a save of `world` covers.
StateHashes stateHashes(World &world);
std::uint64_t stateHash(World &world);

/// Hashes are noted whenever this many commands were done.
inline constexpr std::int64_t kCheckpointInterval = 64;

/// How a world was at a moment of its log; a replay must come by the same.
struct StateCheckpoint {
    std::int64_t command = 0; ///< after this many commands
    std::int64_t turn = 0;
    StateHashes hashes;

    friend bool operator==(const StateCheckpoint &, const StateCheckpoint &) = default;
};

/// What has changed since changes were last taken; what a save has to write.
struct UnsavedChanges {
    std::set<RegionPos> regions;
    std::vector<Command> commands;            ///< those that changed anything, oldest first
    std::vector<StateCheckpoint> checkpoints; ///< those come by with these commands
    bool player = false;                      ///< position, turn, or number of commands
    bool inventory = false;
    bool statistics = false; ///< anything but the steps
    bool fight = false;      ///< the fight, or the state of a random stream
    bool run = false;        ///< experience, health, how the run stands, and the clock
    bool action = false;     ///< what moves freely
    bool party = false;      ///< who plays together, and what is theirs

    [[nodiscard]] bool empty() const
    {
        return regions.empty() && commands.empty() && !player && !inventory && !statistics && !fight &&
               !run && !action && !party;
    }
};

} // namespace cave
