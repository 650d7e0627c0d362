// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/shape.h"

#include "core/path/breadth_first.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <vector>

namespace cave {
namespace {

/// A word of a row shifted by one column, so that each bit is that of the cell to its east.
std::uint64_t eastOf(const BitGrid &grid, int word, int y)
{
    const std::uint64_t *row = grid.row(y);
    const std::uint64_t carried = word + 1 < grid.wordsPerRow() ? row[word + 1] << 63U : 0;
    return row[word] >> 1U | carried;
}

std::uint64_t westOf(const BitGrid &grid, int word, int y)
{
    const std::uint64_t *row = grid.row(y);
    const std::uint64_t carried = word > 0 ? row[word - 1] >> 63U : 0;
    return row[word] << 1U | carried;
}

std::uint64_t deadEndsOf(const BitGrid &floor, int word, int y)
{
    const std::uint64_t north = y + 1 < floor.height() ? floor.row(y + 1)[word] : 0;
    const std::uint64_t south = y > 0 ? floor.row(y - 1)[word] : 0;
    const std::uint64_t east = eastOf(floor, word, y);
    const std::uint64_t west = westOf(floor, word, y);
    const std::uint64_t several = (north & south) | (east & west) | ((north | south) & (east | west));
    return floor.row(y)[word] & (north | south | east | west) & ~several;
}

/// From the blocks of one size, by their south-west corners, to those of the next, each made of four
/// overlapping ones.
void growBlocks(BitGrid &corners)
{
    for (int y = 0; y < corners.height(); ++y) {
        for (int word = 0; word < corners.wordsPerRow();
             ++word) // in this order, words are read before they change
            corners.row(y)[word] &= eastOf(corners, word, y);
    }
    for (int y = 0; y < corners.height(); ++y) {
        for (int word = 0; word < corners.wordsPerRow(); ++word)
            corners.row(y)[word] &= y + 1 < corners.height() ? corners.row(y + 1)[word] : 0;
    }
}

/// Ors each row with itself shifted by `shift` (≥ 1) columns to the east; nothing may leave the grid.
void spreadEast(BitGrid &cells, int shift)
{
    const int words = shift / 64;
    const unsigned bits = static_cast<unsigned>(shift) % 64U;
    for (int y = 0; y < cells.height(); ++y) {
        std::uint64_t *row = cells.row(y);
        for (int word = cells.wordsPerRow() - 1; word >= words; --word) {
            std::uint64_t moved = row[word - words] << bits;
            if (bits != 0 && word > words)
                moved |= row[word - words - 1] >> (64U - bits);
            row[word] |= moved;
        }
    }
}

void spreadNorth(BitGrid &cells, int shift)
{
    for (int y = cells.height() - 1; y >= shift; --y) {
        for (int word = 0; word < cells.wordsPerRow(); ++word)
            cells.row(y)[word] |= cells.row(y - shift)[word];
    }
}

/// From the south-west corners of blocks to the cells covered, by doubling.
void fillBlocks(BitGrid &cells, int side)
{
    for (int covered = 1; covered < side;) {
        const int shift = std::min(covered, side - covered);
        spreadEast(cells, shift);
        spreadNorth(cells, shift);
        covered += shift;
    }
}

/// A cell, in the order of the depth-first search.
struct Visit {
    std::int32_t cell = 0;   ///< index into the numbers, which have a border of rock
    std::int32_t parent = 0; ///< number of the cell from which it was reached
    std::int32_t low = 0;    ///< lowest number adjacent to the cell or to a descendant
    std::int32_t size = 1;   ///< number of descendants, including itself
    std::int32_t cutOff = 0; ///< of those, how many are unreachable without it
    std::uint8_t tried = 0;  ///< neighbours already tried
};

/// Depth-first search from one cell, then the low points from the last visit back to the first: descendants
/// of a cell are visited later, so no second descent is needed.
class CutSearch {
public:
    CutSearch(const BitGrid &floor, CellPos from)
        : m_stride(floor.width() + 2)
        , m_numbers(static_cast<std::size_t>(m_stride) * (static_cast<std::size_t>(floor.height()) + 2),
                    kRock)
    {
        for (int y = 0; y < floor.height(); ++y) {
            for (int x = 0; x < floor.width(); ++x) {
                if (floor.test(x, y))
                    m_numbers[static_cast<std::size_t>(indexOf({x, y}))] = kUnseen;
            }
        }
        m_visits.reserve(static_cast<std::size_t>(floor.count()));
        visitAll(indexOf(from));
        closeAll();
    }

    /// All visits, the start first.
    [[nodiscard]] const std::vector<Visit> &visits() const { return m_visits; }

private:
    static constexpr std::int32_t kRock = -2;
    static constexpr std::int32_t kUnseen = -1;

