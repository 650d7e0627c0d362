// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/saved_world.h"
#include "core/io/world_file/world_file.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace cave::cli {

/// What `world info` reports of a world.
struct WorldReport {
    WorldSummary summary;
    std::shared_ptr<const Content> content; ///< the world's; never null
    Inventory inventory;
    std::size_t chestsClaimed = 0;   ///< in the regions that play changed, as are the next five
    std::size_t chestsUnclaimed = 0; ///< still closed
    std::size_t thingsTaken = 0;     ///< potions and pickups of rooms
    std::size_t thingsLeft = 0;      ///< likewise
    std::size_t monstersAlive = 0;
    std::size_t monstersDead = 0;
    std::size_t regionsChanged = 0;
    std::vector<DamagedRegion> damaged;
    std::vector<Message> notices; ///< what else is wrong, and what opening the world does about it
};

/// What to report of a world of which `summary` is the file's.
WorldReport reportOf(WorldSummary summary, LoadedWorld loaded);

/// `text` as a JSON string, quotes included, so that any name or seed fits on one line of a terminal.
std::string quoted(const std::string &text);

/// The seed as a JSON string; "#" and its number where only that is known.
std::string shownSeed(const WorldSpec &spec);

/// How a run stands.
Message runText(RunState run);

/// One line a fact, "key: value".
std::string reportText(const WorldReport &report);

/// One JSON object. Settings have the names that settings files use; a chance is a fraction.
std::string reportJson(const WorldReport &report);

/// One JSON object with the facts that need no more than the summary.
std::string summaryJson(const WorldSummary &summary);

} // namespace cave::cli
