// SPDX-License-Identifier: MIT
#include "core/analysis/past/world_at_turn.h"

#include "core/analysis/past/log_replay.h"

#include <limits>
#include <utility>
#include <vector>

namespace cave {

Result<World> worldAtTurn(const WorldLog &log, std::int64_t turn)
{
    LogReplay replay(log);
    const std::int64_t first = replay.world().turn;
    // To say how far the log goes, all of it has to be read.
    const std::int64_t until = turn < first ? std::numeric_limits<std::int64_t>::max() : turn;
    std::vector<Event> events;
    while (replay.world().turn < until && replay.advance(events)) {
    }
    if (const std::int64_t last = replay.world().turn; turn < first || turn > last)
        return invalid(message("the log goes from turn %1 to turn %2; it has no turn %3", first, last, turn));
    World world = std::move(replay.session()).takeWorld();
    introducePlayers(log.stored.party, world);
    return world;
}

} // namespace cave
