// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace cave::cli {

/// The member of an object that is a whole number from 0; none for anything else.
inline std::optional<std::int64_t> countIn(const Json &object, std::string_view name)
{
    const Json &value = object[name];
    const bool count = value.isWhole() && value.fits() && value.whole() >= 0;
    return count ? std::optional(value.whole()) : std::nullopt;
}

} // namespace cave::cli
