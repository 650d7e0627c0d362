// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/edit/cell_mask.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A piece cut out of a map: terrain and what is on it. Positions are relative to its south-west corner. The
/// format of the clipboard and the stamp library; `core/io/codec/patch_json.h` writes it.
struct CellPatch {
    struct Chest {
        CellPos cell;
        std::vector<ItemStack> items; ///< its contents
        bool claimed = false;         ///< it was emptied
        friend bool operator==(const Chest &, const Chest &) = default;
    };
    struct Pile {
        CellPos cell;
        std::vector<ItemStack> items; ///< on the ground
        friend bool operator==(const Pile &, const Pile &) = default;
    };
    struct PatchMonster {
        CellPos cell;
        std::size_t kind = 0;                       ///< index into `Content::monsters`
        std::optional<MonsterId> id = std::nullopt; ///< which one it was, in the world it was cut from
        MonsterState state = {};                    ///< its state there, except its position, if it has an id
        friend bool operator==(const PatchMonster &, const PatchMonster &) = default;
    };
    /// Camps, shrines, spikes and the like: what `isMovable`.
    struct Features {
        CellPos cell;
        std::vector<Feature> features; ///< at least one, each with this cell
        bool claimed = false;          ///< they were taken, used or rested at
        friend bool operator==(const Features &, const Features &) = default;
    };
    struct Marker {
        CellPos cell;
        std::string kind;
        std::string label;
        friend bool operator==(const Marker &, const Marker &) = default;
    };

    BitGrid cells; ///< the cells covered; its size is the patch's
    BitGrid rock;  ///< of the same size; clear where `cells` is clear
    BitGrid water; ///< likewise, and also clear where `rock` is set; empty if there is none
    BitGrid trees; ///< likewise, and also clear where `water` is set
    std::vector<Chest> chests;
    std::vector<Pile> piles;
    std::vector<Features> features;
    std::vector<PatchMonster> monsters; ///< living ones
    std::vector<Marker> markers;
    std::optional<std::uint64_t> world; ///< the key of the world that the monsters' ids belong to

    friend bool operator==(const CellPatch &, const CellPatch &) = default;
    [[nodiscard]] int width() const { return cells.width(); }
    [[nodiscard]] int height() const { return cells.height(); }
    [[nodiscard]] bool empty() const { return cells.width() == 0; }
    /// Of a covered cell.
    [[nodiscard]] Terrain terrain(CellPos cell) const;
    /// Sets the terrain of a covered cell; not Bounds.
    void setTerrain(CellPos cell, Terrain terrain);
};

/// The maximum side of a patch, in cells.
inline constexpr int kMaxPatchSide = 4'000;

/// The current content of the cells of `mask`, excluding those outside every level. Error InvalidArgument:
/// nothing selected, or a side above kMaxPatchSide.
[[nodiscard]] Result<CellPatch> cutOut(World &world, const std::vector<Bookmark> &bookmarks,
                                       const CellMask &mask);

/// The patch without the identity of its monsters, which are others wherever it is pasted.
[[nodiscard]] CellPatch patternOf(CellPatch patch);
/// A quarter turn clockwise, north up.
[[nodiscard]] CellPatch rotatedClockwise(const CellPatch &patch);
/// Swaps west and east.
[[nodiscard]] CellPatch mirroredEastWest(const CellPatch &patch);

} // namespace cave
