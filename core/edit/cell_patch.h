// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/edit/cell_mask.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cave {

/// A piece of a map that was cut out: terrain and what stands on it. Positions count from its south-west
/// corner. What the clipboard and the stamp library hold; `core/io/codec/patch_json.h` writes it.
struct CellPatch {
    struct Chest {
        CellPos cell;
        std::vector<ItemStack> items; ///< what is in it
        friend bool operator==(const Chest &, const Chest &) = default;
    };
    struct PatchMonster {
        CellPos cell;
        std::size_t kind = 0; ///< index into `Content::monsters`
        friend bool operator==(const PatchMonster &, const PatchMonster &) = default;
    };
    struct Marker {
        CellPos cell;
        std::string kind;
        std::string label;
        friend bool operator==(const Marker &, const Marker &) = default;
    };

    BitGrid cells; ///< the cells that it covers; its size is the patch's
    BitGrid rock;  ///< of the same size; clear where `cells` is
    BitGrid water; ///< likewise, and where `rock` is; without size if there is none
    BitGrid trees; ///< likewise, and where `water` is
    std::vector<Chest> chests;
    std::vector<PatchMonster> monsters; ///< living ones
    std::vector<Marker> markers;

    friend bool operator==(const CellPatch &, const CellPatch &) = default;
    [[nodiscard]] int width() const { return cells.width(); }
    [[nodiscard]] int height() const { return cells.height(); }
    [[nodiscard]] bool empty() const { return cells.width() == 0; }
    /// Of a cell that it covers.
    [[nodiscard]] Terrain terrain(CellPos cell) const;
    /// Makes a covered cell another terrain, other than Bounds.
    void setTerrain(CellPos cell, Terrain terrain);
};

/// Most cells a side of a patch.
inline constexpr int kMostPatchSide = 4'000;

/// What is in the cells of `mask` now; those outside every level are not in it. Error InvalidArgument:
/// nothing selected, or a side over kMostPatchSide.
[[nodiscard]] Result<CellPatch> cutOut(World &world, const std::vector<Bookmark> &bookmarks,
                                       const CellMask &mask);

/// A quarter turn; clockwise with north up.
[[nodiscard]] CellPatch rotatedClockwise(const CellPatch &patch);
/// West and east change places.
[[nodiscard]] CellPatch mirroredEastWest(const CellPatch &patch);

} // namespace cave
