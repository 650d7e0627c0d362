// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/edit/cell_patch.h"

#include <string>
#include <string_view>

namespace cave {

/// A patch as JSON, for the clipboard and stamp files: { "cavegame_patch": 1, "rows": [ "##..C", … ] north
/// first, of # rock, . floor, ~ water, t trees, C a chest, and a space for a cell that isn't covered;
/// "chests" (with "terrain" where one stands on other than floor), "piles", "features" (camps, shrines and
/// the like), "monsters", "markers" with cells [x, y] counted from the south-west corner, items and monsters
/// by key }. Of monsters that were cut from a world also "id" [region x, region y, number] and their state,
/// and that world's "world" key.
std::string patchJson(const CellPatch &patch, const Content &content);

/// Parses it. Errors InvalidArgument name what and where: "patch: chests[2]: unknown item 'sowrd'".
Result<CellPatch> parsePatch(std::string_view text, const Content &content);

} // namespace cave
