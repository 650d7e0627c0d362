// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/caves/cave_window.h"
#include "core/gen/caves/front_step.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace cave {

/// Internal to `caves`: a front that expands through rock from all pockets of a region at once. It enters the
/// cells of its rim at random, so that the path back from any cell winds. The cells reached after each step
/// are recorded for tracing the path back.
class TunnelFront {
public:
    /// `pockets`: where to start; rows from `size` on must be empty.
    TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key, TakeFrontStep takeStep);

    /// Expands until it is adjacent to a cell of `joined`, and returns that cell: the southernmost, then
    /// westernmost. Avoids the border, where a tunnel would make it visible. Rows of `joined` past the region
    /// must be empty.
    CellPos spreadTo(const CaveWindow &joined);

    /// A position on the path back from the meeting point.
    struct Trace {
        CellPos cell;
        std::size_t step; ///< the front entered the cell after this step
    };

    /// Starts the path back from the cell that the last `spreadTo` returned.
    [[nodiscard]] Trace traceFrom(CellPos met) const { return {met, m_reached.size() - 2}; }

    /// Moves to the cell from which the front entered the trace's cell.
    void stepBack(Trace &trace) const;

    /// Removes the part of the front connected with `cell`; cells of `rest` in it start again.
    void forget(CellPos cell, const CaveWindow &rest);

private:
    /// Row y of the region is element y + 1, so that every row has neighbours; the padding is zero.
    struct Rows : std::array<std::uint64_t, std::tuple_size_v<CaveWindow> + 2> {
        Rows() {} // NOLINT(modernize-use-equals-default): leaves the elements unset
    };

    Rows &addStep();
    int spread(const CaveWindow &joined);

    std::vector<Rows> m_reached; ///< after each step, from the first on
    Rows m_open;                 ///< cells away from the border
    std::uint64_t m_random;
    TakeFrontStep m_takeStep;
    std::size_t m_size;
    int m_steps = 0;
};

} // namespace cave
