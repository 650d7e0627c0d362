// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/geometry.h"
#include "core/world/world.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The value of a chest's loot.
struct LootValue {
    int gold = 0;
    int weapon = 0; ///< maximum power
    int armour = 0; ///< the same
};
LootValue lootValueAt(const World &world, WorldPos chest);

/// The fewest steps from any cell of a rectangle to another cell, if nothing is in the way.
std::int64_t stepsTo(const CellRect &rect, WorldPos p);

/// The power of the weapon with which players start.
int startingWeapon(const Content &content);

/// The chests that a world may have, found without generating regions: their cells and their loot are drawn
/// independently of the terrain. Walls only make ways longer, so these bound the metrics of chests.
class ChestOutlook {
public:
    /// The world is observed, and must outlive this and stay unplayed.
    explicit ChestOutlook(World &world) : m_world(world) {}

    /// Bounds of a metric of chests for a spawn somewhere in `spawn`.
    Bounds bounds(const MetricQuery &query, const CellRect &spawn);

    /// Where chests may be within `reach` steps of a spawn in the rectangle; none if that isn't known. Once a
    /// region is generated, only those that are there.
    std::optional<std::vector<WorldPos>> chestsNear(const CellRect &spawn, int reach);
    const LootValue &lootOf(WorldPos chest);

    /// With more chests, comparing all of them would be expensive and say little.
    static constexpr std::size_t kMaxCompared = 200;
    /// How far to look for the nearest chest that is wanted within `limit` steps: it is rarely farther away,
    /// and searching for it costs the square of the distance.
    static constexpr int reachOfNearest(int limit) { return std::min(limit, 40); }
    /// The steps to it, from the chests that may be it within that reach; nothing if those aren't known.
    static Bounds boundsOfNearest(const std::optional<std::vector<WorldPos>> &chests, const CellRect &spawn,
                                  int limit);

private:
    /// What is known of a region.
    struct Known {
        RegionPos pos;
        RegionRows chests; ///< of the rows
        RowSpan rows;
        bool onlyPossible = false; ///< as the region wasn't generated
    };

    const RegionRows *rowsOf(RegionPos pos, RowSpan rows);
    Bounds ofAmount(MetricId id, int reach, const CellRect &spawn);
    Bounds ofPower(MetricId id, int reach, const CellRect &spawn);
    Bounds ofNearest(MetricId id, int limit, const CellRect &spawn);

    World &m_world;
    std::vector<Known> m_regions; ///< few
    std::map<WorldPos, LootValue> m_loot;
};

} // namespace cave
