// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/search/sketch_options.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/places/place_search.h"
#include "core/analysis/sketch/sketch_json.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace cave::cli {
namespace {

constexpr std::int64_t kMaxRegions = 10'000'000;

struct PlacesOptions {
    SpecOptions spec;
    SketchOptions sketch;
    std::string where;
    std::int64_t regions = 0;
    std::int64_t limit = 0; ///< 0: all
};

OutcomeOr<PlaceWanted> readWanted(const PlacesOptions &options, GeneratorKind kind)
{
    if (options.where.empty() && options.sketch.file.empty())
        return wrongUsage("what to look for is missing; give --where EXPR or --sketch FILE", "places");
    PlaceWanted wanted;
    wanted.sketch = CAVE_TRY(readSketch(options.sketch));
    if (!options.where.empty())
        wanted.where = CAVE_TRY(readCondition(options.where, kind));
    return wanted;
}

std::string lineOf(const Place &place, const PlaceWanted &wanted)
{
    Json line{{"x", place.at.x},
              {"y", place.at.y},
              {"region", Json::List{place.region.x, place.region.y}},
              {"distance", place.distance}};
    if (wanted.where) {
        Json metrics = Json::Object{};
        for (std::size_t i = 0; i < place.values.size(); ++i)
            metrics[queryText(wanted.where->queries()[i])] = numberJson(place.values[i]);
        line["metrics"] = metrics;
    }
    if (place.sketch)
        line["sketch"] = sketchFindJson(*place.sketch);
    return line.dump() + "\n";
}

Outcome places(const PlacesOptions &options)
{
    const auto spec = CAVE_TRY(readSpec(options.spec));
    const auto wanted = CAVE_TRY(readWanted(options, spec.generator.kind));
    auto search = CAVE_TRY(orFailed(PlaceSearch::begin(spec, contentFor(spec.generator), wanted), "places"));
    Output output = Output::standard();
    const Interruption interruption;
    std::int64_t found = 0;
    while (search.searched() < options.regions && (options.limit == 0 || found < options.limit)) {
        if (interruption.requested()) {
            return failed(message("interrupted after %1 of %2 regions; places: %3", search.searched(),
                                  options.regions, found),
                          "places");
        }
        // The next place may be hours away.
        if (output.readerGone())
            return failed(Error{ErrorCode::ReaderGone, {}}, output.name());
        const std::optional<Place> place = search.next([&] { return interruption.requested(); });
        if (!place)
            continue;
        ++found;
        CAVE_TRY(orFailed(output.writeNow(lineOf(*place, wanted)), output.name()));
    }
    return orFailed(output.finish(), output.name());
}

} // namespace

void addPlacesVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<PlacesOptions>();
    Verb verb = parent.addVerb("places", "Find places in one world, region by region outward from the spawn");
    addSpecOptions(verb, options->spec);
    verb.addOption(
            "--where", options->where,
            "Condition that a place must meet; metrics count from it. Every floor cell is judged, and the "
            "best one of each region is the place")
        .typeName("EXPR");
    addSketchOptions(verb, options->sketch);
    verb.addOption("--regions", options->regions, "Number of regions to search, the nearest first")
        .required()
        .checkRange(1, kMaxRegions)
        .typeName("N");
    verb.addOption("--limit", options->limit, "Stop after this many places")
        .checkRange(1, kMaxRegions)
        .typeName("K");
    setAction(verb, invocation, options, places);
}

} // namespace cave::cli
