#pragma once

#include "core/base/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Square areas of up to 64×64 cells as one 64-bit word a row: bit x of word y. The tools that generators
/// build caves with.
namespace cave::row_bits {

/// All bits of `mask` that lie in the same runs as the bits of `seeds` (which must be a subset of `mask`; bit
/// 63 clear).
constexpr std::uint64_t fillRuns(std::uint64_t mask, std::uint64_t seeds)
{
    // Adding a seed to its run carries to the run's end; downward there is no carry, so the run is halved
    // five times.
    std::uint64_t filled = (mask & ~(mask + seeds)) | seeds;
    std::uint64_t open = mask;
    for (unsigned shift = 1; shift < 64; shift *= 2) {
        filled |= (filled >> shift) & open;
        open &= open >> shift;
    }
    return filled;
}

/// Number of set bits of a word, without needing an instruction for it.
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

/// The middle cells of the longest run or runs of set bits, one or two a run: what is left last when runs lose their ends.
constexpr std::uint64_t middlesOfLongestRuns(std::uint64_t bits)
{
    while (true) {
        const std::uint64_t eroded = bits & (bits << 1U) & (bits >> 1U);
        if (eroded == 0)
            return bits;
        bits = eroded;
    }
}

/// A 4-connected component; only the rows `first` .. `last` hold cells.
template<std::size_t N>
struct Component {
    std::array<std::uint64_t, N> rows{};
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

/// The rows of an area taken apart into their runs, to fill runs from seeds much sooner than `fillRuns` can: all runs of a row
/// are tried at once.
template<std::size_t N>
class RowRuns {
public:
    /// Only the rows first .. last may be asked for.
    RowRuns(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last)
    {
        std::copy(mask.begin() + static_cast<std::ptrdiff_t>(first), mask.begin() + static_cast<std::ptrdiff_t>(last + 1), m_rest.begin() + static_cast<std::ptrdiff_t>(first));
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

    /// All runs of a row that hold one of `seeds`.
    [[nodiscard]] std::uint64_t fill(std::size_t row, std::uint64_t seeds) const
    {
        std::uint64_t filled = 0;
        for (const auto &runs : m_runs)
            filled |= (runs[row] & seeds) != 0 ? runs[row] : 0;
        if (const std::uint64_t later = m_rest[row] & seeds; later != 0)
            filled |= fillRuns(m_rest[row], later);
        return filled;
    }

private:
    static constexpr std::size_t kRunsApart = 5; // few rows of a cave have more

    std::array<std::array<std::uint64_t, N>, kRunsApart> m_runs;
    std::array<std::uint64_t, N> m_rest; // the further runs
};

/// Grows a component by sweeps over the rows: from the row where it starts outward, and back. Both sides go at once, for each
/// row has to wait for the one before it.
template<std::size_t N>
class ComponentSweeps {
public:
    /// `found` holds one run, in the row found.first. Only the rows first .. last of the mask hold cells.
    ComponentSweeps(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last, Component<N> &found)
        : m_mask(mask), m_runs(mask, first, last), m_firstRow(first), m_lastRow(last), m_found(found), m_middle(found.first)
    {
    }

    void outward()
    {
        auto &rows = m_found.rows;
        std::size_t north = m_middle;
        std::size_t south = m_middle;
        std::uint64_t northCells = rows[m_middle];
        std::uint64_t southCells = northCells;
        while ((northCells | southCells) != 0) {
            northCells = north < m_lastRow ? m_runs.fill(north + 1, northCells | rows[north + 1]) : 0;
            southCells = south > m_firstRow ? m_runs.fill(south - 1, southCells | rows[south - 1]) : 0;
            if (northCells != 0)
                rows[++north] = northCells;
            if (southCells != 0)
                rows[--south] = southCells;
        }
        m_found.first = south;
        m_found.last = north;
    }

    void inward()
    {
        auto &rows = m_found.rows;
        std::size_t north = m_found.last;
        std::size_t south = m_found.first;
        std::uint64_t northCells = rows[north];
        std::uint64_t southCells = rows[south];
        while (north > m_middle || south < m_middle) {
            if (north > m_middle) {
                --north;
                northCells = m_runs.fill(north, northCells | rows[north]);
                rows[north] = northCells;
            }
            if (south < m_middle) {
                ++south;
                southCells = m_runs.fill(south, southCells | rows[south]);
                rows[south] = southCells;
            }
        }
    }

    /// Whether no cell of the component is beside another one of the mask.
    [[nodiscard]] bool isWhole() const
    {
        const auto &rows = m_found.rows;
        std::uint64_t open = 0;
        for (std::size_t row = m_found.first - (m_found.first > 0 ? 1 : 0); row <= m_found.last; ++row)
            open |= (rows[row] ^ rows[row + 1]) & m_mask[row] & m_mask[row + 1];
        return open == 0;
    }

private:
    const std::array<std::uint64_t, N> &m_mask;
    RowRuns<N> m_runs;
    std::size_t m_firstRow;
    std::size_t m_lastRow;
    Component<N> &m_found;
    std::size_t m_middle;
};

/// The component of `mask` that holds the cell (x, y), which must be set. Only the rows first .. last (less than N − 1) of the
/// mask may hold cells.
template<std::size_t N>
Component<N> componentAt(const std::array<std::uint64_t, N> &mask, std::size_t first, std::size_t last, CellPos cell)
{
    Component<N> found;
    found.first = static_cast<std::size_t>(cell.y);
    found.last = found.first;
    found.rows[found.first] = fillRuns(mask[found.first], std::uint64_t{1} << static_cast<unsigned>(cell.x));
    ComponentSweeps<N> sweeps(mask, first, last, found);
    do {
        sweeps.outward();
        sweeps.inward();
    } while (!sweeps.isWhole());
    return found;
}

/// Position of the n-th set bit (n counted from 0, less than the number of set bits).
constexpr int nthBit(std::uint64_t bits, int n)
{
    for (; n > 0; --n)
        bits &= bits - 1;
    return std::countr_zero(bits);
}

} // namespace cave::row_bits
