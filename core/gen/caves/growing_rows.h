// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/cave_units.h"

#include <cstdint>

/// Internal to `caves`: growing rows of bits, in a form that compilers vectorise. Compiled once for any
/// machine and once for wider vector units, so everything here has internal linkage and uses no library
/// types: code built for those units must not be used elsewhere.
namespace cave {
namespace {

/// A cell and its neighbours in each column, with rows counted as in `Growth`.
inline std::uint64_t grownRow(const std::uint64_t *cells, int row)
{
    const std::uint64_t here = cells[row];
    return here | (here << 1U) | (here >> 1U) | cells[row - 1] | cells[row + 1];
}

/// One step from `from` to `to`; returns whether the target was met.
inline bool growRows(const std::uint64_t *__restrict from, std::uint64_t *__restrict to,
                     const std::uint64_t *__restrict target, int rows)
{
    std::uint64_t met = 0;
    for (int row = 0; row < rows; ++row) {
        const std::uint64_t grown = grownRow(from, row + 1);
        to[row + 1] = grown;
        met |= grown & target[row];
    }
    return met != 0;
}

/// One step from `from` to `to` within `mask`; returns whether anything was added.
inline bool growRowsWithin(const std::uint64_t *__restrict from, std::uint64_t *__restrict to,
                           const std::uint64_t *__restrict mask, int rows)
{
    std::uint64_t added = 0;
    for (int row = 0; row < rows; ++row) {
        const std::uint64_t grown = grownRow(from, row + 1) & mask[row];
        to[row + 1] = grown;
        added |= grown ^ from[row + 1];
    }
    return added != 0;
}

inline void clearAround(Growth &growth, int rows)
{
    growth.cells[0] = 0;
    for (int row = rows + 1; row < Growth::kRows; ++row)
        growth.cells[row] = 0;
}

/// Takes two steps at a time, as the second one ends where the first began.
inline void growToEdges(Growth &growth, const std::uint64_t *mask, int rows)
{
    Growth other;
    clearAround(other, rows);
    while (growRowsWithin(growth.cells, other.cells, mask, rows) &&
           growRowsWithin(other.cells, growth.cells, mask, rows)) {
    }
}

/// The steps alternate between two arrays.
inline Meeting growUntil(Growth &growth, const std::uint64_t *target, int rows)
{
    Growth other;
    clearAround(other, rows);
    std::uint64_t *from = growth.cells;
    std::uint64_t *to = other.cells;
    int steps = 1;
    while (!growRows(from, to, target, rows)) {
        std::uint64_t *const last = from;
        from = to;
        to = last;
        ++steps;
    }
    int row = 0;
    while ((to[row + 1] & target[row]) == 0)
        ++row;
    return {steps, row, to[row + 1] & target[row]};
}

} // namespace
} // namespace cave
