// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <vector>

namespace cave {

/// Sets over 0 .. count − 1 that only ever grow together. Source: Galler and Fischer, "An improved
/// equivalence algorithm" (1964), with path halving.
class JoinedSets {
public:
    explicit JoinedSets(int count);

    int add();
    /// The member that stands for the set of `member`: the least.
    int find(int member);
    /// False if they were one already.
    bool join(int a, int b);

private:
    int &parent(int member) { return m_parents[static_cast<std::size_t>(member)]; }

    std::vector<int> m_parents;
};

/// The caves of a level: the 4-connected parts of its open cells (those that are not set in `rock`), numbered
/// from 0 in the order of their southernmost, then westernmost cells.
class CavernParts {
public:
    /// Open cells in a row without a gap.
    struct Run {
        int y = 0;
        int first = 0;
        int last = 0;
        int part = 0;
    };

    explicit CavernParts(const BitGrid &rock);

    [[nodiscard]] int count() const { return static_cast<int>(m_sizes.size()); }
    [[nodiscard]] std::int64_t size(int part) const { return m_sizes[static_cast<std::size_t>(part)]; }
    /// The first of the largest; there must be any.
    [[nodiscard]] int largest() const;
    /// All runs, south to north, then west to east.
    [[nodiscard]] const std::vector<Run> &runs() const { return m_runs; }
    /// The part that holds an open cell.
    [[nodiscard]] int partAt(CellPos cell) const;
    /// A grid in which the cells of a part are set.
    [[nodiscard]] BitGrid cellsOf(int part) const;

private:
    int m_width;
    int m_height;
    std::vector<Run> m_runs;
    std::vector<std::int64_t> m_sizes;
};

} // namespace cave
