// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_joining.h"

#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_digging.h"
#include "core/gen/caves/cave_pockets.h"
#include "core/gen/caves/tunnel_front.h"

#include <bit>
#include <cstddef>

namespace cave {
namespace {

/// Digs from `cell`, adjacent to the front, back to the pocket from which it expanded; returns that pocket's
/// end of the tunnel.
CellPos digBack(CaveFloor &cave, const TunnelFront &front, const CaveWindow &pockets, CellPos cell,
                RandomWords &words)
{
    TunnelFront::Trace trace = front.traceFrom(cell);
    for (front.stepBack(trace); !hasCell(pockets, trace.cell); front.stepBack(trace))
        digCell(cave, trace.cell, words);
    return trace.cell;
}

/// A portal of the part to which the others are joined: the largest with a portal, and on ties the one with
/// the first portal.
CellPos mainPortal(const CaveFloor &cave, const CaveWindow &part, const CavePockets &others)
{
    const int partSize = row_bits::countBits(part);
    CellPos best;
    int bestSize = 0;
    for (const CellPos portal : cave.portals) {
        const int size = hasCell(part, portal) ? partSize : others.sizeAt(portal);
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
    if (isAllFloor(cave, main))
        return;
    CavePockets pockets(cave, main);
    const CellPos portal = mainPortal(cave, main, pockets);
    if (hasCell(main, portal)) {
        joinPockets(cave, pockets, main, key, takeStep);
        return;
    }
    main = floorPartAt(cave, portal);
    CavePockets others(cave, main);
    joinPockets(cave, others, main, key, takeStep);
}

RegionRows largeParts(RegionRows floor, int side)
{
    constexpr int kTries = 4;
    constexpr int kEnough = 250;
    RegionRows large{};
    int y = 0;
    int cells = 0;
    for (int tries = 0; tries < kTries && cells < kEnough; ++tries) {
        while (y < side && floor[rowIndex(y)] == 0)
            ++y;
        if (y == side)
            break;
        const CellPos seed{std::countr_zero(floor[rowIndex(y)]), y};
        const auto found = row_bits::componentAt<4>(floor, 0, rowIndex(side - 1), seed);
        const bool isLarge = found.cells() >= kSmallestPocket;
        cells += isLarge ? found.cells() : 0;
        for (std::size_t row = found.first; row <= found.last; ++row) {
            floor[row] &= ~found.rows[row];
            large[row] |= isLarge ? found.rows[row] : 0;
        }
    }
    return large;
}

} // namespace cave
