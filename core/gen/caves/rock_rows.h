// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the inner loop of the random fill, which draws 64 columns of a row at once.
///
/// This header is shared with files built for wider vector units, so it contains no code and no library
/// types: code built for those units must not be used elsewhere.
namespace cave {

inline constexpr int kLatticeShift = 4;
inline constexpr int kLatticeStep = 1 << kLatticeShift; ///< cells between lattice corners
inline constexpr int kRockDigits = 8;                   ///< binary digits of a rock probability
inline constexpr int kRowsAtOnce = 4;                   ///< maximum number of rows drawn together

/// The rock probabilities of open and dense places, with each digit spread over all columns; least
/// significant digit first.
struct RockDigits {
    std::uint64_t open[kRockDigits];
    std::uint64_t differing[kRockDigits]; ///< set where open and dense differ
    int first;                            ///< lower digits are 0 in both
};

/// For each column of a band between two rows of the lattice: whether the corner to its south-west is dense,
/// and so on.
struct DenseCorners {
    std::uint64_t southWest;
    std::uint64_t southEast;
    std::uint64_t northWest;
    std::uint64_t northEast;
};

/// Draws `count` rows of one band, the southernmost `offset` (0 .. kLatticeStep − 1) cells north of the
/// band's lower edge.
///
/// Row i uses the random words counted from keys[i]. `keys` and `rock` are padded to a multiple of
/// kRowsAtOnce elements; the padding of `rock` is overwritten.
using DrawRockRows = void (*)(const RockDigits &digits, const DenseCorners &corners,
                              const std::uint64_t *keys, int offset, int count, std::uint64_t *rock);

void drawRockRowsPortable(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                          int offset, int count, std::uint64_t *rock);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void drawRockRowsAvx2(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                      int offset, int count, std::uint64_t *rock);

} // namespace cave
