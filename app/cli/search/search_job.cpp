// SPDX-License-Identifier: MIT
#include "app/cli/search/search_job.h"

#include "app/cli/texts/say.h"
#include "core/base/whole_number.h"

#include <algorithm>

namespace cave::cli {

std::string shardText(const Shard &shard)
{
    return std::to_string(shard.number) + "/" + std::to_string(shard.of);
}

std::optional<Shard> checkedShard(std::int64_t number, std::int64_t of)
{
    const bool exists = of >= 1 && of <= kMaxShards && number >= 1 && number <= of;
    return exists ? std::optional(Shard{number, of}) : std::nullopt;
}

std::optional<Shard> shardOf(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const std::optional<std::int64_t> number = parseWhole<std::int64_t>(text.substr(0, slash));
    const std::optional<std::int64_t> of = parseWhole<std::int64_t>(text.substr(slash + 1));
    return number && of ? checkedShard(*number, *of) : std::nullopt;
}

std::string refuseUnlessShard(const std::string &text)
{
    if (shardOf(text))
        return {};
    return say(
        message("'%1' is not a shard; expected I/N such as 2/16, where N is at most %2", text, kMaxShards));
}

Positions blockOf(const Shard &shard, std::int64_t size)
{
    const std::int64_t length = size / shard.of;
    const std::int64_t longer = size % shard.of; // blocks with one more, the first ones
    const std::int64_t before = shard.number - 1;
    const std::int64_t from = length * before + std::min(before, longer);
    return {from, from + length + (before < longer ? 1 : 0)};
}

bool hasLine(const Shard &shard, std::int64_t position)
{
    return position % shard.of == shard.number - 1;
}

std::int64_t linesOf(const Shard &shard, std::int64_t size)
{
    return size / shard.of + (size % shard.of >= shard.number ? 1 : 0);
}

} // namespace cave::cli
