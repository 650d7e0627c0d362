// SPDX-License-Identifier: MIT
#include "app/cli/search/search_options.h"

#include "app/cli/option_checks.h"
#include "app/cli/texts/say.h"
#include "core/base/small_file.h"
#include "core/base/text.h"

#include <algorithm>
#include <unistd.h>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

constexpr int kMostThreads = 256;
constexpr int kMostNear = 100'000;

Outcome checkSources(const SearchOptions &options)
{
    const bool range = options.from || options.count;
    const int sources = int{range} + int{!options.seedsFile.empty()} + int{options.random.has_value()};
    if (sources != 1) {
        return wrongUsage(
            sources == 0 ? message("the worlds to search are missing; give --from N --count M, --seeds FILE "
                                   "or --random N")
                         : message("the worlds to search are given twice; give --from N --count M, --seeds "
                                   "FILE or --random N"),
            "search");
    }
    if (range && (!options.from || !options.count))
        return wrongUsage("--from and --count must be used together", options.from ? "--from" : "--count");
    if (options.key && !options.random)
        return wrongUsage("--key requires --random", "--key");
    return {};
}

Outcome readSeedList(const SearchOptions &options, const WorldSpec &base, SeedSet &seeds)
{
    const Result<std::string> text =
        options.seedsFile == "-"
            ? readToEnd(STDIN_FILENO, std::size_t{kMostSeedMebibytes} << 20U, "standard input")
            : readSmallFile(options.seedsFile, "list of seeds", kMostSeedMebibytes);
    if (!text)
        return failed(text.error(), "--seeds");
    Result<std::vector<std::string>> lines = readSeedLines(*text);
    if (!lines)
        return failed(lines.error(), "--seeds " + options.seedsFile);
    if (lines->empty())
        return failed("there are no seeds", "--seeds " + options.seedsFile);
    seeds = SeedSet::list(base, std::move(*lines));
    return {};
}

Outcome readSeeds(const SearchOptions &options, SeedSet &seeds)
{
    WorldSpec base;
    if (Outcome outcome = readSpec(options.kind, base); !outcome.done())
        return outcome;
    if (!options.seedsFile.empty())
        return readSeedList(options, base, seeds);
    Result<SeedSet> set = options.random ? SeedSet::random(base, options.key.value_or(0), *options.random)
                                         : SeedSet::range(base, *options.from, *options.count);
    if (!set)
        return wrongUsage(set.error().message, options.random ? "--random" : "--count");
    seeds = std::move(*set);
    return {};
}

/// One character for each of the text, so that marks line up: no control characters, no broken UTF-8.
std::vector<std::string> shownCharacters(const std::string &text, std::size_t from, std::size_t to)
{
    constexpr std::size_t kLongest = 4;
    std::vector<std::string> shown;
    while (from < to) {
        std::size_t length = 1;
        while (length < kLongest && !isUtf8(text.substr(from, length)))
            ++length;
        std::string character = text.substr(from, length);
        if (!isUtf8(character))
            character = "?", length = 1;
        else if (printable(character) != character)
            character = " ";
        shown.push_back(std::move(character));
        from += length;
    }
    return shown;
}

std::string joined(const std::vector<std::string> &characters, std::size_t from, std::size_t to)
{
    std::string text;
    for (std::size_t i = from; i < std::min(to, characters.size()); ++i)
        text += characters[i];
    return text;
}

std::string metricsHelp()
{
    constexpr std::string_view kRange =
        "cavegame-cli search --where 'chests(30) >= 3 && nearest_monster > 20' --from 1 --count 10000";
    constexpr std::string_view kRandom =
        "cavegame-cli search --generator dungeon --where 'path_length > 120' --random 10000";
    std::string keys;
    for (const MetricInfo &info : metricInfos())
        keys += (info.id == MetricId{} ? "" : ", ") + std::string(info.key);
    return say(message("Metrics: %1.", keys)) + "\n" +
           say("A number in brackets sets the reach of a metric: chests(30).") + "\n" +
           say(message("Example: %1", kRange)) + "\n" + say(message("Example: %1", kRandom));
}

} // namespace

