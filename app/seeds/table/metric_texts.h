// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"

#include <QString>

class QSpinBox;

namespace cave {

/// A value in its unit, in the window's language: "12.5 %"; "none" for infinity.
QString unitValue(MetricUnit unit, double value);

/// A metric's name as a heading, with its reach where that is not its own: "Chests (30)"; translated.
QString metricLabel(const MetricQuery &query);
/// What it is, its unit and what its reach means; translated, several sentences.
QString metricExplanation(const MetricQuery &query);
/// A value with its unit; "…" for NaN.
QString metricValue(const MetricQuery &query, double value);

/// Lets a field take what the number in brackets after a metric may be; of levels also all of them.
void setReachRange(QSpinBox &field, const MetricInfo &info);

} // namespace cave
