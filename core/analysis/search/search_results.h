// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <vector>

namespace cave {

/// What a finished search has found.
struct SearchResults {
    SavedSearch search;
    std::vector<SearchHit> hits; ///< the matches, in the order of the set
};

/// Reads a file of matches as `cavegame-cli search` and `search merge` write it: a JSON object a line, and
/// their summary last. Of the matches, the first `most` are read and the others counted. A list of seeds
/// isn't in the file: its set is made of the seeds found. Metrics beside those of the condition are ignored.
///
/// `progress` is called now and then with the share that is read, 0 .. 1; reading stops once it returns
/// false. Errors, which name the file and the line: NotFound; Io, also when it was stopped; InvalidArgument
/// if it is something else, one shard of several, of an unfinished search, or of worlds that don't meet the
/// condition.
Result<SearchResults> readSearchResults(const std::filesystem::path &file, std::size_t most,
                                        const std::function<bool(double)> &progress);

} // namespace cave
