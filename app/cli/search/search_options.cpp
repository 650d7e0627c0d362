// SPDX-License-Identifier: MIT
#include "app/cli/search/search_options.h"

#include "app/cli/option_checks.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/texts/say.h"
#include "app/cli/typed_metric.h"
#include "core/base/small_file.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace cave::cli {
namespace {

constexpr int kMostNear = 100'000;

Outcome checkSources(const SearchOptions &options)
{
    const int sources =
        int{options.seeds.isRange()} + int{!options.seeds.file.empty()} + int{options.random.has_value()};
    if (sources != 1) {
        return wrongUsage(
            sources == 0 ? message("the worlds to search are missing; give --from N --count M, --seeds FILE "
                                   "or --random N")
                         : message("the worlds to search are given twice; give --from N --count M, --seeds "
                                   "FILE or --random N"),
            "search");
    }
    if (options.key && !options.random)
        return wrongUsage("--key requires --random", "--key");
    if (!options.shard.empty() && options.limit > 0)
        return wrongUsage("--limit can't be used with --shard, as matches of other shards count, too",
                          "--limit");
    return checkRange(options.seeds);
}

Outcome readSeedList(const SeedsOptions &options, const WorldSpec &base, SearchJob &job)
{
    const std::string &file = options.file;
    const auto text = CAVE_TRY(orFailed(readSmallFile(file, "list of seeds", kMaxSeedMebibytes), "--seeds"));
    auto list = CAVE_TRY(orFailed(readSeedLines(text, options.column), "--seeds " + file));
    if (list.seeds.empty())
        return failed("there are no seeds", "--seeds " + file);
    notePadded(options, list.padded);
    std::uint64_t hash = 0;
    for (const std::string &seed : list.seeds)
        hash = hashWith(hash, seed);
    job.source = listSource(static_cast<std::int64_t>(list.seeds.size()), hash);
    job.request.seeds = SeedSet::list(base, std::move(list.seeds));
    return {};
}

Outcome readSeeds(const SearchOptions &options, const WorldSpec &base, SearchJob &job)
{
    job.lines = options.seeds.file == "-";
    job.seedList = options.seeds;
    if (!job.lines && !options.seeds.file.empty())
        return readSeedList(options.seeds, base, job);
    job.request.seeds = CAVE_TRY(
        orWrongUsage(job.lines        ? SeedSet::range(base, 0, SeedSet::kMaxSize)
                     : options.random ? SeedSet::random(base, options.key.value_or(0), *options.random)
                                      : SeedSet::range(base, *options.seeds.from, *options.seeds.count),
                     options.random ? "--random" : "--count"));
    if (options.random)
        job.source = {{"kind", "random"}, {"key", options.key.value_or(0)}, {"count", *options.random}};
    else if (!job.lines)
        job.source = {{"kind", "range"}, {"from", *options.seeds.from}, {"count", *options.seeds.count}};
    return {};
}

/// The first worlds of a set, `size` of them.
SeedSet beginningOf(const SeedSet &set, std::int64_t size)
{
    if (const auto *range = std::get_if<SeedSet::Range>(&set.source()))
        return SeedSet::range(set.base(), range->from, size).valueOr({});
    if (const auto *random = std::get_if<SeedSet::Random>(&set.source()))
        return SeedSet::random(set.base(), random->key, size).valueOr({});
    std::vector<std::string> seeds = std::get<SeedSet::List>(set.source()).seeds();
    seeds.resize(static_cast<std::size_t>(size));
    return SeedSet::list(set.base(), std::move(seeds));
}

/// Of lines, every shard has some in between; of other sources, a block.
void cutShard(const std::string &text, SearchJob &job)
{
    job.shard = shardOf(text);
    if (!job.shard || job.lines)
        return;
    const Positions block = blockOf(*job.shard, job.request.seeds.size());
    job.begin = block.from;
    job.request.seeds = beginningOf(job.request.seeds, block.to);
}

Outcome readColumns(const SearchOptions &options, SearchJob &job)
{
    job.columns.format = CAVE_TRY(readSearchFormat(options.format));
    job.columns.describe = options.describe;
    const std::vector<MetricQuery> &known = job.request.where.queries();
    std::vector<MetricQuery> &with = job.columns.with;
    for (const std::string &text : options.with) {
        const auto typed = CAVE_TRY(readTypedMetric(text, "--with"));
        const MetricQuery query{typed.info->id, typed.reach.value_or(typed.info->ownReach), typed.things};
        if (const Message why = unmeasuredText(query, job.request.seeds.base().generator.kind); !why.empty())
            return wrongUsage(why, "--with");
        const bool there =
            std::ranges::find(known, query) != known.end() || std::ranges::find(with, query) != with.end();
        if (!there)
            with.push_back(query);
    }
    return {};
}

OutcomeOr<Condition> readWhere(const SearchOptions &options, GeneratorKind kind)
{
    if (options.where.empty() && options.sketch.file.empty())
        return wrongUsage("what to look for is missing; give --where EXPR or --sketch FILE", "search");
    return options.where.empty() ? anyWorld() : readCondition(options.where, kind);
}

std::string metricsHelp()
{
    constexpr std::string_view kRange =
        "cavegame-cli search --where 'chests(30) >= 3 && nearest_monster > 20' --from 1 --count 10000";
    constexpr std::string_view kRandom =
        "cavegame-cli search --generator dungeon --where 'path_length > 120' --random 10000";
    constexpr std::string_view kSketch =
        "cavegame-cli search --sketch arena.txt --agree 80% --turned --random 10000 --near 5";
    std::string keys;
    for (const MetricInfo &info : metricInfos())
        keys += (info.id == MetricId{} ? "" : ", ") + std::string(info.key);
    for (const MetricInfo &info : thingMetricInfos())
        keys += ", " + std::string(info.key) + "(...)";
    return say(message("Metrics: %1.", keys)) + "\n" +
           say("A number in brackets sets the reach of a metric: chests(30).") + "\n" +
           say("count(...) and nearest(...) look for things near each other: count(chest within 5 of chest) "
               ">= 2, nearest(chest with weapon >= 15 and not within 20 of monster) <= 60.") +
           "\n" + say(message("Example: %1", kRange)) + "\n" + say(message("Example: %1", kRandom)) + "\n" +
           say(message("Example: %1", kSketch));
}

void addSourceOptions(Verb verb, SearchOptions &options)
{
    addSeedsOptions(verb, options.seeds);
    verb.addOption("--random", options.random, "Number of random seeds to search").typeName("N");
    verb.addOption("--key", options.key,
                   "Key of the random seeds; the same key gives the same seeds (default: 0)")
        .typeName("K");
    verb.addOption("--shard", options.shard,
                   "Search only part I of N; search merge puts the results of all parts together")
        .check(refuseUnlessShard)
        .typeName("I/N");
    addKindOptions(verb, options.kind);
}

void addReportOptions(Verb verb, SearchOptions &options)
{
    verb.addOption("--format", options.format, message(kSearchFormats))
        .typeName("FORMAT")
        .offers({"ndjson", "csv"});
    verb.addFlag("--describe", options.describe,
                 "Write generator, version, settings that differ from the defaults and spawn of each world");
    verb.addOption("--with", options.with,
                   "Metric to write beside those of the condition: chests, 'chests(30)'; repeatable")
        .noExtraValues()
        .typeName("NAME[(R)]");
    addOutOption(verb, options.out,
                 "Write to this file, which grows as matches are found (default: standard output)");
    verb.addFlag("--summary", options.summary,
                 "Write what was searched and found as a last line; files of --out in ndjson always have it");
    verb.addOption(
            "--state", options.stateFile,
            "Save progress to this file; the same command resumes the search, also with a higher limit")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption(
            "--progress", options.progress,
            "Report progress on standard error even when it is not a terminal; json: an object per line")
        .optionalValue()
        .typeName("[json]")
        .offers({"json"});
}

} // namespace

