// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"

#include <algorithm>
#include <optional>

namespace cave {

/// True for `anyWorld()`, the condition of a search by a sketch alone.
[[nodiscard]] inline bool isAnyWorld(const Condition &where)
{
    return where.text() == anyWorld().text();
}

/// The first metric of a condition that isn't measured in such worlds; none if all are.
[[nodiscard]] inline std::optional<MetricQuery> firstUnmeasured(const Condition &where, GeneratorKind kind)
{
    const std::vector<MetricQuery> &queries = where.queries();
    const auto at = std::ranges::find_if_not(
        queries, [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
    return at == queries.end() ? std::nullopt : std::optional(*at);
}

} // namespace cave
