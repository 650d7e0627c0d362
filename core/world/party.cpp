// SPDX-License-Identifier: MIT
#include "core/world/party.h"

#include "core/world/world.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace cave {
std::int64_t cellDistance(WorldPos a, WorldPos b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

int Party::presentPlayers() const
{
    return static_cast<int>(std::ranges::count(members, true, &PartyMember::present));
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

std::size_t Party::searchedIndex(int id) const
{
    const auto found = std::ranges::find(members, id, &PartyMember::id);
    assert(found != members.end());
    return static_cast<std::size_t>(found - members.begin());
}

void introducePlayers(const Party &known, World &world)
{
    for (PartyMember &member : world.party.members) {
        if (const PartyMember *same = known.find(member.id)) {
            member.name = same->name;
            member.colour = same->colour;
        }
    }
}

void showPlayer(World &world, int id)
{
    assert(world.party.find(id) != nullptr);
    world.party.shown = id;
    world.map.setExplorer(id);
}

void setParty(World &world, Party party)
{
    PartyMember &shown = party.current();
    shown.player = std::move(world.player());
    shown.fight = std::move(world.fight());
    shown.motion = world.motion();
    world.party = std::move(party);
    world.map.setExplorer(world.party.shown);
    if (world.party.ownMaps)
        world.map.beginOwnMaps();
}

Message playerText(int player, const std::string &name)
{
    return name.empty() ? message("player %1", player) : message("player %1 (%2)", player, name);
}

const PartyMember *allyAt(const World &world, int player, WorldPos cell)
{
    const auto stands = [&](const PartyMember &member) {
        return member.id != player && !member.watching && member.player.position == cell;
    };
    const auto found = std::ranges::find_if(world.party.members, stands);
    return found == world.party.members.end() ? nullptr : &*found;
}

int nearestPlayer(const World &world, WorldPos cell)
{
    const PartyMember *nearest = nullptr;
    for (const PartyMember &member : world.party.members) {
        if (member.plays() && (nearest == nullptr || cellDistance(member.player.position, cell) <
                                                         cellDistance(nearest->player.position, cell)))
            nearest = &member;
    }
    return nearest == nullptr ? world.party.members.front().id : nearest->id;
}

bool fightsAlly(const World &world, int player, const MonsterId &monster)
{
    return std::ranges::any_of(world.party.members, [&](const PartyMember &member) {
        return member.id != player && member.fight && member.fight->enemy == monster;
    });
}

} // namespace cave
