// SPDX-License-Identifier: MIT
#include "core/gen/caves/rock_rows.h"

#include "core/base/random_words.h"

namespace cave {

void drawRockRowsPortable(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                          int offset, int count, std::uint64_t *rock)
{
    for (int i = 0; i < count; ++i) {
        RandomWords words(keys[i]);
        // Whether a random number in 0 .. 7 is less than the column's position between two corners, in
        // eighths.
        std::uint64_t east = words.next() & 0xCCCCCCCCCCCCCCCCULL;
        east = addDigit(east, words.next(), 0xF0F0F0F0F0F0F0F0ULL);
        east = addDigit(east, words.next(), 0xFF00FF00FF00FF00ULL);
        const std::uint64_t north = randomBits<3>(words, static_cast<std::uint32_t>(offset + i) / 2);
        const std::uint64_t denseWest = (corners.southWest & ~north) | (corners.northWest & north);
        const std::uint64_t denseEast = (corners.southEast & ~north) | (corners.northEast & north);
        const std::uint64_t dense = (denseWest & ~east) | (denseEast & east);

        words.skip(static_cast<unsigned>(digits.first));
        std::uint64_t less = 0;
        for (int digit = digits.first; digit < kRockDigits; ++digit)
            less = addDigit(less, words.next(), digits.open[digit] ^ (digits.differing[digit] & dense));
        rock[i] = less;
    }
}

} // namespace cave
