// SPDX-License-Identifier: MIT
#include "core/gen/classic/column_draws.h"

#if defined(__AVX2__)

#include <cstddef>
#include <immintrin.h>

namespace cave {
namespace {

constexpr std::uint64_t kMultiplier = 0x5DEECE66DULL;
constexpr std::uint64_t kIncrement = 0xBULL;
constexpr std::uint64_t kTopBit = std::uint64_t{1} << 47U;
constexpr std::uint32_t kTopBitLimit = (std::uint32_t{1} << 23U) - 1; // greater than this ⇔ top bit set
constexpr int kLanes = 4;
constexpr int kMaxBlock = 7; // vectors whose states fit into the registers beside the constants

struct Constants {
    __m256i multiplier;
    __m256i outerWords;
    __m256i outerFactors;
    __m256i increment;
    __m256i limit;
};

__m256i repeat(std::uint64_t value)
{
    return _mm256_set1_epi64x(static_cast<long long>(value));
}

Constants makeConstants(std::uint32_t limit)
{
    // Bytes 0, 1 (word 0) and 4, 5 (word 2) of each stream go into its upper half; 0xFF makes the lower half
    // 0.
    const __m256i outerWords = _mm256_set_epi64x(0x0D0C0908FFFFFFFFLL, 0x05040100FFFFFFFFLL,
                                                 0x0D0C0908FFFFFFFFLL, 0x05040100FFFFFFFFLL);
    const std::uint64_t outerFactors = ((kMultiplier & 0xFFFFU) << 48U) | ((kMultiplier >> 32U) << 32U);
    // All bits below the limit's are set, so that a draw equal to the limit isn't greater.
    const std::uint64_t alignedLimit = ((std::uint64_t{limit} + 1) << 40U) - 1;
    return {repeat(kMultiplier), outerWords, repeat(outerFactors), repeat(kIncrement),
            repeat(alignedLimit ^ (kTopBit << 16U))};
}

/// One step of four streams, modulo 2^48 (the top 16 bits become anything).
///
/// The multiplier is 5·2^32 + m. Only s·m of the state's lower half s needs a wide product. Of what is added
/// from bit 32 on, 16 bits matter, so the words s₀·5 + s₂·m₀ suffice: one multiplication and addition of word
/// pairs.
__m256i advance(__m256i state, const Constants &k)
{
    const __m256i low = _mm256_mul_epu32(state, k.multiplier);
    const __m256i high = _mm256_madd_epi16(_mm256_shuffle_epi8(state, k.outerWords), k.outerFactors);
    return _mm256_add_epi64(_mm256_add_epi64(low, k.increment), high);
}

template<bool TopBitOnly>
std::uint64_t test(__m256i state, const Constants &k)
{
    const __m256i aligned = _mm256_slli_epi64(state, 16);
    const __m256i result = TopBitOnly ? aligned : _mm256_cmpgt_epi64(aligned, k.limit);
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(result)));
}

template<int Vectors, bool TopBitOnly>
void drawBlock(const std::uint64_t *states, int size, const Constants &constants, std::uint64_t *rows,
               unsigned first)
{
    const Constants k = constants;
    __m256i streams[Vectors];
    for (int i = 0; i < Vectors; ++i)
        streams[i] =
            _mm256_loadu_si256(reinterpret_cast<const __m256i *>(states + std::ptrdiff_t{i} * kLanes));
    for (int y = 0; y < size; ++y) {
        std::uint64_t bits = 0;
#pragma GCC unroll 8
        for (int i = 0; i < Vectors; ++i) {
            streams[i] = advance(streams[i], k);
            bits |= test<TopBitOnly>(streams[i], k) << static_cast<unsigned>(i * kLanes);
        }
        rows[y] |= bits << first;
    }
}

using DrawBlock = void (*)(const std::uint64_t *, int, const Constants &, std::uint64_t *, unsigned);

template<bool TopBitOnly>
constexpr DrawBlock kDrawBlocks[kMaxBlock] = {
    drawBlock<1, TopBitOnly>, drawBlock<2, TopBitOnly>, drawBlock<3, TopBitOnly>, drawBlock<4, TopBitOnly>,
    drawBlock<5, TopBitOnly>, drawBlock<6, TopBitOnly>, drawBlock<7, TopBitOnly>,
};

} // namespace

void drawColumnsAvx2(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows)
{
    const bool topBitOnly = limit == kTopBitLimit;
    const Constants constants = makeConstants(limit);
    const DrawBlock *blocks = topBitOnly ? kDrawBlocks<true> : kDrawBlocks<false>;
    const int vectors = (size + kLanes - 1) / kLanes;

    // There is no unsigned comparison. Flipping the top bit allows the signed one, and because the multiplier
    // is odd, streams that start with it flipped stay flipped.
    if (!topBitOnly) {
        for (int x = 0; x < vectors * kLanes; ++x)
            states[x] ^= kTopBit;
    }
    for (int y = 0; y < size; ++y)
        rows[y] = 0;

    // Two blocks of nearly equal length: a short one would only wait for its own results.
    const int first = (vectors + 1) / 2;
    const int second = vectors - first;
    blocks[first - 1](states, size, constants, rows, 0);
    if (second > 0)
        blocks[second - 1](states + std::ptrdiff_t{first} * kLanes, size, constants, rows,
                           static_cast<unsigned>(first * kLanes));
}

} // namespace cave

#endif