void addSearchOptions(Verb verb, SearchOptions &options)
{
    verb.addOption("--where", options.where, "Condition that worlds must meet").typeName("EXPR");
    addSourceOptions(verb, options);
    addSketchOptions(verb, options.sketch);
    addWithinOption(verb, options.sketch);
    addThreadsOption(verb, options.threads, "Number of threads (default: all cores)");
    verb.addOption("--limit", options.limit, "Stop after this many matches")
        .checkRange(1, SeedSet::kMaxSize)
        .typeName("K");
    verb.addOption("--near", options.near, "Number of near misses to write after the matches (default: 0)")
        .checkRange(0, kMostNear)
        .typeName("K");
    addReportOptions(verb, options);
    verb.footer(metricsHelp());
}

OutcomeOr<SearchJob> readSearchJob(const SearchOptions &options)
{
    const auto base = CAVE_TRY(readSpec(options.kind));
    auto where = CAVE_TRY(readWhere(options, base.generator.kind));
    auto sketch = CAVE_TRY(readSketch(options.sketch));
    CAVE_TRY(checkSources(options));
    SearchRequest request{{}, std::move(where), options.limit, options.near, std::move(sketch)};
    SearchJob job{std::move(request), false, {}, 0, {}, {}};
    CAVE_TRY(readSeeds(options, base, job));
    CAVE_TRY(readColumns(options, job));
    cutShard(options.shard, job);
    return job;
}

OutcomeOr<SearchFormat> readSearchFormat(const std::string &name)
{
    if (name != "ndjson" && name != "csv")
        return wrongUsage(message("unknown format '%1'; expected ndjson or csv", name), "--format");
    return name == "csv" ? SearchFormat::Csv : SearchFormat::Ndjson;
}

OutcomeOr<ReportOptions> readReportOptions(const SearchOptions &options)
{
    if (options.progressGiven && !options.progress.empty() && options.progress != "json")
        return wrongUsage(message("unknown style '%1'; expected json or nothing", options.progress),
                          "--progress");
    const bool table = options.format == "csv";
    if (options.summary && table)
        return wrongUsage("a table has no summary; use --format ndjson", "--summary");
    ReportOptions report;
    report.summary = !table && (options.summary || !options.out.path.empty());
    if (options.progressGiven)
        report.progress = options.progress == "json" ? ProgressStyle::Json : ProgressStyle::Text;
    return report;
}

} // namespace cave::cli
