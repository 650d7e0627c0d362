// SPDX-License-Identifier: MIT
#include "editor/tools/selection.h"

#include "core/edit/shapes.h"

#include <utility>

namespace cave {
namespace {

constexpr int kAnyRegionSize = 50; ///< until there is a level

/// `cells` combined with their neighbours on both sides along one axis: their union, or their intersection.
template<class Combine>
CellMask withNeighbours(const CellMask &cells, std::int64_t dx, std::int64_t dy, Combine combine)
{
    CellMask all = cells;
    combine(all, cells.movedBy(dx, dy));
    combine(all, cells.movedBy(-dx, -dy));
    return all;
}

template<class Combine>
CellMask withAllNeighbours(const CellMask &cells, Combine combine)
{
    return withNeighbours(withNeighbours(cells, 1, 0, combine), 0, 1, combine);
}

} // namespace

Selection::Selection(QObject *parent) : QObject(parent), m_cells(kAnyRegionSize) {}

void Selection::reset(int regionSize)
{
    m_cells = CellMask(regionSize);
    emit changed();
}

void Selection::select(const CellMask &cells, SelectMode mode)
{
    CellMask all = mode == SelectMode::Replace ? cells : m_cells;
    if (mode == SelectMode::Add)
        all.unite(cells);
    else if (mode == SelectMode::Subtract)
        all.subtract(cells);
    else if (mode == SelectMode::Intersect)
        all.intersect(cells);
    if (all == m_cells)
        return;
    m_cells = std::move(all);
    emit changed();
}

void Selection::invert()
{
    const std::optional<CellRect> bounds = m_cells.bounds();
    if (!bounds)
        return;
    const WorldPos far{bounds->origin.x + bounds->width - 1, bounds->origin.y + bounds->height - 1};
    Result<CellMask> all = rectangleCells(m_cells.regionSize(), bounds->origin, far, ShapeFill::Filled);
    if (!all)
        return; // a rectangle too large for one edit is left unchanged
    all->subtract(m_cells);
    select(*all);
}

void Selection::grow()
{
    select(withAllNeighbours(m_cells, [](CellMask &all, const CellMask &moved) { all.unite(moved); }));
}

void Selection::shrink()
{
    select(withAllNeighbours(m_cells, [](CellMask &all, const CellMask &moved) { all.intersect(moved); }));
}

} // namespace cave

#include "moc_selection.cpp"
