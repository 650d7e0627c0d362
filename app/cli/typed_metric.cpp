// SPDX-License-Identifier: MIT
#include "app/cli/typed_metric.h"

#include <charconv>
#include <system_error>

namespace cave::cli {

Message reachRangeText()
{
    return message("from 1 to %1", kMaxMetricReach);
}

bool isReach(int value)
{
    return value >= 1 && value <= kMaxMetricReach;
}

Outcome readTypedMetric(std::string_view text, std::string_view option, TypedMetric &typed)
{
    const std::size_t bracket = text.find('(');
    typed.info = findMetric(text.substr(0, bracket));
    if (typed.info == nullptr) {
        return wrongUsage(
            message("unknown metric '%1'; use stats --list to list all", text.substr(0, bracket)), option);
    }
    if (bracket == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(bracket + 1);
    int reach = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), reach);
    const bool closed =
        read.ec == std::errc() && std::string_view(read.ptr, rest.data() + rest.size()) == ")";
    if (!closed || !isReach(reach)) {
        return wrongUsage(message("'%1' requires a whole number %2 in brackets", text, reachRangeText()),
                          option);
    }
    typed.reach = reach;
    return {};
}

} // namespace cave::cli