    [[nodiscard]] std::int32_t indexOf(CellPos cell) const { return (cell.y + 1) * m_stride + cell.x + 1; }
    [[nodiscard]] std::array<std::int32_t, 4> around(std::int32_t cell) const
    {
        return {cell + m_stride, cell + 1, cell - m_stride, cell - 1};
    }
    [[nodiscard]] std::int32_t &numberOf(std::int32_t cell)
    {
        return m_numbers[static_cast<std::size_t>(cell)];
    }

    std::int32_t enter(std::int32_t cell, std::int32_t parent)
    {
        const auto number = static_cast<std::int32_t>(m_visits.size());
        numberOf(cell) = number;
        m_visits.push_back({cell, parent, number, 1, 0, 0});
        return number;
    }

    void visitAll(std::int32_t start)
    {
        std::int32_t here = enter(start, kUnseen);
        while (here != kUnseen) {
            Visit &visit = m_visits[static_cast<std::size_t>(here)];
            if (visit.tried == 4) {
                here = visit.parent;
                continue;
            }
            const std::int32_t next = around(visit.cell)[visit.tried++];
            if (numberOf(next) == kUnseen)
                here = enter(next, here);
        }
    }

    void closeAll()
    {
        for (std::size_t i = m_visits.size(); i-- > 1;) {
            Visit &visit = m_visits[i];
            for (const std::int32_t next : around(visit.cell)) {
                if (numberOf(next) >= 0)
                    visit.low = std::min(visit.low, numberOf(next));
            }
            Visit &parent = m_visits[static_cast<std::size_t>(visit.parent)];
            parent.size += visit.size;
            parent.low = std::min(parent.low, visit.low);
            if (visit.low >= visit.parent) // no path around the parent
                parent.cutOff += visit.size;
        }
    }

    std::int32_t m_stride;
    std::vector<std::int32_t> m_numbers; ///< of visited cells; or one of two negative marks
    std::vector<Visit> m_visits;
};

} // namespace

std::int64_t countDeadEnds(const BitGrid &floor, int margin)
{
    std::int64_t count = 0;
    for (int y = margin; y < floor.height() - margin; ++y) {
        for (int word = 0; word < floor.wordsPerRow(); ++word) {
            const std::uint64_t counted =
                lowBits(floor.width() - margin - 64 * word) & ~lowBits(margin - 64 * word);
            count += std::popcount(deadEndsOf(floor, word, y) & counted);
        }
    }
    return count;
}

PassageWidths passageWidths(const BitGrid &floor)
{
    // A cell of width n is covered by a block of each side up to n, so it is counted n times.
    PassageWidths widths;
    std::int64_t sum = 0;
    std::int64_t cells = 0;
    BitGrid corners = floor;
    BitGrid covered;
    for (int side = 1;; ++side) {
        covered = corners;
        fillBlocks(covered, side);
        const std::int64_t count = covered.count();
        if (count == 0)
            break;
        cells = side == 1 ? count : cells;
        sum += count;
        widths.max = side;
        growBlocks(corners);
    }
    if (cells > 0)
        widths.mean = static_cast<double>(sum) / static_cast<double>(cells);
    return widths;
}

double tortuosity(const BitGrid &floor, CellPos from, int nearest)
{
    // Cells at one minimum distance are added up as integers: fast, and exact in any order.
    struct Ring {
        std::int64_t steps = 0;
        std::int64_t cells = 0;
    };
    std::vector<Ring> rings(static_cast<std::size_t>(floor.width()) +
                            static_cast<std::size_t>(floor.height()));
    const BreadthFirst walked = distancesFrom(floor, from);
    for (int y = 0; y < floor.height(); ++y) {
        const std::int32_t *row = walked.distancesInRow(y);
        const int up = std::abs(y - from.y);
        for (int x = 0; x < floor.width(); ++x) {
            const std::int32_t steps = row[x];
            if (steps < 0)
                continue;
            const int least = std::abs(x - from.x) + up;
            Ring &ring = rings[static_cast<std::size_t>(least)];
            ring.steps += steps;
            ++ring.cells;
        }
    }
    double sum = 0;
    std::int64_t cells = 0;
    for (std::size_t least = static_cast<std::size_t>(nearest); least < rings.size(); ++least) {
        sum += static_cast<double>(rings[least].steps) / static_cast<double>(least);
        cells += rings[least].cells;
    }
    return cells == 0 ? std::numeric_limits<double>::infinity() : sum / static_cast<double>(cells);
}

std::int64_t countChokepoints(const BitGrid &floor, CellPos from, std::int64_t cutOff)
{
    if (!floor.contains(from.x, from.y) || !floor.test(from.x, from.y))
        return 0;
    const CutSearch search(floor, from);
    return std::count_if(search.visits().begin() + 1, search.visits().end(),
                         [cutOff](const Visit &visit) { return visit.cutOff >= cutOff; });
}

} // namespace cave
