// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_json.h"

#include "core/content/entry_reader.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr int kQuarter = 90; // degrees
constexpr int kMostCells = SketchPattern::kMaxSide * SketchPattern::kMaxSide;

std::int64_t whole(EntryReader &reader, std::string_view field, std::int64_t low, std::int64_t high)
{
    const Json *found = reader.value(field);
    if (found != nullptr && found->isWhole() && found->fits() && found->whole() >= low &&
        found->whole() <= high)
        return found->whole();
    reader.fail(message("%1 must be a whole number from %2 to %3", std::string(field), low, high));
    return low;
}

int number(EntryReader &reader, std::string_view field, int low, int high)
{
    return static_cast<int>(whole(reader, field, low, high));
}

double share(EntryReader &reader, std::string_view field)
{
    const Json *found = reader.value(field);
    if (found != nullptr && found->isNumber() && found->number() >= 0 && found->number() <= 1)
        return found->number();
    reader.fail(message("%1 must be a number from 0 to 1", std::string(field)));
    return 0;
}

bool truth(EntryReader &reader, std::string_view field)
{
    const Json *found = reader.value(field);
    if (found == nullptr || !found->isBool())
        reader.fail(message("%1 must be true or false", std::string(field)));
    return found != nullptr && found->truth();
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
    const Json *drawing = reader.value("drawing");
    if (drawing == nullptr || !drawing->isText())
        reader.fail(message("%1 must be text", std::string("drawing")));
    else if (Result<SketchPattern> pattern = SketchPattern::parse(drawing->text()))
        query.pattern = std::move(*pattern);
    else
        reader.fail(pattern.error().message);
    query.agree = share(reader, "agree");
    query.within = number(reader, "within", 0, SketchQuery::kMaxReach);
    query.turned = truth(reader, "turned");
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
            {"turned", find.orientation.quarters * kQuarter},
            {"mirrored", find.orientation.mirrored},
            {"share", find.share()},
            {"agreeing", find.agreeing},
            {"cells", find.counted}};
}

Result<SketchFind> readSketchFind(const Json &json)
{
    EntryReader reader("sketch", json);
    constexpr std::int64_t kFar = 2 * kWorldLimit;
    SketchFind find;
    find.place.origin = {whole(reader, "x", -kFar, kFar), whole(reader, "y", -kFar, kFar)};
    find.place.width = number(reader, "width", 1, SketchPattern::kMaxSide);
    find.place.height = number(reader, "height", 1, SketchPattern::kMaxSide);
    find.orientation.quarters = number(reader, "turned", 0, 3 * kQuarter) / kQuarter;
    find.orientation.mirrored = truth(reader, "mirrored");
    find.counted = number(reader, "cells", 1, kMostCells);
    find.agreeing = number(reader, "agreeing", 0, find.counted);
    share(reader, "share"); // follows from the others
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    return find;
}

} // namespace cave
