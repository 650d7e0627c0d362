// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// The most shards of a search, as `cavegame-cli search --shard` accepts them.
inline constexpr std::int64_t kMostSearchShards = 1'000'000;

/// Whether a search can be run by `cavegame-cli`, by a folder that `writeSearchFolder` writes.
[[nodiscard]] bool canSearchElsewhere(const SearchRequest &request);

/// Creates a folder with scripts that run a search on another machine, by GNU parallel or by Slurm, with its
/// sketch and seeds, and with a description. The search has no limit, as shards don't know of each other's
/// matches. Call only if `canSearchElsewhere`. `shards`: 1 .. kMostSearchShards. Errors: those of
/// `writeNewFolder`.
Result<void> writeSearchFolder(const SearchRequest &request, std::int64_t shards,
                               const std::filesystem::path &folder);

} // namespace cave
