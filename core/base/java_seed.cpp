// SPDX-License-Identifier: MIT
#include "core/base/java_seed.h"

#include "core/base/text.h"

#include <array>
#include <charconv>

namespace cave {
namespace {

constexpr std::uint64_t kFactor = 31;

/// Appends "|<number>".
std::uint64_t appendNumber(std::uint64_t hash, std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    hash = hash * kFactor + static_cast<unsigned char>('|');
    for (const char *digit = digits.data(); digit != end; ++digit)
        hash = hash * kFactor + static_cast<unsigned char>(*digit);
    return hash;
}

} // namespace

std::int64_t javaHash(std::u16string_view text)
{
    return appendToJavaHash(0, text);
}

std::int64_t appendToJavaHash(std::int64_t hash, std::u16string_view more)
{
    auto folded = static_cast<std::uint64_t>(hash);
    for (const char16_t unit : more)
        folded = folded * kFactor + unit;
    return static_cast<std::int64_t>(folded);
}

Result<std::int64_t> javaSeedHash(std::string_view seedText)
{
    const Result<std::u16string> units = utf16FromUtf8(seedText);
    if (!units)
        return invalid(message("seed: %1", units.error().message));
    return javaHash(*units);
}

std::int64_t javaRegionSeed(std::int64_t worldSeedHash, RegionPos pos)
{
    const std::uint64_t hash = appendNumber(static_cast<std::uint64_t>(worldSeedHash), pos.x);
    return static_cast<std::int64_t>(appendNumber(hash, pos.y));
}

} // namespace cave
