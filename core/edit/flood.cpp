// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/edit/shapes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <unordered_map>

namespace cave {
namespace {

/// A flood fill by distance, over regions that are read when it reaches them.
class Flood {
public:
    /// Over cells of `terrain`, or over all walkable cells if none.
    Flood(WorldMap &map, WorldPos start, std::optional<Terrain> terrain)
        : m_level(map)
        , m_size(map.regionSize())
        , m_terrain(terrain)
    {
        reach({&areaAt(regionOf(start, m_size)), cellOf(start, m_size)});
    }

    /// Returns false if more cells than `limit` could be reached.
    bool run(std::int64_t limit)
    {
        while (!m_front.empty()) {
            std::vector<Place> front;
            front.swap(m_front);
            for (const Place &place : front) {
                if (m_reached == limit)
                    return false;
                ++m_reached;
                row(place.area->taken, place.cell.y) |= bit(place.cell.x);
                spread(place);
            }
        }
        return true;
    }

    [[nodiscard]] CellMask cells() const
    {
        CellMask mask(m_size);
        for (const Area &area : m_areas)
            mask.addRegion(area.pos, area.taken);
        return mask;
    }

private:
    struct Area {
        RegionPos pos;
        RegionRows open{};              ///< cells of the terrain not reached yet
        RegionRows taken{};             ///< reached cells
        std::array<Area *, 4> beside{}; ///< by direction; null if not looked up yet
    };
    struct Place {
        Area *area = nullptr;
        CellPos cell;
    };

    static std::uint64_t bit(int x) { return std::uint64_t{1} << static_cast<unsigned>(x); }
    static std::uint64_t &row(RegionRows &rows, int y) { return rows[static_cast<std::size_t>(y)]; }

    Area &areaAt(RegionPos pos)
    {
        Area *&known = m_known[pos];
        if (known != nullptr)
            return *known;
        known = &m_areas.emplace_back();
        known->pos = pos;
        known->open = usableCells(pos, m_size);
        if (known->open == RegionRows{})
            return *known;
        const Region &region = m_level.region(pos);
        const RegionRows same = m_terrain ? cellsOf(region, *m_terrain) : RegionRows{};
        for (std::size_t y = 0; y < same.size(); ++y)
            known->open[y] &= m_terrain ? same[y] : ~region.rock[y];
        return *known;
    }

    Area &beside(Area &area, Direction direction)
    {
        Area *&other = area.beside[static_cast<std::size_t>(direction)];
        if (other == nullptr) {
            const WorldPos pos = step({area.pos.x, area.pos.y}, direction);
            other = &areaAt({pos.x, pos.y});
        }
        return *other;
    }

    void reach(const Place &place)
    {
        std::uint64_t &open = row(place.area->open, place.cell.y);
        if ((open & bit(place.cell.x)) == 0)
            return;
        open &= ~bit(place.cell.x);
        m_front.push_back(place);
    }

    void spread(const Place &place)
    {
        Area &area = *place.area;
        const CellPos cell = place.cell;
        const int last = m_size - 1;
        reach(cell.y < last ? Place{&area, {cell.x, cell.y + 1}}
                            : Place{&beside(area, Direction::North), {cell.x, 0}});
        reach(cell.x < last ? Place{&area, {cell.x + 1, cell.y}}
                            : Place{&beside(area, Direction::East), {0, cell.y}});
        reach(cell.y > 0 ? Place{&area, {cell.x, cell.y - 1}}
                         : Place{&beside(area, Direction::South), {cell.x, last}});
        reach(cell.x > 0 ? Place{&area, {cell.x - 1, cell.y}}
                         : Place{&beside(area, Direction::West), {last, cell.y}});
    }

    WorldMap &m_level;
    int m_size;
    std::optional<Terrain> m_terrain;
    std::int64_t m_reached = 0;
    std::deque<Area> m_areas; // addresses are stable
    std::unordered_map<RegionPos, Area *, RegionPosHash> m_known;
    std::vector<Place> m_front; // cells at one distance
};

FloodedCells flooded(WorldMap &map, WorldPos start, std::int64_t limit, std::optional<Terrain> terrain)
{
    Flood flood(map, start, terrain);
    const bool complete = flood.run(std::clamp<std::int64_t>(limit, 0, kMaxEditCells));
    return {flood.cells(), complete};
}

} // namespace

FloodedCells floodCells(WorldMap &map, WorldPos start, std::int64_t limit)
{
    const Terrain terrain = map.terrainAt(start);
    if (terrain == Terrain::Bounds)
        return {CellMask(map.regionSize()), true};
    return flooded(map, start, limit, terrain);
}

FloodedCells walkableCells(WorldMap &map, WorldPos start, std::int64_t limit)
{
    if (map.isRock(start))
        return {CellMask(map.regionSize()), true};
    return flooded(map, start, limit, std::nullopt);
}

} // namespace cave
