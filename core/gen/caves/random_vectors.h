// SPDX-License-Identifier: MIT
#pragma once

#if defined(__AVX2__)

#include <cstdint>
#include <immintrin.h>

/// Internal to the files built for AVX2: four RandomWords at once. Everything here has internal linkage, as
/// code built for AVX2 must not be used elsewhere.
namespace cave {
namespace {

inline constexpr std::uint64_t kRandomStep = 0xA0761D6478BD642FULL;

inline __m256i repeat(std::uint64_t value)
{
    return _mm256_set1_epi64x(static_cast<long long>(value));
}

inline __m256i loadRows(const std::uint64_t *rows)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i *>(rows));
}

inline void storeRows(std::uint64_t *rows, __m256i bits)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(rows), bits);
}

/// The random words of four states: the halves of a 128-bit product, combined by exclusive or. There are only
/// vector products of 32-bit numbers, four of which make one.
inline __m256i randomWords(__m256i state)
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

} // namespace
} // namespace cave

#endif
