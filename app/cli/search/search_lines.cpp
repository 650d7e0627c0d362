// SPDX-License-Identifier: MIT
#include "app/cli/search/search_lines.h"

#include "app/version/version.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/search/match_lines.h"
#include "core/analysis/search/search_json.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/gen/generator.h"
#include "core/io/codec/settings_json.h"
#include "core/io/exports/csv.h"
#include "core/rules/spawn.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave::cli {
namespace {

constexpr int kQuarter = 90; // degrees

/// The cells of a world that differ from the sketch there, as [[x, y], ...]. Empty if the world can't be
/// generated.
Json differingJson(const SketchMatcher &sketch, const WorldSpec &spec, const SketchFind &find)
{
    Json cells = Json::List{};
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return cells;
    World world(spec, contentFor(spec.generator), std::move(*source));
    const Result<WorldPos> spawn = findSpawn(world);
    if (!spawn)
        return cells;
    for (const WorldPos cell : sketch.differing(world.map, *spawn, find))
        cells.append(Json::List{cell.x, cell.y});
    return cells;
}

/// What a near miss lacks, in English: "sketch agrees in 82.0 %, not 90.0 %".
std::string sketchMissText(const SketchMatcher &sketch, const SketchFind &find)
{
    return "sketch agrees in " + valueText(MetricUnit::Share, find.share()) + ", not " +
           valueText(MetricUnit::Share, sketch.query().agree);
}

// The columns of such a find in CSV, each with a comma before it.

std::string sketchColumns()
{
    return ",sketch_x,sketch_y,sketch_turned,sketch_mirrored,sketch_share";
}

std::string sketchFields(const SketchFind &find)
{
    return "," + std::to_string(find.place.origin.x) + "," + std::to_string(find.place.origin.y) + "," +
           std::to_string(find.orientation.quarters * kQuarter) + "," +
           (find.orientation.mirrored ? "true" : "false") + "," + Json(find.share()).dump();
}

std::string csvNumber(const Json &value)
{
    if (value.isNumber())
        return value.dump();
    return value.isNull() ? "inf" : ""; // "undefined"
}

TableShape shapeOf(const SearchJob &job)
{
    TableShape shape{{}, job.columns.describe, job.request.sketch != nullptr, job.request.keepNear > 0};
    for (const MetricQuery &query : job.request.where.queries())
        shape.metrics.push_back(queryText(query));
    for (const MetricQuery &query : job.columns.with)
        shape.metrics.push_back(queryText(query));
    return shape;
}

/// The settings that differ from the generator's defaults, as an object.
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

Json numberJson(double value)
{
    constexpr double kExact = 1e15;
    if (!std::isfinite(value))
        return resultJson(value);
    if (value == std::floor(value) && std::fabs(value) < kExact)
        return static_cast<std::int64_t>(value);
    return value;
}

std::string tableHeader(const TableShape &shape)
{
    std::string line = "seed,index";
    if (shape.describe)
        line += ",generator,version,settings,spawn_x,spawn_y";
    for (const std::string &metric : shape.metrics)
        line += "," + csvText(metric);
    if (shape.sketch)
        line += sketchColumns();
    return line + (shape.near ? ",miss,lacks\n" : "\n");
}

std::string tableLine(const Json &line, const TableShape &shape)
{
    std::string text = csvText(line["seed"].text()) + "," + std::to_string(line["index"].whole());
    if (shape.describe) {
        text += "," + csvText(line["generator"].text()) + "," + csvNumber(line["version"]) + "," +
                csvText(line["settings"].dump());
        for (const std::size_t axis : {0U, 1U})
            text += "," + csvNumber(line["spawn"][axis]);
    }
    for (const std::string &metric : shape.metrics)
        text += "," + csvNumber(line["metrics"][metric]);
    if (shape.sketch)
        text += sketchFields(readSketchFind(line["sketch"]).valueOr({}));
    if (shape.near) {
        const Json *miss = line.find("miss");
        text += "," + (miss == nullptr ? "0" : numberJson(miss->number()).dump()) + ",";
        text += csvText(line["lacks"].text());
    }
    return text + "\n";
}

std::string headerOf(const SearchJob &job)
{
    return job.columns.format == SearchFormat::Ndjson ? std::string() : tableHeader(shapeOf(job));
}

SearchLines::SearchLines(const SearchJob &job, std::shared_ptr<const Content> content)
    : m_job(job)
    , m_content(std::move(content))
    , m_shape(shapeOf(job))
    , m_settings(differingSettings(job.request.seeds.base()))
{
}

std::string SearchLines::text(const Find &find, FindKind kind) const
{
    const Json json = line(find, kind);
    return isTable() ? tableLine(json, m_shape) : json.dump() + "\n";
}

Json SearchLines::line(const Find &find, FindKind kind) const
{
    Json line{{"seed", find.world.seed}, {"index", find.hit.index}};
    Json metrics = Json::Object{};
    for (std::size_t i = 0; i < find.hit.values.size(); ++i)
        metrics[m_shape.metrics[i]] = numberJson(find.hit.values[i]);
    if (m_job.columns.describe || !m_job.columns.with.empty())
        describe(find, line, metrics);
    line["metrics"] = metrics;
    const std::optional<SketchFind> &sketch = find.hit.sketch;
    if (sketch)
        line["sketch"] = sketchFindJson(*sketch);
    if (kind == FindKind::NearMiss) {
        line["miss"] = find.hit.judgement.miss;
        line["lacks"] = lacks(find.hit);
        if (sketch && !isTable())
            line["differing"] = differingJson(*m_job.request.sketch, find.world, *sketch);
    }
    return line;
}

std::string SearchLines::lacks(const SearchHit &hit) const
{
    std::string text = missText(m_job.request.where, hit.judgement);
    if (!hit.sketch || m_job.request.sketch->missOf(*hit.sketch) == 0)
        return text;
    return (text.empty() ? text : text + "; ") + sketchMissText(*m_job.request.sketch, *hit.sketch);
}

/// What the search itself doesn't know of the world.
void SearchLines::describe(const Find &find, Json &line, Json &metrics) const
{
    Result<Survey> survey = Survey::begin(find.world, m_content);
    if (m_job.columns.describe) {
        line["generator"] = generatorName(find.world.generator.kind);
        line["version"] = find.world.generator.version;
        line["settings"] = m_settings;
        line["spawn"] = survey ? Json{survey->spawn().x, survey->spawn().y} : Json();
    }
    for (const MetricQuery &query : m_job.columns.with)
        metrics[queryText(query)] = survey ? numberJson(survey->value(query)) : Json();
}

std::uint64_t hashWith(std::uint64_t hash, const std::string &seed)
{
    return combine(hash, hashBytes(seed));
}

Json listSource(std::int64_t count, std::uint64_t hash)
{
    return {{"kind", "list"}, {"count", count}, {"hash", hexText(hash)}};
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
    summary["metrics"] = Json(shapeOf(job).metrics);
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
