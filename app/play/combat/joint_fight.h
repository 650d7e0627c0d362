// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/armour_combat.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

/// Who fights the enemy of a fight, as last seen while it went on; outlives the fight.
class JointFight {
public:
    /// Reads the current fight of the player shown, if there is one.
    void read(const World &world);

    /// The numbers of the players, in the order of `Blow::player`.
    [[nodiscard]] const std::vector<int> &players() const { return m_players; }
    [[nodiscard]] bool isJoint() const { return m_players.size() > 1; }
    [[nodiscard]] const MonsterId &enemy() const { return m_enemy; }
    /// True if the player shown is still in this fight, and the run goes on.
    [[nodiscard]] bool goesOn(const World &world) const
    {
        return world.run == RunState::Going && world.fight().has_value() && world.fight()->enemy == m_enemy;
    }
    [[nodiscard]] bool has(int player) const;
    /// The name of an ally, by place in the order; empty for the player shown.
    [[nodiscard]] QString allyName(const World &world, std::size_t place) const;
    /// The names of all allies.
    [[nodiscard]] QStringList allyNames(const World &world) const;

private:
    MonsterId m_enemy;
    std::vector<int> m_players;
};

/// The stats of a player of a fight by armour, by place in its order.
const FighterStats &statsOf(const Fight &fight, std::size_t place);
/// The place of the player whose turn it is, or who is struck next.
std::size_t placeInTurn(const ArmourCombat &combat);

} // namespace cave
