// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Square areas of up to 64×64 cells with one 64-bit word per row: bit x of word y. Tools for generators.
namespace cave::row_bits {

/// All bits of `mask` in the same runs as the bits of `seeds` (which must be a subset of `mask`; bit 63
/// clear).
constexpr std::uint64_t fillRuns(std::uint64_t mask, std::uint64_t seeds)
{
    // Adding a seed to its run carries to the run's end; there is no carry downward, so the filled part is
    // doubled six times.
    std::uint64_t filled = (mask & ~(mask + seeds)) | seeds;
    std::uint64_t open = mask;
    for (unsigned shift = 1; shift < 64; shift *= 2) {
        filled |= (filled >> shift) & open;
        open &= open >> shift;
    }
    return filled;
}

/// The number of set bits of a word, without a special instruction.
constexpr int countBits(std::uint64_t word)
{
    word -= (word >> 1U) & 0x5555555555555555ULL;
    word = (word & 0x3333333333333333ULL) + ((word >> 2U) & 0x3333333333333333ULL);
    return static_cast<int>((((word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56U);
}

template<std::size_t N>
constexpr int countBits(const std::array<std::uint64_t, N> &rows)
{
    int total = 0;
    for (const std::uint64_t row : rows)
        total += countBits(row);
    return total;
}

/// The middle cells, one or two each, of the longest run or runs of set bits: what remains last when runs
/// lose their ends.
constexpr std::uint64_t middlesOfLongestRuns(std::uint64_t bits)
{
    while (true) {
        const std::uint64_t eroded = bits & (bits << 1U) & (bits >> 1U);
        if (eroded == 0)
            return bits;
        bits = eroded;
    }
}

/// A 4-connected component; only the rows `first` .. `last` contain cells.
template<std::size_t N>
struct RowComponent {
    std::array<std::uint64_t, N> rows;
    std::size_t first = 0;
    std::size_t last = 0;

    [[nodiscard]] bool has(int x, int y) const
    {
        return ((rows[static_cast<std::size_t>(y)] >> static_cast<unsigned>(x)) & 1U) != 0;
    }
    [[nodiscard]] int cells() const
    {
        int total = 0;
        for (std::size_t row = first; row <= last; ++row)
            total += countBits(rows[row]);
        return total;
    }
};

/// The rows of an area split into their runs, which fills runs from seeds much faster than `fillRuns`: the
/// first `Apart` runs of a row are tried at once.
template<std::size_t Apart, std::size_t N>
class RowRuns {
public:
    /// Only the rows first .. last may be used.
    RowRuns(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last)
    {
        std::copy(mask.begin() + static_cast<std::ptrdiff_t>(first),
                  mask.begin() + static_cast<std::ptrdiff_t>(last + 1),
                  m_rest.begin() + static_cast<std::ptrdiff_t>(first));
        for (auto &runs : m_runs) {
            for (std::size_t row = first; row <= last; ++row) {
                // Adding its first bit to a run carries into the gap after it and leaves the run empty.
                const std::uint64_t bits = m_rest[row];
                const std::uint64_t later = bits & (bits + (bits & (0 - bits)));
                runs[row] = bits ^ later;
                m_rest[row] = later;
            }
        }
    }

    /// All runs of a row that contain one of `seeds`.
    [[nodiscard]] std::uint64_t fill(std::size_t row, std::uint64_t seeds) const
    {
        std::uint64_t filled = 0;
        for (const auto &runs : m_runs) // independent of each other, and without branches
            filled |= runs[row] & (0 - static_cast<std::uint64_t>((runs[row] & seeds) != 0));
        if (const std::uint64_t later = m_rest[row] & seeds; later != 0)
            filled |= fillRuns(m_rest[row], later);
        return filled;
    }

private:
    std::array<std::array<std::uint64_t, N>, Apart> m_runs;
    std::array<std::uint64_t, N> m_rest; // the remaining runs
};

/// Grows a component by sweeps over the rows: from the row where it starts outward, and back.
template<std::size_t Apart, std::size_t N>
class ComponentSweeps {
public:
    /// `found` contains one run, in the row found.first. Only the rows first .. last of the mask contain
    /// cells.
    ComponentSweeps(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last,
                    RowComponent<N> &found)
        : m_mask(mask)
        , m_runs(mask, first, last)
        , m_firstRow(first)
        , m_lastRow(last)
        , m_found(found)
        , m_middle(found.first)
    {
    }

    void outward()
    {
        auto &rows = m_found.rows;
        while (m_found.last < m_lastRow) {
            const std::uint64_t cells = m_runs.fill(m_found.last + 1, rows[m_found.last]);
            if (cells == 0)
                break;
            rows[++m_found.last] = cells;
        }
        while (m_found.first > m_firstRow) {
            const std::uint64_t cells = m_runs.fill(m_found.first - 1, rows[m_found.first]);
            if (cells == 0)
                break;
            rows[--m_found.first] = cells;
        }
    }

    void inward()
    {
        auto &rows = m_found.rows;
        for (std::size_t row = m_found.last; row > m_middle; --row)
            rows[row - 1] = m_runs.fill(row - 1, rows[row] | rows[row - 1]);
        for (std::size_t row = m_found.first; row < m_middle; ++row)
            rows[row + 1] = m_runs.fill(row + 1, rows[row] | rows[row + 1]);
    }

    /// Finds what is behind further bends: little, so row by row.
    void finish()
    {
        auto &rows = m_found.rows;
        std::uint64_t pending = rowsWithOpenEnds();
        while (pending != 0) {
            const auto row = static_cast<std::size_t>(std::countr_zero(pending));
            pending &= pending - 1;
            if (row < m_lastRow)
                pending |= spill(rows[row], row + 1);
            if (row > m_firstRow)
                pending |= spill(rows[row], row - 1);
        }
    }

private:
    /// The rows, as bits, with a cell next to a mask cell in the next or previous row that isn't found yet.
    [[nodiscard]] std::uint64_t rowsWithOpenEnds() const
    {
        const auto &rows = m_found.rows;
        std::uint64_t open = 0;
        for (std::size_t row = std::max(m_found.first, m_firstRow + 1) - 1; row <= m_found.last; ++row) {
            const std::uint64_t differing = (rows[row] ^ rows[row + 1]) & m_mask[row] & m_mask[row + 1];
            open |= (differing != 0 ? std::uint64_t{3} : 0) << row;
        }
        return open;
    }

    /// Continues from cells of a neighbouring row; returns the row, as a bit, if anything was found there.
    std::uint64_t spill(std::uint64_t from, std::size_t row)
    {
        std::uint64_t &cells = m_found.rows[row];
        if ((from & m_mask[row] & ~cells) == 0)
            return 0;
        cells = m_runs.fill(row, from | cells);
        m_found.first = std::min(m_found.first, row);
        m_found.last = std::max(m_found.last, row);
        return std::uint64_t{1} << row;
    }

    const std::array<std::uint64_t, N> &m_mask;
    RowRuns<Apart, N> m_runs;
    std::size_t m_firstRow;
    std::size_t m_lastRow;
    RowComponent<N> &m_found;
    std::size_t m_middle;
};

/// The component of `mask` with the cell (x, y), which must be set. Only the rows first .. last (less than N
/// − 1) of the mask may contain cells. RunsApart: the maximum number of runs in most rows; other values only
/// cost time.
template<std::size_t RunsApart, std::size_t N>
RowComponent<N> componentAt(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last,
                            CellPos cell)
{
    RowComponent<N> found;
    std::fill(found.rows.begin(), found.rows.end(), 0);
    found.first = static_cast<std::size_t>(cell.y);
    found.last = found.first;
    found.rows[found.first] = fillRuns(mask[found.first], std::uint64_t{1} << static_cast<unsigned>(cell.x));
    ComponentSweeps<RunsApart, N> sweeps(mask, first, last, found);
    sweeps.outward();
    sweeps.inward();
    sweeps.finish();
    return found;
}

/// The position of the n-th set bit (n from 0, less than the number of set bits).
constexpr int nthBit(std::uint64_t bits, int n)
{
    for (; n > 0; --n)
        bits &= bits - 1;
    return std::countr_zero(bits);
}

} // namespace cave::row_bits
