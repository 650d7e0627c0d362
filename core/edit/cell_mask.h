// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace cave {

/// A set of cells anywhere in an endless level: a selection, or the cells of a stroke. Stored by regions, so
/// the cost depends on the number of regions touched. Never contains cells outside the usable world.
class CellMask {
public:
    /// `regionSize` of its level; kMinRegionSize .. kMaxRegionSize.
    explicit CellMask(int regionSize) : m_regionSize(regionSize) {}

    friend bool operator==(const CellMask &, const CellMask &) = default;

    [[nodiscard]] int regionSize() const { return m_regionSize; }
    [[nodiscard]] bool empty() const { return m_regions.empty(); }
    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] bool contains(WorldPos p) const;
    /// The bounding rectangle; none if the mask is empty, or wider or higher than 2^31 − 1 cells.
    [[nodiscard]] std::optional<CellRect> bounds() const;
    /// The cells in one region; all clear if there are none.
    [[nodiscard]] RegionRows rowsOf(RegionPos pos) const;
    /// All regions with cells; none is empty.
    [[nodiscard]] const std::map<RegionPos, RegionRows> &regions() const { return m_regions; }

    void add(WorldPos p);
    /// Adds `length` (≥ 0) cells from `first` eastward; takes time proportional to the regions touched.
    void addRow(WorldPos first, std::int64_t length);
    void addRegion(RegionPos pos, const RegionRows &rows);
    void remove(WorldPos p);

    // The other must have the same region size.
    void unite(const CellMask &other);
    void subtract(const CellMask &other);
    void intersect(const CellMask &other);

    /// The cells moved by `dx` east and `dy` north.
    [[nodiscard]] CellMask movedBy(std::int64_t dx, std::int64_t dy) const;

private:
    template<class Narrow>
    void narrowAll(Narrow narrow);

    int m_regionSize;
    std::map<RegionPos, RegionRows> m_regions;
};

/// The cells of a region inside the usable world: all except at its edge; none beyond.
[[nodiscard]] RegionRows usableCells(RegionPos pos, int regionSize);

/// Calls `visit(WorldPos)` for every cell, region by region, in rows from the south, west to east.
template<class Visit>
void forEachCell(const CellMask &mask, Visit visit)
{
    for (const auto &[pos, rows] : mask.regions()) {
        for (int y = 0; y < mask.regionSize(); ++y) {
            for (std::uint64_t left = rows[static_cast<std::size_t>(y)]; left != 0; left &= left - 1)
                visit(worldPos(pos, {std::countr_zero(left), y}, mask.regionSize()));
        }
    }
}

} // namespace cave
