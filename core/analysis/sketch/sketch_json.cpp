// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_json.h"

#include "core/content/entry_reader.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr int kDegrees = 90; // of a quarter of a turn
constexpr std::int64_t kFar = 2 * kWorldLimit;
constexpr int kMaxCells = SketchPattern::kMaxSide * SketchPattern::kMaxSide;

double share(EntryReader &reader, std::string_view field)
{
    const Json *found = reader.value(field);
    if (found != nullptr && found->isNumber() && found->number() >= 0 && found->number() <= 1)
        return found->number();
    reader.fail(message("%1 must be a number from 0 to 1", field));
    return 0;
}

/// Quarters of a turn from degrees.
int quarters(EntryReader &reader, std::string_view field)
{
    const int degrees = reader.number(field, {0, 3 * kDegrees});
    if (degrees % kDegrees != 0)
        reader.fail(message("%1 must be a multiple of %2", field, kDegrees));
    return degrees / kDegrees;
}

} // namespace

Json sketchQueryJson(const SketchQuery &query)
{
    return {{"drawing", query.pattern.text()},
            {"agree", query.agree},
            {"within", query.within},
            {"turned", query.turned}};
}

Result<SketchQuery> readSketchQuery(const Json &json)
{
    EntryReader reader("sketch", json);
    SketchQuery query;
    if (Result<SketchPattern> pattern = SketchPattern::parse(reader.text("drawing")))
        query.pattern = std::move(*pattern);
    else
        reader.fail(pattern.error().message);
    query.agree = share(reader, "agree");
    query.within = reader.number("within", {0, SketchQuery::kMaxReach});
    query.turned = reader.truth("turned");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return query;
}

Json sketchFindJson(const SketchFind &find)
{
    return {{"x", find.place.origin.x},
            {"y", find.place.origin.y},
            {"width", find.place.width},
            {"height", find.place.height},
            {"turned", find.orientation.quarters * kDegrees},
            {"mirrored", find.orientation.mirrored},
            {"share", find.share()},
            {"agreeing", find.agreeing},
            {"cells", find.counted}};
}

Result<SketchFind> readSketchFind(const Json &json)
{
    EntryReader reader("sketch", json);
    SketchFind find;
    find.place.origin = {reader.whole("x", -kFar, kFar), reader.whole("y", -kFar, kFar)};
    find.place.width = reader.number("width", {1, SketchPattern::kMaxSide});
    find.place.height = reader.number("height", {1, SketchPattern::kMaxSide});
    find.orientation.quarters = quarters(reader, "turned");
    find.orientation.mirrored = reader.truth("mirrored");
    find.counted = reader.number("cells", {1, kMaxCells});
    find.agreeing = reader.number("agreeing", {0, find.counted});
    share(reader, "share"); // follows from the others
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return find;
}

} // namespace cave
