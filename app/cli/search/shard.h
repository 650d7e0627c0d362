// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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

} // namespace cave::cli
