// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/search/search_job.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/search/search_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/search/match_lines.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <queue>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

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
    if (summary["finished"].truth() && summary["done"].whole() < sizeOf(file))
        return aboutMatches(file.path, message("%1 of %2 worlds are searched, as the search ended at its "
                                               "limit; run it again without --limit",
                                               summary["done"].whole(), sizeOf(file)));
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

/// Reads a file from its first line to the summary. Errors name the file and what is wrong with it, also if
/// its search isn't finished.
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
        else
            CAVE_TRY(takeLine(reader, *line, file, lines));
    }
    if (file.summary.isNull())
        return noSummary(path);
    CAVE_TRY(readShard(file));
    CAVE_TRY(checkComplete(file, lines));
    return file;
}

/// A part of the summary in which all files must agree, and its name.
struct Common {
    std::string_view key;
    MessageKey name;
};
constexpr std::array<Common, 12> kCommonKeys{{{"condition", MessageKey("condition")},
                                              {"generator", MessageKey("generator")},
                                              {"generator_version", MessageKey("version of the generator")},
                                              {"settings", MessageKey("settings")},
                                              {"sketch", MessageKey("sketch")},
                                              {"search", MessageKey("hash of the search")},
                                              {"program", MessageKey("version of the program")},
                                              {"source", MessageKey("seeds")},
                                              {"metrics", MessageKey("metrics")},
                                              {"describe", MessageKey("option --describe")},
                                              {"near_limit", MessageKey("option --near")},
                                              {"limit", MessageKey("option --limit")}}};

Result<void> checkAlike(const ShardFile &file, const ShardFile &other)
{
    for (const Common &common : kCommonKeys) {
        const Json &value = file.summary[common.key];
        const Json &otherValue = other.summary[common.key];
        if (value != otherValue) {
            return invalid(message("'%1' and '%2' are not of the same search; the %3 is %4 and %5", file.path,
                                   other.path, message(common.name), value.dump(), otherValue.dump()));
        }
    }
    return {};
}

Result<void> checkNumbers(const std::vector<ShardFile> &files)
{
    std::map<std::int64_t, const ShardFile *> byNumber;
    for (const ShardFile &file : files) {
        const auto [place, added] = byNumber.emplace(file.shard.number, &file);
        if (!added) {
            return invalid(message("'%1' and '%2' are both shard %3", place->second->path, file.path,
                                   shardText(file.shard)));
        }
    }
    constexpr int kMaxNamed = 10;
    const std::int64_t of = files.front().shard.of;
    std::string missing;
    int count = 0;
    for (std::int64_t number = 1; number <= of && count <= kMaxNamed; ++number) {
        if (byNumber.contains(number))
            continue;
        ++count;
        if (count > kMaxNamed)
            missing += ", ...";
        else
            missing += (missing.empty() ? "" : ", ") + shardText({number, of});
    }
    if (count == 0)
        return {};
    return invalid(count == 1 ? message("shard %1 is missing", missing)
                              : message("shards %1 are missing", missing));
}

/// For blocks of different sizes.
Result<void> checkBlocks(const std::vector<ShardFile> &files)
{
    std::vector<const ShardFile *> blocks;
    for (const ShardFile &file : files) {
        if (file.block->from < file.block->to)
            blocks.push_back(&file);
    }
    std::ranges::sort(blocks, {}, [](const ShardFile *file) { return file->block->from; });
    std::int64_t next = 0;
    const ShardFile *before = nullptr;
    for (const ShardFile *file : blocks) {
        if (file->block->from > next)
            return invalid(message("worlds %1 to %2 are in none of the files", next, file->block->from - 1));
        if (file->block->from < next) {
            return invalid(message("'%1' and '%2' both have worlds %3 to %4", before->path, file->path,
                                   file->block->from, std::min(next, file->block->to) - 1));
        }
        next = file->block->to;
        before = file;
    }
    if (next < files.front().count)
        return invalid(message("worlds %1 to %2 are in none of the files", next, files.front().count - 1));
    return {};
}

