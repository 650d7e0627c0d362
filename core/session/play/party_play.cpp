// SPDX-License-Identifier: MIT
#include "core/session/play/party_play.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/spawn.h"
#include "core/session/play/play_state.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Where a player enters: near another one who plays, or near the entrance of that one's level.
WorldPos placeToEnter(World &world, const PartyMember &actor)
{
    WorldPos near = actor.player.position;
    const auto first = std::ranges::find_if(world.party.members, &PartyMember::plays);
    if (first != world.party.members.end())
        near = first->player.position;
    const Level *level = world.map.plan().levelAt(near);
    if (level != nullptr && level->start)
        near = *level->start;
    return findPlaceNear(world, actor, near).valueOr(near);
}

/// Player 1, who is alone, has explored what is explored.
void giveOwnMaps(PlayState &play)
{
    World &world = play.world;
    world.party.ownMaps = true;
    world.map.beginOwnMaps();
    ExploredCells &own = world.map.exploredBy(play.actor().id);
    for (const auto &[pos, changes] : world.map.changes()) {
        own.set(pos, changes.explored);
        play.unsaved.ownMaps.emplace(play.actor().id, pos);
    }
}

Player newPlayer(const Content &content, WorldPos at)
{
    Player player;
    player.position = at;
    player.inventory = startingInventory(content);
    if (content.scenario.hero)
        player.health = attributesAt(*content.scenario.hero, 1).health;
    if (content.scenario.rounds)
        player.health = content.scenario.rounds->health;
    if (content.scenario.action)
        player.health = content.scenario.action->health;
    return player;
}

/// Another member looks around, which is their own business.
void lookAs(PlayState &play, int player)
{
    std::vector<Event> seen;
    play.look(player, seen);
}

void join(PlayState &play, int id, std::vector<Event> &events)
{
    World &world = play.world;
    if (PartyMember *known = world.party.find(id)) {
        known->present = true;
        events.emplace_back(PlayerJoined{id, known->player.position});
        return;
    }
    PartyMember member;
    member.id = id;
    member.player = newPlayer(play.content(), placeToEnter(world, play.actor()));
    if (world.action)
        member.motion.player = middleOf(member.player.position);
    events.emplace_back(PlayerJoined{id, member.player.position});
    world.party.members.push_back(std::move(member));
    lookAs(play, id);
}

} // namespace

bool changesParty(const Command &command)
{
    return std::holds_alternative<JoinCommand>(command) || std::holds_alternative<LeaveCommand>(command) ||
           std::holds_alternative<ActCommand>(command) || std::holds_alternative<OwnMapsCommand>(command);
}

std::optional<Refusal> refusalInParty(const World &world, const Command &command)
{
    const Party &party = world.party;
    if (const auto *joining = std::get_if<JoinCommand>(&command)) {
        const PartyMember *known = party.find(joining->player);
        const int next = party.members.back().id + 1;
        const bool fits =
            known != nullptr ? !known->present : joining->player == next && next <= int{kMaxPlayers};
        return fits ? std::nullopt : std::optional(Refusal::NoPlayer);
    }
    if (std::holds_alternative<OwnMapsCommand>(command))
        return party.members.size() > 1 || party.ownMaps ? std::optional(Refusal::NotHere) : std::nullopt;
    const auto *leaving = std::get_if<LeaveCommand>(&command);
    const PartyMember *member =
        party.find(leaving != nullptr ? leaving->player : std::get<ActCommand>(command).player);
    if (member == nullptr || party.isAlone())
        return Refusal::NoPlayer;
    return member->present ? std::nullopt : std::optional(Refusal::Absent);
}

void changeParty(PlayState &play, const Command &command, std::vector<Event> &events)
{
    Party &party = play.world.party;
    if (const auto *joining = std::get_if<JoinCommand>(&command)) {
        join(play, joining->player, events);
    } else if (const auto *leaving = std::get_if<LeaveCommand>(&command)) {
        PartyMember &member = *party.find(leaving->player);
        member.present = false;
        member.motion.steering.reset();
        events.emplace_back(PlayerLeft{leaving->player});
    } else if (std::holds_alternative<OwnMapsCommand>(command)) {
        giveOwnMaps(play);
        events.emplace_back(OwnMapsGiven{});
    } else {
        party.acting = std::get<ActCommand>(command).player;
        events.emplace_back(ActorChanged{party.acting});
    }
}

void swapPlaces(PlayState &play, const PartyMember &ally, std::vector<Event> &events)
{
    World &world = play.world;
    const int other = ally.id;
    std::swap(play.player().position, world.party.find(other)->player.position);
    ++play.player().statistics.steps;
    events.emplace_back(PlacesSwapped{other});
    lookAs(play, other);
}

void fall(PlayState &play, std::vector<Event> &events)
{
    World &world = play.world;
    if (!world.party.isAlone())
        play.actor().watching = true;
    if (world.party.isAlone() || std::ranges::none_of(world.party.members, &PartyMember::plays))
        endRun(play, false, events);
    else
        events.emplace_back(PlayerFell{play.player().position});
}

} // namespace cave
