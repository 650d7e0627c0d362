// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "app/cli/search/search_job.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace cave::cli {

/// Merges the files of the shards of a search, given in any order, to what a single run writes: the matches
/// in the order of the source, the nearest misses, and the summary, which a table doesn't have. One file is
/// open at a time unless shards are mixed with each other.
///
/// Before anything is written it is proven that the files are complete: each has a summary that agrees with
/// its lines, all are of the same search by the same version of the program, and together they have each
/// position of the source once. Errors name the files.
Result<void> mergeSearches(const std::vector<std::string> &files, SearchFormat format, Output &output);

} // namespace cave::cli
