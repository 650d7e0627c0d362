// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// The names of the results of all shards must fit into a command line.
inline constexpr std::int64_t kMaxSearchShards = 10'000;

/// Whether a search can be run by `cavegame-cli`, and ends.
[[nodiscard]] bool canSearchElsewhere(const SearchRequest &request);

/// Whether a list of seeds can be a file with a line each; true for other sets.
[[nodiscard]] bool areSeedsLines(const SeedSet &seeds);

/// Creates a folder with scripts that run a search on another machine, with GNU parallel or with Slurm, with
/// its sketch and seeds, and with a description. Shards have no limit, as they don't know of each other's
/// matches. Call only if `canSearchElsewhere` and `areSeedsLines`. `shards`: 1 .. kMaxSearchShards. Errors:
/// those of `writeNewFolder`.
Result<void> writeSearchFolder(const SearchRequest &request, std::int64_t shards,
                               const std::filesystem::path &folder);

} // namespace cave
