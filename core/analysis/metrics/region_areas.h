// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_map.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// The regions of `of` and their neighbours, including diagonal ones.
std::set<RegionPos> withRing(const std::set<RegionPos> &of);

/// The regions of `regions` that are 4-connected with `start`; empty if it isn't among them.
std::set<RegionPos> joinedRegions(const std::set<RegionPos> &regions, RegionPos start);

/// The connected areas of floor in a set of regions. The set may have any shape and be spread over the whole
/// world: the cost depends only on the number of regions.
///
/// The components of each region are found separately (reachability.h) and then joined across borders by a
/// union-find.
class RegionAreas {
public:
    using AreaId = std::size_t;

    struct Area {
        WorldPos first; ///< its first cell: in the lowest region the southernmost, westernmost one
        std::int64_t cells = 0;
        bool open = false; ///< it touches the border of the set, so it may extend beyond
    };

    explicit RegionAreas(int regionSize) : m_regionSize(regionSize) {}

    /// Adds a region of `level` with its current terrain. Regions must be added in increasing order.
    void add(WorldMap &map, RegionPos pos);
    /// Joins what was added; call it once, after adding and before any query.
    void join();

    /// The area of a cell; none for rock, and outside the set.
    [[nodiscard]] std::optional<AreaId> areaAt(WorldPos p) const;
    [[nodiscard]] const Area &area(AreaId id) const { return m_areas[id]; }
    /// The cells of an area, by region.
    [[nodiscard]] std::map<RegionPos, RegionRows> cellsOf(AreaId id) const;
    /// All areas with a part in region `pos`.
    [[nodiscard]] std::set<AreaId> areasIn(RegionPos pos) const;
    /// All regions with a part of one of these areas.
    [[nodiscard]] std::set<RegionPos> regionsWith(const std::set<AreaId> &areas) const;

private:
    /// A component of one region.
    struct Piece {
        CellPos seed;
        std::int64_t cells = 0;
        RegionRows rows{};
    };

    [[nodiscard]] std::optional<std::size_t> pieceAt(RegionPos pos, CellPos cell) const;
    [[nodiscard]] AreaId rootOf(std::size_t piece) const;
    void joinAcross(RegionPos pos, CellPos cell, RegionPos neighbour, CellPos beyond);
    void joinBorders(RegionPos pos);

    struct Range {
        std::size_t first = 0;
        std::size_t count = 0;
    };

    int m_regionSize;
    std::map<RegionPos, Range> m_pieces; ///< of each region, in m_all
    std::vector<Piece> m_all;
    std::vector<std::size_t> m_parents; ///< of the union-find, by piece; only roots after `join`
    std::vector<Area> m_areas;          ///< by root
};

} // namespace cave
