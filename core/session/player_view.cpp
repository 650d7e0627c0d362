// SPDX-License-Identifier: MIT
#include "core/session/player_view.h"

#include "core/rules/real_time/agents.h"
#include "core/rules/rounds/consumables.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <utility>

namespace cave {

void PlayerView::see(World &world, const Player &player)
{
    if (world.content->scenario.freeMovement())
        seeLevel(levelAround(world, player.position).area);
    else
        seeAround(world.map, player.position, viewRadiusOf(world, player));
}

void PlayerView::look(World &world, PartyMember &member, UnsavedChanges &unsaved, std::vector<Event> &events)
{
    see(world, member.player);
    std::vector<Event> chests;
    reportChests(world.map, member.id, chests);
    std::vector<RegionPos> touched;
    const int fresh = world.map.explore(member.id, m_visible.origin, m_visible.cells, touched);
    if (fresh > 0) {
        member.player.statistics.cellsExplored += fresh;
        unsaved.statistics = true;
        events.emplace_back(CellsExplored{fresh});
    }
    unsaved.regions.insert(touched.begin(), touched.end());
    if (world.map.hasOwnMaps()) {
        for (const RegionPos pos : touched)
            unsaved.ownMaps.emplace(member.id, pos);
    }
    events.insert(events.end(), chests.begin(), chests.end());
}

void PlayerView::seeLevel(const CellRect &area)
{
    m_visible.origin = area.origin;
    m_visible.cells.reset(area.width, area.height);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; x += 64) {
            const int length = std::min(64, area.width - x);
            m_visible.cells.orBits(x, y, length, lowBits(length));
        }
    }
}

void PlayerView::seeAround(WorldMap &map, WorldPos centre, int radius)
{
    m_visible.origin = {centre.x - radius, centre.y - radius};
    map.copyOpaque({m_visible.origin, 2 * radius + 1, 2 * radius + 1}, m_opaque);
    m_opaque.clear(radius, radius); // one looks out from among trees
    fieldOfView(m_opaque, radius, m_visible.cells);
}

/// Of closed chests in view that were never seen before; to be asked before the view is explored.
void PlayerView::reportChests(WorldMap &map, int player, std::vector<Event> &events) const
{
    const CellRect view{m_visible.origin, m_visible.cells.width(), m_visible.cells.height()};
    forEachRegion(view, map.regionSize(), [&](RegionPos pos, const CellRect &) {
        for (const CellPos cell : map.region(pos).chests) {
            const WorldPos at = worldPos(pos, cell, map.regionSize());
            if (m_visible.contains(at) && !map.isExplored(player, at) &&
                map.chestAt(at) == ChestState::Closed)
                events.emplace_back(ChestSeen{at});
        }
    });
}

void PlayerView::reportMonsters(World &world, const Player &player, std::vector<Event> &events)
{
    std::set<MonsterId> inView;
    for (const Monster &monster : visibleMonsters(world, player)) {
        inView.insert(monster.id);
        if (!m_inView.contains(monster.id))
            events.emplace_back(MonsterSeen{monster.id, monster.kind, monster.state.position});
    }
    m_inView = std::move(inView);
}

std::vector<Monster> PlayerView::visibleMonsters(World &world, const Player &player) const
{
    int reach = viewRadiusOf(world, player);
    if (world.content->scenario.freeMovement()) {
        const CellRect area = levelAround(world, player.position).area;
        reach = std::max(area.width, area.height);
    }
    std::vector<Monster> monsters = monstersNear(world, player.position, reach);
    // Of trees one sees the outermost, but not who stands among them.
    std::erase_if(monsters, [&](const Monster &monster) {
        const WorldPos at = monster.state.position;
        return !m_visible.contains(at) || world.map.terrainAt(at) == Terrain::Trees;
    });
    return monsters;
}

} // namespace cave
