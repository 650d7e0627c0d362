// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "editor/view/texts/texts.h"

#include <QString>

class QSpinBox;

namespace cave {

/// A value with its unit, in the window's language: "12.5 %"; "none" for infinity.
QString unitValue(MetricUnit unit, double value);

/// A metric's name as a heading, with its reach if not the default: "Chests (30)"; translated.
QString metricLabel(const MetricQuery &query);
/// A description of the metric, its unit and its reach; translated, several sentences.
QString metricExplanation(const MetricQuery &query);
/// A value with its unit; "…" for NaN.
QString metricValue(const MetricQuery &query, double value);

/// Sets the range of a field to a metric's valid reaches; for levels, includes "all".
void setReachRange(QSpinBox &field, const MetricInfo &info);
/// What such a field counts.
NumberUnit reachUnit(MetricReach reach);

} // namespace cave
