// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// The generator of java.util.Random: a linear congruential generator of 48 bits.
/// Source: Java SE API documentation, class java.util.Random (Knuth, The Art of Computer Programming
/// 2, 3.2.1).
namespace cave {

inline constexpr std::uint64_t kLcgMultiplier = 0x5DEECE66DULL;
inline constexpr std::uint64_t kLcgIncrement = 0xBULL;
inline constexpr std::uint64_t kLcgMask = (std::uint64_t{1} << 48U) - 1;

/// Any number of steps of the generator combined: state → state · multiplier + increment (mod 2^48).
struct LcgJump {
    std::uint64_t multiplier = 1;
    std::uint64_t increment = 0;

    [[nodiscard]] constexpr std::uint64_t apply(std::uint64_t state) const
    {
        return (state * multiplier + increment) & kLcgMask;
    }
    /// This jump followed by `next`.
    [[nodiscard]] constexpr LcgJump then(const LcgJump &next) const
    {
        return {(multiplier * next.multiplier) & kLcgMask, next.apply(increment)};
    }
};

/// The jump over `steps` steps, by repeated squaring.
constexpr LcgJump lcgJump(std::uint64_t steps)
{
    LcgJump result;
    for (LcgJump power{kLcgMultiplier, kLcgIncrement}; steps != 0; steps >>= 1U, power = power.then(power)) {
        if ((steps & 1U) != 0)
            result = result.then(power);
    }
    return result;
}

/// java.util.Random: equal seeds give equal numbers.
class JavaRandom {
public:
    constexpr explicit JavaRandom(std::int64_t seed) : m_state(stateOf(seed)) {}

    /// The initial state for `seed`.
    static constexpr std::uint64_t stateOf(std::int64_t seed)
    {
        return (static_cast<std::uint64_t>(seed) ^ kLcgMultiplier) & kLcgMask;
    }
    /// A generator in the middle of its sequence.
    static constexpr JavaRandom fromState(std::uint64_t state)
    {
        JavaRandom random(0);
        random.m_state = state & kLcgMask;
        return random;
    }

    /// The current state, for `fromState`.
    [[nodiscard]] constexpr std::uint64_t state() const { return m_state; }

    /// The top `bits` (1 .. 32) bits of the next state.
    constexpr std::uint32_t next(unsigned bits)
    {
        m_state = (m_state * kLcgMultiplier + kLcgIncrement) & kLcgMask;
        return static_cast<std::uint32_t>(m_state >> (48U - bits));
    }

    /// A number from 0 to bound − 1 (bound ≥ 1).
    constexpr int nextInt(int bound)
    {
        const auto count = static_cast<std::uint32_t>(bound);
        if ((count & (count - 1)) == 0)
            return static_cast<int>((std::uint64_t{count} * next(31)) >> 31U);
        for (;;) {
            const std::uint32_t bits = next(31);
            const std::uint32_t value = bits % count;
            // Numbers past the last whole multiple of the bound are redrawn; Java detects them by an
            // overflowing sum.
            if (bits - value + (count - 1) <= 0x7FFFFFFFU)
                return static_cast<int>(value);
        }
    }

private:
    std::uint64_t m_state;
};

} // namespace cave
