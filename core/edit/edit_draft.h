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

/// An edit in preparation on an unchanged world: apply any operations, then take the delta. This way its size
/// is known before it is applied.
///
/// Errors of the operations are InvalidArgument and name the place; the draft is unchanged then. Operations
/// skip cells outside the usable world; see `TerrainDraft`.
class EditDraft : public TerrainDraft {
public:
    /// Both must outlive the draft and not change; the world only generates regions.
    EditDraft(World &world, const std::vector<Bookmark> &bookmarks);

    /// Reverts cells to the seed, with its chests unclaimed and its monsters of those cells alive and at
    /// home; what was added is removed. Explored cells stay explored.
    void eraseToSeed(const CellMask &cells);

    /// Places a closed chest with at least one item, on floor only. Replaces an existing chest.
    Result<void> putChest(WorldPos at, const std::vector<ItemStack> &items);
    Result<void> removeChest(WorldPos at);
    /// Marks a chest as claimed or unclaimed.
    Result<void> setClaimed(WorldPos at, bool claimed);
    /// Adds a monster of a kind (index into `Content::monsters`), on floor without monsters or the player.
    Result<MonsterId> putMonster(WorldPos at, std::size_t kind);
    /// Moves a living monster to such a cell, at most `kMonsterRange` from its home.
    Result<void> moveMonster(const MonsterId &id, WorldPos to);
    /// Kills a monster of the seed; removes an added one.
    Result<void> removeMonster(const MonsterId &id);
    /// Removes the items dropped on a cell.
    Result<void> removePile(WorldPos at);
    /// Sets the player's position, on floor without a monster.
    Result<void> movePlayer(WorldPos to);

    /// Adds a bookmark if its id is 0, and assigns one; otherwise replaces the one with that id.
    Result<std::int64_t> putBookmark(const Bookmark &bookmark) { return m_bookmarks.put(bookmark); }
    Result<void> removeBookmark(std::int64_t id) { return m_bookmarks.remove(id); }

    /// Pastes a patch with its south-west corner at `at`: terrain, chests, markers, and new monsters;
    /// previous things on the covered cells are removed.
    Result<void> paste(const CellPatch &patch, WorldPos at);
    /// Moves everything on the cells `dx` east and `dy` north: terrain, chests, living monsters (the same
    /// ones; a new one of the same kind if that is over `kMonsterRange` from home), piles of items, markers.
    /// Leaves rock behind; previous things at the destination are removed.
    Result<void> moveCells(const CellMask &cells, std::int64_t dx, std::int64_t dy);

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
    /// The monster with this id, dead or alive; none if there is no such monster.
    [[nodiscard]] std::optional<Monster> monster(const MonsterId &id);
    /// The living monsters on those cells, in order of id.
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
    Result<void> checkHolders(const CellPatch &patch) const;
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
    void putDown(const Chest &chest);
    void putDown(const Pile &pile);

    BookmarkDraft m_bookmarks;
    std::optional<WorldPos> m_player;
};

} // namespace cave
