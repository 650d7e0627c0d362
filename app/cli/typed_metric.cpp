// SPDX-License-Identifier: MIT
#include "app/cli/typed_metric.h"

#include "core/analysis/conditions/condition.h"
#include "core/base/whole_number.h"

namespace cave::cli {
namespace {

OutcomeOr<TypedMetric> readMetricOfThings(std::string_view text, std::string_view option)
{
    ConditionError error;
    const std::optional<MetricQuery> query = parseQuery(text, error);
    if (!query)
        return wrongUsage(message("column %1 of '%2': %3", error.at + 1, text, error.message), option);
    return TypedMetric{&infoOf(query->id), query->reach, query->things};
}

} // namespace

Message reachRangeText()
{
    return message("from 1 to %1", kMaxMetricReach);
}

bool isReach(int value)
{
    return value >= 1 && value <= kMaxMetricReach;
}

OutcomeOr<TypedMetric> readTypedMetric(std::string_view text, std::string_view option)
{
    const std::size_t bracket = text.find('(');
    if (findThingMetric(text.substr(0, text.find_first_of("( "))) != nullptr)
        return readMetricOfThings(text, option);
    const MetricInfo *info = findMetric(text.substr(0, bracket));
    if (info == nullptr) {
        return wrongUsage(
            message("unknown metric '%1'; use stats --list to list all", text.substr(0, bracket)), option);
    }
    if (bracket == std::string_view::npos)
        return TypedMetric{info, std::nullopt};
    const std::string_view rest = text.substr(bracket + 1);
    const std::optional<int> reach =
        rest.ends_with(')') ? parseWhole<int>(rest.substr(0, rest.size() - 1)) : std::nullopt;
    if (!reach || !isReach(*reach)) {
        return wrongUsage(message("'%1' requires a whole number %2 in brackets", text, reachRangeText()),
                          option);
    }
    return TypedMetric{info, reach};
}

} // namespace cave::cli
