// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// Transposes a square of Side × Side bits in place: bit x of word y becomes bit y of word x. Side is a power
/// of two up to 64; in each word only the lowest Side bits are used, and the higher ones must be 0.
///
/// Source: Henry S. Warren, "Hacker's Delight", 2nd edition, section 7-3: swap the off-diagonal quarters of
/// ever smaller blocks.
template<std::size_t Side>
void transposeBits(std::array<std::uint64_t, Side> &words)
{
    static_assert(Side <= 64 && (Side & (Side - 1)) == 0);
    std::uint64_t lowColumns = ~std::uint64_t{0} >> (64 - Side);
    for (std::size_t half = Side / 2; half > 0; half /= 2) {
        lowColumns ^= lowColumns << half;
        for (std::size_t block = 0; block < Side; block += 2 * half) {
            for (std::size_t y = block; y < block + half; ++y) {
                const std::uint64_t swapped = ((words[y] >> half) ^ words[y + half]) & lowColumns;
                words[y] ^= swapped << half;
                words[y + half] ^= swapped;
            }
        }
    }
}

} // namespace cave
