// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"
#include "core/edit/things_draft.h"
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
