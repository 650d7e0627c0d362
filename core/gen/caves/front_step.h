// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the innermost part of the front that digs tunnels, one step of its spreading.
///
/// This header is shared with files built for wider vector units, so it holds no code and no library types:
/// nothing built there may end up being used elsewhere.
namespace cave {

inline constexpr int kFrontPadding = 4; ///< rows of zeros that all arrays go on with past the last row

/// What a step works on; row by row, 64 columns a word.
struct FrontStep {
    const std::uint64_t *before; ///< what the front has reached; there is a row before the first
    std::uint64_t *after;        ///< what it has reached after the step; holds a copy of `before` at first
    const std::uint64_t *open;   ///< cells that may be entered
    const std::uint64_t *joined; ///< cells that are looked for
    int rows;
    bool wholeRim; ///< enter the whole rim; else about half of it
    std::uint64_t
        random; ///< state of the RandomWords, of which each row uses one that has a rim to choose from
};

/// Takes a step row by row, until a row has a cell of `joined` beside the front: returns that row, or −1.
/// Rows from that one on are as before.
using TakeFrontStep = int (*)(FrontStep &step);

int takeFrontStepPortable(FrontStep &step);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
int takeFrontStepAvx2(FrontStep &step);

} // namespace cave
