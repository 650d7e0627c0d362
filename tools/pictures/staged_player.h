// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/session.h"

#include <optional>

namespace cave {

/// What a careless explorer does next, for demonstrations and pictures: wears the strongest of what was
/// found, fights to the end, and otherwise goes where exploring goes. The same in the same world.
/// None when nothing is left to explore.
std::optional<Command> nextOfStagedPlayer(Session &session);

} // namespace cave
