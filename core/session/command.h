#pragma once

#include "core/base/geometry.h"

#include <variant>

namespace cave {

/// Walk one cell. Takes a turn when the way is free.
struct MoveCommand {
    Direction direction = Direction::North;

    friend bool operator==(const MoveCommand &, const MoveCommand &) = default;
};

/// Let a turn pass.
struct WaitCommand {
    friend bool operator==(const WaitCommand &, const WaitCommand &) = default;
};

/// What a player, a replay or a script can ask of a session.
using Command = std::variant<MoveCommand, WaitCommand>;

} // namespace cave
