// SPDX-License-Identifier: MIT
#include "core/analysis/sight/monster_sight.h"

#include "core/sight/area_of_effect.h"
#include "core/sight/field_of_view.h"
#include "core/sight/line_of_sight.h"

#include <cassert>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

/// Classifies every cell around a place.
class CellSorter {
public:
    CellSorter(World &world, WorldPos at, int radius) : m_world(world), m_at(at)
    {
        const int side = 2 * radius + 1;
        m_sight.origin = {at.x - radius, at.y - radius};
        m_sight.radius = radius;
        for (BitGrid *grid : {&m_sight.discs[0], &m_sight.discs[1], &m_sight.discs[2], &m_sight.anyDisc,
                              &m_sight.seen, &m_sight.blockedByRock, &m_sight.blockedByGap,
                              &m_sight.gapMatters, &m_sight.unseenWatcher, &m_sight.unseenPlayer})
            grid->reset(side, side);
        // Every line to a cell of the square stays inside it.
        world.map.copyOpaque({m_sight.origin, side, side}, m_rock);
        m_rock.clear(radius, radius); // trees at the viewer don't block
        m_sight.rock.reset(side, side);
        lookAsPlayer();
    }

    MonsterSight sort()
    {
        const int side = m_rock.width();
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                if (!markDiscs(x, y))
                    continue;
                if (m_rock.test(x, y))
                    m_sight.rock.set(x, y);
                else
                    sortFloor(x, y);
            }
        }
        return std::move(m_sight);
    }

private:
    /// The view of a player at the monster's position. Shadowcasting is symmetric, so these are also the
    /// floor cells from which a player sees the monster.
    void lookAsPlayer()
    {
        m_viewRadius = m_world.spec.settings.viewRadius;
        BitGrid rock;
        m_world.map.copyOpaque(
            {{m_at.x - m_viewRadius, m_at.y - m_viewRadius}, 2 * m_viewRadius + 1, 2 * m_viewRadius + 1},
            rock);
        rock.clear(m_viewRadius, m_viewRadius);
        fieldOfView(rock, m_viewRadius, m_playerView);
    }

    [[nodiscard]] bool playerSeesFrom(int x, int y) const
    {
        const int shift = m_viewRadius - m_sight.radius;
        return m_playerView.contains(x + shift, y + shift) && m_playerView.test(x + shift, y + shift);
    }

    /// False if the cell is in no disc.
    bool markDiscs(int x, int y)
    {
        const int radius = m_sight.radius;
        for (const DiscRule rule : {DiscRule::Exact, DiscRule::Original, DiscRule::Wide}) {
            if (!inDisc(rule, radius, x - radius, y - radius))
                continue;
            m_sight.discs[static_cast<std::size_t>(rule)].set(x, y);
            m_sight.anyDisc.set(x, y);
        }
        return m_sight.anyDisc.test(x, y);
    }

    [[nodiscard]] SightObstacle obstacleTo(int x, int y, GapRule rule) const
    {
        const auto blocks = [this](WorldPos p) {
            return m_rock.test(static_cast<int>(p.x), static_cast<int>(p.y));
        };
        return firstObstacle(blocks, {m_sight.radius, m_sight.radius}, {x, y}, rule);
    }

    void sortFloor(int x, int y)
    {
        using Kind = SightObstacle::Kind;
        const GapRule rule = m_world.spec.settings.gaps;
        const Kind met = obstacleTo(x, y, rule).kind;
        const bool seen = met == Kind::None;
        if (seen)
            m_sight.seen.set(x, y);
        else if (met == Kind::BlockingCell)
            m_sight.blockedByRock.set(x, y);
        else
            m_sight.blockedByGap.set(x, y);
        const GapRule otherRule = rule == GapRule::Open ? GapRule::Closed : GapRule::Open;
        if ((obstacleTo(x, y, otherRule).kind == Kind::None) != seen)
            m_sight.gapMatters.set(x, y);
        if (m_sight.discs[static_cast<std::size_t>(m_world.spec.settings.disc)].test(x, y))
            compareWithPlayer(x, y, seen);
    }

    void compareWithPlayer(int x, int y, bool seen)
    {
        const bool seesMonster = playerSeesFrom(x, y);
        if (seen && !seesMonster)
            m_sight.unseenWatcher.set(x, y);
        if (!seen && seesMonster)
            m_sight.unseenPlayer.set(x, y);
    }

    World &m_world;
    WorldPos m_at;
    MonsterSight m_sight;
    BitGrid m_rock;
    int m_viewRadius = 0;
    BitGrid m_playerView;
};

} // namespace

MonsterSight sightOf(World &world, const Monster &monster)
{
    return sightFrom(world, monster.state.position, sightRadiusOf(world, monster));
}

MonsterSight sightFrom(World &world, WorldPos at, int radius)
{
    assert(radius >= 0 && radius <= kMaxViewRadius);
    return CellSorter(world, at, radius).sort();
}

} // namespace cave
