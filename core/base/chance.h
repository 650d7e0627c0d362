// SPDX-License-Identifier: MIT
#pragma once

#include <compare>

namespace cave {

/// A probability as an exact number of ten-thousandths (0 .. 10,000), so that rounding can't differ between
/// machines.
struct Chance {
    int perTenThousand = 0;

    friend constexpr auto operator<=>(const Chance &, const Chance &) = default;
    [[nodiscard]] constexpr double asFraction() const { return perTenThousand / 10000.0; }
};

inline constexpr int kWholeChance = 10000;

} // namespace cave
