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

/// The regions of `of`, and those around them on all eight sides.
std::set<RegionPos> withRing(const std::set<RegionPos> &of);

/// The regions of `regions` that are joined with `start` by their sides; empty if it isn't one of them.
std::set<RegionPos> joinedRegions(const std::set<RegionPos> &regions, RegionPos start);

/// The floor of a set of regions, distinguished into areas within which one can walk from any cell to any
/// other. The set may be of any shape, and spread over the whole world: the cost goes with the regions in it.
///
/// Each region's components are found by themselves (reachability.h) and then joined over the borders by a
/// union-find.
class RegionAreas {
public:
    using AreaId = std::size_t;

    struct Area {
        WorldPos first; ///< its first cell: of the lowest region, the southernmost, westernmost of them
        std::int64_t cells = 0;
        bool open = false; ///< it touches the border of the set, so it may go on beyond
    };

    explicit RegionAreas(int regionSize) : m_regionSize(regionSize) {}

    /// Adds a region of `level` with its terrain as it is now. Regions come in increasing order.
    void add(WorldMap &map, RegionPos pos);
    /// Joins what was added; call it once, last, before anything is asked.
    void join();

    [[nodiscard]] bool hasRegion(RegionPos pos) const { return m_pieces.contains(pos); }
    /// The area that a cell belongs to; none for rock, and outside the set.
    [[nodiscard]] std::optional<AreaId> areaAt(WorldPos p) const;
    [[nodiscard]] const Area &area(AreaId id) const { return m_areas[id]; }
    /// The cells of an area, by region.
    [[nodiscard]] std::map<RegionPos, RegionRows> cellsOf(AreaId id) const;
    /// All areas with a part in region `pos`.
    [[nodiscard]] std::set<AreaId> areasIn(RegionPos pos) const;
    /// All regions that hold a part of one of these areas.
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
    std::vector<std::size_t> m_parents; ///< of the union-find, by piece; after `join` each is a root
    std::vector<Area> m_areas;          ///< by root
};

} // namespace cave
