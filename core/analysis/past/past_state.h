// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/rules/armour_combat.h"
#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

// What there was of players and monsters at a moment, by any scenario's rules. All of them only read; worlds
// are changed by generating regions.

/// The monster where it is now: with free movement, between the saves of its state.
std::optional<Monster> currentMonster(World &world, const MonsterId &id);

/// Monsters around a cell where they are now, as far as they act; with free movement, those on the level.
std::vector<Monster> monstersAround(World &world, WorldPos at);

/// The health of a player: in a fight by armour as it stands there, outside of it full.
Points healthNow(const World &world, const PartyMember &member);

/// Living monsters that see a player now, in order of id.
std::vector<Monster> monstersSeeing(World &world, const PartyMember &member);
/// Those that hunt anyone, within reach of a player.
std::vector<Monster> monstersHunting(World &world, const PartyMember &member);

/// What happened in the step that led to where a replay stands, of a player and of everyone: its events, and
/// an edit after it.
std::vector<TimelineMark> marksOf(const LogReplay &replay, const std::vector<Event> &events, int player);

} // namespace cave
