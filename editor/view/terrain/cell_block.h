// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/world_map.h"
#include "editor/view/map/explored_map.h"

#include <array>
#include <memory>

namespace cave {

/// Terrain to paint: where it comes from and what of it is known. Cheap to copy, never changed after it is
/// made.
struct MapScene {
    std::shared_ptr<const RegionSource> source;
    std::shared_ptr<const ExploredMap> explored; ///< null: everything is known
};

/// Set bits: known cells of the rectangle.
void copyKnown(const MapScene &scene, const CellRect &rect, BitGrid &out);

/// A rectangle of cells, with a margin, classed for painting.
class CellBlock {
public:
    /// How far around the rectangle terrain is read: deep rock is distinguished from a floor three cells
    /// away.
    static constexpr int kMargin = 4;
    static constexpr int kDeepest = 4;

    /// Reads the cells of `rect`; `terrain` must be a reader of the scene's source.
    CellBlock(const MapScene &scene, WorldMap &terrain, const CellRect &rect);

    [[nodiscard]] const CellRect &rect() const { return m_rect; }
    [[nodiscard]] bool anyKnown() const { return m_anyKnown; }

    // Columns and rows count from the rectangle's south-west corner; up to kMargin − 1 outside it is allowed.
    [[nodiscard]] bool isKnown(int x, int y) const { return m_known.test(x + kMargin, y + kMargin); }
    /// Known and nothing that blocks walking.
    [[nodiscard]] bool isFloor(int x, int y) const { return m_floor.test(x + kMargin, y + kMargin); }
    /// Of a known cell.
    [[nodiscard]] Terrain terrain(int x, int y) const;
    /// True if all known cells are floor or rock.
    [[nodiscard]] bool isPlain() const { return m_plain; }
    /// 0 for known floor; 1 for cells that touch it (8 neighbours); up to kDeepest for what lies farther in.
    [[nodiscard]] int depth(int x, int y) const;
    /// Solid cells of the 3×3 block around the cell; bit 0 is south-west, bits go east, then north. Rock is
    /// solid, and so are unknown cells, except right beside known floor, where no wall has been seen.
    [[nodiscard]] unsigned solidAround(int x, int y) const;
    /// Known cells of water among them, and of trees, and of what lies outside every level.
    [[nodiscard]] unsigned waterAround(int x, int y) const { return around(m_water, x, y); }
    [[nodiscard]] unsigned treesAround(int x, int y) const { return around(m_trees, x, y); }
    [[nodiscard]] unsigned boundsAround(int x, int y) const { return around(m_bounds, x, y); }

private:
    void readTerrain(WorldMap &terrain, const CellRect &wide);
    [[nodiscard]] unsigned around(const BitGrid &cells, int x, int y) const;

    CellRect m_rect;
    BitGrid m_floor; // known floor, margin included
    BitGrid m_open;  // not solid
    BitGrid m_known;
    BitGrid m_water; // known, as the two that follow
    BitGrid m_trees;
    BitGrid m_bounds;
    std::array<BitGrid, kDeepest - 1> m_within; // cells whose depth is at most 1, 2, 3
    bool m_anyKnown = false;
    bool m_plain = true;
};

} // namespace cave
