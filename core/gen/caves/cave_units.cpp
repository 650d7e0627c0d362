// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_units.h"

#include "core/base/random_words.h"
#include "core/gen/caves/automaton_rows.h"
#include "core/gen/caves/growing_rows.h"

namespace cave {
namespace {

void drawRockRows(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
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

int takeFrontStep(FrontStep &step)
{
    RandomWords words(step.random);
    const std::uint64_t always = step.wholeRim ? ~std::uint64_t{0} : 0;
    const bool draws = !step.wholeRim;
    int met = -1;
    for (int row = 0; row < step.rows; ++row) {
        const std::uint64_t here = step.before[row];
        const std::uint64_t rim =
            (step.before[row - 1] | step.before[row + 1] | (here << 1U) | (here >> 1U)) & ~here;
        if ((rim & step.joined[row]) != 0) {
            met = row;
            break;
        }
        // No branch on whether there is a rim: it would be mispredicted too often.
        const std::uint64_t open = rim & step.open[row];
        const bool chooses = open != 0;
        step.after[row] = here | (open & (always | words.nextIf(draws && chooses)));
    }
    step.random = words.state();
    return met;
}

} // namespace

CaveUnits portableCaveUnits()
{
    return {drawRockRows, stepRowsBy, takeFrontStep, growUntil, growToEdges};
}

CaveUnits fastestCaveUnits()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return avx2CaveUnits();
#endif
    return portableCaveUnits();
}

} // namespace cave
