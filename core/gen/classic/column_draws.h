// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `classic`: the draws of a region, which the original makes column by column, made row by row.
///
/// The original iterates over x, then y, so each column is a section of one sequence. Given the state before
/// each column, all columns advance together and yield a row's bits as one word.
///
/// This header is shared with files built for wider vector units, so it contains no code and no library
/// types: code built for those units must not be used elsewhere.
namespace cave {

/// Streams are padded to this number, so that implementations can process several at once.
inline constexpr int kMaxColumnStreams = 60;

/// Advances the first `size` streams `size` times. Bit x of rows[y] is set where draw y of stream x has its
/// top 24 bits greater than `limit`; bits from `size` on are unspecified.
///
/// `states`: kMaxColumnStreams states of the 48-bit generator, each shifted left by 16; overwritten. `rows`:
/// `size` words. limit: 0 .. 2^24 − 1.
using DrawColumns = void (*)(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

void drawColumnsPortable(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void drawColumnsAvx2(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

/// The fastest implementation that this machine supports.
DrawColumns fastestDrawColumns();

} // namespace cave
