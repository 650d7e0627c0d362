// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the innermost part of the random fill, which draws 64 columns of a row at once.
///
/// This header is shared with files built for wider vector units, so it holds no code and no library types:
/// nothing built there may end up being used elsewhere.
namespace cave {

inline constexpr int kLatticeShift = 4;
inline constexpr int kLatticeStep = 1 << kLatticeShift; ///< cells between the corners of the lattice
inline constexpr int kRockDigits = 8; ///< a rock chance is a number of this many binary digits
inline constexpr int kRowsAtOnce = 4; ///< rows are drawn in groups of up to this number

/// The rock chances of open and dense places, each digit spread over all columns; least significant digit
/// first.
struct RockDigits {
    std::uint64_t open[kRockDigits];
    std::uint64_t differing[kRockDigits]; ///< set where open and dense differ
    int first;                            ///< digits below this one are 0 in both
};

/// For each column of a band of rows between two rows of the lattice: whether the corner to its south-west is
/// dense, and so on.
struct DenseCorners {
    std::uint64_t southWest;
    std::uint64_t southEast;
    std::uint64_t northWest;
    std::uint64_t northEast;
};

/// Draws `count` rows of one band, the southernmost `offset` (0 .. kLatticeStep − 1) cells north of the
/// band's lower edge.
///
/// Row i comes from the random words counted from keys[i]. `keys` and `rock`: padded to a multiple of
/// kRowsAtOnce elements, and the padding of `rock` is overwritten.
using DrawRockRows = void (*)(const RockDigits &digits, const DenseCorners &corners,
                              const std::uint64_t *keys, int offset, int count, std::uint64_t *rock);

void drawRockRowsPortable(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                          int offset, int count, std::uint64_t *rock);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void drawRockRowsAvx2(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                      int offset, int count, std::uint64_t *rock);

} // namespace cave
