// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <vector>

namespace cave {

// What happens only where several play a world together.

/// Someone plays in the world from now on.
struct PlayerJoined {
    int player = 1;
    WorldPos at;
    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

/// Someone no longer plays; their figure stays.
struct PlayerLeft {
    int player = 1;
    friend bool operator==(const PlayerLeft &, const PlayerLeft &) = default;
};

/// From now on each player explores a map of their own.
struct OwnMapsGiven {
    friend bool operator==(const OwnMapsGiven &, const OwnMapsGiven &) = default;
};

/// The player walked to an ally's cell, and the ally to theirs.
struct PlacesSwapped {
    int player = 1; ///< the ally
    friend bool operator==(const PlacesSwapped &, const PlacesSwapped &) = default;
};

/// The player joined the fight of an ally.
struct FightJoined {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    friend bool operator==(const FightJoined &, const FightJoined &) = default;
};

/// The player lost their only life, and watches the others.
struct PlayerFell {
    WorldPos at;
    friend bool operator==(const PlayerFell &, const PlayerFell &) = default;
};

/// Commands without a player are this one's from now on.
struct ActorChanged {
    int player = 1;
    friend bool operator==(const ActorChanged &, const ActorChanged &) = default;
};

struct Event;

/// What concerns one player among the events of a command: their own, and what happens to monsters, shots,
/// time, the run and who plays, also if another player caused it.
[[nodiscard]] std::vector<Event> ownEvents(const std::vector<Event> &events, int player);

} // namespace cave
