// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_checks.h"

#include "core/analysis/search/search.h"

#include <algorithm>

namespace cave {

bool isAnyWorld(const Condition &where)
{
    return where.text() == anyWorld().text();
}

std::optional<MetricQuery> firstUnmeasured(const Condition &where, GeneratorKind kind)
{
    const std::vector<MetricQuery> &queries = where.queries();
    const auto at = std::ranges::find_if_not(
        queries, [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
    return at == queries.end() ? std::nullopt : std::optional(*at);
}

} // namespace cave
