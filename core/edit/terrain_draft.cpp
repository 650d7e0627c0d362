// SPDX-License-Identifier: MIT
#include "core/edit/terrain_draft.h"

#include "core/base/bit_grid.h"
#include "core/edit/region_edit.h"
#include "core/gen/caves/automaton_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

const RegionChanges &TerrainDraft::changesOf(RegionPos pos) const
{
    const auto found = m_changed.find(pos);
    return found == m_changed.end() ? m_world.map.changesOf(pos) : found->second;
}

RegionChanges &TerrainDraft::changes(RegionPos pos)
{
    const auto found = m_changed.find(pos);
    return found == m_changed.end() ? m_changed.emplace(pos, m_world.map.changesOf(pos)).first->second
                                    : found->second;
}

const Region &TerrainDraft::seedOf(RegionPos pos)
{
    if (const auto found = m_seeds.find(pos); found != m_seeds.end())
        return found->second;
    // A region cached by the level needn't be generated again, unless it was changed.
    const bool changed = m_world.map.changesOf(pos).changesRegion();
    return m_seeds.emplace(pos, changed ? m_world.map.source()->generate(pos) : m_world.map.region(pos))
        .first->second;
}

/// A region with its current terrain and chests. Not for regions beyond the usable world.
Region TerrainDraft::regionNow(RegionPos pos)
{
    Region region = seedOf(pos);
    applyTo(region, changesOf(pos));
    return region;
}

RegionRows TerrainDraft::rockOf(RegionPos pos)
{
    const int size = m_world.map.regionSize();
    const RegionRows usable = usableCells(pos, size);
    RegionRows rock{};
    if (usable != rock) {
        rock = seedOf(pos).rock;
        const RegionRows &flipped = changesOf(pos).flipped;
        for (std::size_t y = 0; y < rock.size(); ++y)
            rock[y] ^= flipped[y];
    }
    for (std::size_t y = 0; y < static_cast<std::size_t>(size); ++y)
        rock[y] |= lowBits(size) & ~usable[y];
    return rock;
}

Terrain TerrainDraft::terrainAt(WorldPos p)
{
    const int size = m_world.map.regionSize();
    if (!insideWorld(p))
        return Terrain::Bounds;
    const RegionPos pos = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const Region &seed = seedOf(pos);
    const RegionChanges &changed = changesOf(pos);
    if (testCell(seed.bounds, cell))
        return Terrain::Bounds;
    if (testCell(seed.rock, cell) != testCell(changed.flipped, cell))
        return Terrain::Rock;
    if (testCell(seed.water, cell) != testCell(changed.flippedWater, cell))
        return Terrain::Water;
    return testCell(seed.trees, cell) != testCell(changed.flippedTrees, cell) ? Terrain::Trees
                                                                              : Terrain::Floor;
}

bool TerrainDraft::isRock(WorldPos p)
{
    const Terrain terrain = terrainAt(p);
    return terrain == Terrain::Rock || terrain == Terrain::Bounds;
}

CellMask TerrainDraft::terrainIn(const CellMask &cells, Terrain terrain)
{
    CellMask found(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions())
        found.addRegion(pos, cellsOf(regionNow(pos), terrain));
    found.intersect(cells);
    return found;
}

bool TerrainDraft::canHold(WorldPos p)
{
    return terrainAt(p) != Terrain::Bounds;
}

CellMask TerrainDraft::changeable(const CellMask &cells, Terrain terrain)
{
    CellMask fixed(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions())
        fixed.addRegion(pos, seedOf(pos).bounds);
    for (const Level &level : m_world.map.plan().levels) {
        for (const std::optional<WorldPos> &end : {level.start, level.finish}) {
            if (terrain == Terrain::Rock && end)
                fixed.add(*end);
        }
    }
    if (fixed.empty())
        return cells;
    CellMask kept = cells;
    kept.subtract(fixed);
    m_leftOut += cells.count() - kept.count();
    return kept;
}

