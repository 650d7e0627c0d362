// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/seeds/seeds_options.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/search/search.h"
#include "core/base/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave::cli {

/// Part `number` of `of` parts of a search, which together cover every position of its source once.
struct Shard {
    std::int64_t number = 1; ///< 1 .. of
    std::int64_t of = 1;     ///< 1 .. kMaxShards

    friend bool operator==(const Shard &, const Shard &) = default;
};

inline constexpr std::int64_t kMaxShards = 1'000'000;

/// Part `number` of `of`; none if there is no such part.
std::optional<Shard> checkedShard(std::int64_t number, std::int64_t of);

/// "2/16", and back; none for another text.
std::string shardText(const Shard &shard);
std::optional<Shard> shardOf(std::string_view text);

/// For `Option::check`: what is wrong with the text of a shard.
std::string refuseUnlessShard(const std::string &text);

/// Positions of a source, from 0; `to` is the first one that doesn't belong to them.
struct Positions {
    std::int64_t from = 0;
    std::int64_t to = 0;

    friend bool operator==(const Positions &, const Positions &) = default;
};

/// The positions of a shard of a source of known size: blocks in order, whose sizes differ by at most 1.
Positions blockOf(const Shard &shard, std::int64_t size);

/// Whether a shard of a source whose size isn't known has this position: it has every `of`-th one.
bool hasLine(const Shard &shard, std::int64_t position);
/// The number of such positions below `size`.
std::int64_t linesOf(const Shard &shard, std::int64_t size);

/// How matches are written, one line each.
enum class SearchFormat {
    Ndjson, ///< a JSON object a line; what is infinite is null
    Csv,    ///< with quoting as in RFC 4180; what is infinite is inf
};

/// What is written of a world.
struct SearchColumns {
    SearchFormat format = SearchFormat::Ndjson;
    bool describe = false;         ///< generator, version, settings and spawn, too
    std::vector<MetricQuery> with; ///< metrics beside those of the condition
};

/// What one run of the program searches.
struct SearchJob {
    /// Its set ends with the shard. For lines of standard input it is a range of the largest size, which
    /// stands for the positions of the lines.
    SearchRequest request;
    bool lines = false; ///< the seeds are lines of standard input
    std::optional<Shard> shard;
    std::int64_t begin = 0; ///< the first position
    /// The whole source, for the summary: {"kind": "range", "from": 1, "count": 100}. Of lines it is known at
    /// the end.
    Json source;
    SearchColumns columns;
    SeedsOptions seedList = {}; ///< how the lines are read

    /// The number of worlds that it decides; none for lines.
    [[nodiscard]] std::optional<std::int64_t> total() const
    {
        return lines ? std::nullopt : std::optional(request.seeds.size() - begin);
    }
};

/// The state of a search of lines, beside what all searches have.
struct LinesState {
    std::uint64_t hash = 0;             ///< of all seeds before position `done`, see `hashWith`
    bool ended = false;                 ///< all lines are decided
    std::vector<std::string> nearSeeds; ///< those of the near misses, in their order
};

/// What the file that a search writes is recognised by.
struct OutputMark {
    std::int64_t bytes = 0; ///< its length
    std::uint64_t tail = 0; ///< a hash of the last of them
    std::string next = {};  ///< while it is empty: its first line, which may have been written already
};

/// How far a run is, sufficient to resume it. Indexes are positions in the source.
struct SearchPoint {
    SearchState search;
    std::int64_t decided = 0;         ///< worlds of this run, with those of runs that it resumes
    std::optional<OutputMark> output; ///< the file with the matches; none: standard output
    LinesState lines;

    [[nodiscard]] bool finished() const { return search.finished || lines.ended; }
};

/// The hash of a list of seeds with one more.
std::uint64_t hashWith(std::uint64_t hash, const std::string &seed);

/// {"kind": "list", …}: a list of seeds wherever it was read from.
Json listSource(std::int64_t count, std::uint64_t hash);

} // namespace cave::cli
