// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/region_walk.h"
#include "core/analysis/metrics/thing_finder.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

/// The metrics of what can be reached on foot from the spawn.
class WalkMetrics {
public:
    /// The world is observed, and must outlive this and stay unplayed.
    WalkMetrics(World &world, WorldPos spawn)
        : m_world(world)
        , m_walk(world.map, spawn)
        , m_spawn(spawn)
        , m_things(world)
    {
    }

    [[nodiscard]] static bool has(MetricId id);
    /// Exact unless `enough` ended it.
    Bounds measure(const MetricQuery &query, const Enough &enough);

private:
    Bounds ofChests(const MetricQuery &query, const Enough &enough);
    Bounds ofThings(const MetricQuery &query, const Enough &enough);
    Bounds toWeapon(int limit, const Enough &enough);

    World &m_world;
    RegionWalk m_walk;
    WorldPos m_spawn;
    std::optional<RegionWalk> m_unseenWalk; ///< along cells that no monster sees
    std::vector<LootValue> m_loot;          ///< of the chests of m_walk, as far as needed
    ThingFinder m_things;
};

} // namespace cave
