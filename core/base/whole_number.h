// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace cave {

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
