// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/square_metrics.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

/// The metrics of the levels of a bounded world.
class LevelMetrics {
public:
    /// Both are observed, and must outlive this.
    LevelMetrics(World &world, SquareMetrics &squares) : m_world(world), m_squares(squares) {}

    /// Exact unless `enough` ended it; NaN if there is no level with that number.
    Bounds measure(const MetricQuery &query, const Enough &enough);

private:
    using Levels = std::vector<const Level *>;

    [[nodiscard]] double value(const MetricQuery &query, const Levels &levels);
    [[nodiscard]] double ofRooms(MetricId id, const Levels &levels);
    [[nodiscard]] std::int64_t lootIn(const CellRect &area);
    [[nodiscard]] std::int64_t enemiesIn(const CellRect &area);
    Bounds pathLength(const Levels &levels, const Enough &enough);
    [[nodiscard]] double largestShare(const Levels &levels);
    [[nodiscard]] std::int64_t treasuresIn(const Square &square, bool atDeadEnds);
    template<class Rows>
    double terrainShare(const Square &square, Rows rowsOf);

    World &m_world;
    SquareMetrics &m_squares;
};

} // namespace cave
