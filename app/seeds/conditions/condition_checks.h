// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"
#include "core/analysis/search/seed_set.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

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

/// The first one that isn't measured in any world of a set.
[[nodiscard]] inline std::optional<MetricQuery> firstUnmeasured(const Condition &where, const SeedSet &set)
{
    const auto *mixed = std::get_if<SeedSet::Worlds>(&set.source());
    if (mixed == nullptr)
        return firstUnmeasured(where, set.base().generator.kind);
    for (const MetricQuery &query : where.queries()) {
        const auto has = [&query](const WorldSpec &spec) { return isMeasuredIn(query, spec.generator.kind); };
        if (std::ranges::none_of(mixed->specs, has))
            return query;
    }
    return std::nullopt;
}

} // namespace cave
