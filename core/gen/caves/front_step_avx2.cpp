// SPDX-License-Identifier: MIT
#include "core/gen/caves/front_step.h"

#if defined(__AVX2__)

#include "core/gen/caves/random_vectors.h"

namespace cave {
namespace {

/// By a bit for each of four rows, whether it uses a random word: the steps of the random state to each row's
/// word.
struct WordSteps {
    alignas(32) std::uint64_t steps[16][4];
    std::uint64_t all[16];
};

constexpr WordSteps makeWordSteps()
{
    WordSteps result{};
    for (unsigned used = 0; used < 16; ++used) {
        std::uint64_t count = 0;
        for (unsigned row = 0; row < 4; ++row) {
            result.steps[used][row] = (count + 1) * kRandomStep;
            count += (used >> row) & 1U;
        }
        result.all[used] = count * kRandomStep;
    }
    return result;
}

constexpr WordSteps kWordSteps = makeWordSteps();

__m256i rimOf(const std::uint64_t *before)
{
    const __m256i here = loadRows(before);
    const __m256i vertical = _mm256_or_si256(loadRows(before - 1), loadRows(before + 1));
    const __m256i sideways = _mm256_or_si256(_mm256_slli_epi64(here, 1), _mm256_srli_epi64(here, 1));
    return _mm256_andnot_si256(here, _mm256_or_si256(vertical, sideways));
}

/// The random words for those of four rows with non-empty `open`; anything for the others.
__m256i chosenFrom(__m256i open, std::uint64_t &random)
{
    const __m256i isEmpty = _mm256_cmpeq_epi64(open, _mm256_setzero_si256());
    const unsigned used = 15U ^ static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(isEmpty)));
    const __m256i words = randomWords(_mm256_add_epi64(repeat(random), loadRows(kWordSteps.steps[used])));
    random += kWordSteps.all[used];
    return words;
}

} // namespace

int takeFrontStepAvx2(FrontStep &step)
{
    for (int row = 0; row < step.rows; row += 4) {
        const __m256i rim = rimOf(step.before + row);
        if (_mm256_testz_si256(rim, loadRows(step.joined + row)) == 0) {
            FrontStep rest{step.before + row, step.after + row, step.open + row, step.joined + row, 4,
                           step.wholeRim,     step.random};
            const int met = takeFrontStepPortable(rest);
            step.random = rest.random;
            return row + met;
        }
        __m256i entered = _mm256_and_si256(rim, loadRows(step.open + row));
        if (!step.wholeRim)
            entered = _mm256_and_si256(entered, chosenFrom(entered, step.random));
        storeRows(step.after + row, _mm256_or_si256(loadRows(step.before + row), entered));
    }
    return -1;
}

} // namespace cave

#endif
