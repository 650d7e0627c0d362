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

/// Internal to `caves`: a front that spreads from all pockets of a region at once through rock. It enters a
/// cell of its rim only now and then, so the way back from any cell wanders. What it had reached after each
/// step is remembered, to find the way back.
class TunnelFront {
public:
    /// `pockets`: where to start; rows from `size` on must be empty.
    TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key, TakeFrontStep takeStep);

    /// Spreads until it stands beside a cell of `joined`, and returns that cell: the southernmost, then
    /// westernmost. Keeps off the border, for a tunnel along it would show where it is. Rows of `joined` past
    /// the region must be empty.
    CellPos spreadTo(const CaveWindow &joined);

    /// A place on the way back from where the front met something.
    struct Trace {
        CellPos cell;
        std::size_t step; ///< the front entered the cell after this step
    };

    /// Begins the way back from the cell that the last `spreadTo` returned.
    [[nodiscard]] Trace traceFrom(CellPos met) const { return {met, m_reached.size() - 2}; }

    /// Goes to the cell from which the front entered the trace's cell.
    void stepBack(Trace &trace) const;

    /// Takes back the part of the front that is connected with `cell`; what of `rest` is in it starts again.
    void forget(CellPos cell, const CaveWindow &rest);

private:
    /// Row y of the region is element y + 1, so that every row has one below and one above; with zeros
    /// around.
    struct Rows : std::array<std::uint64_t, std::tuple_size_v<CaveWindow> + 2> {
        Rows() {} // NOLINT(modernize-use-equals-default): leaves the elements unset
    };

    Rows &addStep();
    int spread(const CaveWindow &joined);

    std::vector<Rows> m_reached; ///< from the start to the present
    Rows m_open;                 ///< cells off the border
    std::uint64_t m_random;
    TakeFrontStep m_takeStep;
    std::size_t m_size;
    int m_steps = 0;
};

} // namespace cave
