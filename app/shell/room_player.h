#pragma once

#include "core/session/session.h"

#include <optional>

namespace cave {

/// The next command of somebody who goes through a map of rooms for the program's own pictures, by turns:
/// beats who is in the room, then takes a door to where they haven't been. No good player; none when there is
/// nothing left to do.
std::optional<Command> nextOfRoomPlayer(Session &session);
/// The same of somebody who beats nobody and goes from door to door, where doors are never shut.
std::optional<Command> nextOfRoomWalker(Session &session);

} // namespace cave
