// SPDX-License-Identifier: MIT

#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_joining.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// The cells of all squares of side × side cells (2 or 3) in the first `size` rows of `floor`.
template<int side>
CaveWindow squaresIn(const CaveWindow &floor, std::size_t size)
{
    CaveWindow corners; // south-western ones
    const auto run = [&floor](std::size_t row) {
        const std::uint64_t pairs = floor[row] & (floor[row] >> 1U);
        return side == 2 ? pairs : pairs & (floor[row] >> 2U);
    };
    for (std::size_t row = 0; row + side <= size; ++row)
        corners[row] = run(row) & run(row + 1) & run(row + side - 1);
    CaveWindow cells;
    std::fill(cells.begin(), cells.end(), 0);
    for (std::size_t row = 0; row + side <= size; ++row) {
        const std::uint64_t wide = corners[row] | (corners[row] << 1U) | (side == 2 ? 0 : corners[row] << 2U);
        for (std::size_t i = 0; i < side; ++i)
            cells[row + i] |= wide;
    }
    return cells;
}

void startFrom(const CaveWindow &cells, Growth &growth)
{
    growth.cells[0] = 0;
    std::copy(cells.begin(), cells.end(), growth.cells + 1);
    std::fill(growth.cells + 1 + cells.size(), growth.cells + Growth::kRows, 0);
}

bool isEmpty(const CaveWindow &rows, int size)
{
    std::uint64_t any = 0;
    for (std::size_t row = 0; row < rowIndex(size); ++row)
        any |= rows[row];
    return any == 0;
}

/// Fills pockets that are too small to join; `pockets` loses them as well.
void fillSmall(CaveFloor &cave, CaveWindow &pockets, GrowWithin growWithin)
{
    const std::size_t size = rowIndex(cave.size);
    CaveWindow large = squaresIn<3>(pockets, size);
    const CaveWindow squares = squaresIn<2>(pockets, size);
    for (std::size_t row = 0; row < size; ++row)
        large[row] |= squares[row] & cave.touching[row];
    for (const CellPos portal : cave.portals)
        large[rowIndex(portal.y)] |= columnBit(portal.x) & pockets[rowIndex(portal.y)];
    Growth growth;
    startFrom(large, growth);
    growWithin(growth, pockets.data(), cave.size);
    for (std::size_t row = 0; row < size; ++row) {
        const std::uint64_t filled = pockets[row] & ~growth.cells[row + 1];
        cave.floor[row] &= ~filled;
        cave.kept[row] &= ~filled;
        pockets[row] &= ~filled;
    }
}

/// The cell of `cells` that is `steps` from `to`, of which there is one; `key` chooses among several.
CellPos cellAtDistance(const CaveWindow &cells, int size, CellPos to, int steps, std::uint64_t key)
{
    const int rows = 2 * steps + 1;
    const int first = static_cast<int>(pickBelow(key, asBound(rows)));
    for (int i = 0; i < rows; ++i) {
        const int dy = (first + i) % rows - steps;
        const int dx = steps - std::abs(dy);
        if (to.y + dy < 0 || to.y + dy >= size)
            continue;
        for (const int x : {to.x - dx, to.x + dx}) {
            if (x >= 0 && x < size && hasCell(cells, {x, to.y + dy}))
                return {x, to.y + dy};
        }
    }
    return to;
}

/// Digs a passage.
class Passage {
public:
    Passage(CaveFloor &cave, CellPos from, RandomWords &words) : m_cave(cave), m_at(from), m_words(words) {}

    /// To a cell that is floor. It stays away from the border, where it would make that visible.
    void digTo(CellPos to)
    {
        constexpr int kBends = 3;
        go(inner(m_at), to);
        wind(inner(to), to, kBends);
        go(to, to);
    }

private:
    [[nodiscard]] CellPos inner(CellPos cell) const
    {
        const int last = m_cave.size - 2;
        return {std::clamp(cell.x, 1, last), std::clamp(cell.y, 1, last)};
    }

