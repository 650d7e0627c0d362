// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/session/command.h"
#include "core/session/event.h"

#include <optional>
#include <vector>

namespace cave {

struct PartyMember;
struct PlayState;
struct World;

/// Uses up a consumable of the inventory, which the player then knows, with all of its effect on the player.
/// What it does to an enemy, and to where the player is, is up to the caller. Returns nullptr and an event
/// that says so if it can't be used.
const ItemType *consume(PlayState &play, const CastCommand &command, std::vector<Event> &events);

/// Uses it outside of a fight; false if it can't be used.
bool useConsumable(PlayState &play, const CastCommand &command, std::vector<Event> &events);

/// What a consumable, a ware or a shrine does to the player; returns the amount of `ConsumableUsed`. `after`:
/// events that follow it.
int takeEffect(PlayState &play, const ItemType &type, std::vector<Event> &after);

/// Where a scroll of recall leads: where the player's level begins, else the last camp that they rested at,
/// else where the world begins.
[[nodiscard]] std::optional<WorldPos> recallPlace(PlayState &play);
/// The nearest free cell, by steps, from which no monster sees the player and which isn't beside one; none if
/// there is none within reach.
[[nodiscard]] std::optional<WorldPos> fleePlace(PlayState &play);
/// The player's companion comes to where the player is.
void bringCompanion(Player &player);
/// Puts the player on another cell, where they look around.
void putPlayer(PlayState &play, WorldPos to, std::vector<Event> &events);

/// What a turn does to a player outside of fights: poison, rest, effects that wear off.
void passTurn(PlayState &play);
/// A point of health in some turns, while nothing hunts the player, in worlds with slow healing.
void healSlowly(PlayState &play);
/// Whether a player is wounded in such a world.
[[nodiscard]] bool healsSlowly(const World &world, const PartyMember &member);
/// Poison takes a point, but never the last one.
void sufferPoison(PlayState &play);

} // namespace cave
