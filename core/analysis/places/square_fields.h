// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/analysis/places/cell_values.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

/// A metric of squares for the squares around all cells of a region at once; none for those that have to be
/// measured square by square.
std::optional<CellValues> squareField(World &world, const MetricQuery &query, RegionPos region);

} // namespace cave
