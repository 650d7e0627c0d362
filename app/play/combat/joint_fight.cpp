// SPDX-License-Identifier: MIT
#include "app/play/combat/joint_fight.h"

#include "app/play/texts/allies.h"

#include <algorithm>

namespace cave {

void JointFight::read(const World &world)
{
    if (!world.fight())
        return;
    m_enemy = world.fight()->enemy;
    m_players = {world.fight()->allies.empty() ? world.party.shown : world.fight()->opener};
    for (const FightAlly &ally : world.fight()->allies)
        m_players.push_back(ally.player);
}

bool JointFight::has(int player) const
{
    return std::ranges::find(m_players, player) != m_players.end();
}

QString JointFight::allyName(const World &world, std::size_t place) const
{
    const bool isAlly = place < m_players.size() && m_players[place] != world.party.shown;
    return isAlly ? playerName(world, m_players[place]) : QString();
}

QStringList JointFight::allyNames(const World &world) const
{
    QStringList names;
    for (std::size_t place = 0; place < m_players.size(); ++place) {
        if (const QString name = allyName(world, place); !name.isEmpty())
            names.append(name);
    }
    return names;
}

const FighterStats &statsOf(const Fight &fight, std::size_t place)
{
    return place == 0 || place > fight.allies.size() ? fight.playerStats : fight.allies[place - 1].stats;
}

std::size_t placeInTurn(const ArmourCombat &combat)
{
    return static_cast<std::size_t>(&combat.fighter(Side::Player) - combat.players().data());
}

} // namespace cave
