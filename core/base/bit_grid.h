// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// A rectangle of bits, row by row from the south; bit x of a row is column x, 64 columns per word. Bits past
/// the width are always 0.
class BitGrid {
public:
    BitGrid() = default;
    BitGrid(int width, int height) { reset(width, height); }

    friend bool operator==(const BitGrid &, const BitGrid &) = default;

    /// Resizes and clears the grid; reuses its memory.
    void reset(int width, int height)
    {
        m_width = width;
        m_height = height;
        m_wordsPerRow = (width + 63) / 64;
        m_words.assign(static_cast<std::size_t>(m_wordsPerRow) * static_cast<std::size_t>(height), 0);
    }

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] int wordsPerRow() const { return m_wordsPerRow; }
    [[nodiscard]] bool contains(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_width && y < m_height;
    }

    [[nodiscard]] std::uint64_t *row(int y) { return m_words.data() + rowOffset(y); }
    [[nodiscard]] const std::uint64_t *row(int y) const { return m_words.data() + rowOffset(y); }

    [[nodiscard]] bool test(int x, int y) const
    {
        return ((row(y)[x / 64] >> (static_cast<unsigned>(x) % 64U)) & 1U) != 0;
    }
    void set(int x, int y) { row(y)[x / 64] |= std::uint64_t{1} << (static_cast<unsigned>(x) % 64U); }
    void clear(int x, int y) { row(y)[x / 64] &= ~(std::uint64_t{1} << (static_cast<unsigned>(x) % 64U)); }

    /// The number of set bits.
    [[nodiscard]] std::int64_t count() const;

    /// `length` (1 .. 64) bits of row `y` from column `x`; columns outside the grid read as 0.
    [[nodiscard]] std::uint64_t bits(int x, int y, int length) const;

    /// Ors the low `length` (1 .. 64) bits of `value` into row `y` from column `x`; x + length must be within
    /// the width.
    void orBits(int x, int y, int length, std::uint64_t value);

private:
    [[nodiscard]] std::size_t rowOffset(int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_wordsPerRow);
    }

    int m_width = 0;
    int m_height = 0;
    int m_wordsPerRow = 0;
    std::vector<std::uint64_t> m_words;
};

/// Ors the low `length` (1 .. 64) bits of `value` into row `y` at column `x`; x + length must be within the
/// width.
constexpr std::uint64_t lowBits(int count)
{
    if (count <= 0)
        return 0;
    return ~std::uint64_t{0} >> static_cast<unsigned>(64 - std::min(count, 64));
}

} // namespace cave
