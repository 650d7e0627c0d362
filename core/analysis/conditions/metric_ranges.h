// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

namespace cave {

/// The finite values that a metric can have in any world of this generator and these settings; whether it can
/// be absent is not part of it. The range may be wider than what occurs, never narrower.
Bounds rangeIn(const MetricQuery &query, const WorldSpec &base);

/// Whether nothing in such worlds fits the query's description, as no item or monster of the game has the
/// properties. False for metrics of other things.
bool hasNoThings(const MetricQuery &query, const WorldSpec &base);

/// Whether all of a metric's finite values are whole numbers.
bool isWhole(MetricId id);

} // namespace cave
