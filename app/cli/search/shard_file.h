// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"
#include "core/analysis/search/match_lines.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// A near miss as it is in a file.
struct NearLine {
    double miss = 0;
    std::int64_t index = 0;
    std::string text;
};

/// A file of a shard whose lines agree with its summary.
struct ShardFile {
    std::string path;
    Json summary;
    Shard shard;
    std::optional<Positions> block; ///< none: each `shard.of`-th position
    std::int64_t count = 0;         ///< of the whole source
    std::int64_t first = -1;        ///< position of the first match; -1: there is none
    std::vector<NearLine> near;
};

/// Reads a file from its first line to the summary. Errors name the file and what is wrong with it, also if
/// its search isn't finished.
Result<ShardFile> readShardFile(const std::string &path);

} // namespace cave::cli
