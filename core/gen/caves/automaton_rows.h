// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// Internal to `caves`: the automaton on rows of bits, in a form that compilers vectorise. Compiled once for
/// any machine and once for wider vector units, so everything here has internal linkage and uses no library
/// types: code built for those units must not be used elsewhere.
namespace cave {
namespace {

/// A number from 0 to 3 in each of 64 columns.
struct TwoBits {
    std::uint64_t ones;
    std::uint64_t twos;
};

/// The amount of rock in a cell and its two neighbours in the row.
inline TwoBits countThree(std::uint64_t row)
{
    const std::uint64_t left = row << 1U;
    const std::uint64_t right = row >> 1U;
    const std::uint64_t sides = left ^ right;
    return {sides ^ row, (left & right) | (sides & row)};
}

/// Columns where the sum of three numbers reaches `threshold`; bit-sliced, carry-save.
template<int threshold>
std::uint64_t atLeast(TwoBits a, TwoBits b, TwoBits c)
{
    const std::uint64_t ab = a.ones ^ b.ones;
    const std::uint64_t bit0 = ab ^ c.ones;
    const std::uint64_t carry0 = (a.ones & b.ones) | (ab & c.ones);
    const std::uint64_t t1 = a.twos ^ b.twos;
    const std::uint64_t t2 = c.twos ^ carry0;
    const std::uint64_t bit1 = t1 ^ t2;
    const std::uint64_t u1 = a.twos & b.twos;
    const std::uint64_t u2 = c.twos & carry0;
    const std::uint64_t u3 = t1 & t2;
    // Three carries of weight 4, of which at most two can be set, as the sum is at most 8.
    const std::uint64_t bit2 = u1 ^ u2 ^ u3;
    const std::uint64_t bit3 = (u1 & u2) | (u1 & u3) | (u2 & u3);
    if constexpr (threshold == 8)
        return bit3;
    if constexpr (threshold == 7)
        return bit3 | (bit2 & bit1 & bit0);
    if constexpr (threshold == 6)
        return bit3 | (bit2 & bit1);
    if constexpr (threshold == 5)
        return bit3 | (bit2 & (bit1 | bit0));
    if constexpr (threshold == 4)
        return bit3 | bit2;
    if constexpr (threshold == 3)
        return bit3 | bit2 | (bit1 & bit0);
    if constexpr (threshold == 2)
        return bit3 | bit2 | bit1;
    return bit3 | bit2 | bit1 | bit0;
}

/// Two simple passes, so that the compiler can process several rows at a time.
template<int threshold>
void stepRows(std::uint64_t *rock, int rows)
{
    std::uint64_t ones[66];
    std::uint64_t twos[66];
    ones[0] = twos[0] = ones[rows + 1] = twos[rows + 1] = 0;
    for (int y = 0; y < rows; ++y) {
        const TwoBits three = countThree(rock[y]);
        ones[y + 1] = three.ones;
        twos[y + 1] = three.twos;
    }
    for (int y = 0; y < rows; ++y) {
        // The cell itself doesn't count, so its own row contributes only the neighbours on both sides.
        const std::uint64_t left = rock[y] << 1U;
        const std::uint64_t right = rock[y] >> 1U;
        rock[y] =
            atLeast<threshold>({ones[y], twos[y]}, {left ^ right, left & right}, {ones[y + 2], twos[y + 2]});
    }
}

/// Applies one step to the first `rows` (1 .. 64) rows.
inline void stepRowsBy(std::uint64_t *rock, int rows, int threshold)
{
    switch (threshold) {
    case 1:
        return stepRows<1>(rock, rows);
    case 2:
        return stepRows<2>(rock, rows);
    case 3:
        return stepRows<3>(rock, rows);
    case 4:
        return stepRows<4>(rock, rows);
    case 5:
        return stepRows<5>(rock, rows);
    case 6:
        return stepRows<6>(rock, rows);
    case 7:
        return stepRows<7>(rock, rows);
    default:
        return stepRows<8>(rock, rows);
    }
}

} // namespace

} // namespace cave
