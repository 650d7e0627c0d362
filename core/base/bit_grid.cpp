// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"

#include <bit>

namespace cave {

std::int64_t BitGrid::count() const
{
    std::int64_t total = 0;
    for (const std::uint64_t word : m_words)
        total += std::popcount(word);
    return total;
}

std::uint64_t BitGrid::bits(int x, int y, int length) const
{
    if (y < 0 || y >= m_height || x >= m_width || x + length <= 0)
        return 0;
    if (x < 0)
        return bits(0, y, length + x) << static_cast<unsigned>(-x);
    const std::uint64_t *words = row(y);
    const int word = x / 64;
    const unsigned shift = static_cast<unsigned>(x) % 64U;
    std::uint64_t value = words[word] >> shift;
    if (shift != 0 && word + 1 < m_wordsPerRow)
        value |= words[word + 1] << (64U - shift);
    return value & lowBits(length);
}

void BitGrid::orBits(int x, int y, int length, std::uint64_t value)
{
    value &= lowBits(length);
    std::uint64_t *words = row(y);
    const int word = x / 64;
    const unsigned shift = static_cast<unsigned>(x) % 64U;
    words[word] |= value << shift;
    if (shift != 0 && static_cast<int>(shift) + length > 64)
        words[word + 1] |= value >> (64U - shift);
}

} // namespace cave
