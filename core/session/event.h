#pragma once

#include "core/base/geometry.h"

#include <variant>

namespace cave {

/// The player walked.
struct PlayerMoved {
    WorldPos from;
    WorldPos to;
    friend bool operator==(const PlayerMoved &, const PlayerMoved &) = default;
};

/// The player stayed: `at` is rock or the end of the world. No turn passed.
struct MoveBlocked {
    WorldPos at;
    friend bool operator==(const MoveBlocked &, const MoveBlocked &) = default;
};

/// The player let a turn pass.
struct PlayerWaited {
    friend bool operator==(const PlayerWaited &, const PlayerWaited &) = default;
};

/// Cells were seen for the first time.
struct CellsExplored {
    int count = 0;
    friend bool operator==(const CellsExplored &, const CellsExplored &) = default;
};

/// What happened, in order; the log, animation and sound are made from these.
using Event = std::variant<PlayerMoved, MoveBlocked, PlayerWaited, CellsExplored>;

} // namespace cave