/// `cells` must be changeable.
void TerrainDraft::setRows(RegionPos pos, const RegionRows &cells, Terrain terrain)
{
    const Region &seed = seedOf(pos);
    RegionChanges &changed = changes(pos);
    const auto put = [&cells](RegionRows &flipped, const RegionRows &seeded, bool wanted) {
        for (std::size_t y = 0; y < cells.size(); ++y) {
            const std::uint64_t different = wanted ? ~seeded[y] : seeded[y];
            flipped[y] = (flipped[y] & ~cells[y]) | (cells[y] & different);
        }
    };
    put(changed.flipped, seed.rock, terrain == Terrain::Rock);
    put(changed.flippedWater, seed.water, terrain == Terrain::Water);
    put(changed.flippedTrees, seed.trees, terrain == Terrain::Trees);
    if (terrain == Terrain::Rock)
        takeChests(changed, seed, cells);
}

void TerrainDraft::setTerrain(const CellMask &cells, Terrain terrain)
{
    const CellMask changed = changeable(cells, terrain);
    for (const auto &[pos, rows] : changed.regions())
        setRows(pos, rows, terrain);
}

/// The region after a step of the automaton on all of its cells.
RegionRows TerrainDraft::automatonStep(RegionPos pos, int threshold)
{
    const int size = m_world.map.regionSize();
    RegionRows stepped{};
    if (threshold <= 0) { // even without neighbours
        std::fill_n(stepped.begin(), size, lowBits(size));
        return stepped;
    }
    // The region with a border of one cell.
    std::array<std::uint64_t, kMaxRegionSize + 2> window{};
    const auto top = static_cast<std::size_t>(size);
    for (const std::int64_t north : {-1, 0, 1}) {
        const RegionRows west = rockOf({pos.x - 1, pos.y + north});
        const RegionRows middle = rockOf({pos.x, pos.y + north});
        const RegionRows east = rockOf({pos.x + 1, pos.y + north});
        const auto withSides = [&](std::size_t y) {
            return (west[y] >> (top - 1U)) | (middle[y] << 1U) | ((east[y] & 1U) << (top + 1U));
        };
        if (north < 0)
            window[0] = withSides(top - 1);
        else if (north > 0)
            window[top + 1] = withSides(0);
        else
            for (std::size_t y = 0; y < top; ++y)
                window[y + 1] = withSides(y);
    }
    stepRowsBy(window.data(), size + 2, std::min(threshold, 8));
    for (std::size_t y = 0; y < top; ++y)
        stepped[y] = (window[y + 1] >> 1U) & lowBits(size);
    return stepped;
}

void TerrainDraft::stepAutomaton(const CellMask &cells, int threshold)
{
    std::vector<RegionRows> steps; // all are computed before any is applied
    steps.reserve(cells.regions().size());
    for (const auto &[pos, rows] : cells.regions())
        steps.push_back(automatonStep(pos, threshold));
    auto step = steps.begin();
    CellMask rock(cells.regionSize());
    CellMask floor(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions()) {
        RegionRows filled = rows;
        RegionRows dug = rockOf(pos);
        for (std::size_t y = 0; y < rows.size(); ++y) {
            filled[y] &= (*step)[y];
            dug[y] &= rows[y] & ~(*step)[y];
        }
        rock.addRegion(pos, filled);
        floor.addRegion(pos, dug);
        ++step;
    }
    setTerrain(rock, Terrain::Rock);
    setTerrain(floor, Terrain::Floor);
}

void TerrainDraft::setExplored(const CellMask &cells, bool explored)
{
    for (const auto &[pos, rows] : cells.regions()) {
        RegionRows &known = changes(pos).explored;
        for (std::size_t y = 0; y < rows.size(); ++y)
            known[y] = explored ? known[y] | rows[y] : known[y] & ~rows[y];
    }
}

} // namespace cave
