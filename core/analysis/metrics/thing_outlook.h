// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/geometry.h"
#include "core/world/world.h"

namespace cave {

/// Bounds of `count` or `nearest` for a spawn somewhere in `spawn`: from the chests that there may be, as
/// walls only make ways longer, and from the most monsters that regions have. That something is *not* near
/// doesn't narrow them. `chests` must be those of the world.
Bounds thingBounds(const World &world, ChestOutlook &chests, const MetricQuery &query, const CellRect &spawn);

} // namespace cave
