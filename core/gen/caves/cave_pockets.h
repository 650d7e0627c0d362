// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/cave_joining.h"
#include "core/world/settings.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// Internal to `caves`: the components of a region's floor other than the main one.
///
/// Stored as horizontal runs of cells, each with its component number: one pass over the rows finds all
/// components (union-find over touching runs; K. Wu, E. Otoo, K. Suzuki, "Optimizing two-pass
/// connected-component labeling algorithms", 2009).
class CavePockets {
public:
    /// The components of the cave's floor except `main`, which is one of them.
    CavePockets(const CaveFloor &cave, const CaveWindow &main);

    /// The number of cells in the pocket of `cell`.
    [[nodiscard]] int sizeAt(CellPos cell) const { return m_measures[pocketAt(cell)].cells; }

    /// Removes the pockets that are too small to join, both from this and from the cave.
    void fillSmall(CaveFloor &cave);

    /// The number of pockets to be joined, once small ones are filled.
    [[nodiscard]] int count() const { return m_count; }
    /// The cells of all pockets.
    [[nodiscard]] const CaveWindow &cells() const { return m_cells; }

    /// Removes the pocket of `cell`; returns its cells.
    CaveWindow take(CellPos cell);

private:
    using RunIndex = std::uint16_t;

    /// Consecutive cells of a row.
    struct Run {
        std::uint64_t cells;
        RunIndex row;
        RunIndex next; ///< next run of the same component; kNoRun after the last
    };
    /// The criteria for keeping a component, stored with its first run.
    struct Measure {
        std::uint64_t touching; ///< columns with floor across the border, of any row
        int cells;
        bool hasPortal;
        RunIndex lastRun; ///< the last in the list of runs linked by `next`
    };

    // A run and the gap after it take at least two cells; plus a few more, as runs are processed in groups.
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
        m_rowStarts;                  // the first run of each row; the runs of a row are consecutive
    std::array<Run, kMaxRuns> m_runs; // the first m_runCount are valid
    std::array<std::array<RunIndex, 64>, kMaxRegionSize> m_runAt; // by row and column, at the starts of runs
    /// An earlier run of the same component, ultimately its first; the first is its own parent.
    std::array<RunIndex, kMaxRuns> m_parents;
    std::array<Measure, kMaxRuns> m_measures;
    RunIndex m_runCount = 0;
    int m_count = 0;
};

} // namespace cave
