// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

class LevelGround;

// What is done to those who move freely.

/// Takes health from a player, unless they can't be hurt just now; after a touch they can't for a while.
void hurtPlayer(const World &world, PartyMember &member, PlayerHurt::By by, int points,
                std::optional<std::size_t> kind, std::vector<ActionEvent> &events);

/// Gives health back, up to what is whole. Returns the points given.
int healPlayer(const World &world, PartyMember &member, int points, std::vector<ActionEvent> &events);

/// Takes health from an agent; fixtures have none to lose.
void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events);

/// Calls `act(PartyMember &)` for each member of a party who plays, in order of id; the events are theirs,
/// but for those of others. In a world played alone: once.
template<class Act>
void forEachPlayer(World &world, std::vector<ActionEvent> &events, Act act)
{
    if (world.party.isAlone()) {
        act(world.party.members.front());
        return;
    }
    for (PartyMember &member : world.party.members) {
        if (!member.plays())
            continue;
        const std::size_t before = events.size();
        act(member);
        attribute(events, before, member.id);
    }
}

/// Where a shot begins, in cells from the middle of the shooter: outside of its cell.
inline constexpr double kShotBegins = 0.75;

/// Lets a shot fly from just outside the cell of the shooter at `from`, in the direction `facing`; `speed` in
/// cells a second. Where there are too many, the oldest is removed. Returns the new one; the caller sets what
/// else it is.
Shot &letFly(ActionState &state, Point from, Point facing, double speed);

/// Lets all shots fly for a step. One ends in a cell that is solid, or hits whose middle it comes near.
void moveShots(World &world, const LevelGround &ground, std::vector<ActionEvent> &events);

/// `velocity` turned toward `aim` by at most `degrees` (0 .. 90), its length kept.
[[nodiscard]] Point turnedToward(Point velocity, Point aim, double degrees);

// What players meet and use where everything moves freely.

/// Whether a player, who comes to a potion, leaves it for later: in worlds with a gentle start, one that
/// heals stays while health is full. `potion` is a feature of the kind Potion.
[[nodiscard]] bool leavesPotion(const World &world, const Player &player, const Feature &potion);

/// Whether such a potion lies on a cell of a level where everything moves freely.
[[nodiscard]] bool leavesPotionAt(World &world, const Player &player, WorldPos at);

/// Why the item in hand can't be used.
enum class UseIssue : std::uint8_t { NothingHeld, NotReady };

/// A player comes to a thing, at their cell. True if it is gone now.
bool meetThing(World &world, PartyMember &member, const Feature &thing, std::vector<ActionEvent> &events);

/// A player uses the item in hand; nothing happens if there is an issue. What it slays stays until buried.
std::optional<UseIssue> useHeld(World &world, PartyMember &member, std::vector<ActionEvent> &events);

/// True if something that takes `cooldown` (hundredths of a second) can be done again `since` seconds after
/// it was done last: once that is more.
constexpr bool isReady(double since, int cooldown)
{
    return since * 100 > cooldown;
}

} // namespace cave
