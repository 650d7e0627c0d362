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

FightProgress progressOf(const Fight &fight, const WorldSettings &settings)
{
    FightProgress progress{
        ArmourCombat(combatRules(settings), fight.playerStats, fight.enemyStats, fight.first), {}};
    progress.blows.reserve(fight.stuns.size());
    auto ally = fight.allies.begin();
    const auto letJoin = [&] {
        for (; ally != fight.allies.end() && ally->blows <= progress.blows.size(); ++ally)
            progress.combat.join(ally->stats);
    };
    letJoin();
    for (const bool stun : fight.stuns) {
        if (progress.combat.finished())
            break;
        progress.blows.push_back(progress.combat.attack(stun));
        letJoin();
    }
    return progress;
}

FightByArmour::FightByArmour(PlayState &play, const Fight &fight)
    : FightRules(play)
    , m_progress(progressOf(fight, play.world.spec.settings))
{
}

int FightByArmour::struckDown() const
{
    const Fight &fight = *m_play.fight();
    const std::size_t player = m_progress.blows.back().player;
    if (fight.allies.empty())
        return m_play.actor().id;
    return player == 0 ? fight.opener : fight.allies[player - 1].player;
}

std::optional<Side> FightByArmour::carryOut(const Command & /*command*/, std::vector<Event> &events)
{
    World &world = m_play.world;
    const bool stun = world.streams.combat.chance(world.spec.settings.stunChance);
    m_play.fight()->stuns.push_back(stun);
    m_progress.blows.push_back(m_progress.combat.attack(stun));
    m_play.unsaved.fight = true;
    events.emplace_back(BlowStruck{m_progress.blows.back()});
    const Blow &blow = m_progress.blows.back();
    return blow.fatal ? std::optional(blow.attacker) : std::nullopt;
}

} // namespace cave
