// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/texts/say.h"
#include "app/cli/verb.h"
#include "core/base/whole_number.h"

#include <limits>
#include <optional>
#include <string>

namespace cave::cli {

/// Adds --threads to a verb; `threads` must outlive the parsing.
void addThreadsOption(Verb verb, std::optional<int> &threads, const Message &help);

/// The number that was given, or that of the machine's cores.
int threadsOrCores(const std::optional<int> &threads);

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
    const std::optional<Number> number = parseWhole<Number>(value);
    if (number && value == std::to_string(*number))
        return "";
    return say(message("'%1' is not a whole number from %2 to %3", value, std::numeric_limits<Number>::min(),
                       std::numeric_limits<Number>::max()));
}

} // namespace cave::cli
