// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/event.h"

#include <optional>
#include <vector>

namespace cave {

struct PlayState;
struct World;

// Who plays a world together: players who join, leave and act.

/// True for JoinCommand, LeaveCommand, ActCommand and OwnMapsCommand.
[[nodiscard]] bool changesParty(const Command &command);

/// Why such a command can't be done now.
[[nodiscard]] std::optional<Refusal> refusalInParty(const World &world, const Command &command);

/// Carries out such a command, which isn't refused. A new player enters near the first one who plays, in a
/// bounded world nearest to the entrance of that player's level.
void changeParty(PlayState &play, const Command &command, std::vector<Event> &events);

/// The player walks to the cell of an ally, who isn't fighting, and the ally to theirs.
void swapPlaces(PlayState &play, const PartyMember &ally, std::vector<Event> &events);

/// The player has lost their only life: they watch, or the run ends with the last one.
void fall(PlayState &play, std::vector<Event> &events);

} // namespace cave
