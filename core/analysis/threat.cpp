#include "core/analysis/threat.h"

#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cave {
namespace {

/// Looks around from the places of monsters.
class Lookout {
public:
    Lookout(World &world, const CellRect &rect, BitGrid &seen)
        : m_world(world)
        , m_rect(rect)
        , m_seen(seen)
        , m_margin(farthestDisc(*world.content))
    {
        // A line of sight stays inside the rectangle that its ends span, and so inside this one.
        world.level.copyRock({{rect.origin.x - m_margin, rect.origin.y - m_margin},
                              rect.width + 2 * m_margin,
                              rect.height + 2 * m_margin},
                             m_rock);
    }

    /// Monsters farther away than this from the rectangle's middle, on either axis, see nothing of it.
    [[nodiscard]] int reach() const { return std::max(m_rect.width, m_rect.height) / 2 + m_margin; }
    [[nodiscard]] WorldPos middle() const
    {
        return {m_rect.origin.x + m_rect.width / 2, m_rect.origin.y + m_rect.height / 2};
    }

    void lookFrom(const Monster &monster)
    {
        const int radius = kindOf(m_world, monster).sightRadius;
        const WorldPos at = monster.state.position;
        const WorldPos low{std::max(at.x - radius, m_rect.origin.x),
                           std::max(at.y - radius, m_rect.origin.y)};
        const WorldPos high{std::min(at.x + radius, m_rect.origin.x + m_rect.width - 1),
                            std::min(at.y + radius, m_rect.origin.y + m_rect.height - 1)};
        for (std::int64_t y = low.y; y <= high.y; ++y) {
            for (std::int64_t x = low.x; x <= high.x; ++x) {
                if (sees(monster, {x, y}))
                    m_seen.set(static_cast<int>(x - m_rect.origin.x), static_cast<int>(y - m_rect.origin.y));
            }
        }
    }

private:
    [[nodiscard]] bool blocks(WorldPos p) const
    {
        return m_rock.test(static_cast<int>(p.x - m_rect.origin.x) + m_margin,
                           static_cast<int>(p.y - m_rect.origin.y) + m_margin);
    }

    [[nodiscard]] bool sees(const Monster &monster, WorldPos p) const
    {
        // Rock is never seen, and asking that first is cheapest.
        return !blocks(p) && inDiscOf(m_world, monster, p) &&
               lineOfSight([this](WorldPos cell) { return blocks(cell); }, monster.state.position, p,
                           m_world.spec.settings.gaps);
    }

    World &m_world;
    CellRect m_rect;
    BitGrid &m_seen;
    int m_margin; ///< radius of the largest disc there is
    BitGrid m_rock;
};

} // namespace

void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen)
{
    seen.reset(rect.width, rect.height);
    Lookout lookout(world, rect, seen);
    for (const Monster &monster : monstersNear(world, lookout.middle(), lookout.reach()))
        lookout.lookFrom(monster);
}

} // namespace cave
