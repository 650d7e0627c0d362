// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/edit/cell_mask.h"
#include "core/edit/terrain_draft.h"
#include "core/edit/world_delta.h"
#include "core/world/bookmark.h"
#include "core/world/region.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// The bookmarks of an edit in preparation. Errors InvalidArgument name the place.
class BookmarkDraft {
public:
    /// `kept`: the world's bookmarks; they must outlive the draft and not change.
    explicit BookmarkDraft(const std::vector<Bookmark> &kept) : m_kept(kept) {}

    /// Adds a bookmark if its id is 0, and assigns one; otherwise replaces the one with that id.
    Result<std::int64_t> put(Bookmark bookmark);
    /// Fails if there is none.
    Result<void> remove(std::int64_t id);
    /// An id that is unused in the world and this draft.
    [[nodiscard]] std::int64_t freeId() const;
    /// Those on these cells, in order of id.
    [[nodiscard]] std::vector<Bookmark> on(const CellMask &cells) const;
    /// The differences to the world's bookmarks.
    [[nodiscard]] std::vector<BookmarkDelta> deltas() const;

private:
    [[nodiscard]] std::optional<Bookmark> kept(std::int64_t id) const;
    [[nodiscard]] std::optional<Bookmark> find(std::int64_t id) const;

    const std::vector<Bookmark> &m_kept;
    std::map<std::int64_t, std::optional<Bookmark>> m_changed; ///< none: removed
};

/// The part of an edit that is about what lies on cells: chests, items, and features such as camps.
///
/// Errors of the operations are InvalidArgument and name the place; the draft is unchanged then.
class ThingsDraft : public TerrainDraft {
public:
    using TerrainDraft::TerrainDraft;

    /// Places a closed chest with at least one item, on floor only. Replaces an existing chest.
    Result<void> putChest(WorldPos at, const std::vector<ItemStack> &items);
    Result<void> removeChest(WorldPos at);
    /// Marks a chest as claimed or unclaimed.
    Result<void> setClaimed(WorldPos at, bool claimed);
    /// Removes the items dropped on a cell.
    Result<void> removePile(WorldPos at);
    /// Removes the movable features of cells: camps, shrines and the like.
    void removeFeatures(const CellMask &cells);

    /// A chest on the floor.
    struct Chest {
        WorldPos at;
        std::vector<ItemStack> items; ///< its contents, or former contents
        bool claimed = false;
    };
    /// All chests on those cells, region by region in cell order.
    [[nodiscard]] std::vector<Chest> chestsOn(const CellMask &cells);
    /// Items on the ground.
    struct Pile {
        WorldPos at;
        std::vector<ItemStack> items;
    };
    /// All piles on those cells, region by region in cell order.
    [[nodiscard]] std::vector<Pile> pilesOn(const CellMask &cells) const;
    /// Movable features of a cell.
    struct Features {
        WorldPos at;
        std::vector<Feature> features; ///< at least one
        bool claimed = false;          ///< they were taken, used or rested at
    };
    /// All movable features on those cells, region by region in cell order.
    [[nodiscard]] std::vector<Features> featuresOn(const CellMask &cells);

protected:
    /// An error unless something can stand there.
    Result<void> checkFloor(WorldPos p);
    Result<void> checkItems(const std::vector<ItemStack> &items, WorldPos at) const;

    // Put something on a cell that has no such thing.
    void putDown(const Chest &chest);
    void putDown(const Pile &pile);
    void putDown(const Features &features);

private:
    bool hasChest(WorldPos p);
    std::vector<ItemStack> contentsOf(WorldPos chest);
    void placeChest(WorldPos at, const std::vector<ItemStack> &items);
};

} // namespace cave
