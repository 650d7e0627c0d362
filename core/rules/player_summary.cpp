// SPDX-License-Identifier: MIT
#include "core/rules/player_summary.h"

#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/world/world.h"

namespace cave {

std::int64_t PlayerSummary::kills() const
{
    std::int64_t sum = 0;
    for (const auto &[kind, count] : statistics.kills)
        sum += count;
    return sum;
}

PlayerSummary summaryOf(const PartyMember &member, const Content &content, const LevelPlan &plan)
{
    const Player &player = member.player;
    PlayerSummary summary;
    summary.id = member.id;
    summary.name = member.name;
    summary.colour = member.colour;
    summary.present = member.present;
    summary.watching = member.watching;
    summary.position = player.position;
    if (const Level *level = plan.levelAt(player.position))
        summary.floor = level->number;
    if (const std::optional<HeroTable> &hero = content.scenario.hero)
        summary.level = levelAt(*hero, player.experience);
    summary.experience = player.experience;
    summary.health = player.health;
    summary.gold = goldOf(content, player.inventory);
    summary.statistics = player.statistics;
    summary.fighting = member.fight.has_value();
    return summary;
}

std::vector<PlayerSummary> playersOf(const World &world)
{
    std::vector<PlayerSummary> players;
    if (world.party.isAlone())
        return players;
    for (const PartyMember &member : world.party.members) {
        PlayerSummary summary = summaryOf(member, *world.content, world.map.plan());
        summary.shown = member.id == world.party.shown;
        players.push_back(std::move(summary));
    }
    return players;
}

} // namespace cave
