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

/// What every way to play works on: a world, and the member of the party who acts in it.
struct PlayState {
    explicit PlayState(World played) : world(std::move(played)), m_actor(world.party.shown) {}

    World world;
    UnsavedChanges unsaved;
    Witness witness;

    [[nodiscard]] const Content &content() const { return *world.content; }

    /// "The player" of the rules, who need not be the one shown; and what is theirs.
    [[nodiscard]] PartyMember &actor() { return world.party.at(m_actor); }
    [[nodiscard]] const PartyMember &actor() const { return world.party.at(m_actor); }
    [[nodiscard]] Player &player() { return actor().player; }
    [[nodiscard]] const Player &player() const { return actor().player; }
    [[nodiscard]] std::optional<Fight> &fight() { return actor().fight; }
    [[nodiscard]] const std::optional<Fight> &fight() const { return actor().fight; }
    [[nodiscard]] PlayerMotion &motion() { return actor().motion; }

    /// Calls `act()` while a member is the actor. Its events are theirs, but for those of others.
    template<class Act>
    void actAs(int player, std::vector<Event> &events, Act act);
    /// Calls `act()` for each member who plays, in order of id, as them.
    template<class Act>
    void forEachPlayer(std::vector<Event> &events, Act act);

    /// What a member sees; found when it is first asked for.
    [[nodiscard]] PlayerView &viewOf(int player);
    /// The actor, or another member, looks around.
    void look(std::vector<Event> &events) { look(m_actor, events); }
    void look(int player, std::vector<Event> &events);
    /// Lets all members of the party look around, after they came to another level.
    void lookAll(std::vector<Event> &events);
    void reportMonsters(std::vector<Event> &events);

private:
    int m_actor;                       ///< the one shown, until the first command
    std::map<int, PlayerView> m_views; ///< by the id of the member
};

template<class Act>
void PlayState::actAs(int player, std::vector<Event> &events, Act act)
{
    const std::size_t before = events.size();
    const int last = std::exchange(m_actor, player);
    act();
    m_actor = last;
    attribute(events, before, player);
}

template<class Act>
void PlayState::forEachPlayer(std::vector<Event> &events, Act act)
{
    if (world.party.isAlone())
        return actAs(world.party.members.front().id, events, act);
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

/// The actor knows the affix of an item that they have come by.
void learnAffix(PlayState &play, std::size_t item);
/// Health above what is full with the gear that is worn now is lost.
void limitHealth(PlayState &play);

/// Found things join the inventory and are counted.
void gain(PlayState &play, const std::vector<ItemStack> &items);
void gainExperience(PlayState &play, ExperienceReason reason, int amount, std::vector<Event> &events);
void endRun(PlayState &play, bool won, std::vector<Event> &events);

} // namespace cave
