// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/item_stack.h"
#include "core/edit/cell_mask.h"
#include "core/edit/cell_patch.h"
#include "core/edit/world_delta.h"
#include "core/rules/monsters.h"
#include "core/world/bookmark.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

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

    /// Places a closed chest, on floor only. Replaces an existing chest. Only in a run with dice can it be
    /// empty.
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

/// An edit in preparation on an unchanged world: apply any operations, then take the delta. This way its size
/// is known before it is applied.
///
/// Errors of the operations are InvalidArgument and name the place; the draft is unchanged then. Operations
/// skip cells outside the usable world; see `TerrainDraft`.
class EditDraft : public ThingsDraft {
public:
    /// Both must outlive the draft and not change; the world only generates regions.
    EditDraft(World &world, const std::vector<Bookmark> &bookmarks);

    /// Reverts cells to the seed, with its chests unclaimed and its monsters of those cells alive and at
    /// home; what was added is removed. Explored cells stay explored.
    void eraseToSeed(const CellMask &cells);

    /// Adds a monster of a kind (index into `Content::monsters`), on floor without monsters or the player.
    Result<MonsterId> putMonster(WorldPos at, std::size_t kind);
    /// Moves a living monster to such a cell, at most `kMonsterRange` from its home.
    Result<void> moveMonster(const MonsterId &id, WorldPos to);
    /// Kills a monster of the seed; removes an added one.
    Result<void> removeMonster(const MonsterId &id);
    /// Sets the player's position, on floor without a monster.
    Result<void> movePlayer(WorldPos to);

    /// Adds a bookmark if its id is 0, and assigns one; otherwise replaces the one with that id.
    Result<std::int64_t> putBookmark(const Bookmark &bookmark) { return m_bookmarks.put(bookmark); }
    Result<void> removeBookmark(std::int64_t id) { return m_bookmarks.remove(id); }

    /// Removes everything on the cells, and leaves rock.
    void fillIn(const CellMask &cells);
    /// Pastes a patch with its south-west corner at `at`: terrain, chests, piles, movable features, markers
    /// and monsters; previous things on the covered cells are removed. A monster that was cut from this world
    /// comes back as the same one if it is no longer there and this is in reach of its home; the others are
    /// new.
    Result<void> paste(const CellPatch &patch, WorldPos at);
    /// Moves everything on the cells `dx` east and `dy` north: terrain, chests, living monsters (the same
    /// ones; a new one of the same kind if that is over `kMonsterRange` from home), piles of items, movable
    /// features, markers. Leaves rock behind; previous things at the destination are removed.
    Result<void> moveCells(const CellMask &cells, std::int64_t dx, std::int64_t dy);

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

    Result<void> checkFree(WorldPos p);
    Result<void> checkPatch(const CellPatch &patch) const;
    Result<void> checkHolders(const CellPatch &patch) const;

    template<class Use>
    void forEachKeptMonster(Use use) const;
    MonsterId addMonster(WorldPos at, std::size_t kind);
    void keepMonster(const Monster &monster);
    void takeMonster(const Monster &monster);
    void shiftMonster(Monster monster, WorldPos to);
    bool bringBack(const CellPatch::PatchMonster &monster, WorldPos to);
    void pasteThings(const CellPatch &patch, WorldPos at);

    Belongings belongingsOf(const CellMask &cells);
    void clearThings(const CellMask &cells);
    void putDownMoved(const Belongings &belongings, std::int64_t dx, std::int64_t dy);

    BookmarkDraft m_bookmarks;
    std::optional<WorldPos> m_player;
};

} // namespace cave
