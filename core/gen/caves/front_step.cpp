// SPDX-License-Identifier: MIT
#include "core/gen/caves/front_step.h"

#include "core/base/random_words.h"

namespace cave {

int takeFrontStepPortable(FrontStep &step)
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

} // namespace cave
