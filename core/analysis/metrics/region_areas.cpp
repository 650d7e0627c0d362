// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/region_areas.h"

#include "core/path/reachability.h"

#include <algorithm>
#include <array>
#include <deque>

namespace cave {
namespace {

constexpr std::array<RegionPos, 4> kSides{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

RegionPos moved(RegionPos pos, RegionPos by)
{
    return {pos.x + by.x, pos.y + by.y};
}

/// The floor of one region; everything beyond the end of the world is rock.
BitGrid floorOf(WorldMap &map, RegionPos pos)
{
    const int size = map.regionSize();
    BitGrid floor;
    map.copyRock({worldPos(pos, {0, 0}, size), size, size}, floor);
    for (int y = 0; y < size; ++y)
        floor.row(y)[0] = ~floor.row(y)[0] & lowBits(size);
    return floor;
}

} // namespace

std::set<RegionPos> withRing(const std::set<RegionPos> &of)
{
    std::set<RegionPos> all;
    for (const RegionPos pos : of) {
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy)
                all.insert(moved(pos, {dx, dy}));
        }
    }
    return all;
}

std::set<RegionPos> joinedRegions(const std::set<RegionPos> &regions, RegionPos start)
{
    std::set<RegionPos> joined;
    std::deque<RegionPos> open;
    const auto reach = [&](RegionPos pos) {
        if (regions.contains(pos) && joined.insert(pos).second)
            open.push_back(pos);
    };
    reach(start);
    for (; !open.empty(); open.pop_front()) {
        const RegionPos pos = open.front();
        for (const RegionPos side : kSides)
            reach(moved(pos, side));
    }
    return joined;
}

void RegionAreas::add(WorldMap &map, RegionPos pos)
{
    const BitGrid floor = floorOf(map, pos);
    Range &range = m_pieces[pos];
    range.first = m_all.size();
    BitGrid reached;
    for (const Component &component : findComponents(floor)) {
        Piece piece;
        piece.seed = component.seed;
        piece.cells = component.size;
        floodFrom(floor, component.seed.x, component.seed.y, reached);
        for (int y = 0; y < m_regionSize; ++y)
            piece.rows[static_cast<std::size_t>(y)] = reached.row(y)[0];
        m_all.push_back(piece);
        m_parents.push_back(m_parents.size());
    }
    range.count = m_all.size() - range.first;
}

std::optional<std::size_t> RegionAreas::pieceAt(RegionPos pos, CellPos cell) const
{
    const auto found = m_pieces.find(pos);
    if (found == m_pieces.end())
        return std::nullopt;
    const Range range = found->second;
    for (std::size_t piece = range.first; piece < range.first + range.count; ++piece) {
        if (testCell(m_all[piece].rows, cell))
            return piece;
    }
    return std::nullopt;
}

RegionAreas::AreaId RegionAreas::rootOf(std::size_t piece) const
{
    while (m_parents[piece] != piece)
        piece = m_parents[piece];
    return piece;
}

/// One border cell of a region, and its neighbour across the border.
void RegionAreas::joinAcross(RegionPos pos, CellPos cell, RegionPos neighbour, CellPos beyond)
{
    const std::optional<std::size_t> here = pieceAt(pos, cell);
    const std::optional<std::size_t> there = pieceAt(neighbour, beyond);
    if (!here || !there)
        return;
    // The lower one stays the root: this keeps chains short if regions come in order, and makes the root the
    // piece with the area's first cell.
    const AreaId a = rootOf(*here);
    const AreaId b = rootOf(*there);
    m_parents[std::max(a, b)] = std::min(a, b);
    m_parents[*here] = std::min(a, b);
    m_parents[*there] = std::min(a, b);
}

void RegionAreas::joinBorders(RegionPos pos)
{
    const int last = m_regionSize - 1;
    for (int i = 0; i < m_regionSize; ++i) {
        joinAcross(pos, {last, i}, {pos.x + 1, pos.y}, {0, i});
        joinAcross(pos, {i, last}, {pos.x, pos.y + 1}, {i, 0});
    }
}

void RegionAreas::join()
{
    for (const auto &[pos, range] : m_pieces)
        joinBorders(pos);
    m_areas.resize(m_all.size());
    for (const auto &[pos, range] : m_pieces) {
        const std::uint64_t west = m_pieces.contains({pos.x - 1, pos.y}) ? 0 : 1;
        const std::uint64_t east = m_pieces.contains({pos.x + 1, pos.y})
                                       ? 0
                                       : std::uint64_t{1} << static_cast<unsigned>(m_regionSize - 1);
        const bool south = !m_pieces.contains({pos.x, pos.y - 1});
        const bool north = !m_pieces.contains({pos.x, pos.y + 1});
        for (std::size_t i = range.first; i < range.first + range.count; ++i) {
            const Piece &piece = m_all[i];
            m_parents[i] = rootOf(i);
            Area &area = m_areas[m_parents[i]];
            if (m_parents[i] == i)
                area.first = worldPos(pos, piece.seed, m_regionSize);
            area.cells += piece.cells;
            const bool sides = std::ranges::any_of(
                piece.rows, [&](std::uint64_t row) { return (row & (west | east)) != 0; });
            area.open = area.open || sides || (south && piece.rows[0] != 0) ||
                        (north && piece.rows[static_cast<std::size_t>(m_regionSize - 1)] != 0);
        }
    }
}

std::optional<RegionAreas::AreaId> RegionAreas::areaAt(WorldPos p) const
{
    const std::optional<std::size_t> piece = pieceAt(regionOf(p, m_regionSize), cellOf(p, m_regionSize));
    return piece ? std::optional<AreaId>(m_parents[*piece]) : std::nullopt;
}

std::map<RegionPos, RegionRows> RegionAreas::cellsOf(AreaId id) const
{
    std::map<RegionPos, RegionRows> cells;
    for (const auto &[pos, range] : m_pieces) {
        for (std::size_t i = range.first; i < range.first + range.count; ++i) {
            if (m_parents[i] != id)
                continue;
            RegionRows &rows = cells[pos];
            for (std::size_t y = 0; y < rows.size(); ++y)
                rows[y] |= m_all[i].rows[y];
        }
    }
    return cells;
}

std::set<RegionAreas::AreaId> RegionAreas::areasIn(RegionPos pos) const
{
    std::set<AreaId> areas;
    const auto found = m_pieces.find(pos);
    if (found == m_pieces.end())
        return areas;
    const Range range = found->second;
    for (std::size_t i = range.first; i < range.first + range.count; ++i)
        areas.insert(m_parents[i]);
    return areas;
}

std::set<RegionPos> RegionAreas::regionsWith(const std::set<AreaId> &areas) const
{
    std::set<RegionPos> regions;
    for (const auto &[pos, range] : m_pieces) {
        for (std::size_t i = range.first; i < range.first + range.count; ++i) {
            if (areas.contains(m_parents[i]))
                regions.insert(regions.end(), pos);
        }
    }
    return regions;
}

} // namespace cave
