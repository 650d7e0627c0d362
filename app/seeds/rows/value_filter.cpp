// SPDX-License-Identifier: MIT
#include "app/seeds/rows/value_filter.h"

#include <utility>

namespace cave {

ValueFilter::ValueFilter(const std::optional<Condition> &condition, std::vector<MetricSpan> spans)
    : m_spans(std::move(spans))
{
    if (condition) {
        m_condition.emplace(*condition);
        m_queries = condition->queries();
    }
    for (const MetricSpan &span : m_spans)
        m_queries.push_back(span.query);
}

} // namespace cave
