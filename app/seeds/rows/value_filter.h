// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_texts.h"
#include "core/analysis/conditions/condition_bounds.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// Conditions and spans, all of which the values of a seed must meet. Keeps scratch space, so that many
/// seeds are judged quickly: one for each thread.
class ValueFilter {
public:
    /// Rules nothing out.
    ValueFilter() = default;

    ValueFilter(const std::vector<Condition> &conditions, std::vector<MetricSpan> spans)
        : m_conditions(conditions.begin(), conditions.end())
        , m_spans(std::move(spans))
    {
        for (const Condition &condition : conditions)
            m_queries.insert(m_queries.end(), condition.queries().begin(), condition.queries().end());
        for (const MetricSpan &span : m_spans)
            m_queries.push_back(span.query);
    }

    /// The metrics of each condition, then those of the spans.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const { return m_queries; }

    /// Whether a seed certainly fails by what is known of it: one failing part is enough, whatever the others
    /// are. `known(i)`: the value of query `i`; NaN if there is no such value, none while unknown.
    template<class Known>
    bool rulesOut(Known known)
    {
        for (std::size_t i = 0; i < m_spans.size(); ++i) {
            const std::optional<double> value = known(m_queries.size() - m_spans.size() + i);
            if (value && !(*value >= m_spans[i].least && *value <= m_spans[i].most))
                return true;
        }
        std::size_t query = 0;
        return std::ranges::any_of(m_conditions, [&](ConditionBounds &condition) {
            for (std::size_t i = 0; i < condition.all().size(); ++i, ++query) {
                const std::optional<double> value = known(query);
                condition.of(i) = value ? Bounds::exactly(*value) : Bounds{-kInfinity, kInfinity, true};
            }
            return condition.leastMiss() > 0;
        });
    }

private:
    std::vector<ConditionBounds> m_conditions;
    std::vector<MetricSpan> m_spans;
    std::vector<MetricQuery> m_queries;
};

} // namespace cave
