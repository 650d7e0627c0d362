// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"
#include "app/cli/seeds/line_input.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

/// Lines of a file of matches, one after the other.
class MatchReader {
public:
    /// Errors, which name the file: it can't be opened, or is not a regular file.
    static Result<MatchReader> open(const std::string &path);

    MatchReader(MatchReader &&other) noexcept;
    MatchReader &operator=(MatchReader &&other) = delete;
    MatchReader(const MatchReader &) = delete;
    MatchReader &operator=(const MatchReader &) = delete;
    ~MatchReader();

    /// A line as text and as JSON.
    struct Line {
        std::string text;
        Json json;
    };
    /// The next line; none at the end. Error: a line that is no JSON object, by its number.
    Result<std::optional<Line>> next();
    /// "'a.ndjson': line 7: what".
    [[nodiscard]] Error wrong(Message what) const;

private:
    MatchReader(std::string path, int descriptor);

    std::string m_path;
    int m_descriptor;
    LineInput m_input;
};

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
