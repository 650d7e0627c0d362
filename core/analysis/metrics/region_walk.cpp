// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/region_walk.h"

#include <bit>
#include <utility>

namespace cave {
namespace {

static_assert(kMaxRegionSize + 2 <= 64, "a row of a region and its border are one word");

constexpr std::size_t rowOf(int y)
{
    return static_cast<std::size_t>(y) + 1;
}

constexpr std::uint64_t bitOf(int x)
{
    return std::uint64_t{2} << static_cast<unsigned>(x);
}

constexpr RegionPos regionBeside(RegionPos pos, Direction direction)
{
    const WorldPos beside = step({pos.x, pos.y}, direction);
    return {beside.x, beside.y};
}

} // namespace

RegionWalk::RegionWalk(WorldMap &map, WorldPos from, Barred barred)
    : RegionWalk(map, std::move(barred), std::vector{from})
{
}

RegionWalk::RegionWalk(WorldMap &map, Barred barred, const std::vector<WorldPos> &from)
    : m_level(map)
    , m_size(static_cast<std::size_t>(map.regionSize()))
    , m_barred(std::move(barred))
{
    for (const WorldPos start : from) {
        const CellPos cell = cellOf(start, map.regionSize());
        reach(tileAt(regionOf(start, map.regionSize())), rowOf(cell.y), bitOf(cell.x));
    }
    closeStep();
}

RegionWalk RegionWalk::fromAll(WorldMap &map, const std::vector<WorldPos> &from, Barred barred)
{
    return {map, std::move(barred), from};
}

bool RegionWalk::advance()
{
    if (m_front.empty())
        return false;
    ++m_steps;
    for (const FrontRow &front : m_front)
        spread(front);
    closeStep();
    m_steps -= m_front.empty() ? 1 : 0;
    return !m_front.empty();
}

void RegionWalk::advanceTo(int steps)
{
    while (m_steps < steps && advance()) {
    }
}

RegionWalk::Tile &RegionWalk::tileAt(RegionPos pos)
{
    Tile *&known = m_tileAt[pos];
    if (known == nullptr) {
        known = &m_tiles.emplace_back();
        known->pos = pos;
        load(*known);
    }
    return *known;
}

RegionWalk::Tile &RegionWalk::neighbourOf(Tile &tile, Direction direction)
{
    Tile *&neighbour = tile.neighbours[static_cast<std::size_t>(direction)];
    if (neighbour == nullptr)
        neighbour = &tileAt(regionBeside(tile.pos, direction));
    return *neighbour;
}

void RegionWalk::load(Tile &tile)
{
    // First, because it may use other regions, and ours is only valid until then.
    const RegionRows barred = m_barred ? m_barred(tile.pos) : RegionRows{};
    const Region &region = m_level.region(tile.pos);
    for (std::size_t y = 0; y < m_size; ++y)
        tile.open[y + 1] = (~(region.rock[y] | barred[y]) & lowBits(region.size)) << 1U;
    for (const CellPos chest : region.chests)
        tile.chests[rowOf(chest.y)] |= bitOf(chest.x);
    for (const CellPos monster : region.monsters)
        tile.monsters[rowOf(monster.y)] |= bitOf(monster.x);
}

void RegionWalk::spread(const FrontRow &front)
{
    Tile &tile = *front.tile;
    const std::uint64_t sides = front.cells << 1U | front.cells >> 1U;
    reach(tile, front.row, sides);
    if ((sides & 1U) != 0)
        reach(neighbourOf(tile, Direction::West), front.row, std::uint64_t{1} << m_size);
    if ((sides >> (m_size + 1) & 1U) != 0)
        reach(neighbourOf(tile, Direction::East), front.row, 2);
    if (front.row < m_size)
        reach(tile, front.row + 1, front.cells);
    else
        reach(neighbourOf(tile, Direction::North), 1, front.cells);
    if (front.row > 1)
        reach(tile, front.row - 1, front.cells);
    else
        reach(neighbourOf(tile, Direction::South), m_size, front.cells);
}

void RegionWalk::reach(Tile &tile, std::size_t row, std::uint64_t cells)
{
    const std::uint64_t fresh = cells & tile.open[row];
    if (fresh == 0)
        return;
    tile.open[row] ^= fresh;
    if (tile.next[row] == 0)
        m_nextFront.push_back({&tile, row, 0});
    tile.next[row] |= fresh;
    note(tile, row, fresh & tile.chests[row], m_chests);
    note(tile, row, fresh & tile.monsters[row], m_monsters);
}

void RegionWalk::note(const Tile &tile, std::size_t row, std::uint64_t cells, std::vector<Find> &finds) const
{
    for (; cells != 0; cells &= cells - 1) {
        const CellPos cell{std::countr_zero(cells) - 1, static_cast<int>(row) - 1};
        finds.push_back({worldPos(tile.pos, cell, static_cast<int>(m_size)), m_steps});
    }
}

void RegionWalk::closeStep()
{
    std::swap(m_front, m_nextFront);
    m_nextFront.clear();
    for (FrontRow &front : m_front)
        front.cells = std::exchange(front.tile->next[front.row], 0);
}

} // namespace cave
