// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_map.h"

#include <memory>
#include <unordered_map>

namespace cave {

/// The explored cells of an endless map, as an immutable value for other threads.
///
/// A new version shares nearly everything with the previous one: a large map that is rarely replaced, and a
/// small one of recent changes, which is all that has to be copied for a step.
class ExploredMap {
public:
    ExploredMap() = default;
    explicit ExploredMap(const WorldMap::Changes &changes);
    /// What the player shown has explored.
    explicit ExploredMap(const WorldMap &map);

    /// The explored cells of a region; null if there are none.
    [[nodiscard]] const RegionRows *find(RegionPos pos) const;

    /// This map with the regions that `area` intersects updated from `level`.
    [[nodiscard]] std::shared_ptr<const ExploredMap> updated(const WorldMap &map, const CellRect &area) const;

private:
    using Regions = std::unordered_map<RegionPos, std::shared_ptr<const RegionRows>, RegionPosHash>;

    std::shared_ptr<const Regions> m_settled = std::make_shared<Regions>();
    Regions m_recent; // takes precedence over m_settled
};

} // namespace cave
