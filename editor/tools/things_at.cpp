// SPDX-License-Identifier: MIT
#include "editor/tools/things_at.h"

#include <algorithm>

namespace cave {

std::vector<Monster> monstersAt(World &world, WorldPos at)
{
    return monstersNear(world, at, 0);
}

std::optional<Monster> monsterAt(World &world, WorldPos at)
{
    const std::vector<Monster> there = monstersAt(world, at);
    return there.empty() ? std::nullopt : std::optional(there.front());
}

const Bookmark *bookmarkAt(const std::vector<Bookmark> &bookmarks, WorldPos at)
{
    const auto found = std::find_if(bookmarks.rbegin(), bookmarks.rend(),
                                    [at](const Bookmark &bookmark) { return bookmark.at == at; });
    return found == bookmarks.rend() ? nullptr : &*found;
}

bool hasPile(const World &world, WorldPos at)
{
    const int size = world.map.regionSize();
    return findCell(world.map.changesOf(regionOf(at, size)).piles, cellOf(at, size)) != nullptr;
}

Result<void> eraseThings(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                         const CellMask &cells)
{
    Result<void> done;
    draft.removeFeatures(cells);
    forEachCell(cells, [&](WorldPos at) {
        if (done && world.map.chestAt(at) != ChestState::None)
            done = draft.removeChest(at);
        if (done && hasPile(world, at))
            done = draft.removePile(at);
        for (const Monster &monster : monstersAt(world, at)) {
            if (done)
                done = draft.removeMonster(monster.id);
        }
    });
    for (const Bookmark &bookmark : bookmarks) {
        if (done && cells.contains(bookmark.at))
            done = draft.removeBookmark(bookmark.id);
    }
    return done;
}

} // namespace cave
