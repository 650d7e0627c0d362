// SPDX-License-Identifier: MIT
#include "app/cli/search/search_summary.h"

#include "app/version/version.h"
#include "core/analysis/search/match_lines.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/io/codec/settings_json.h"

namespace cave::cli {
namespace {

/// Equal for searches for the same worlds, wherever they look.
std::string questionHash(const SearchRequest &request)
{
    const WorldSpec &base = request.seeds.base();
    Json question{{"condition", request.where.text()},
                  {"generator", generatorName(base.generator.kind)},
                  {"version", base.generator.version},
                  {"settings", settingsJson(base.settings, base.generator.kind)}};
    if (request.sketch)
        question["sketch"] = sketchQueryJson(request.sketch->query());
    return hexText(hashBytes(question.dump({.sorted = true})));
}

Json metricNames(const SearchJob &job)
{
    Json names = Json::List{};
    for (const MetricQuery &query : job.request.where.queries())
        names.append(queryText(query));
    for (const MetricQuery &query : job.columns.with)
        names.append(queryText(query));
    return names;
}

Json shardJson(const SearchJob &job)
{
    Json shard{{"number", job.shard->number}, {"of", job.shard->of}};
    if (job.lines)
        return shard;
    shard["from"] = job.begin;
    shard["to"] = job.request.seeds.size();
    return shard;
}

} // namespace

std::uint64_t hashWith(std::uint64_t hash, const std::string &seed)
{
    return combine(hash, hashBytes(seed));
}

Json listSource(std::int64_t count, std::uint64_t hash)
{
    return {{"kind", "list"}, {"count", count}, {"hash", hexText(hash)}};
}

Json differingSettings(const WorldSpec &spec)
{
    const GeneratorKind kind = spec.generator.kind;
    const Json defaults = settingsJson(defaultSettings(kind), kind);
    const Json settings = settingsJson(spec.settings, kind);
    Json differing = Json::Object{};
    for (const Json::Member &setting : settings.object()) {
        if (defaults[setting.key] != setting.value)
            differing[setting.key] = setting.value;
    }
    return differing;
}

std::string summaryLine(const SearchJob &job, const SearchPoint &state)
{
    const WorldSpec &base = job.request.seeds.base();
    Json summary{{"search", questionHash(job.request)},
                 {"condition", job.request.where.text()},
                 {"generator", generatorName(base.generator.kind)},
                 {"generator_version", base.generator.version}};
    summary["settings"] = differingSettings(base);
    if (job.request.sketch)
        summary["sketch"] = sketchQueryJson(job.request.sketch->query());
    summary["program"] = versionText();
    summary["source"] = job.lines ? listSource(state.search.done, state.lines.hash) : job.source;
    summary["metrics"] = metricNames(job);
    summary["describe"] = job.columns.describe;
    summary["limit"] = job.request.limit;
    summary["near_limit"] = job.request.keepNear;
    if (job.shard)
        summary["shard"] = shardJson(job);
    summary["done"] = state.decided;
    summary["found"] = state.search.matches;
    summary["near"] = state.search.near.size();
    summary["failed"] = state.search.failures;
    summary["finished"] = state.finished();
    Json line;
    line[kSummaryKey] = summary;
    return line.dump() + "\n";
}

} // namespace cave::cli
