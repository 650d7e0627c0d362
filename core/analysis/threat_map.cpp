#include "core/analysis/threat_map.h"

#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cstddef>

namespace cave {

ThreatMap::ThreatMap(World &world) : m_world(world), m_farthest(farthestDisc(*world.content)) {}

const RegionRows &ThreatMap::seenIn(RegionPos pos)
{
    auto known = m_seen.find(pos);
    if (known == m_seen.end())
        known = m_seen.emplace(pos, lookAround(pos)).first;
    return known->second;
}

RegionRows ThreatMap::lookAround(RegionPos pos)
{
    const int size = m_world.level.regionSize();
    const WorldPos corner = worldPos(pos, {0, 0}, size);
    const int across = size + 2 * m_farthest;
    m_world.level.copyRock({{corner.x - m_farthest, corner.y - m_farthest}, across, across}, m_rock);
    RegionRows seen{};
    const WorldPos middle = worldPos(pos, {size / 2, size / 2}, size);
    for (const Monster &monster : monstersNear(m_world, middle, (size + 1) / 2 + m_farthest))
        addSeenBy(monster, corner, seen);
    return seen;
}

void ThreatMap::addSeenBy(const Monster &monster, WorldPos corner, RegionRows &seen) const
{
    const int size = m_world.level.regionSize();
    const int radius = kindOf(m_world, monster).sightRadius;
    const WorldPos at = monster.state.position;
    // A line of sight stays inside the rectangle that its ends span, and so inside m_rock.
    const auto blocks = [&](WorldPos p) {
        return m_rock.test(static_cast<int>(p.x - corner.x) + m_farthest,
                           static_cast<int>(p.y - corner.y) + m_farthest);
    };
    const WorldPos low{std::max(at.x - radius, corner.x), std::max(at.y - radius, corner.y)};
    const WorldPos high{std::min(at.x + radius, corner.x + size - 1),
                        std::min(at.y + radius, corner.y + size - 1)};
    for (std::int64_t y = low.y; y <= high.y; ++y) {
        for (std::int64_t x = low.x; x <= high.x; ++x) {
            const WorldPos p{x, y};
            if (!blocks(p) && inDiscOf(m_world, monster, p) &&
                lineOfSight(blocks, at, p, m_world.spec.settings.gaps))
                seen[static_cast<std::size_t>(y - corner.y)] |= std::uint64_t{1}
                                                                << static_cast<unsigned>(x - corner.x);
        }
    }
}

} // namespace cave
