// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"

#include <QString>

#include <limits>
#include <vector>

namespace cave {

/// A span of a metric's values, both ends included, such as a plot's brush.
struct MetricSpan {
    MetricQuery query;
    double least = 0;
    double most = 0;

    friend bool operator==(const MetricSpan &, const MetricSpan &) = default;
};

/// The value of seeds without one; as an end of a span it excludes nothing.
inline constexpr double kNoneValue = std::numeric_limits<double>::infinity();
/// The end of a span without a bound that excludes seeds without a value.
inline constexpr double kAnyNumber = std::numeric_limits<double>::max();

/// "3–12", "40.0–60.5 %", "at least 3, or none", "none".
QString spanText(const MetricSpan &span);
/// The span as a `Condition`: "3 <= chests <= 12"; empty if it includes every seed.
QString spanCondition(const MetricSpan &span);
/// The spans with this one replacing any other of its metric.
std::vector<MetricSpan> withSpan(std::vector<MetricSpan> spans, const MetricSpan &span);
/// The spans without the one of this metric.
std::vector<MetricSpan> withoutSpan(std::vector<MetricSpan> spans, const MetricQuery &query);

} // namespace cave
