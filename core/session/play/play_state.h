// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monster_thought.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/player_view.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace cave {

/// What every way to play works on.
struct PlayState {
    explicit PlayState(World played) : world(std::move(played)) {}

    World world;
    PlayerView view;
    UnsavedChanges unsaved;
    Witness witness;

    [[nodiscard]] const Content &content() const { return *world.content; }
    /// Makes another member of the party "the player", with what they see.
    void show(int player);
    /// Calls `act()` while a member is the one shown. Its events are theirs, but for those of others.
    template<class Act>
    void actAs(int player, std::vector<Event> &events, Act act);
    /// Calls `act()` for each member who plays, in order of id, as them.
    template<class Act>
    void forEachPlayer(std::vector<Event> &events, Act act);
    void look(std::vector<Event> &events) { view.look(world, unsaved, events); }
    /// Lets all members of the party look around, after they came to another level.
    void lookAll(std::vector<Event> &events);
    void reportMonsters(std::vector<Event> &events) { view.reportMonsters(world, events); }

private:
    std::map<int, PlayerView> m_views; ///< of members who aren't shown, as far as they have looked
};

template<class Act>
void PlayState::actAs(int player, std::vector<Event> &events, Act act)
{
    const int shown = world.party.shown;
    const std::size_t before = events.size();
    show(player);
    act();
    show(shown);
    attribute(events, before, player);
}

template<class Act>
void PlayState::forEachPlayer(std::vector<Event> &events, Act act)
{
    if (world.party.isAlone())
        return actAs(world.party.shown, events, act);
    std::vector<int> players;
    for (const PartyMember &member : world.party.members) {
        if (member.plays())
            players.push_back(member.id);
    }
    for (const int player : players)
        actAs(player, events, act);
}

// What the player does alike, whatever the way to play; what can't be done is an event that says so.

void equip(PlayState &play, const EquipCommand &command, std::vector<Event> &events);
void unequip(PlayState &play, const UnequipCommand &command, std::vector<Event> &events);
void drop(PlayState &play, const DropCommand &command, std::vector<Event> &events);
/// Takes what the player's cell holds.
void collect(PlayState &play, std::vector<Event> &events);
void setClock(PlayState &play, const ClockCommand &command, std::vector<Event> &events);

/// The player knows the affix of an item that they have come by.
void learnAffix(PlayState &play, std::size_t item);
/// Health above what is full with the gear that is worn now is lost.
void limitHealth(PlayState &play);

/// Found things join the inventory and are counted.
void gain(PlayState &play, const std::vector<ItemStack> &items);
void gainExperience(PlayState &play, ExperienceReason reason, int amount, std::vector<Event> &events);
void endRun(PlayState &play, bool won, std::vector<Event> &events);

} // namespace cave
