// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/cave_joining.h"
#include "core/world/settings.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// Internal to `caves`: the components of a region's floor beside the one that they are to be joined to.
///
/// Kept as horizontal runs of cells, each with the number of its component: one pass over the rows finds all
/// components at once (union-find over runs that touch; K. Wu, E. Otoo, K. Suzuki, "Optimizing two-pass
/// connected-component labeling algorithms", 2009).
class CavePockets {
public:
    /// The components of the cave's floor without `main`, which is one of them.
    CavePockets(const CaveFloor &cave, const CaveWindow &main);

    /// Number of cells of the pocket that holds `cell`.
    [[nodiscard]] int sizeAt(CellPos cell) const { return m_measures[pocketAt(cell)].cells; }

    /// Takes the pockets that are not worth joining out of this and out of the cave.
    void fillSmall(CaveFloor &cave);

    /// Number of pockets that are left to join, once the small ones are filled.
    [[nodiscard]] int count() const { return m_count; }
    /// The cells of all pockets.
    [[nodiscard]] const CaveWindow &cells() const { return m_cells; }

    /// Takes the pocket that holds `cell` out; returns its cells.
    CaveWindow take(CellPos cell);

private:
    using RunIndex = std::uint16_t;

    /// Cells of a row without a gap.
    struct Run {
        std::uint64_t cells;
        RunIndex row;
        RunIndex next; ///< another run of the same component; kNoRun after the last
    };
    /// What decides whether a component is kept, gathered at its first run.
    struct Measure {
        std::uint64_t touching; ///< cells across the border from floor, of whatever rows
        int cells;
        bool hasPortal;
        RunIndex lastRun; ///< whence all runs follow by `next`
    };

    // A run and the gap after it take two cells at least; and some more, since runs are taken by the handful.
    static constexpr std::size_t kHandful = 2;
    static constexpr std::size_t kMaxRuns =
        static_cast<std::size_t>(kMaxRegionSize) * kMaxRegionSize / 2 + kHandful;

    static constexpr RunIndex kNoRun = kMaxRuns;

    void findRuns();
    void uniteRuns();
    [[nodiscard]] RunIndex runAt(std::size_t row, std::uint64_t upTo) const;
    void unite(RunIndex a, RunIndex b);
    void measure(const CaveFloor &cave);
    [[nodiscard]] RunIndex firstOf(RunIndex run) const;
    [[nodiscard]] RunIndex pocketAt(CellPos cell) const;

    std::size_t m_size;
    CaveWindow m_cells;
    std::array<RunIndex, kMaxRegionSize + 1>
        m_rowStarts;                  // the first run of each row; all runs of a row follow one another
    std::array<Run, kMaxRuns> m_runs; // the first m_runCount are set
    std::array<std::array<RunIndex, 64>, kMaxRegionSize> m_runAt; // by row and column, where runs start
    /// An earlier run of the same component, in the end its first; the first is its own parent.
    std::array<RunIndex, kMaxRuns> m_parents;
    std::array<Measure, kMaxRuns> m_measures;
    RunIndex m_runCount = 0;
    int m_count = 0;
};

} // namespace cave