/// That the files have each position once.
Result<void> checkCover(const std::vector<ShardFile> &files)
{
    const ShardFile &first = files.front();
    const auto isOfLines = [](const ShardFile &file) { return !file.block; };
    const auto other = std::ranges::find_if(files, [&](const ShardFile &file) {
        return file.shard.of != first.shard.of || isOfLines(file) != isOfLines(first);
    });
    if (other == files.end())
        return checkNumbers(files);
    if (std::ranges::any_of(files, isOfLines)) {
        return invalid(message("'%1' is shard %2, and '%3' is shard %4; shards of standard input can only be "
                               "merged with others of the same number",
                               first.path, shardText(first.shard), other->path, shardText(other->shard)));
    }
    return checkBlocks(files);
}

/// Writes lines in the format that is wanted.
class MergedLines {
public:
    MergedLines(const Json &summary, SearchFormat format, Output &output) : m_format(format), m_output(output)
    {
        for (const Json &metric : summary["metrics"].list())
            m_shape.metrics.push_back(metric.text());
        m_shape.describe = summary["describe"].truth();
        m_shape.sketch = summary.find("sketch") != nullptr;
        m_shape.near = summary["near_limit"].whole() > 0;
    }

    Result<void> begin() { return isTable() ? m_output.write(tableHeader(m_shape)) : Result<void>(); }
    Result<void> write(const MatchLines::Line &line)
    {
        return m_output.write(isTable() ? tableLine(line.json, m_shape) : line.text + "\n");
    }
    Result<void> end(const Json &summary)
    {
        Json line;
        line[kSummaryKey] = summary;
        return isTable() ? Result<void>() : m_output.write(line.dump() + "\n");
    }

private:
    [[nodiscard]] bool isTable() const { return m_format == SearchFormat::Csv; }

    SearchFormat m_format;
    Output &m_output;
    TableShape m_shape;
};

/// Goes through the matches of all files in the order of the source. A file is opened at its first match and
/// closed after its last one.
class MatchMerge {
public:
    explicit MatchMerge(const std::vector<ShardFile> &files) : m_files(files), m_open(files.size())
    {
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (files[i].first >= 0)
                m_next.emplace(files[i].first, i);
        }
    }

    Result<void> writeTo(MergedLines &lines)
    {
        while (!m_next.empty()) {
            const std::size_t file = m_next.top().second;
            m_next.pop();
            CAVE_TRY(open(file));
            CAVE_TRY(lines.write(m_open[file]->line));
            CAVE_TRY(advance(file));
        }
        return {};
    }

private:
    struct Open {
        MatchLines reader;
        MatchLines::Line line;
    };
    using Place = std::pair<std::int64_t, std::size_t>; ///< position and file

    Result<void> open(std::size_t file)
    {
        if (m_open[file])
            return {};
        auto reader = CAVE_TRY(MatchLines::open(m_files[file].path));
        auto line = CAVE_TRY(reader.next());
        if (!line)
            return reader.wrong("the file was changed meanwhile");
        m_open[file].emplace(Open{std::move(reader), std::move(*line)});
        return {};
    }

    Result<void> advance(std::size_t file)
    {
        auto line = CAVE_TRY(m_open[file]->reader.next());
        const bool match = line && (*line).json.find("miss") == nullptr && line->summary() == nullptr;
        if (!match) {
            m_open[file].reset();
            return {};
        }
        m_open[file]->line = std::move(*line);
        m_next.emplace(m_open[file]->line.json["index"].whole(), file);
        return {};
    }

    const std::vector<ShardFile> &m_files;
    std::vector<std::optional<Open>> m_open;
    std::priority_queue<Place, std::vector<Place>, std::greater<>> m_next;
};

/// The nearest misses of all files, as many as each file could have.
std::vector<NearLine> nearestOf(const std::vector<ShardFile> &files)
{
    std::vector<NearLine> near;
    for (const ShardFile &file : files)
        near.insert(near.end(), file.near.begin(), file.near.end());
    std::ranges::sort(near, {}, [](const NearLine &line) { return std::pair(line.miss, line.index); });
    const auto most = static_cast<std::size_t>(files.front().summary["near_limit"].whole());
    if (near.size() > most)
        near.erase(near.begin() + static_cast<std::ptrdiff_t>(most), near.end());
    return near;
}

