// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace cave {

/// The value of a distance to something that isn't there.
constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// The value of a metric that has none in this world.
constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

/// What is known of a value: it lies in `low` .. `high`; both are NaN if it is undefined.
struct Bounds {
    double low = -kInfinity;
    double high = kInfinity;
    bool mayBeUndefined = false; ///< NaN in spite of the bounds

    static Bounds exactly(double value) { return {value, value, false}; }

    [[nodiscard]] bool isExact() const { return !mayBeUndefined && (low == high || std::isnan(low)); }

    /// What is known if both are true.
    [[nodiscard]] Bounds with(const Bounds &other) const
    {
        if (isExact() || other.isExact())
            return isExact() ? *this : other;
        return {std::max(low, other.low), std::min(high, other.high), mayBeUndefined && other.mayBeUndefined};
    }
};

/// Told of bounds that get narrower during a measurement; true ends it.
using Enough = std::function<bool(const Bounds &)>;

} // namespace cave
