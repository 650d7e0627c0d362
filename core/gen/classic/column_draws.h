// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `classic`: the draws of a region, made column by column in the original, made row by row here.
///
/// The original draws for x, then for y, so each column is a stretch of one sequence. With the state before
/// each column known, all columns advance together and a row's bits come out as one word.
///
/// This header is shared with files built for wider vector units, so it holds no code and no library types:
/// nothing built there may end up being used elsewhere.
namespace cave {

/// Streams are padded to this number, so that implementations may work on several at once.
inline constexpr int kMaxColumnStreams = 60;

/// Advances the first `size` streams `size` times. Bit x of rows[y] is set where draw y of stream x has its
/// top 24 bits greater than `limit`; bits from `size` on are unspecified.
///
/// `states`: kMaxColumnStreams states of the 48-bit generator, each shifted left by 16; they are used up.
/// `rows`: `size` words. limit: 0 .. 2^24 − 1.
using DrawColumns = void (*)(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

void drawColumnsPortable(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

/// Only for machines with AVX2, BMI and BMI2; exists only in x86-64 builds.
void drawColumnsAvx2(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows);

/// The fastest implementation that this machine can run.
DrawColumns fastestDrawColumns();

} // namespace cave
