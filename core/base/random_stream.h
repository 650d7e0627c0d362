// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"

#include <cassert>
#include <compare>
#include <cstdint>
#include <string_view>

namespace cave {

/// A probability as an exact number of ten-thousandths (0 .. 10,000), so that rounding can't differ between
/// machines.
struct Chance {
    int perTenThousand = 0;

    friend constexpr auto operator<=>(const Chance &, const Chance &) = default;
    [[nodiscard]] constexpr double asFraction() const { return perTenThousand / 10000.0; }
};

inline constexpr int kWholeChance = 10000;

/// A named sequence of random numbers for play: who starts a fight, who is stunned. Streams of one world with
/// different names are independent, so that a draw from one never affects another. The whole state is one
/// word, which is saved. Source of the generator: SplitMix64 (Steele, Lea, Flood 2014).
class RandomStream {
public:
    /// The stream `name` of the world with key `worldKey`, at its start.
    constexpr RandomStream(std::uint64_t worldKey, std::string_view name)
        : m_state(combine(worldKey, hashBytes(name)))
    {
    }

    /// Resumes a stream at this `state()`.
    [[nodiscard]] static constexpr RandomStream resumed(std::uint64_t state) { return RandomStream(state); }

    [[nodiscard]] constexpr std::uint64_t state() const { return m_state; }

    constexpr std::uint64_t next()
    {
        m_state += kGoldenGamma;
        return mix64(m_state);
    }

    /// Uniformly one of 0 .. bound − 1; bound ≥ 1. Uses one word, very rarely more. Source: Lemire, "Fast
    /// Random Integer Generation in an Interval" (2019).
    constexpr std::uint32_t nextBelow(std::uint32_t bound)
    {
        assert(bound > 0);
        const std::uint32_t unevenPart = (0 - bound) % bound; // 2^32 mod bound
        std::uint64_t product = 0;
        do {
            product = (next() >> 32U) * bound;
        } while (static_cast<std::uint32_t>(product) < unevenPart);
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// True with this probability; exact.
    constexpr bool chance(Chance probability)
    {
        return static_cast<int>(nextBelow(kWholeChance)) < probability.perTenThousand;
    }

    friend constexpr bool operator==(const RandomStream &, const RandomStream &) = default;

private:
    constexpr explicit RandomStream(std::uint64_t state) : m_state(state) {}

    std::uint64_t m_state;
};

} // namespace cave
