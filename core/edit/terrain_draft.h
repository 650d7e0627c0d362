// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>

namespace cave {

/// The terrain of an edit in preparation on an unchanged world. Cells outside the usable world or every level
/// are skipped; START and FINISH of a level are never made rock.
class TerrainDraft {
public:
    /// The world must outlive the draft and not change; it only generates regions.
    explicit TerrainDraft(World &world) : m_world(world) {}

    /// Sets the terrain of cells; not Bounds. Chests under new rock are removed; monsters stay, so that a
    /// check can find them.
    void setTerrain(const CellMask &cells, Terrain terrain);
    /// Applies one iteration of the cellular automaton to those cells simultaneously: rock where at least
    /// `threshold` (0 .. 8) of the 8 neighbours are rock, otherwise floor; water and trees stay where there
    /// would be floor.
    void stepAutomaton(const CellMask &cells, int threshold);
    /// Marks cells as explored or unexplored.
    void setExplored(const CellMask &cells, bool explored);

    /// The terrain after the draft.
    [[nodiscard]] Terrain terrainAt(WorldPos p);
    /// True for what can't be walked on: rock, and everything outside every level or the usable world.
    [[nodiscard]] bool isRock(WorldPos p);
    /// True if something can be placed there: inside the usable world and a level.
    [[nodiscard]] bool canHold(WorldPos p);
    [[nodiscard]] const RegionChanges &changesOf(RegionPos pos) const;
    /// The cells with this terrain.
    [[nodiscard]] CellMask terrainIn(const CellMask &cells, Terrain terrain);
    /// How many cells were skipped by the operations so far.
    [[nodiscard]] std::int64_t cellsLeftOut() const { return m_leftOut; }

protected:
    [[nodiscard]] World &world() const { return m_world; }
    /// All changed regions, perhaps including some changed back.
    [[nodiscard]] const std::map<RegionPos, RegionChanges> &changed() const { return m_changed; }
    RegionChanges &changes(RegionPos pos);
    /// A region as generated from the seed. Not for regions beyond the usable world.
    const Region &seedOf(RegionPos pos);
    /// The current rock of a region; everything outside the usable world is rock.
    RegionRows rockOf(RegionPos pos);
    /// The cells that can get a terrain; the others are counted as skipped.
    CellMask changeable(const CellMask &cells, Terrain terrain);

private:
    Region regionNow(RegionPos pos);
    RegionRows automatonStep(RegionPos pos, int threshold);
    void setRows(RegionPos pos, const RegionRows &cells, Terrain terrain);

    World &m_world;
    std::map<RegionPos, Region> m_seeds; ///< regions as generated
    std::map<RegionPos, RegionChanges> m_changed;
    std::int64_t m_leftOut = 0;
};

} // namespace cave
