// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>

namespace cave {

/// The cells of an edit that is being put together on a world that stays as it is meanwhile. Cells outside
/// the usable world or every level are left out; START and FINISH of a level are never made rock.
class TerrainDraft {
public:
    /// The world must outlive the draft and not change meanwhile; it only makes regions.
    explicit TerrainDraft(World &world) : m_world(world) {}

    /// Makes cells a terrain, other than Bounds. Chests that come under rock are gone; monsters stay, so that
    /// a check can find them.
    void setTerrain(const CellMask &cells, Terrain terrain);
    /// One iteration of the cellular automaton on those cells, all at once, with the terrain around them as
    /// it is: rock where at least `threshold` (0 .. 8) of the 8 neighbours are rock, else floor; water
    /// and trees stay where there would be floor.
    void stepAutomaton(const CellMask &cells, int threshold);
    /// Marks cells as seen by the player, or as not seen.
    void setExplored(const CellMask &cells, bool explored);

    /// The world as the draft makes it.
    [[nodiscard]] Terrain terrainAt(WorldPos p);
    /// True for what can't be walked on: rock, and what lies outside every level and the usable world.
    [[nodiscard]] bool isRock(WorldPos p);
    /// True if something can be put there: inside the usable world and a level.
    [[nodiscard]] bool canHold(WorldPos p);
    [[nodiscard]] const RegionChanges &changesOf(RegionPos pos) const;
    /// Those of the cells that are of a terrain.
    [[nodiscard]] CellMask terrainIn(const CellMask &cells, Terrain terrain);
    /// How many cells the operations so far should have changed and can't be.
    [[nodiscard]] std::int64_t cellsLeftOut() const { return m_leftOut; }

protected:
    [[nodiscard]] World &world() const { return m_world; }
    /// All regions that were changed, some perhaps back to what they were.
    [[nodiscard]] const std::map<RegionPos, RegionChanges> &changed() const { return m_changed; }
    RegionChanges &changes(RegionPos pos);
    /// A region as the seed makes it. Must not be asked for beyond the usable world.
    const Region &seedOf(RegionPos pos);
    /// The rock of a region as it is now; what lies outside the usable world is rock.
    RegionRows rockOf(RegionPos pos);
    /// Those of the cells that can be made a terrain; the others are counted.
    CellMask changeable(const CellMask &cells, Terrain terrain);

private:
    Region regionNow(RegionPos pos);
    RegionRows automatonStep(RegionPos pos, int threshold);
    void setRows(RegionPos pos, const RegionRows &cells, Terrain terrain);

    World &m_world;
    std::map<RegionPos, Region> m_seeds; ///< regions as the seed makes them
    std::map<RegionPos, RegionChanges> m_changed;
    std::int64_t m_leftOut = 0;
};

} // namespace cave
