// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/world_map.h"
#include "editor/view/terrain/thing_density.h"

#include <array>
#include <memory>

namespace cave {

/// Terrain to paint: its source and what of it is explored. Cheap to copy, immutable.
struct MapScene {
    std::shared_ptr<const RegionSource> source;
    std::shared_ptr<const ExploredMap> explored; ///< null: everything is explored
    /// What is counted where single things aren't distinguished; null: nothing.
    std::shared_ptr<const CountedThings> counted = nullptr;
    double unit = 1; ///< length of a logical pixel, in device pixels
};

/// Set bits: explored cells of the rectangle.
void copyKnown(const MapScene &scene, const CellRect &rect, BitGrid &out);

/// A rectangle of cells, with a margin, classified for painting.
class CellBlock {
public:
    /// The margin around the rectangle in which terrain is read: deep rock depends on floor up to three cells
    /// away.
    static constexpr int kMargin = 4;
    static constexpr int kDeepest = 4;

    /// Reads the cells of `rect`; `terrain` must be a reader of the scene's source.
    CellBlock(const MapScene &scene, WorldMap &terrain, const CellRect &rect);

    [[nodiscard]] const CellRect &rect() const { return m_rect; }
    [[nodiscard]] bool anyKnown() const { return m_anyKnown; }

    // Columns and rows count from the rectangle's south-west corner; up to kMargin − 1 outside it is allowed.
    [[nodiscard]] bool isKnown(int x, int y) const { return m_known.test(x + kMargin, y + kMargin); }
    /// Explored, and doesn't block movement.
    [[nodiscard]] bool isFloor(int x, int y) const { return m_floor.test(x + kMargin, y + kMargin); }
    /// Of an explored cell.
    [[nodiscard]] Terrain terrain(int x, int y) const;
    /// True if all explored cells are floor or rock.
    [[nodiscard]] bool isPlain() const { return m_plain; }
    /// 0 for explored floor; 1 for cells that touch it (8 neighbours); up to kDeepest farther in.
    [[nodiscard]] int depth(int x, int y) const;
    /// Solid cells in the 3×3 block around the cell; bit 0 is south-west, bits go east, then north. Rock is
    /// solid, and so are unexplored cells, except next to explored floor, where no wall has been seen.
    [[nodiscard]] unsigned solidAround(int x, int y) const;
    /// Explored cells of water in the block, of trees, and of what is outside every level.
    [[nodiscard]] unsigned waterAround(int x, int y) const { return around(m_water, x, y); }
    [[nodiscard]] unsigned treesAround(int x, int y) const { return around(m_trees, x, y); }
    [[nodiscard]] unsigned boundsAround(int x, int y) const { return around(m_bounds, x, y); }

private:
    void readTerrain(WorldMap &terrain, const CellRect &wide);
    [[nodiscard]] unsigned around(const BitGrid &cells, int x, int y) const;

    CellRect m_rect;
    BitGrid m_floor; // explored floor, including the margin
    BitGrid m_open;  // not solid
    BitGrid m_known;
    BitGrid m_water; // explored, like the following two
    BitGrid m_trees;
    BitGrid m_bounds;
    std::array<BitGrid, kDeepest - 1> m_within; // cells whose depth is at most 1, 2, 3
    bool m_anyKnown = false;
    bool m_plain = true;
};

} // namespace cave
