// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/rules/monsters.h"
#include "core/session/event.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <set>
#include <vector>

namespace cave {

/// The cells that the player sees now, as bits from a south-west corner.
struct VisibleCells {
    WorldPos origin;
    BitGrid cells;

    [[nodiscard]] bool contains(WorldPos p) const
    {
        return CellRect{origin, cells.width(), cells.height()}.contains(p) &&
               cells.test(static_cast<int>(p.x - origin.x), static_cast<int>(p.y - origin.y));
    }
};

/// What the player sees: as far as the world's view radius by line of sight, or, where everything moves
/// freely, all of the level, which is lit.
class PlayerView {
public:
    [[nodiscard]] const VisibleCells &visible() const { return m_visible; }

    /// Finds what a player sees. Changes nothing in the world.
    void see(World &world, const Player &player);

    /// The player looks around: what they see is explored, and what is new is reported.
    void look(World &world, PartyMember &member, UnsavedChanges &unsaved, std::vector<Event> &events);

    /// Reports monsters that weren't in view when this was last called.
    void reportMonsters(World &world, const Player &player, std::vector<Event> &events);

    /// Living monsters that the player sees now, in order of id.
    [[nodiscard]] std::vector<Monster> visibleMonsters(World &world, const Player &player) const;

private:
    void seeLevel(const CellRect &area);
    void seeAround(WorldMap &map, WorldPos centre, int radius);
    void reportChests(WorldMap &map, int player, std::vector<Event> &events) const;

    VisibleCells m_visible;
    std::set<MonsterId> m_inView; ///< living monsters, when last reported
    BitGrid m_opaque;             ///< scratch, kept for its memory
};

} // namespace cave
