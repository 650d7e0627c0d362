// SPDX-License-Identifier: MIT
#include "core/analysis/past/past_state.h"

#include "core/base/point.h"
#include "core/rules/encounter.h"
#include "core/rules/monster_turn.h"
#include "core/session/play/fight_rules.h"
#include "core/world/action.h"

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

/// Of a member in a fight that others may have joined: the index by order of joining.
std::size_t placeIn(const Fight &fight, const PartyMember &member)
{
    const auto ally = std::ranges::find(fight.allies, member.id, &FightAlly::player);
    return ally == fight.allies.end() ? 0 : static_cast<std::size_t>(ally - fight.allies.begin()) + 1;
}

} // namespace

std::vector<Monster> monstersAround(World &world, WorldPos at)
{
    if (!world.action)
        return monstersNear(world, at, activeRadius(world));
    std::vector<Monster> monsters;
    for (const Agent &agent : world.action->agents) {
        if (std::optional<Monster> monster = currentMonster(world, agent.id))
            monsters.push_back(*monster);
    }
    return monsters;
}

std::optional<Monster> currentMonster(World &world, const MonsterId &id)
{
    std::optional<Monster> monster = findMonster(world, id);
    if (!monster || !world.action)
        return monster;
    const auto agent = std::ranges::find(world.action->agents, id, &Agent::id);
    if (agent != world.action->agents.end())
        monster->state.position = cellAt(agent->position);
    return monster;
}

Points healthNow(const World &world, const PartyMember &member)
{
    const Scenario &scenario = world.content->scenario;
    if (scenario.combat != CombatKind::Armour || scenario.rounds)
        return Points::whole(member.player.health);
    if (!member.fight)
        return Points::whole(kPlayerHealth);
    const FightProgress progress = progressOf(*member.fight, world.spec.settings);
    const std::vector<Fighter> &players = progress.combat.players();
    return players[std::min(placeIn(*member.fight, member), players.size() - 1)].health;
}

std::vector<Monster> monstersSeeing(World &world, const PartyMember &member)
{
    const WorldPos at = member.player.position;
    std::vector<Monster> monsters = monstersAround(world, at);
    std::erase_if(monsters, [&](const Monster &monster) {
        if (!world.action)
            return !seesCell(world, monster, at);
        const SightVerdict verdict = sightVerdict(world, monster, at);
        return !verdict.inArea || !verdict.line.visible();
    });
    return monsters;
}

std::vector<Monster> monstersHunting(World &world, const PartyMember &member)
{
    std::vector<Monster> monsters = monstersAround(world, member.player.position);
    std::erase_if(monsters, [](const Monster &monster) { return monster.state.patience <= 0; });
    return monsters;
}

std::vector<TimelineMark> marksOf(const LogReplay &replay, const std::vector<Event> &events, int player)
{
    std::vector<TimelineMark> marks;
    for (const Event &event : events) {
        std::optional<TimelineMark> mark = markOf(replay.world(), event);
        if (!mark || (mark->player != 0 && mark->player != player))
            continue;
        mark->moment = replay.moment();
        marks.push_back(*mark);
    }
    if (replay.wasEdited())
        marks.push_back({replay.moment(), replay.world().turn, MarkKind::Edit, 0, std::nullopt});
    return marks;
}

} // namespace cave
