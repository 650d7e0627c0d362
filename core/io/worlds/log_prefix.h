// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Whether all that happened in `part` happened first in `whole`, too: the same beginning, and the same
/// commands and edits as far as it goes, but for players who came and went at its end. Then `part` has
/// nothing that `whole` lacks, except for its bookmarks. False if the log of `part` is damaged, or another
/// program has the world open. Errors: those of `readWorldLog` and `WorldFile::open`.
Result<bool> hasNothingBeyond(const std::filesystem::path &part, const std::filesystem::path &whole);

} // namespace cave
