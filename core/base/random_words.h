// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave {

/// Random words counted from a key: word i depends only on (key, i). The mixing step of Wang Yi's wyrand.
class RandomWords {
public:
    constexpr explicit RandomWords(std::uint64_t key) : m_state(key) {}

    constexpr std::uint64_t next()
    {
        m_state += kStep;
        return mixed(m_state);
    }

    /// The next word, which the following call returns again unless this one was `used`. Free of branches.
    constexpr std::uint64_t nextIf(bool used)
    {
        const std::uint64_t word = mixed(m_state + kStep);
        m_state += used ? kStep : 0;
        return word;
    }

    /// A key whose words continue from here.
    [[nodiscard]] constexpr std::uint64_t state() const { return m_state; }

    /// Skips the next `count` words.
    constexpr void skip(unsigned count) { m_state += count * kStep; }

private:
    static constexpr std::uint64_t kStep = 0xA0761D6478BD642FULL;

    static constexpr std::uint64_t mixed(std::uint64_t state)
    {
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(state) * (state ^ 0xE7037ED1A0B428DBULL);
        return static_cast<std::uint64_t>(product >> 64U) ^ static_cast<std::uint64_t>(product);
    }

    std::uint64_t m_state;
};

/// One digit of a bit-sliced comparison of random numbers with a threshold, least significant digit first. In
/// 64 columns: given whether the number is less by its lower digits, whether it is less including this digit.
/// `zeros`: set where the number's digit is 0.
constexpr std::uint64_t addDigit(std::uint64_t less, std::uint64_t zeros, std::uint64_t threshold)
{
    return (zeros & threshold) | (less & (zeros | threshold));
}

/// Sixty-four independent bits, each set with probability threshold / 2^digits: a bit-sliced comparison of a
/// random number with the threshold, least significant digit first.
template<unsigned digits>
constexpr std::uint64_t randomBits(RandomWords &words, std::uint32_t threshold)
{
    std::uint64_t less = 0;
    for (unsigned digit = 0; digit < digits; ++digit) {
        const std::uint64_t ones = 0 - static_cast<std::uint64_t>((threshold >> digit) & 1U);
        less = addDigit(less, words.next(), ones);
    }
    return less;
}

/// Like `randomBits`, for small thresholds: most significant digit first, in two parts, so that only the few
/// words that still have candidates after the first part need the second.
template<unsigned digits>
class RareBits {
public:
    /// threshold: 1 .. 2^digits − 1.
    constexpr explicit RareBits(std::uint32_t threshold) : m_threshold(threshold)
    {
        while ((threshold >> (digits - 1 - m_leadingZeros)) == 0)
            ++m_leadingZeros;
    }

    /// The bits of `from` whose digits are all zero before the threshold's first 1. `key`: of the word's
    /// random words.
    [[nodiscard]] constexpr std::uint64_t candidates(std::uint64_t key, std::uint64_t from) const
    {
        RandomWords words(key);
        for (unsigned digit = 0; digit < m_leadingZeros; ++digit)
            from &= words.next();
        return from;
    }

    /// The candidates whose numbers are less than the threshold.
    [[nodiscard]] constexpr std::uint64_t decide(std::uint64_t key, std::uint64_t candidates) const
    {
        RandomWords words(key);
        words.skip(m_leadingZeros);
        std::uint64_t less = 0;
        std::uint64_t equal = candidates;
        const unsigned count = digits - m_leadingZeros;
        for (unsigned digit = count; digit-- > 0;) {
            if (digit + kFirstDigits < count && equal == 0)
                break;
            const std::uint64_t zeros = words.next();
            const std::uint64_t ones = 0 - static_cast<std::uint64_t>((m_threshold >> digit) & 1U);
            less |= equal & zeros & ones;
            equal &= zeros ^ ones;
        }
        return less;
    }

private:
    /// After these digits beyond the leading zeros, few words need another one.
    static constexpr unsigned kFirstDigits = 3;

    std::uint32_t m_threshold;
    unsigned m_leadingZeros = 0;
};

} // namespace cave
