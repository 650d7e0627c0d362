// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// One comparison that can be clicked together: a metric, a relation, a number.
struct FlatTerm {
    MetricQuery query;
    std::string_view relation; ///< of `kFlatRelations`
    double value = 0;          ///< in the metric's unit: a share from 0 to 1

    friend bool operator==(const FlatTerm &, const FlatTerm &) = default;
};
inline constexpr std::array<std::string_view, 6> kFlatRelations{">=", "<=", ">", "<", "==", "!="};

/// A condition without brackets or arithmetic: comparisons that all have to be met, or any of them.
struct FlatCondition {
    bool any = false;
    std::vector<FlatTerm> terms;

    friend bool operator==(const FlatCondition &, const FlatCondition &) = default;
};

/// A share is shown and typed as this many times itself.
inline constexpr double kPerCent = 100;

/// Decimals that a value of this unit is shown with; of a share those of its per cent.
int decimalsOf(MetricUnit unit);

/// As an expression; empty for no terms.
std::string flatText(const FlatCondition &condition);

/// Reads an expression back. None if it says more than a flat condition can, or a number to more decimals
/// than `decimalsOf`. The empty text is no terms.
std::optional<FlatCondition> readFlat(std::string_view text);

} // namespace cave
