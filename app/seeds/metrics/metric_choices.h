// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <functional>
#include <vector>

class QComboBox;

namespace cave {

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

} // namespace cave
