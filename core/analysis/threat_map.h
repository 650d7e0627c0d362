#pragma once

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <unordered_map>

namespace cave {

/// Which cells of a world are seen by a monster where it stands, by the world's rules: inside its disc, with
/// line of sight. Worked out region by region when asked for, and kept.
class ThreatMap {
public:
    /// The world is observed, must outlive the map and not change.
    explicit ThreatMap(World &world);

    /// The seen cells of a region; all of them are floor. Monsters of other regions count where their discs
    /// reach in. Valid as long as the map.
    const RegionRows &seenIn(RegionPos pos);

private:
    RegionRows lookAround(RegionPos pos);
    void addSeenBy(const Monster &monster, WorldPos corner, RegionRows &seen) const;

    World &m_world;
    int m_farthest; ///< radius of the largest disc there is
    BitGrid m_rock; ///< of the region being looked at, and `m_farthest` cells around it
    std::unordered_map<RegionPos, RegionRows, RegionPosHash> m_seen;
};

} // namespace cave
