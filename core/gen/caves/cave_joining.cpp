// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_joining.h"

#include "core/base/bit_grid.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_pockets.h"
#include "core/gen/caves/tunnel_front.h"

#include <bit>
#include <cstddef>

namespace cave {
namespace {

std::uint64_t bitAt(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

std::uint64_t allIf(bool set)
{
    return 0 - static_cast<std::uint64_t>(set);
}

bool test(const CaveWindow &rows, CellPos cell)
{
    return (rows[rowIndex(cell.y)] & bitAt(cell.x)) != 0;
}

/// Permanently opens a cell of a tunnel, which is never at the border, and sometimes adjacent cells, so that
/// its width varies. Branch-free, as the conditions are random.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words)
{
    const std::uint64_t inside = lowBits(cave.size - 1) & ~std::uint64_t{1};
    const std::uint64_t bit = bitAt(cell.x);
    const std::uint64_t chance = words.next();
    const std::uint64_t sideways = allIf((chance & 3U) != 0) & inside;
    const std::uint64_t east = (bit << 1U) & sideways;
    const std::uint64_t west = (bit >> 1U) & sideways & allIf((chance & 4U) != 0);
    const std::uint64_t north = bit & inside & allIf((chance & 24U) != 0) & allIf(cell.y + 2 < cave.size);
    const std::uint64_t south = bit & inside & allIf((chance & 96U) == 0) & allIf(cell.y > 1);
    cave.floor[rowIndex(cell.y + 1)] |= north;
    cave.floor[rowIndex(cell.y)] |= bit | east | west;
    cave.floor[rowIndex(cell.y - 1)] |= south;
    cave.kept[rowIndex(cell.y)] |= bit;
}

/// Digs from `cell`, adjacent to the front, back to the pocket from which it expanded; returns that pocket's
/// end of the tunnel.
CellPos digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &pockets, CellPos cell,
                RandomWords &words)
{
    TunnelFront::Trace trace = front.traceFrom(cell);
    for (front.stepBack(trace); !test(pockets, trace.cell); front.stepBack(trace))
        digCell(cave, trace.cell, words);
    return trace.cell;
}

CaveWindow floorPartAt(const CaveFloor &cave, CellPos cell)
{
    constexpr std::size_t kRunsApart = 4; // few rows of a cave have more runs
    return row_bits::componentAt<kRunsApart>(cave.floor, 0, rowIndex(cave.size - 1), cell).rows;
}

/// A part of the cave that is probably the largest.
CaveWindow likelyMainPart(const CaveFloor &cave)
{
    const int middle = cave.size / 2;
    const std::uint64_t longest = row_bits::middlesOfLongestRuns(cave.floor[rowIndex(middle)]);
    return floorPartAt(cave, longest != 0 ? CellPos{std::countr_zero(longest), middle} : cave.portals[0]);
}

bool isAll(const CaveFloor &cave, const CaveWindow &part)
{
    std::uint64_t missing = 0;
    for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
        missing |= cave.floor[row] & ~part[row];
    return missing == 0;
}

/// A portal of the part to which the others are joined: the largest with a portal, and on ties the one with
/// the first portal.
CellPos mainPortal(const CaveFloor &cave, const CaveWindow &part, const CavePockets &others)
{
    const int partSize = row_bits::countBits(part);
    CellPos best;
    int bestSize = 0;
    for (const CellPos portal : cave.portals) {
        const int size = test(part, portal) ? partSize : others.sizeAt(portal);
        if (size > bestSize) {
            best = portal;
            bestSize = size;
        }
    }
    return best;
}

void joinPockets(CaveFloor &cave, CavePockets &pockets, CaveWindow &joined, std::uint64_t key,
                 TakeFrontStep takeStep)
{
    pockets.fillSmall(cave);
    if (pockets.count() == 0)
        return;
    RandomWords words(key);
    TunnelFront front(pockets.cells(), cave.size, words.next(), takeStep);
    while (true) {
        const CellPos met = front.spreadTo(joined);
        const CellPos end = digBack(cave, front, pockets.cells(), met, words);
        const CaveWindow pocket = pockets.take(end);
        if (pockets.count() == 0)
            return;
        for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
            joined[row] |= pocket[row] | (cave.kept[row] & ~pockets.cells()[row]);
        front.forget(end, pockets.cells());
    }
}

} // namespace

void joinCaves(CaveFloor &cave, std::uint64_t key, TakeFrontStep takeStep)
{
    CaveWindow main = likelyMainPart(cave);
    if (isAll(cave, main))
        return;
    CavePockets pockets(cave, main);
    const CellPos portal = mainPortal(cave, main, pockets);
    if (test(main, portal)) {
        joinPockets(cave, pockets, main, key, takeStep);
        return;
    }
    main = floorPartAt(cave, portal);
    CavePockets others(cave, main);
    joinPockets(cave, others, main, key, takeStep);
}

} // namespace cave
