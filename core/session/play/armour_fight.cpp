// SPDX-License-Identifier: MIT
#include "core/session/play/armour_fight.h"

#include "core/session/play/play_state.h"

namespace cave {

int blowsLeft(const FightProgress &fight, const World &world)
{
    ArmourCombat combat = fight.combat;
    RandomStream stream = world.streams.combat;
    int blows = 0;
    while (!combat.finished() && blows < kLongestForecast) {
        combat.attack(stream.chance(world.spec.settings.stunChance));
        ++blows;
    }
    return blows;
}

FightByArmour::FightByArmour(PlayState &play)
    : FightRules(play)
    , m_progress{ArmourCombat(combatRules(play.world.spec.settings), play.world.fight->playerStats,
                              play.world.fight->enemyStats, play.world.fight->first),
                 {}}
{
    m_progress.blows.reserve(play.world.fight->stuns.size());
    for (const bool stun : play.world.fight->stuns)
        m_progress.blows.push_back(m_progress.combat.attack(stun));
}

std::optional<Side> FightByArmour::carryOut(const Command & /*command*/, std::vector<Event> &events)
{
    World &world = m_play.world;
    const bool stun = world.streams.combat.chance(world.spec.settings.stunChance);
    world.fight->stuns.push_back(stun);
    m_progress.blows.push_back(m_progress.combat.attack(stun));
    m_play.unsaved.fight = true;
    events.emplace_back(BlowStruck{m_progress.blows.back()});
    return m_progress.combat.finished() ? std::optional(m_progress.combat.winner()) : std::nullopt;
}

} // namespace cave
