// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"
#include "editor/view/texts/texts.h"

#include <QString>

#include <functional>
#include <limits>
#include <vector>

class QComboBox;

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

/// The default metrics on cards of a generator's worlds.
std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind);

/// True if these are the default metrics of some generator.
bool areUsual(const std::vector<MetricQuery> &facts);

/// Shows an entry of a box, or hides it: then it can't be chosen by mouse or keys either. The current entry
/// stays the same.
void offerEntry(QComboBox &box, int row, bool offered);

/// Offers only metrics for which `isMeasured` is true of their default reach. The entries of the box from
/// `first` on are all metrics, by id.
void offerMetrics(QComboBox &box, int first, const std::function<bool(const MetricQuery &)> &isMeasured);

/// A value with its unit, in the window's language: "12.5 %"; "none" for infinity.
QString unitValue(MetricUnit unit, double value);

/// A metric's name as a heading, with its reach if not the default: "Chests (30)"; translated.
QString metricLabel(const MetricQuery &query);
/// A description of the metric, its unit and its reach; translated, several sentences.
QString metricExplanation(const MetricQuery &query);
/// A value with its unit; "…" for NaN.
QString metricValue(const MetricQuery &query, double value);

/// All levels as a reach.
QString allLevelsText();
/// What a field for a reach counts.
NumberUnit reachUnit(MetricReach reach);

} // namespace cave
