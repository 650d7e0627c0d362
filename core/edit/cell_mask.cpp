// SPDX-License-Identifier: MIT
#include "core/edit/cell_mask.h"

#include "core/base/bit_grid.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace cave {
namespace {

bool isClear(const RegionRows &rows)
{
    return std::ranges::all_of(rows, [](std::uint64_t row) { return row == 0; });
}

std::uint64_t bitOf(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

/// The usable cells in a row of regions, from `first` on: 0 .. size from either end.
std::uint64_t usableBits(std::int64_t region, int size)
{
    const std::int64_t first = region * size;
    const std::int64_t below = std::clamp<std::int64_t>(-kWorldLimit - first, 0, size);
    const std::int64_t within = std::clamp<std::int64_t>(kWorldLimit - first + 1, 0, size);
    return lowBits(static_cast<int>(within)) & ~lowBits(static_cast<int>(below));
}

/// `rows` moved by `dx` and `dy` (−size + 1 .. size − 1) cells; what leaves the region is dropped.
RegionRows shifted(const RegionRows &rows, int dx, int dy, int size)
{
    RegionRows moved{};
    for (int y = std::max(0, dy); y < std::min(size, size + dy); ++y) {
        const std::uint64_t row = rows[static_cast<std::size_t>(y - dy)];
        moved[static_cast<std::size_t>(y)] =
            (dx >= 0 ? row << static_cast<unsigned>(dx) : row >> static_cast<unsigned>(-dx)) & lowBits(size);
    }
    return moved;
}

} // namespace

RegionRows usableCells(RegionPos pos, int regionSize)
{
    RegionRows rows{};
    const std::int64_t last = kWorldLimit / regionSize + 1;
    if (pos.x < -last || pos.x > last || pos.y < -last || pos.y > last)
        return rows;
    const std::uint64_t columns = usableBits(pos.x, regionSize);
    for (std::uint64_t left = usableBits(pos.y, regionSize); left != 0; left &= left - 1)
        rows[static_cast<std::size_t>(std::countr_zero(left))] = columns;
    return rows;
}

std::int64_t CellMask::count() const
{
    std::int64_t cells = 0;
    for (const auto &[pos, rows] : m_regions)
        cells += row_bits::countBits(rows);
    return cells;
}

bool CellMask::contains(WorldPos p) const
{
    if (!insideWorld(p))
        return false;
    const auto found = m_regions.find(regionOf(p, m_regionSize));
    return found != m_regions.end() && testCell(found->second, cellOf(p, m_regionSize));
}

std::optional<CellRect> CellMask::bounds() const
{
    if (empty())
        return std::nullopt;
    constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
    WorldPos low{kNone, kNone};
    WorldPos high{-kNone, -kNone};
    for (const auto &[pos, rows] : m_regions) {
        for (int y = 0; y < m_regionSize; ++y) {
            const std::uint64_t row = rows[static_cast<std::size_t>(y)];
            if (row == 0)
                continue;
            const WorldPos first = worldPos(pos, {std::countr_zero(row), y}, m_regionSize);
            const WorldPos last = worldPos(pos, {63 - std::countl_zero(row), y}, m_regionSize);
            low = {std::min(low.x, first.x), std::min(low.y, first.y)};
            high = {std::max(high.x, last.x), std::max(high.y, last.y)};
        }
    }
    const std::int64_t width = high.x - low.x + 1;
    const std::int64_t height = high.y - low.y + 1;
    if (std::max(width, height) > std::numeric_limits<int>::max())
        return std::nullopt;
    return CellRect{low, static_cast<int>(width), static_cast<int>(height)};
}

RegionRows CellMask::rowsOf(RegionPos pos) const
{
    const auto found = m_regions.find(pos);
    return found == m_regions.end() ? RegionRows{} : found->second;
}

void CellMask::add(WorldPos p)
{
    if (!insideWorld(p))
        return;
    const CellPos cell = cellOf(p, m_regionSize);
    m_regions[regionOf(p, m_regionSize)][static_cast<std::size_t>(cell.y)] |= bitOf(cell.x);
}

void CellMask::addRow(WorldPos first, std::int64_t length)
{
    if (length <= 0 || first.x > kWorldLimit || !insideWorld({0, first.y}))
        return;
    // Neither sum overflows: a start west of the world is negative, and one inside is far from the end.
    const std::int64_t end = first.x < -kWorldLimit ? std::min(first.x + length, kWorldLimit + 1)
                                                    : first.x + std::min(length, kWorldLimit + 1 - first.x);
    std::int64_t x = std::max(first.x, -kWorldLimit);
    while (x < end) {
        const WorldPos at{x, first.y};
        const CellPos cell = cellOf(at, m_regionSize);
        const auto cells = static_cast<int>(std::min<std::int64_t>(end - x, m_regionSize - cell.x));
        m_regions[regionOf(at, m_regionSize)][static_cast<std::size_t>(cell.y)] |=
            lowBits(cells) << static_cast<unsigned>(cell.x);
        x += cells;
    }
}

void CellMask::addRegion(RegionPos pos, const RegionRows &rows)
{
    RegionRows added = usableCells(pos, m_regionSize);
    for (std::size_t y = 0; y < added.size(); ++y)
        added[y] &= rows[y];
    if (isClear(added))
        return;
    RegionRows &held = m_regions[pos];
    for (std::size_t y = 0; y < added.size(); ++y)
        held[y] |= added[y];
}

void CellMask::remove(WorldPos p)
{
    if (!insideWorld(p))
        return;
    const auto found = m_regions.find(regionOf(p, m_regionSize));
    if (found == m_regions.end())
        return;
    const CellPos cell = cellOf(p, m_regionSize);
    found->second[static_cast<std::size_t>(cell.y)] &= ~bitOf(cell.x);
    if (isClear(found->second))
        m_regions.erase(found);
}

void CellMask::unite(const CellMask &other)
{
    for (const auto &[pos, rows] : other.m_regions)
        addRegion(pos, rows);
}

/// Applies `narrow(RegionPos, RegionRows &)`, which removes cells, to all regions.
template<class Narrow>
void CellMask::narrowAll(Narrow narrow)
{
    for (auto held = m_regions.begin(); held != m_regions.end();) {
        narrow(held->first, held->second);
        held = isClear(held->second) ? m_regions.erase(held) : std::next(held);
    }
}

void CellMask::subtract(const CellMask &other)
{
    narrowAll([&](RegionPos pos, RegionRows &rows) {
        const auto found = other.m_regions.find(pos);
        for (std::size_t y = 0; found != other.m_regions.end() && y < rows.size(); ++y)
            rows[y] &= ~found->second[y];
    });
}

void CellMask::intersect(const CellMask &other)
{
    narrowAll([&](RegionPos pos, RegionRows &rows) {
        const RegionRows kept = other.rowsOf(pos);
        for (std::size_t y = 0; y < rows.size(); ++y)
            rows[y] &= kept[y];
    });
}

CellMask CellMask::movedBy(std::int64_t dx, std::int64_t dy) const
{
    CellMask moved(m_regionSize);
    constexpr std::int64_t kAcross = 2 * kWorldLimit;
    if (dx < -kAcross || dx > kAcross || dy < -kAcross || dy > kAcross)
        return moved;
    const RegionPos regions{floorDiv(dx, m_regionSize), floorDiv(dy, m_regionSize)};
    const CellPos cells = cellOf({dx, dy}, m_regionSize);
    for (const auto &[pos, rows] : m_regions) {
        // A region's cells move to up to four regions.
        for (const int east : {0, 1}) {
            for (const int north : {0, 1}) {
                const int right = cells.x - east * m_regionSize;
                const int up = cells.y - north * m_regionSize;
                if (right <= -m_regionSize || up <= -m_regionSize)
                    continue;
                moved.addRegion({pos.x + regions.x + east, pos.y + regions.y + north},
                                shifted(rows, right, up, m_regionSize));
            }
        }
    }
    return moved;
}

} // namespace cave
