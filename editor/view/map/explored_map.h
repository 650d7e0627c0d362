// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_map.h"

#include <memory>
#include <unordered_map>

namespace cave {

/// What is known of an endless map, as an immutable value that other threads can read.
///
/// A new version shares nearly everything with the one before: a large map that is rarely replaced, and a
/// small one of what has changed since, which is all that a step has to copy.
class ExploredMap {
public:
    ExploredMap() = default;
    explicit ExploredMap(const WorldMap::Changes &changes);

    /// The known cells of a region; null if there are none.
    [[nodiscard]] const RegionRows *find(RegionPos pos) const;

    /// This map with the regions that `area` meets as `level` has them now.
    [[nodiscard]] std::shared_ptr<const ExploredMap> updated(const WorldMap &map, const CellRect &area) const;

private:
    using Regions = std::unordered_map<RegionPos, std::shared_ptr<const RegionRows>, RegionPosHash>;

    std::shared_ptr<const Regions> m_settled = std::make_shared<Regions>();
    Regions m_recent; // wins over m_settled
};

} // namespace cave
