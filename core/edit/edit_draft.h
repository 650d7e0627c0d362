// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/bookmark_draft.h"
#include "core/edit/cell_patch.h"
#include "core/edit/terrain_draft.h"
#include "core/edit/world_delta.h"
#include "core/rules/monsters.h"
#include "core/world/region.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// An edit that is being put together on a world that stays as it is meanwhile: do any of the operations, one
/// after the other, then take the delta. So its size is known before it is done.
///
/// Errors of the operations are InvalidArgument and name the place; the draft is then as before. Operations
/// on cells outside the usable world leave those out; see `TerrainDraft`.
class EditDraft : public TerrainDraft {
public:
    /// Both must outlive the draft and not change meanwhile; the world only makes regions.
    EditDraft(World &world, const std::vector<Bookmark> &bookmarks);

    /// Makes cells what the seed makes them, with its chests, unclaimed, and its monsters of those cells
    /// alive and at home; what was put there is gone. What was explored stays.
    void eraseToSeed(const CellMask &cells);

    /// A closed chest with these items, one at least; on floor only. Replaces the one that is there.
    Result<void> putChest(WorldPos at, const std::vector<ItemStack> &items);
    Result<void> removeChest(WorldPos at);
    /// Marks a chest as claimed, or as closed again.
    Result<void> setClaimed(WorldPos at, bool claimed);
    /// A new monster of a kind (index into `Content::monsters`), on floor that no one stands on, the player
    /// included.
    Result<MonsterId> putMonster(WorldPos at, std::size_t kind);
    /// A living one, to such a cell, at most `kMonsterRange` from its home.
    Result<void> moveMonster(const MonsterId &id, WorldPos to);
    /// One of the seed's is dead from now on; one that was put there never was.
    Result<void> removeMonster(const MonsterId &id);
    /// Takes away what was dropped at a cell.
    Result<void> removePile(WorldPos at);
    /// Where the player goes on from; on floor that no monster stands on.
    Result<void> movePlayer(WorldPos to);

    /// Keeps a bookmark: a new one if its id is 0, which it gets; else in place of the one with that id.
    Result<std::int64_t> putBookmark(const Bookmark &bookmark) { return m_bookmarks.put(bookmark); }
    Result<void> removeBookmark(std::int64_t id) { return m_bookmarks.remove(id); }

    /// Puts a patch with its south-west corner at `at`: terrain, chests, markers, and new monsters; what
    /// stood on the cells that it covers is gone.
    Result<void> paste(const CellPatch &patch, WorldPos at);
    /// What is on the cells goes `dx` east and `dy` north: terrain, chests, living monsters (the same ones; a
    /// new one of the same kind if that is over `kMonsterRange` from home), heaps of items, markers. Where it
    /// was, there is rock; what stood where it comes is gone.
    Result<void> moveCells(const CellMask &cells, std::int64_t dx, std::int64_t dy);

    /// A chest on the floor.
    struct Chest {
        WorldPos at;
        std::vector<ItemStack> items; ///< what is or was in it
        bool claimed = false;
    };
    /// All chests on those cells, region by region in order of cell.
    [[nodiscard]] std::vector<Chest> chestsOn(const CellMask &cells);
    /// The monster so named, dead or alive; none if there is no such monster.
    [[nodiscard]] std::optional<Monster> monster(const MonsterId &id);
    /// The living monsters that stand on those cells, in order of id.
    [[nodiscard]] std::vector<Monster> monstersOn(const CellMask &cells);
    /// The bookmarks on those cells, in order of id.
    [[nodiscard]] std::vector<Bookmark> bookmarksOn(const CellMask &cells) const
    {
        return m_bookmarks.on(cells);
    }

    /// The whole edit.
    [[nodiscard]] WorldDelta delta() const;

private:
    struct Belongings;

    void forgetPlacedMonsters(const CellMask &cells);

    Result<void> checkFloor(WorldPos p);
    Result<void> checkFree(WorldPos p);
    Result<void> checkItems(const std::vector<ItemStack> &items, WorldPos at) const;
    Result<void> checkPatch(const CellPatch &patch) const;
    bool hasChest(WorldPos p);
    std::vector<ItemStack> contentsOf(WorldPos chest);
    void placeChest(WorldPos at, const std::vector<ItemStack> &items);

    template<class Use>
    void forEachKeptMonster(Use use) const;
    MonsterId addMonster(WorldPos at, std::size_t kind);
    void keepMonster(const Monster &monster);
    void takeMonster(const Monster &monster);
    void shiftMonster(Monster monster, WorldPos to);

    Belongings belongingsOf(const CellMask &cells);
    void clearThings(const CellMask &cells);
    void putDown(const Belongings &belongings, std::int64_t dx, std::int64_t dy);

    BookmarkDraft m_bookmarks;
    std::optional<WorldPos> m_player;
};

} // namespace cave
