// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <vector>

namespace cave {

/// The caves of a level: the 4-connected parts of its open cells (those not set in `rock`), numbered from 0
/// in the order of their southernmost, then westernmost cells.
class CavernParts {
public:
    /// A run of open cells in a row.
    struct Run {
        int y = 0;
        int first = 0;
        int last = 0;
        int part = 0;
    };

    explicit CavernParts(const BitGrid &rock);

    [[nodiscard]] int count() const { return static_cast<int>(m_sizes.size()); }
    [[nodiscard]] std::int64_t size(int part) const { return m_sizes[static_cast<std::size_t>(part)]; }
    /// The first of the largest parts; there must be at least one part.
    [[nodiscard]] int largest() const;
    /// All runs, south to north, then west to east.
    [[nodiscard]] const std::vector<Run> &runs() const { return m_runs; }
    /// The part of an open cell.
    [[nodiscard]] int partAt(CellPos cell) const;
    /// A grid with the cells of a part set.
    [[nodiscard]] BitGrid cellsOf(int part) const;

private:
    int m_width;
    int m_height;
    std::vector<Run> m_runs;
    std::vector<std::int64_t> m_sizes;
};

/// Applies `times` steps to all cells simultaneously: a cell becomes floor if at least as many cells of its 3
/// × 3 block, itself included and cells outside the grid excluded, are floor as rock (set); otherwise rock.
/// Processes 64 cells at a time. The grid is empty or at least two cells wide and high. Source: Trystan's
/// roguelike tutorial 03 (2011).
void smoothCavern(BitGrid &rock, int times);

// Digging connections between the 4-connected caves of a bounded level. `rock` is modified; `key` determines
// how tunnels wind.

/// Fills caves of fewer than `least` cells with rock, except the largest.
void fillCavernPockets(BitGrid &rock, int least);

/// Joins all caves by short winding tunnels; does nothing if there are fewer than two.
void joinCavern(BitGrid &rock, std::uint64_t key);

/// Digs until the open cells `a` and `b` are connected, through any number of caves.
void joinCavernCells(BitGrid &rock, std::uint64_t key, CellPos a, CellPos b);

/// `joinCavernCells` for the westernmost and the easternmost open cell, the southernmost if there are
/// several.
void joinCavernEnds(BitGrid &rock, std::uint64_t key);

} // namespace cave
