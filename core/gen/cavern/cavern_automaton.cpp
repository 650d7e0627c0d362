// SPDX-License-Identifier: MIT
#include "core/gen/cavern/cavern_automaton.h"

#include "core/gen/caves/automaton_rows.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// For each cell of a row, how many of it and its two neighbours are floor; cells outside aren't.
using RowCounts = std::vector<TwoBits>;

void countRow(const BitGrid &floor, int y, RowCounts &counts)
{
    const std::uint64_t *row = floor.row(y);
    const auto words = static_cast<std::size_t>(floor.wordsPerRow());
    for (std::size_t i = 0; i < words; ++i) {
        const std::uint64_t west = row[i] << 1U | (i > 0 ? row[i - 1] >> 63U : 0);
        const std::uint64_t east = row[i] >> 1U | (i + 1 < words ? row[i + 1] << 63U : 0);
        const std::uint64_t sides = west ^ east;
        counts[i] = {sides ^ row[i], (west & east) | (sides & row[i])};
    }
}

/// One step, row by row from the south.
class Step {
public:
    explicit Step(BitGrid &floor)
        : m_floor(floor)
        , m_south(static_cast<std::size_t>(floor.wordsPerRow()))
        , m_here(m_south.size())
        , m_north(m_south.size())
    {
    }

    void take()
    {
        const int height = m_floor.height();
        m_south.assign(m_south.size(), {});
        countRow(m_floor, 0, m_here);
        for (int y = 0; y < height; ++y) {
            if (y + 1 < height)
                countRow(m_floor, y + 1, m_north);
            else
                m_north.assign(m_north.size(), {});
            // Half of 9 cells inside the level, of 6 along an edge, of 4 in a corner, rounded up.
            if (y > 0 && y + 1 < height)
                stepRow<5, 3>(m_floor.row(y));
            else
                stepRow<3, 2>(m_floor.row(y));
            std::swap(m_south, m_here);
            std::swap(m_here, m_north);
        }
    }

private:
    template<int threshold>
    [[nodiscard]] std::uint64_t reaching(std::size_t i) const
    {
        return atLeast<threshold>(m_south[i], m_here[i], m_north[i]);
    }

    /// `atEnds`: the threshold of the row's two end cells.
    template<int threshold, int atEnds>
    void stepRow(std::uint64_t *row) const
    {
        const std::size_t last = m_here.size() - 1;
        const int lastColumns = m_floor.width() - 64 * static_cast<int>(last);
        const std::uint64_t eastEnd = std::uint64_t{1} << static_cast<unsigned>(lastColumns - 1);
        for (std::size_t i = 0; i <= last; ++i)
            row[i] = reaching<threshold>(i);
        row[0] = (row[0] & ~std::uint64_t{1}) | (reaching<atEnds>(0) & 1U);
        row[last] = ((row[last] & ~eastEnd) | (reaching<atEnds>(last) & eastEnd)) & lowBits(lastColumns);
    }

    BitGrid &m_floor;
    RowCounts m_south;
    RowCounts m_here;
    RowCounts m_north;
};

void invert(BitGrid &grid)
{
    for (int y = 0; y < grid.height(); ++y) {
        std::uint64_t *row = grid.row(y);
        for (int word = 0; word < grid.wordsPerRow(); ++word)
            row[word] = ~row[word] & lowBits(grid.width() - 64 * word);
    }
}

} // namespace

void smoothCavern(BitGrid &rock, int times)
{
    if (rock.width() == 0 || rock.height() == 0 || times <= 0)
        return;
    assert(rock.width() > 1 && rock.height() > 1); // otherwise the two edges would coincide
    invert(rock);
    Step step(rock);
    for (int i = 0; i < times; ++i)
        step.take();
    invert(rock);
}

} // namespace cave
