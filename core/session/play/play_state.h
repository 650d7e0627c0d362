// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/rules/brain.h"
#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace cave {

/// The cells that the player sees now, as bits from a south-west corner.
struct VisibleCells {
    WorldPos origin;
    BitGrid cells;

    [[nodiscard]] bool contains(WorldPos p) const
    {
        return CellRect{origin, cells.width(), cells.height()}.contains(p) &&
               cells.test(static_cast<int>(p.x - origin.x), static_cast<int>(p.y - origin.y));
    }
};

/// What the player sees: as far as the world's view radius by line of sight, or, where everything moves
/// freely, all of the level, which is lit.
class PlayerView {
public:
    [[nodiscard]] const VisibleCells &visible() const { return m_visible; }

    /// Finds what a player sees. Changes nothing in the world.
    void see(World &world, const Player &player);

    /// The player looks around: what they see is explored, and what is new is reported.
    void look(World &world, PartyMember &member, UnsavedChanges &unsaved, std::vector<Event> &events);

    /// Reports monsters that weren't in view when this was last called.
    void reportMonsters(World &world, const Player &player, std::vector<Event> &events);

    /// Living monsters that the player sees now, in order of id.
    [[nodiscard]] std::vector<Monster> visibleMonsters(World &world, const Player &player) const;

private:
    void seeLevel(const CellRect &area);
    void seeAround(WorldMap &map, WorldPos centre, int radius);
    void reportChests(WorldMap &map, int player, std::vector<Event> &events) const;

    VisibleCells m_visible;
    std::set<MonsterId> m_inView; ///< living monsters, when last reported
    BitGrid m_opaque;             ///< scratch, kept for its memory
};

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
