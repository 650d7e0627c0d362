#include "core/gen/tunnel_front.h"

#include "core/base/bit_grid.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <bit>

// A step takes plain passes over the rows, free of branches: which cells the front enters is as good as random, so a branch on
// it would be guessed wrongly, and the compiler can take several rows at a time.
namespace cave {
namespace {

template<std::size_t N>
bool test(const std::array<std::uint64_t, N> &rows, std::size_t row, int x)
{
    return ((rows[row] >> static_cast<unsigned>(x)) & 1U) != 0;
}

std::size_t elementOf(int y)
{
    return static_cast<std::size_t>(y) + 1;
}

} // namespace

TunnelFront::TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key)
    : m_words(key), m_size(static_cast<std::size_t>(size)), m_offBorder(lowBits(size - 1) & ~std::uint64_t{1})
{
    std::copy_n(pockets.begin(), m_size, m_reached.begin() + 1);
    fitRows();
}

CellPos TunnelFront::spreadTo(const CaveWindow &joined)
{
    while (true) {
        ++m_steps;
        const bool meets = findRim(joined) != 0;
        std::size_t end = m_last + 1;
        CellPos met;
        if (meets) {
            // The step ends at this cell, which is not entered but remembers where it is entered from.
            end = m_first;
            while ((m_rim[end] & joined[end - 1]) == 0)
                ++end;
            met = {std::countr_zero(m_rim[end] & joined[end - 1]), static_cast<int>(end) - 1};
        }
        thinRim(end);
        if (meets)
            m_rim[end] = std::uint64_t{1} << static_cast<unsigned>(met.x);
        noteOrigins(meets ? end + 1 : end);
        enterRim(end);
        if (meets)
            return met;
    }
}

CellPos TunnelFront::cameFrom(CellPos cell) const
{
    const std::size_t row = elementOf(cell.y);
    const int step = test(m_second, row, cell.x) ? 1 : -1;
    if (test(m_sideways, row, cell.x))
        return {cell.x + step, cell.y};
    return {cell.x, cell.y + step};
}

void TunnelFront::forget(CellPos cell, const CaveWindow &rest)
{
    const auto part = row_bits::componentAt(m_reached, m_first, m_last, {cell.x, cell.y + 1});
    for (std::size_t row = part.first; row <= part.last; ++row)
        m_reached[row] = (m_reached[row] & ~part.rows[row]) | rest[row - 1];
    fitRows();
}

/// Finds the cells beside the front; returns those of any row that are `joined`.
std::uint64_t TunnelFront::findRim(const CaveWindow &joined)
{
    std::uint64_t met = 0;
    for (std::size_t row = m_first; row <= m_last; ++row) {
        const std::uint64_t here = m_reached[row];
        const std::uint64_t rim = (m_reached[row - 1] | m_reached[row + 1] | (here << 1U) | (here >> 1U)) & ~here;
        m_rim[row] = rim;
        met |= rim & joined[row - 1];
    }
    return met;
}

/// Leaves of the rim, below the row `end`, what this step enters.
void TunnelFront::thinRim(std::size_t end)
{
    for (std::size_t row = m_first; row < end; ++row)
        m_rim[row] &= row > 1 && row < m_size ? m_offBorder : 0;
    // Every fourth step enters the whole rim, which bounds the number of steps.
    if (m_steps % 4 == 0)
        return;
    for (std::size_t row = m_first; row < end; ++row)
        m_rim[row] &= m_words.nextIf(m_rim[row] != 0);
}

void TunnelFront::noteOrigins(std::size_t end)
{
    for (std::size_t row = m_first; row < end; ++row) {
        const std::uint64_t below = m_reached[row - 1];
        const std::uint64_t vertical = below | m_reached[row + 1];
        const std::uint64_t second = (vertical & ~below) | ~(vertical | (m_reached[row] << 1U));
        m_sideways[row] = (m_sideways[row] & ~m_rim[row]) | (m_rim[row] & ~vertical);
        m_second[row] = (m_second[row] & ~m_rim[row]) | (m_rim[row] & second);
    }
}

void TunnelFront::enterRim(std::size_t end)
{
    for (std::size_t row = m_first; row < end; ++row)
        m_reached[row] |= m_rim[row];
    if (m_first > 1 && m_reached[m_first] != 0)
        --m_first;
    if (m_last < m_size && m_reached[m_last] != 0)
        ++m_last;
}

/// Finds the rows that the front and its rim lie in.
void TunnelFront::fitRows()
{
    std::size_t first = 1;
    while (first <= m_size && m_reached[first] == 0)
        ++first;
    std::size_t last = m_size;
    while (last > first && m_reached[last] == 0)
        --last;
    m_first = std::max<std::size_t>(first - 1, 1);
    m_last = std::min(last + 1, m_size);
}

} // namespace cave
