// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_span.h"
#include "core/analysis/conditions/condition_bounds.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// A condition and spans, all of which the values of a seed must meet. Keeps scratch space, so that many
/// seeds are judged quickly: one for each thread.
class ValueFilter {
public:
    /// Rules nothing out.
    ValueFilter() = default;

    ValueFilter(const std::optional<Condition> &condition, std::vector<MetricSpan> spans)
        : m_spans(std::move(spans))
    {
        if (condition) {
            m_condition.emplace(*condition);
            m_queries = condition->queries();
        }
        for (const MetricSpan &span : m_spans)
            m_queries.push_back(span.query);
    }

    /// The metrics of the condition, then those of the spans.
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
        if (!m_condition)
            return false;
        for (std::size_t i = 0; i < m_condition->all().size(); ++i) {
            const std::optional<double> value = known(i);
            m_condition->of(i) = value ? Bounds::exactly(*value) : Bounds{-kInfinity, kInfinity, true};
        }
        return m_condition->leastMiss() > 0;
    }

private:
    std::optional<ConditionBounds> m_condition;
    std::vector<MetricSpan> m_spans;
    std::vector<MetricQuery> m_queries;
};

} // namespace cave
