#include "core/gen/cave_joining.h"

#include "core/base/bit_grid.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/cave_pockets.h"
#include "core/gen/tunnel_front.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <tuple>

namespace cave {
namespace {

std::size_t rowIndex(int y)
{
    return static_cast<std::size_t>(y);
}

std::uint64_t bitAt(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

bool test(const CaveWindow &rows, CellPos cell)
{
    return (rows[rowIndex(cell.y)] & bitAt(cell.x)) != 0;
}

using Component = row_bits::Component<std::tuple_size_v<CaveWindow>>;

Component floorPartAt(const CaveFloor &cave, CellPos cell)
{
    return row_bits::componentAt(cave.floor, 0, rowIndex(cave.size - 1), cell);
}

bool holdsPortal(const CaveFloor &cave, const Component &part)
{
    return std::any_of(cave.portals.begin(), cave.portals.end(),
                       [&](CellPos portal) { return part.has(portal.x, portal.y); });
}

/// The component that the others are joined to: the largest of those with a portal.
CaveWindow mainComponent(const CaveFloor &cave)
{
    const int all = row_bits::countBits(cave.floor);
    // Nearly always it holds the longest run of the middle row, from where it is found soonest.
    const int middle = cave.size / 2;
    if (const std::uint64_t middles = row_bits::middlesOfLongestRuns(cave.floor[rowIndex(middle)]); middles != 0) {
        const Component likely = floorPartAt(cave, {std::countr_zero(middles), middle});
        if (2 * likely.cells() > all && holdsPortal(cave, likely))
            return likely.rows;
    }
    Component best;
    int bestCells = 0;
    for (const CellPos portal : cave.portals) {
        if (best.has(portal.x, portal.y))
            continue;
        const Component reached = floorPartAt(cave, portal);
        if (reached.cells() > bestCells) {
            best = reached;
            bestCells = reached.cells();
        }
    }
    return best.rows;
}

/// Opens a cell of a tunnel for good, and sometimes the cells beside it, so that its width varies.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words)
{
    const std::uint64_t bit = bitAt(cell.x);
    cave.floor[rowIndex(cell.y)] |= bit;
    cave.kept[rowIndex(cell.y)] |= bit;
    const std::uint64_t chance = words.next();
    const std::uint64_t inside = lowBits(cave.size - 1) & ~std::uint64_t{1};
    if ((chance & 3U) != 0)
        cave.floor[rowIndex(cell.y)] |= ((bit << 1U) | ((chance & 4U) != 0 ? bit >> 1U : 0)) & inside;
    if ((chance & 24U) != 0 && cell.y + 2 < cave.size)
        cave.floor[rowIndex(cell.y + 1)] |= bit & inside;
    if ((chance & 96U) == 0 && cell.y > 1)
        cave.floor[rowIndex(cell.y - 1)] |= bit & inside;
}

/// Digs from `cell`, beside which the front stands, back to the pocket that it spread from; returns that pocket's end of the
/// tunnel.
CellPos digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &pockets, CellPos cell, RandomWords &words)
{
    CellPos at = front.cameFrom(cell);
    for (; !test(pockets, at); at = front.cameFrom(at))
        digCell(cave, at, words);
    return at;
}

void joinPockets(CaveFloor &cave, CavePockets &pockets, CaveWindow &joined, std::uint64_t key)
{
    RandomWords words(key);
    TunnelFront front(pockets.cells(), cave.size, words.next());
    while (true) {
        const CellPos met = front.spreadTo(joined);
        const CellPos end = digBack(cave, front, pockets.cells(), met, words);
        pockets.moveTo(joined, end);
        if (pockets.count() == 0)
            return;
        for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
            joined[row] |= cave.kept[row] & ~pockets.cells()[row];
        front.forget(end, pockets.cells());
    }
}

} // namespace

void joinCaves(CaveFloor &cave, std::uint64_t key)
{
    CaveWindow joined = mainComponent(cave);
    CaveWindow rest{};
    std::uint64_t any = 0;
    for (std::size_t row = 0; row < rest.size(); ++row) {
        rest[row] = cave.floor[row] & ~joined[row];
        any |= rest[row];
    }
    if (any == 0)
        return;
    CavePockets pockets(rest, cave);
    pockets.fillSmall(cave);
    if (pockets.count() > 0)
        joinPockets(cave, pockets, joined, key);
}

} // namespace cave
