// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstdlib>

namespace cave::test {

/// How much of something slow a test does: what the environment variable says, or else `usual`.
inline std::int64_t askedNumber(const char *variable, std::int64_t usual)
{
    const char *asked = std::getenv(variable);
    return asked == nullptr ? usual : std::strtoll(asked, nullptr, 10);
}

} // namespace cave::test
