// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/shape.h"
#include "core/base/bit_grid.h"
#include "core/path/floor_window.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The floor of a square, or of levels separated by rock, and results shared by several metrics.
struct Square {
    CellRect rect;
    BitGrid floor;
    std::int64_t cells = 0;      ///< of the square or of the levels
    std::vector<CellPos> starts; ///< entrances: one per level
    std::int64_t floorCells = 0;
    std::optional<PassageWidths> widths;
    std::optional<std::int64_t> threatened;
};

/// Bounds of the number of monsters in an endless, unplayed world that start at most `reach` cells from a
/// spawn somewhere in `spawn`, by the regions that are generated already.
Bounds monsterBounds(const World &world, int reach, const CellRect &spawn);

/// The metrics of a square around the spawn, or of whole levels in bounded worlds.
class SquareMetrics {
public:
    /// The world is observed, and must outlive this and stay unplayed.
    SquareMetrics(World &world, WorldPos spawn) : m_world(world), m_spawn(spawn) {}

    /// Exact unless `enough` ended it.
    Bounds measure(const MetricQuery &query, const Enough &enough);

    /// Of level metrics, the levels for a number in brackets; none in an endless world.
    [[nodiscard]] std::vector<const Level *> levelsOf(int reach) const;
    Square &squareOf(int reach);
    [[nodiscard]] FloorWindow windowOf(const CellRect &rect);

private:
    [[nodiscard]] double value(const MetricQuery &query);
    [[nodiscard]] double ofLayout(MetricId id, const Square &square) const;
    Bounds monstersIn(int reach, const Enough &enough);
    Bounds floorShare(int reach, const Enough &enough);
    [[nodiscard]] CellRect rectOf(const std::vector<const Level *> &levels, int reach) const;
    [[nodiscard]] std::int64_t deadEnds(int reach);
    const PassageWidths &widthsOf(int reach);
    std::int64_t threatenedIn(int reach);

    World &m_world;
    WorldPos m_spawn;
    std::map<int, Square> m_squares; ///< by reach; of levels by number
};

} // namespace cave
