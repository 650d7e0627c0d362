// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <vector>

namespace cave {

/// What cards tell of worlds of a generator before anybody has chosen.
std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind);

/// True if these are what cards of some generator's worlds tell then.
bool areUsual(const std::vector<MetricQuery> &facts);

} // namespace cave
