// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/session.h"
#include "core/world/world_spec.h"

#include <functional>
#include <optional>
#include <string>

namespace cave {

class Photographer;

using NextCommand = std::function<std::optional<Command>(Session &)>;
using Until = std::function<bool(Session &)>;

/// Plays a new world until something is to be seen in it, its run ends or its player has no command, and
/// opens it in the window. False if it can't be created or opened.
bool openPlayed(Photographer &photographer, const std::string &name, const WorldSpec &spec,
                const NextCommand &player, const Until &until);

} // namespace cave