void addSearchOptions(Verb verb, SearchOptions &options)
{
    verb.addOption("--where", options.where, "Condition that worlds must meet").required().typeName("EXPR");
    verb.addOption("--from", options.from, "First seed: search N, N + 1, ...")
        .check(refuseUnlessWhole<std::int64_t>)
        .typeName("N");
    verb.addOption("--count", options.count, "Number of seeds")
        .check(refuseUnlessWhole<std::int64_t>)
        .typeName("M");
    verb.addOption("--seeds", options.seedsFile, "File with one seed per line; - for standard input")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--random", options.random, "Number of random seeds to search")
        .check(refuseUnlessWhole<std::int64_t>)
        .typeName("N");
    verb.addOption("--key", options.key,
                   "Key of the random seeds; the same key gives the same seeds (default: 0)")
        .check(refuseUnlessWhole<std::uint64_t>)
        .typeName("K");
    addKindOptions(verb, options.kind);
    verb.addOption("--threads", options.threads, "Number of threads (default: all cores)")
        .checkRange(1, kMostThreads)
        .typeName("T");
    verb.addOption("--limit", options.limit, "Stop after this many matches")
        .checkRange(1, SeedSet::kMaxSize)
        .typeName("K");
    verb.addOption("--near", options.near, "Number of near misses to write after the matches (default: 0)")
        .checkRange(0, kMostNear)
        .typeName("K");
    verb.addOption("--format", options.format, "ndjson (default) or csv").typeName("FORMAT");
    verb.addOption("--state", options.stateFile,
                   "Save progress to this file; the same command resumes the search")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addFlag("--progress", options.progress,
                 "Report progress on standard error even when it is not a terminal");
    verb.footer(metricsHelp());
}

Outcome readSearchRequest(const SearchOptions &options, std::optional<SearchRequest> &request)
{
    ConditionError error;
    std::optional<Condition> where = Condition::parse(options.where, error);
    if (!where)
        return wrongUsage(error.message, "--where", errorPlace(options.where, error));
    if (Outcome outcome = checkSources(options); !outcome.done())
        return outcome;
    SeedSet seeds;
    if (Outcome outcome = readSeeds(options, seeds); !outcome.done())
        return outcome;
    for (const MetricQuery &query : where->queries()) {
        if (const Message why = unmeasuredText(query, seeds.base().generator.kind); !why.empty())
            return wrongUsage(why, "--where");
    }
    request = SearchRequest{std::move(seeds), std::move(*where), options.limit, options.near};
    return {};
}

Outcome readSearchFormat(const SearchOptions &options, SearchFormat &format)
{
    if (options.format != "ndjson" && options.format != "csv")
        return wrongUsage(message("unknown format '%1'; expected ndjson or csv", options.format), "--format");
    format = options.format == "csv" ? SearchFormat::Csv : SearchFormat::Ndjson;
    return {};
}

std::string errorPlace(const std::string &condition, const ConditionError &error)
{
    constexpr std::size_t kBefore = 50;
    constexpr std::size_t kAfter = 25;
    const std::vector<std::string> before = shownCharacters(condition, 0, error.at);
    const std::vector<std::string> wrong = shownCharacters(condition, error.at, error.at + error.length);
    const std::vector<std::string> after =
        shownCharacters(condition, error.at + error.length, condition.size());
    const std::size_t skipped = before.size() > kBefore ? before.size() - kBefore : 0;
    const std::size_t marked = std::clamp<std::size_t>(wrong.size(), 1, kBefore);
    const std::string indent = skipped > 0 ? "  ..." : "  ";
    return indent + joined(before, skipped, before.size()) + joined(wrong, 0, marked) +
           (wrong.size() > marked ? "..." : joined(after, 0, kAfter)) +
           (wrong.size() <= marked && after.size() > kAfter ? "..." : "") + "\n" +
           std::string(indent.size() + before.size() - skipped, ' ') + "^" + std::string(marked - 1, '~') +
           "\n";
}

} // namespace cave::cli
