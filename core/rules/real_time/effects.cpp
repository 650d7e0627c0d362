// SPDX-License-Identifier: MIT
#include "core/rules/real_time/effects.h"

#include "core/rules/real_time/agents.h"

#include <algorithm>
#include <cstdint>

namespace cave {

void hurtPlayer(const World &world, PartyMember &member, PlayerHurt::By by, int points,
                std::optional<std::size_t> kind, std::vector<ActionEvent> &events)
{
    PlayerMotion &motion = member.motion;
    const bool spared = by != PlayerHurt::By::Spike && by != PlayerHurt::By::Potion && motion.unhurtFor > 0;
    if (points <= 0 || spared || member.player.health <= 0)
        return;
    const int done = by == PlayerHurt::By::Touch ? touchDamage(world, member, points) : points;
    const int lost = std::min(done, member.player.health);
    member.player.health -= lost;
    if (by == PlayerHurt::By::Touch)
        motion.unhurtFor = world.content->scenario.action->mercy / 100.0;
    events.emplace_back(PlayerHurt{by, lost, kind});
}

int healPlayer(const World &world, PartyMember &member, int points, std::vector<ActionEvent> &events)
{
    const int missing = world.content->scenario.action->health - member.player.health;
    const int given = std::clamp(missing, 0, std::max(0, points));
    member.player.health += given;
    if (given > 0)
        events.emplace_back(PlayerHealed{given});
    return given;
}

void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events)
{
    if (kindOf(world, agent).fixture || points <= 0 || agent.health <= 0)
        return;
    const int lost = std::min(agent.health, 100 * std::min(points, 1'000'000));
    agent.health -= lost;
    events.emplace_back(AgentHurt{agent.id, agent.kind, agent.position, (lost + 99) / 100});
}

} // namespace cave
