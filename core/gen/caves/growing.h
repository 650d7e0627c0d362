// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the inner loops that find the nearest cells of two sets, and connected cells.
///
/// This header is shared with files built for wider vector units, so it contains no code and no library
/// types: code built for those units must not be used elsewhere.
namespace cave {

/// Cells that grow, row by row, 64 columns per word.
struct Growth {
    static constexpr int kRows = 72;

    /// Row y is element y + 1. The others are 0: the one before the first, and those after the last up to
    /// `kRows`.
    alignas(32) std::uint64_t cells[kRows];
};

/// Where growing cells first met the target.
struct Meeting {
    int steps;           ///< at least 1
    int row;             ///< the southernmost in which they met
    std::uint64_t cells; ///< of the target, in that row
};

/// Adds the four neighbours of all cells, again and again, until there is a cell of `target`, of which there
/// must be one. `rows` (1 .. 64): those of the target, which is padded to a multiple of four.
using GrowUntilMeeting = Meeting (*)(Growth &growth, const std::uint64_t *target, int rows);

/// Adds the four neighbours of all cells that are in `mask`, until none is left to add. `rows` as above.
using GrowWithin = void (*)(Growth &growth, const std::uint64_t *mask, int rows);

Meeting growUntilMeetingPortable(Growth &growth, const std::uint64_t *target, int rows);

void growWithinPortable(Growth &growth, const std::uint64_t *mask, int rows);

/// Only for machines with AVX2, BMI and BMI2; they exist only in x86-64 builds.
Meeting growUntilMeetingAvx2(Growth &growth, const std::uint64_t *target, int rows);
void growWithinAvx2(Growth &growth, const std::uint64_t *mask, int rows);

} // namespace cave
