// SPDX-License-Identifier: MIT
#include "core/world/party.h"

#include "core/world/world.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

bool isShown(const World &world, const PartyMember &member)
{
    return member.id == world.party.shown;
}

/// Puts the state of a member into the world, or takes it out again.
void exchange(World &world, PartyMember &member)
{
    std::swap(world.player, member.player);
    std::swap(world.fight, member.fight);
    if (world.action)
        std::swap(static_cast<PlayerMotion &>(*world.action), member.motion);
    if (ExploredCells *own = world.map.ownMap())
        std::swap(*own, member.explored);
}

} // namespace

std::int64_t cellDistance(WorldPos a, WorldPos b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

int Party::presentPlayers() const
{
    return members.empty() ? 1 : static_cast<int>(std::ranges::count(members, true, &PartyMember::present));
}

const PartyMember *Party::find(int id) const
{
    const auto found = std::ranges::find(members, id, &PartyMember::id);
    return found == members.end() ? nullptr : &*found;
}

PartyMember *Party::find(int id)
{
    const auto found = std::ranges::find(members, id, &PartyMember::id);
    return found == members.end() ? nullptr : &*found;
}

void showPlayer(World &world, int id)
{
    Party &party = world.party;
    if (party.shown == id)
        return;
    PartyMember *before = party.find(party.shown);
    PartyMember *after = party.find(id);
    assert(before != nullptr && after != nullptr);
    exchange(world, *before);
    exchange(world, *after);
    party.shown = id;
}

const Player &playerOf(const World &world, const PartyMember &member)
{
    return isShown(world, member) ? world.player : member.player;
}

const std::optional<Fight> &fightOf(const World &world, const PartyMember &member)
{
    return isShown(world, member) ? world.fight : member.fight;
}

const PlayerMotion &motionOf(const World &world, const PartyMember &member)
{
    return isShown(world, member) && world.action ? *world.action : member.motion;
}

const ExploredCells &ownMapOf(const World &world, const PartyMember &member)
{
    const ExploredCells *own = world.map.ownMap();
    return isShown(world, member) && own != nullptr ? *own : member.explored;
}

const PartyMember *allyAt(const World &world, WorldPos cell)
{
    const auto stands = [&](const PartyMember &member) {
        return !isShown(world, member) && !member.watching && member.player.position == cell;
    };
    const auto found = std::ranges::find_if(world.party.members, stands);
    return found == world.party.members.end() ? nullptr : &*found;
}

int nearestPlayer(const World &world, WorldPos cell)
{
    const PartyMember *nearest = nullptr;
    for (const PartyMember &member : world.party.members) {
        if (member.plays() &&
            (nearest == nullptr || cellDistance(playerOf(world, member).position, cell) <
                                       cellDistance(playerOf(world, *nearest).position, cell)))
            nearest = &member;
    }
    return nearest == nullptr ? world.party.shown : nearest->id;
}

bool fightsAlly(const World &world, const MonsterId &monster)
{
    return std::ranges::any_of(world.party.members, [&](const PartyMember &member) {
        return !isShown(world, member) && member.fight && member.fight->enemy == monster;
    });
}

} // namespace cave
