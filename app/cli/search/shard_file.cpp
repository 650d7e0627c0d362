// SPDX-License-Identifier: MIT
#include "app/cli/search/shard_file.h"

#include "app/cli/search/count_field.h"
#include "app/cli/search/search_summary.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

Error aboutFile(const std::string &path, Message what)
{
    return invalid(message("'%1': %2", path, std::move(what)));
}

/// Takes over what the summary says of the shard.
Result<void> readShard(ShardFile &file)
{
    const auto missing = [&](std::string_view name) {
        return aboutFile(file.path, message("the summary is damaged: %1 is missing or wrong", name));
    };
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

Result<void> takeLine(const MatchReader &reader, const MatchReader::Line &line, ShardFile &file, Lines &lines)
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
    if (summary["done"].whole() != sizeOf(file) || !summary["finished"].truth()) {
        return aboutFile(file.path, message("%1 of %2 worlds are searched; run its command again to resume",
                                            summary["done"].whole(), sizeOf(file)));
    }
    if (summary["found"].whole() != lines.found) {
        return aboutFile(file.path, message("there are %1 matches, but the summary says %2", lines.found,
                                            summary["found"].whole()));
    }
    const auto near = static_cast<std::int64_t>(file.near.size());
    if (summary["near"].whole() != near) {
        return aboutFile(file.path, message("there are %1 near misses, but the summary says %2", near,
                                            summary["near"].whole()));
    }
    for (const std::int64_t position : lines.positions) {
        if (!hasPosition(file, position))
            return aboutFile(file.path, message("world %1 doesn't belong to this shard", position));
    }
    return {};
}

} // namespace

Result<MatchReader> MatchReader::open(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return Error{ErrorCode::NotFound, message("'%1': %2", path, std::generic_category().message(errno))};
    MatchReader reader(path, descriptor);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return aboutFile(path, "this is not a regular file");
    return reader;
}

MatchReader::MatchReader(std::string path, int descriptor)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
    , m_input(descriptor, kLongestLine)
{
}

MatchReader::MatchReader(MatchReader &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_input(std::move(other.m_input))
{
}

MatchReader::~MatchReader()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Error MatchReader::wrong(Message what) const
{
    return aboutFile(m_path, message("line %1: %2", m_input.number(), std::move(what)));
}

Result<std::optional<MatchReader::Line>> MatchReader::next()
{
    for (;;) {
        if (std::optional<std::string> text = m_input.take()) {
            ParsedJson parsed = Json::parse(*text);
            if (!parsed.ok() || !parsed.value.isObject())
                return wrong("this is not a JSON object");
            return std::optional(Line{std::move(*text), std::move(parsed.value)});
        }
        if (m_input.ended())
            return std::optional<Line>();
        if (const Result<bool> read = m_input.read(-1); !read)
            return aboutFile(m_path, read.error().message);
    }
}

Result<ShardFile> readShardFile(const std::string &path)
{
    Result<MatchReader> reader = MatchReader::open(path);
    if (!reader)
        return reader.error();
    ShardFile file;
    file.path = path;
    Lines lines;
    for (;;) {
        Result<std::optional<MatchReader::Line>> line = reader->next();
        if (!line)
            return line.error();
        if (!*line)
            break;
        if (!file.summary.isNull())
            return reader->wrong("lines follow the summary; each shard needs a file of its own");
        if (const Json *summary = (**line).json.find(kSummaryKey))
            file.summary = *summary;
        else if (Result<void> taken = takeLine(*reader, **line, file, lines); !taken)
            return taken.error();
    }
    if (file.summary.isNull())
        return aboutFile(path, "there is no summary; the search isn't finished, or was run without --out");
    if (Result<void> shard = readShard(file); !shard)
        return shard.error();
    if (Result<void> complete = checkComplete(file, lines); !complete)
        return complete.error();
    return file;
}

} // namespace cave::cli
