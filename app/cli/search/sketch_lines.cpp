// SPDX-License-Identifier: MIT
#include "app/cli/search/sketch_lines.h"

#include "core/analysis/metrics/metric.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <cmath>
#include <cstdint>
#include <utility>

namespace cave::cli {
namespace {

constexpr int kQuarter = 90; // degrees

} // namespace

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

std::string sketchMissText(const SketchMatcher &sketch, const SketchFind &find)
{
    return "sketch agrees in " + valueText(MetricUnit::Share, find.share()) + ", not " +
           valueText(MetricUnit::Share, sketch.query().agree);
}

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

Json numberJson(double value)
{
    constexpr double kExact = 1e15;
    if (!std::isfinite(value))
        return nullptr;
    if (value == std::floor(value) && std::fabs(value) < kExact)
        return static_cast<std::int64_t>(value);
    return value;
}

} // namespace cave::cli
