// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace cave {

/// Bijective 64-bit mixer: the finaliser of SplitMix64 (Steele, Lea, Flood 2014). Every output bit depends on
/// every input bit.
constexpr std::uint64_t mix64(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31U);
}

inline constexpr std::uint64_t kGoldenGamma = 0x9E3779B97F4A7C15ULL;

/// Folds integers, truth values and enumerators into a running hash; order matters.
template<class... Values>
requires((std::integral<Values> || std::is_enum_v<Values>)&&...) constexpr std::uint64_t
    combine(std::uint64_t hash, Values... values)
{
    ((hash = mix64(hash + kGoldenGamma + mix64(static_cast<std::uint64_t>(values) + kGoldenGamma))), ...);
    return hash;
}

/// A signed number as a word.
constexpr std::uint64_t word(std::int64_t value)
{
    return static_cast<std::uint64_t>(value);
}

/// Hash of a byte string (FNV-1a, then mixed); the same on every machine.
constexpr std::uint64_t hashBytes(std::string_view bytes)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : bytes)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return mix64(hash);
}

/// A hash of a position under a key: the source of all place-dependent randomness.
constexpr std::uint64_t hashAt(std::uint64_t key, std::int64_t x, std::int64_t y)
{
    return combine(key, x, y);
}

/// A count as the bound for `pickBelow` and `nextBelow`.
constexpr std::uint32_t asBound(std::integral auto count)
{
    return static_cast<std::uint32_t>(count);
}

/// Maps a hash evenly to 0 .. bound − 1 (multiply-shift; bound ≤ 2^32).
constexpr std::uint32_t pickBelow(std::uint64_t hash, std::uint32_t bound)
{
    return static_cast<std::uint32_t>(((hash >> 32U) * bound) >> 32U);
}

/// For unordered containers whose iteration order doesn't matter.
struct RegionPosHash {
    std::size_t operator()(const RegionPos &p) const { return static_cast<std::size_t>(hashAt(0, p.x, p.y)); }
};

} // namespace cave
