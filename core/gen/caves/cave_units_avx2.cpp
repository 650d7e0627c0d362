// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_units.h"

#if defined(__AVX2__)

#include "core/gen/caves/automaton_rows.h"
#include "core/gen/caves/growing_rows.h"

#include <immintrin.h>

/// Everything here but `avx2CaveUnits` has internal linkage, as code built for AVX2 must not be used
/// elsewhere.
namespace cave {
namespace {

constexpr std::uint64_t kRandomStep = 0xA0761D6478BD642FULL;

__m256i repeat(std::uint64_t value)
{
    return _mm256_set1_epi64x(static_cast<long long>(value));
}

__m256i loadRows(const std::uint64_t *rows)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(rows));
}

void storeRows(std::uint64_t *rows, __m256i bits)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(rows), bits);
}

/// The random words of four states: the halves of a 128-bit product, combined by exclusive or. There are only
/// vector products of 32-bit numbers, four of which make one.
__m256i randomWords(__m256i state)
{
    const __m256i other = _mm256_xor_si256(state, repeat(0xE7037ED1A0B428DBULL));
    const __m256i stateHigh = _mm256_srli_epi64(state, 32);
    const __m256i otherHigh = _mm256_srli_epi64(other, 32);
    const __m256i low = _mm256_mul_epu32(state, other);
    const __m256i middle = _mm256_add_epi64(_mm256_mul_epu32(stateHigh, other), _mm256_srli_epi64(low, 32));
    const __m256i lowOfMiddle = _mm256_and_si256(middle, repeat(0xFFFFFFFFU));
    const __m256i otherMiddle = _mm256_add_epi64(_mm256_mul_epu32(state, otherHigh), lowOfMiddle);
    const __m256i carried =
        _mm256_add_epi64(_mm256_srli_epi64(middle, 32), _mm256_srli_epi64(otherMiddle, 32));
    const __m256i high = _mm256_add_epi64(_mm256_mul_epu32(stateHigh, otherHigh), carried);
    return _mm256_xor_si256(high, _mm256_blend_epi32(low, _mm256_slli_epi64(otherMiddle, 32), 0xAA));
}

/// Like RandomWords, for four keys at once.
class RandomVectors {
public:
    explicit RandomVectors(__m256i keys) : m_state(keys) {}

    __m256i next()
    {
        skip(1);
        return randomWords(m_state);
    }

    void skip(int count)
    {
        m_state = _mm256_add_epi64(m_state, repeat(kRandomStep * static_cast<std::uint64_t>(count)));
    }

private:
    __m256i m_state;
};

__m256i addDigit(__m256i less, __m256i zeros, __m256i threshold)
{
    return _mm256_or_si256(_mm256_and_si256(zeros, threshold),
                           _mm256_and_si256(less, _mm256_or_si256(zeros, threshold)));
}

__m256i choose(__m256i clear, __m256i set, __m256i which)
{
    return _mm256_or_si256(_mm256_andnot_si256(which, clear), _mm256_and_si256(set, which));
}

/// All bits of a row set where the binary digit of (offset + row) / 2 is.
__m256i placeDigit(int offset, int digit)
{
    const __m256i rows =
        _mm256_add_epi64(repeat(static_cast<std::uint64_t>(offset)), _mm256_set_epi64x(3, 2, 1, 0));
    const __m256i bit = _mm256_and_si256(rows, repeat(std::uint64_t{2} << static_cast<unsigned>(digit)));
    return _mm256_cmpgt_epi64(bit, _mm256_setzero_si256());
}

/// Where the cells of four rows follow a dense corner.
__m256i denseCells(RandomVectors &words, const DenseCorners &corners, int offset)
{
    __m256i east = _mm256_and_si256(words.next(), repeat(0xCCCCCCCCCCCCCCCCULL));
    east = addDigit(east, words.next(), repeat(0xF0F0F0F0F0F0F0F0ULL));
    east = addDigit(east, words.next(), repeat(0xFF00FF00FF00FF00ULL));
    __m256i north = _mm256_and_si256(words.next(), placeDigit(offset, 0));
    north = addDigit(north, words.next(), placeDigit(offset, 1));
    north = addDigit(north, words.next(), placeDigit(offset, 2));
    const __m256i denseWest = choose(repeat(corners.southWest), repeat(corners.northWest), north);
    const __m256i denseEast = choose(repeat(corners.southEast), repeat(corners.northEast), north);
    return choose(denseWest, denseEast, east);
}

void drawRockRows(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
                  int offset, int count, std::uint64_t *rock)
{
    for (int i = 0; i < count; i += kRowsAtOnce) {
        RandomVectors words(loadRows(keys + i));
        const __m256i dense = denseCells(words, corners, offset + i);
        words.skip(digits.first);
        __m256i less = _mm256_setzero_si256();
        for (int digit = digits.first; digit < kRockDigits; ++digit) {
            const __m256i differing = _mm256_and_si256(repeat(digits.differing[digit]), dense);
            less = addDigit(less, words.next(), _mm256_xor_si256(repeat(digits.open[digit]), differing));
        }
        storeRows(rock + i, less);
    }
}

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

int takeFrontStep(FrontStep &step)
{
    for (int row = 0; row < step.rows; row += 4) {
        const __m256i rim = rimOf(step.before + row);
        if (_mm256_testz_si256(rim, loadRows(step.joined + row)) == 0) {
            FrontStep rest{step.before + row, step.after + row, step.open + row, step.joined + row, 4,
                           step.wholeRim,     step.random};
            const int met = portableCaveUnits().takeFrontStep(rest);
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

} // namespace

CaveUnits avx2CaveUnits()
{
    return {drawRockRows, stepRowsBy, takeFrontStep, growUntil, growToEdges};
}

} // namespace cave

#endif
