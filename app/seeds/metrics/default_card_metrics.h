// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <vector>

namespace cave {

/// The default metrics on cards of a generator's worlds.
std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind);

/// True if these are the default metrics of some generator.
bool areUsual(const std::vector<MetricQuery> &facts);

} // namespace cave
