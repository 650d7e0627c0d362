// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/edit_draft.h"
#include "core/rules/monsters.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

/// The monster that stands on a cell: of several the first by id. Only living ones.
[[nodiscard]] std::optional<Monster> monsterAt(World &world, WorldPos at);
/// All of them.
[[nodiscard]] std::vector<Monster> monstersAt(World &world, WorldPos at);
/// The bookmark on a cell, the newest of several; nullptr if there is none. Observes `bookmarks`.
[[nodiscard]] const Bookmark *bookmarkAt(const std::vector<Bookmark> &bookmarks, WorldPos at);
[[nodiscard]] bool hasPile(const World &world, WorldPos at);
/// What the seed would have in a chest there, whatever was put into it since.
[[nodiscard]] std::vector<ItemStack> seedLoot(const World &world, WorldPos chest);

/// Takes away all that stands and lies on the cells: chests, living monsters, dropped items, bookmarks.
/// `draft` is of this world and these bookmarks, and nothing was done to those cells in it before.
Result<void> eraseThings(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                         const CellMask &cells);

} // namespace cave