    /// Goes by a place about half of the way, and again on both halves, so that long passages bend.
    void wind(CellPos to, CellPos end, int bends)
    {
        constexpr int kLong = 6;
        const int length = std::abs(to.x - m_at.x) + std::abs(to.y - m_at.y);
        if (bends > 0 && length >= kLong) {
            const CellPos middle{swayed(m_at.x, to.x, length), swayed(m_at.y, to.y, length)};
            wind(inner(middle), end, bends - 1);
            wind(to, end, bends - 1);
        } else {
            go(to, end);
        }
    }

    int swayed(int a, int b, int length)
    {
        const int sway = length / 4;
        return (a + b) / 2 + static_cast<int>(pickBelow(m_words.next(), asBound(2 * sway + 1))) - sway;
    }

    /// Takes steps east or west and north or south in random order.
    void go(CellPos to, CellPos end)
    {
        while (m_at != to) {
            const int dx = to.x - m_at.x;
            const int dy = to.y - m_at.y;
            const auto all = asBound(std::abs(dx) + std::abs(dy));
            if (std::cmp_less(pickBelow(m_words.next(), all), std::abs(dx)))
                m_at.x += dx > 0 ? 1 : -1;
            else
                m_at.y += dy > 0 ? 1 : -1;
            if (m_at != end)
                open();
        }
    }

    void open()
    {
        if (m_at == inner(m_at)) {
            digCell(m_cave, m_at, m_words);
            return;
        }
        m_cave.floor[rowIndex(m_at.y)] |= columnBit(m_at.x);
        m_cave.kept[rowIndex(m_at.y)] |= columnBit(m_at.x);
    }

    CaveFloor &m_cave;
    CellPos m_at;
    RandomWords &m_words;
};

/// Most of the pocket with this cell: what the runs of cells northward and southward from it reach.
void findPocket(const CaveWindow &pockets, int size, CellPos cell, Growth &pocket)
{
    std::fill(std::begin(pocket.cells), std::end(pocket.cells), 0);
    const std::uint64_t start = row_bits::fillRuns(pockets[rowIndex(cell.y)], columnBit(cell.x));
    pocket.cells[cell.y + 1] = start;
    for (const int step : {1, -1}) {
        std::uint64_t cells = start;
        for (int y = cell.y + step; y >= 0 && y < size && cells != 0; y += step) {
            cells = row_bits::fillRuns(pockets[rowIndex(y)], cells & pockets[rowIndex(y)]);
            pocket.cells[y + 1] = cells;
        }
    }
}

/// Joins the nearest of the pockets to the rest of the floor.
void joinNearest(CaveFloor &cave, CaveWindow &pockets, RandomWords &words, const CaveUnits &units)
{
    CaveWindow joined;
    for (std::size_t row = 0; row < joined.size(); ++row)
        joined[row] = cave.floor[row] & ~pockets[row];
    Growth growth;
    startFrom(joined, growth);
    const Meeting met = units.growUntilMeeting(growth, pockets.data(), cave.size);
    const CellPos to{std::countr_zero(met.cells), met.row};
    if (met.steps > 1)
        Passage(cave, cellAtDistance(joined, cave.size, to, met.steps, words.next()), words).digTo(to);
    findPocket(pockets, cave.size, to, growth);
    units.growWithin(growth, pockets.data(), cave.size);
    for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
        pockets[row] &= ~growth.cells[row + 1];
}

} // namespace

void joinByPassages(CaveFloor &cave, std::uint64_t key, const CaveUnits &units)
{
    CaveWindow pockets = likelyMainPart(cave);
    for (std::size_t row = 0; row < pockets.size(); ++row)
        pockets[row] = cave.floor[row] & ~pockets[row];
    if (isEmpty(pockets, cave.size))
        return;
    fillSmall(cave, pockets, units.growWithin);
    RandomWords words(key);
    while (!isEmpty(pockets, cave.size))
        joinNearest(cave, pockets, words, units);
}

RegionRows wideParts(const RegionRows &floor, int side, GrowWithin growWithin)
{
    CaveWindow mask{};
    std::copy(floor.begin(), floor.end(), mask.begin());
    Growth growth;
    startFrom(squaresIn<3>(mask, rowIndex(side)), growth);
    growWithin(growth, mask.data(), side);
    RegionRows wide{};
    std::copy_n(growth.cells + 1, side, wide.begin());
    return wide;
}

} // namespace cave
