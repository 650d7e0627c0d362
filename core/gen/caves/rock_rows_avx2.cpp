// SPDX-License-Identifier: MIT
#include "core/gen/caves/rock_rows.h"

#if defined(__AVX2__)

#include "core/gen/caves/random_vectors.h"

namespace cave {
namespace {

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

} // namespace

void drawRockRowsAvx2(const RockDigits &digits, const DenseCorners &corners, const std::uint64_t *keys,
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

} // namespace cave

#endif
