// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"

namespace cave {

/// Whether a metric has no value in some worlds where it is measured: then it is infinite, "none".
inline bool mayBeNone(MetricId id)
{
    return infoOf(id).unit == MetricUnit::Steps || id == MetricId::Tortuosity || id == MetricId::BossDistance;
}

} // namespace cave
