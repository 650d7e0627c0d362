// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>

namespace cave {

/// The nearest int, for sums of points that may be arbitrarily large.
constexpr int saturated(std::int64_t value)
{
    constexpr std::int64_t kLowest = std::numeric_limits<int>::min();
    constexpr std::int64_t kHighest = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value, kLowest, kHighest));
}

/// The whole number in decimal that all of the text is; none if it is anything else or doesn't fit.
template<std::integral Number>
std::optional<Number> parseWhole(std::string_view text)
{
    Number number{};
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

/// The finite number in decimal that all of the text is; none if it is anything else.
inline std::optional<double> parseFinite(std::string_view text)
{
    double number = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && std::isfinite(number) ? std::optional(number)
                                                                        : std::nullopt;
}

} // namespace cave
