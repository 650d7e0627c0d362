// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "core/analysis/metrics/metric.h"

#include <optional>
#include <string_view>

namespace cave::cli {

/// A metric as it is typed: "chests", "chests(30)", "count(chest within 5 of chest)".
struct TypedMetric {
    const MetricInfo *info = nullptr; ///< of the metric's table
    std::optional<int> reach;         ///< none: no brackets
    ThingPattern things{};            ///< of a metric of things, which has a reach, too
};

/// "from 1 to 1000": what a reach must be.
Message reachRangeText();
bool isReach(int value);

/// Reads a metric; `option` is the one that it was given by: "--metric".
OutcomeOr<TypedMetric> readTypedMetric(std::string_view text, std::string_view option);

} // namespace cave::cli
