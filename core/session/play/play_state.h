// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/player_view.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <utility>
#include <vector>

namespace cave {

/// What every way to play works on.
struct PlayState {
    explicit PlayState(World played) : world(std::move(played)) {}

    World world;
    PlayerView view;
    UnsavedChanges unsaved;

    [[nodiscard]] const Content &content() const { return *world.content; }
    void look(std::vector<Event> &events) { view.look(world, unsaved, events); }
    void reportMonsters(std::vector<Event> &events) { view.reportMonsters(world, events); }
};

// What the player does alike, whatever the way to play; what can't be done is an event that says so.

void equip(PlayState &play, const EquipCommand &command, std::vector<Event> &events);
void unequip(PlayState &play, const UnequipCommand &command, std::vector<Event> &events);
void drop(PlayState &play, const DropCommand &command, std::vector<Event> &events);
/// Takes what the player's cell holds.
void collect(PlayState &play, std::vector<Event> &events);
void setClock(PlayState &play, const ClockCommand &command, std::vector<Event> &events);

/// Found things join the inventory and are counted.
void gain(PlayState &play, const std::vector<ItemStack> &items);
void gainExperience(PlayState &play, ExperienceReason reason, int amount, std::vector<Event> &events);
void endRun(PlayState &play, bool won, std::vector<Event> &events);

} // namespace cave
