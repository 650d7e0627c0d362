// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/texts/say.h"

#include <charconv>
#include <limits>
#include <string>
#include <system_error>

namespace cave::cli {

/// For `Option::check`: a file or folder given as the empty text is a mistake, often a variable of a script
/// that isn't set.
inline std::string refuseEmpty(const std::string &value)
{
    return value.empty() ? say("must not be empty") : "";
}

/// For `Option::check`: a whole number that fits into `Number`, in plain decimal. CLI11 itself would take
/// "010" for 8 and the nearest number that fits for one that doesn't.
template<class Number>
std::string refuseUnlessWhole(const std::string &value)
{
    Number number{};
    const char *end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error == std::errc{} && stop == end && value == std::to_string(number))
        return "";
    return say(message("'%1' is not a whole number from %2 to %3", value, std::numeric_limits<Number>::min(),
                       std::numeric_limits<Number>::max()));
}

} // namespace cave::cli
