#pragma once

#include "core/gen/cave_joining.h"
#include "core/world/settings.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// Internal to `caves`: the components of a region's floor beside the one that they are to be joined to.
///
/// Kept as horizontal runs of cells, each with the number of its component: one pass over the rows finds all components at once
/// (union-find over runs that touch; K. Wu, E. Otoo, K. Suzuki, "Optimizing two-pass connected-component labeling algorithms",
/// 2009).
class CavePockets {
public:
    /// The components of `cells`, a subset of the cave's floor that shares no component with the rest of it.
    CavePockets(const CaveWindow &cells, const CaveFloor &cave);

    /// Takes the pockets that are not worth joining out of this and out of the cave.
    void fillSmall(CaveFloor &cave);

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const CaveWindow &cells() const { return m_cells; }

    /// Moves the pocket that holds `cell` to other cells.
    void moveTo(CaveWindow &joined, CellPos cell);

private:
    using RunIndex = std::uint16_t;

    /// Cells of a row without a gap.
    struct Run {
        std::uint64_t cells;
        RunIndex row;
        RunIndex parent; ///< an earlier run of the same component, in the end its first; the first is its own parent
    };
    /// What decides whether a component is kept, gathered at its first run.
    struct Measure {
        std::uint64_t touching; ///< cells across the border from floor, of whatever rows
        int cells;
        bool hasPortal;
    };

    // A run and the gap after it take two cells at least.
    static constexpr std::size_t kMaxRuns = static_cast<std::size_t>(kMaxRegionSize) * kMaxRegionSize / 2;

    void findRuns(int size);
    void unite(RunIndex a, RunIndex b);
    void measure(const CaveFloor &cave);
    [[nodiscard]] RunIndex firstOf(RunIndex run) const;
    [[nodiscard]] RunIndex pocketAt(CellPos cell) const;

    CaveWindow m_cells;
    std::array<Run, kMaxRuns> m_runs; // the first m_runCount are set
    std::array<Measure, kMaxRuns> m_measures;
    std::size_t m_runCount = 0;
    int m_count = 0;
};

} // namespace cave
