#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Square areas of up to 64×64 cells as one 64-bit word a row: bit x of word y. The tools that generators build caves with.
namespace cave::row_bits {

/// All bits of `mask` that lie in the same runs as the bits of `seeds` (which must be a subset of `mask`; bit 63 clear).
constexpr std::uint64_t fillRuns(std::uint64_t mask, std::uint64_t seeds)
{
    // Adding a seed to its run carries to the run's end; downward there is no carry, so the run is halved five times.
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

/// A 4-connected component; only the rows `first` .. `last` hold cells.
template<std::size_t N>
struct Component {
    std::array<std::uint64_t, N> rows{};
    std::size_t first = 0;
    std::size_t last = 0;
    int cells = 0;

    [[nodiscard]] bool has(int x, int y) const
    {
        return ((rows[static_cast<std::size_t>(y)] >> static_cast<unsigned>(x)) & 1U) != 0;
    }
};

/// The component of `mask` that holds the cell (x, y), which must be set. Only the first `size` rows are looked at.
template<std::size_t N>
Component<N> componentAt(const std::array<std::uint64_t, N> &mask, int size, int x, int y)
{
    // Every row holds whole runs at all times, so a row is filled only when a run is met anew; one bit a row says whose
    // neighbours are still to be looked at.
    static_assert(N <= 64);
    Component<N> found;
    std::uint64_t pending = 0;
    std::uint64_t touched = 0;
    const auto enter = [&](int row, std::uint64_t from) {
        const auto index = static_cast<std::size_t>(row);
        const std::uint64_t seeds = from & mask[index] & ~found.rows[index];
        if (seeds == 0)
            return;
        found.rows[index] |= fillRuns(mask[index], seeds);
        pending |= std::uint64_t{1} << static_cast<unsigned>(row);
        touched |= pending;
    };
    enter(y, std::uint64_t{1} << static_cast<unsigned>(x));
    while (pending != 0) {
        const int row = std::countr_zero(pending);
        pending &= pending - 1;
        const std::uint64_t cells = found.rows[static_cast<std::size_t>(row)];
        if (row + 1 < size)
            enter(row + 1, cells);
        if (row > 0)
            enter(row - 1, cells);
    }
    found.first = static_cast<std::size_t>(std::countr_zero(touched));
    found.last = static_cast<std::size_t>(63 - std::countl_zero(touched));
    for (std::size_t row = found.first; row <= found.last; ++row)
        found.cells += countBits(found.rows[row]);
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
