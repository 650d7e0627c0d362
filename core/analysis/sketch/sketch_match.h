// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace cave {

/// Compares a sketch with pieces of worlds. Rows of cells are words, and a place is rejected as soon as it
/// has more differing cells than allowed. A chest, monster, spawn or way agrees if there is one, floor and
/// rock if the cell can be walked on or not; each counts as one cell. Immutable, so it may be used by several
/// threads.
class SketchMatcher {
public:
    /// The pattern must have a cell that counts.
    explicit SketchMatcher(SketchQuery query);

    [[nodiscard]] const SketchQuery &query() const { return m_query; }

    /// The best place in the ground whose middle is in `middles` and whose share is at least `least`; none if
    /// there is none. The place must be in the ground's area. Of equal ones, that whose middle is nearest to
    /// `centre` (on the longer axis), then the first in order of orientation, then the southernmost, then the
    /// westernmost.
    [[nodiscard]] std::optional<SketchFind> best(const SketchGround &ground, const CellRect &middles,
                                                 WorldPos centre, double least) const;
    /// The best one of those whose middle is accepted; of all if the function is empty.
    using Accepts = std::function<bool(WorldPos)>;
    [[nodiscard]] std::optional<SketchFind> best(const SketchGround &ground, const CellRect &middles,
                                                 WorldPos centre, double least, const Accepts &accepts) const;

    /// The best place at most `query().within` cells from the spawn, as above; generates what it needs.
    [[nodiscard]] std::optional<SketchFind> bestNear(WorldMap &map, WorldPos spawn, double least) const;

    /// The cells that differ, row by row from the south. None if the sketch can't lie there, or the place
    /// isn't in the ground.
    [[nodiscard]] std::vector<WorldPos> differing(const SketchGround &ground, const SketchFind &find) const;
    /// The same for a world in which players enter at `spawn`.
    [[nodiscard]] std::vector<WorldPos> differing(WorldMap &map, WorldPos spawn,
                                                  const SketchFind &find) const;

    /// The distance of a place from agreeing enough, like that of a comparison in a condition: see
    /// `Judgement`.
    [[nodiscard]] double missOf(const SketchFind &find) const;
    /// The least share with a miss of at most `miss`.
    [[nodiscard]] double leastShare(double miss) const;

    /// The ground for places whose middle is in `middles`: with a margin for the sketch.
    [[nodiscard]] CellRect areaFor(const CellRect &middles) const;

private:
    /// What a row asks for, as bits by column.
    struct Row {
        int y = 0;
        std::uint64_t ground = 0; ///< floor or rock
        std::uint64_t floor = 0;  ///< of these, floor
        std::uint64_t chests = 0;
        std::uint64_t monsters = 0;
        std::uint64_t ways = 0;
        bool hasThings = false;
    };
    struct Shape {
        Orientation orientation;
        int width = 0;
        int height = 0;
        std::vector<Row> rows; ///< those that count; the most cells first
        std::optional<CellPos> spawn;
    };
    struct Best;

    static Shape shapeOf(const SketchPattern &pattern, Orientation orientation);
    static std::uint64_t differingIn(const Row &row, const SketchGround &ground, CellPos corner);
    static int countDiffering(const Shape &shape, const SketchGround &ground, CellPos corner, int most);
    void tryAll(const Shape &shape, const SketchGround &ground, const CellRect &middles, Best &best) const;

    SketchQuery m_query;
    int m_counted;
    std::vector<Shape> m_shapes;
};

} // namespace cave
