// SPDX-License-Identifier: MIT
#include "app/cli/search/shard_file.h"

#include <utility>

namespace cave::cli {
namespace {

/// Takes over what the summary says of the shard.
Result<void> readShard(ShardFile &file)
{
    const auto missing = [&](std::string_view name) { return damagedSummary(file.path, name); };
    for (const std::string_view name :
         {"done", "found", "near", "failed", "near_limit", "generator_version"}) {
        if (!countIn(file.summary, name))
            return missing(name);
    }
    for (const std::string_view name : {"search", "condition", "generator", "program"}) {
        if (!file.summary[name].isText())
            return missing(name);
    }
    const std::optional<std::int64_t> count = countIn(file.summary["source"], "count");
    if (!count || *count > SeedSet::kMaxSize)
        return missing("source");
    file.count = *count;
    file.block = Positions{0, *count};
    const Json *shard = file.summary.find("shard");
    if (shard == nullptr)
        return {};
    const std::optional<std::int64_t> number = countIn(*shard, "number");
    const std::optional<std::int64_t> of = countIn(*shard, "of");
    const std::optional<Shard> checked = number && of ? checkedShard(*number, *of) : std::nullopt;
    if (!checked)
        return missing("shard");
    file.shard = *checked;
    if (shard->find("from") == nullptr) {
        file.block = std::nullopt;
        return {};
    }
    file.block = blockOf(file.shard, file.count);
    if (countIn(*shard, "from") != file.block->from || countIn(*shard, "to") != file.block->to)
        return missing("shard");
    return {};
}

std::int64_t sizeOf(const ShardFile &file)
{
    return file.block ? file.block->to - file.block->from : linesOf(file.shard, file.count);
}

bool hasPosition(const ShardFile &file, std::int64_t position)
{
    if (file.block)
        return position >= file.block->from && position < file.block->to;
    return position < file.count && hasLine(file.shard, position);
}

/// What is known of the lines before the summary.
struct Lines {
    std::vector<std::int64_t> positions; ///< of all of them, in the file's order
    std::int64_t found = 0;
    std::int64_t last = -1; ///< position of the last match
};

Result<void> takeLine(const MatchLines &reader, const MatchLines::Line &line, ShardFile &file, Lines &lines)
{
    const std::optional<std::int64_t> index = countIn(line.json, "index");
    if (!index || !line.json["seed"].isText())
        return reader.wrong("this is not a match");
    lines.positions.push_back(*index);
    const Json *miss = line.json.find("miss");
    if (miss != nullptr) {
        const bool inOrder = file.near.empty() || miss->number() > file.near.back().miss ||
                             (miss->number() == file.near.back().miss && *index > file.near.back().index);
        if (!miss->isNumber() || !inOrder)
            return reader.wrong("near misses are not in order");
        file.near.push_back({miss->number(), *index, line.text});
        return {};
    }
    if (!file.near.empty() || *index <= lines.last)
        return reader.wrong("matches are not in order");
    ++lines.found;
    lines.last = *index;
    if (file.first < 0)
        file.first = *index;
    return {};
}

/// That the summary and the lines before it agree, and nothing remains to be searched.
Result<void> checkComplete(const ShardFile &file, const Lines &lines)
{
    const Json &summary = file.summary;
    if (summary["done"].whole() != sizeOf(file) || !summary["finished"].truth())
        return unfinishedMatches(file.path, summary["done"].whole(), sizeOf(file));
    if (summary["found"].whole() != lines.found) {
        return aboutMatches(file.path, message("matches: %1, but the summary says %2", lines.found,
                                               summary["found"].whole()));
    }
    const auto near = static_cast<std::int64_t>(file.near.size());
    if (summary["near"].whole() != near) {
        return aboutMatches(
            file.path, message("near misses: %1, but the summary says %2", near, summary["near"].whole()));
    }
    for (const std::int64_t position : lines.positions) {
        if (!hasPosition(file, position))
            return aboutMatches(file.path, message("world %1 doesn't belong to this shard", position));
    }
    return {};
}

} // namespace

Result<ShardFile> readShardFile(const std::string &path)
{
    auto reader = CAVE_TRY(MatchLines::open(path));
    ShardFile file;
    file.path = path;
    Lines lines;
    for (;;) {
        auto line = CAVE_TRY(reader.next());
        if (!line)
            break;
        if (!file.summary.isNull())
            return reader.wrong("lines follow the summary; each shard needs a file of its own");
        if (const Json *summary = line->summary())
            file.summary = *summary;
        else if (Result<void> taken = takeLine(reader, *line, file, lines); !taken)
            return taken.error();
    }
    if (file.summary.isNull())
        return noSummary(path);
    CAVE_TRY(readShard(file));
    CAVE_TRY(checkComplete(file, lines));
    return file;
}

} // namespace cave::cli
