// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/edit_draft.h"
#include "core/rules/monsters.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

/// The living monster on a cell, the first by id if there are several.
[[nodiscard]] std::optional<Monster> monsterAt(World &world, WorldPos at);
/// All of them.
[[nodiscard]] std::vector<Monster> monstersAt(World &world, WorldPos at);
/// The bookmark on a cell, the newest if there are several; nullptr if there is none. Observes `bookmarks`.
[[nodiscard]] const Bookmark *bookmarkAt(const std::vector<Bookmark> &bookmarks, WorldPos at);
[[nodiscard]] bool hasPile(const World &world, WorldPos at);

/// Removes everything on the cells: chests, living monsters, dropped items, bookmarks. `draft` is of this
/// world and these bookmarks, without previous changes to those cells.
Result<void> eraseThings(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                         const CellMask &cells);

} // namespace cave
