// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/geometry.h"
#include "core/world/world.h"

namespace cave {

/// What is known of a metric without a world.
Bounds rangeOf(const MetricQuery &query);

/// Bounds of a metric for a spawn somewhere in `spawn`, by what can be known of the world without generating
/// more of it. `chests` must be those of the world.
Bounds outlookOf(const World &world, ChestOutlook &chests, const MetricQuery &query, const CellRect &spawn);

} // namespace cave
