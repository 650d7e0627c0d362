#pragma once

#include <cstdint>

namespace cave {

/// Random words counted from a key: word i depends on (key, i) alone. The mixing step of Wang Yi's wyrand.
class RandomWords {
public:
    constexpr explicit RandomWords(std::uint64_t key) : m_state(key) {}

    constexpr std::uint64_t next()
    {
        m_state += kStep;
        return mixed(m_state);
    }

    /// The next word, which the following call gives again unless this one was `used`. Free of branches.
    constexpr std::uint64_t nextIf(bool used)
    {
        const std::uint64_t word = mixed(m_state + kStep);
        m_state += used ? kStep : 0;
        return word;
    }

    /// Passes over the next `count` words.
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

/// Sixty-four independent bits, each set with probability threshold / 2^digits: a bit-sliced comparison of a
/// random number with the threshold, least significant digit first.
template<unsigned digits>
constexpr std::uint64_t randomBits(RandomWords &words, std::uint32_t threshold)
{
    std::uint64_t less = 0;
    for (unsigned digit = 0; digit < digits; ++digit) {
        const std::uint64_t zeros = words.next();
        const std::uint64_t ones = 0 - static_cast<std::uint64_t>((threshold >> digit) & 1U);
        less = (zeros & ones) | (less & (zeros | ones));
    }
    return less;
}

/// As `randomBits`, for the bits of `candidates` only and small thresholds: most significant digit first, and
/// no further than it takes to decide them all.
template<unsigned digits>
constexpr std::uint64_t rareBits(RandomWords &words, std::uint32_t threshold, std::uint64_t candidates)
{
    std::uint64_t less = 0;
    std::uint64_t equal = candidates;
    for (unsigned digit = digits; digit-- > 0 && equal != 0;) {
        const std::uint64_t zeros = words.next();
        if (((threshold >> digit) & 1U) != 0) {
            less |= equal & zeros;
            equal &= ~zeros;
        } else {
            equal &= zeros;
        }
    }
    return less;
}

} // namespace cave
