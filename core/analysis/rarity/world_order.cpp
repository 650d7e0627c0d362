// SPDX-License-Identifier: MIT
#include "core/analysis/rarity/world_order.h"

#include "core/base/hashing.h"

#include <bit>

namespace cave {

/// A Feistel network is a permutation of the numbers of 2 n bits; those that are too large are permuted again
/// until they aren't. Source: J. Black, P. Rogaway, "Ciphers with arbitrary finite domains" (2002).
std::int64_t WorldOrder::at(std::int64_t place) const
{
    if (!m_key || m_size < 2)
        return place;
    constexpr std::uint64_t kRounds = 4;
    const auto size = static_cast<std::uint64_t>(m_size);
    const auto half = (static_cast<unsigned>(std::bit_width(size - 1)) + 1) / 2;
    const std::uint64_t mask = (std::uint64_t{1} << half) - 1;
    auto number = static_cast<std::uint64_t>(place);
    do {
        std::uint64_t high = number >> half;
        std::uint64_t low = number & mask;
        for (std::uint64_t round = 0; round < kRounds; ++round) {
            const std::uint64_t next = high ^ (combine(combine(*m_key, round), low) & mask);
            high = low;
            low = next;
        }
        number = high << half | low;
    } while (number >= size);
    return static_cast<std::int64_t>(number);
}

} // namespace cave
