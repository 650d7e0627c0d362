// SPDX-License-Identifier: MIT
#include "app/cli/search/search_lines.h"

#include "app/cli/search/search_summary.h"
#include "app/cli/search/sketch_lines.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/io/exports/csv.h"

#include <cstddef>
#include <cstdint>

namespace cave::cli {
namespace {

std::string csvNumber(const Json &value)
{
    return value.isNumber() ? value.dump() : "inf";
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

} // namespace

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

} // namespace cave::cli