/// The summary of a single run.
Json summaryOf(const std::vector<ShardFile> &files, std::size_t near)
{
    Json summary = Json::Object{};
    for (const Json::Member &member : files.front().summary.object()) {
        if (member.key != "shard")
            summary[member.key] = member.value;
    }
    for (const std::string_view count : {"done", "found", "failed"}) {
        std::int64_t sum = 0;
        for (const ShardFile &file : files)
            sum += file.summary[count].whole();
        summary[count] = sum;
    }
    summary["near"] = near;
    return summary;
}

Result<std::vector<ShardFile>> readAll(const std::vector<std::string> &paths)
{
    std::vector<ShardFile> files;
    for (const std::string &path : paths) {
        auto file = CAVE_TRY(readShardFile(path));
        if (!files.empty())
            CAVE_TRY(checkAlike(files.front(), file));
        files.push_back(std::move(file));
    }
    return files;
}

/// Merges the files of the shards of a search, given in any order, to what a single run writes: the matches
/// in the order of the source, the nearest misses, and the summary, which a table doesn't have. One file is
/// open at a time unless shards are mixed with each other.
///
/// Before anything is written it is proven that the files are complete: each has a summary that agrees with
/// its lines, all are of the same search by the same version of the program, and together they have each
/// position of the source once. Errors name the files.
Result<void> mergeSearches(const std::vector<std::string> &paths, SearchFormat format, Output &output)
{
    const auto files = CAVE_TRY(readAll(paths));
    CAVE_TRY(checkCover(files));
    MergedLines lines(files.front().summary, format, output);
    CAVE_TRY(lines.begin());
    CAVE_TRY(MatchMerge(files).writeTo(lines));
    const std::vector<NearLine> near = nearestOf(files);
    for (const NearLine &line : near)
        CAVE_TRY(lines.write({line.text, Json::parse(line.text).value}));
    return lines.end(summaryOf(files, near.size()));
}

struct MergeOptions {
    std::vector<std::string> files;
    std::string format = "ndjson";
    OutFile out;
};

/// Without the file of --out, which a pattern such as *.ndjson names, too, once it exists.
std::vector<std::string> inputsOf(const MergeOptions &options)
{
    std::vector<std::string> files = options.files;
    const auto isOutput = [&](const std::string &file) {
        std::error_code unknown;
        return !options.out.path.empty() && std::filesystem::equivalent(file, options.out.path, unknown);
    };
    if (std::erase_if(files, isOutput) > 0)
        note(message("'%1' is the output and isn't read", options.out.path));
    return files;
}

Outcome mergeFiles(const MergeOptions &options)
{
    const auto format = CAVE_TRY(readSearchFormat(options.format));
    const std::vector<std::string> files = inputsOf(options);
    if (files.empty())
        return wrongUsage("there is no other file than that of --out", "search merge");
    auto output = CAVE_TRY(orNotWritten(Output::to(options.out), options.out));
    CAVE_TRY(orFailed(mergeSearches(files, format, output), "search merge"));
    return orNotWritten(output.finish(), options.out);
}

} // namespace

void addSearchMergeVerb(Verb search, Invocation &invocation)
{
    const auto options = std::make_shared<MergeOptions>();
    Verb verb = search.addVerb("merge", "Check that the files of all shards are complete, and merge them");
    verb.addOption("FILE", options->files, "Files that the shards were written to by --out")
        .required()
        .check(refuseEmpty);
    verb.addOption("--format", options->format, message(kSearchFormats))
        .typeName("FORMAT")
        .offers({"ndjson", "csv"});
    addOutOption(verb, options->out, "Write to this file (default: standard output)");
    verb.footer({}); // not that of search
    setAction(verb, invocation, options, mergeFiles);
}

} // namespace cave::cli
