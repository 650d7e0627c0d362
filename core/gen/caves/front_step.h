// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the inner loop of the front that digs tunnels, one step of its expansion.
///
/// This header is shared with files built for wider vector units, so it contains no code and no library
/// types: code built for those units must not be used elsewhere.
namespace cave {

inline constexpr int kFrontPadding = 4; ///< rows of zeros after the last row of every array

/// The data of a step; row by row, 64 columns per word.
struct FrontStep {
    const std::uint64_t *before; ///< cells reached by the front; there is a row before the first
    std::uint64_t *after;        ///< cells reached after the step; initially a copy of `before`
    const std::uint64_t *open;   ///< cells that may be entered
    const std::uint64_t *joined; ///< target cells
    int rows;
    bool wholeRim;        ///< enter the whole rim; otherwise about half of it
    std::uint64_t random; ///< state of the RandomWords; each row with a rim to choose from uses one
};

/// Takes a step row by row, until a row has a cell of `joined` next to the front: returns that row, or −1.
/// That row and later ones are unchanged.
using TakeFrontStep = int (*)(FrontStep &step);

int takeFrontStepPortable(FrontStep &step);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
int takeFrontStepAvx2(FrontStep &step);

} // namespace cave
