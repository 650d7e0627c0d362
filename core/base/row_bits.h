#pragma once

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

/// Grows a component by sweeps over the rows: from the row where it starts outward, and back. Both sides go at once, for each
/// row has to wait for the one before it.
template<std::size_t N>
class ComponentSweeps {
public:
    /// `found` holds one run, in the row found.first.
    ComponentSweeps(const std::array<std::uint64_t, N> &mask, std::size_t size, Component<N> &found)
        : m_mask(mask), m_size(size), m_found(found), m_middle(found.first)
    {
    }

    void outward()
    {
        std::size_t north = m_middle;
        std::size_t south = m_middle;
        for (bool goesNorth = true, goesSouth = true; goesNorth || goesSouth;) {
            goesNorth = goesNorth && north + 1 < m_size && grow(north + 1, north);
            goesSouth = goesSouth && south > 0 && grow(south - 1, south);
            north += goesNorth ? 1 : 0;
            south -= goesSouth ? 1 : 0;
        }
        m_found.first = south;
        m_found.last = north;
    }

    void inward()
    {
        std::size_t north = m_found.last;
        std::size_t south = m_found.first;
        while (north > m_middle || south < m_middle) {
            if (north > m_middle) {
                grow(north - 1, north);
                --north;
            }
            if (south < m_middle) {
                grow(south + 1, south);
                ++south;
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
    /// Adds the runs of a row that touch those found in the row `from`; whether there are any now.
    bool grow(std::size_t row, std::size_t from)
    {
        std::uint64_t &cells = m_found.rows[row];
        const std::uint64_t seeds = (cells | m_found.rows[from]) & m_mask[row];
        cells = fillRuns(m_mask[row], seeds);
        return seeds != 0;
    }

    const std::array<std::uint64_t, N> &m_mask;
    std::size_t m_size;
    Component<N> &m_found;
    std::size_t m_middle;
};

/// The component of `mask` that holds the cell (x, y), which must be set. Rows from `size` (less than N) on must be empty.
template<std::size_t N>
Component<N> componentAt(const std::array<std::uint64_t, N> &mask, int size, int x, int y)
{
    Component<N> found;
    found.first = static_cast<std::size_t>(y);
    found.last = found.first;
    found.rows[found.first] = fillRuns(mask[found.first], std::uint64_t{1} << static_cast<unsigned>(x));
    ComponentSweeps<N> sweeps(mask, static_cast<std::size_t>(size), found);
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
