#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace Catch::Matchers {

/// Version 3's name for `Contains` of a text.
inline StdString::ContainsMatcher ContainsSubstring(const std::string &part)
{
    return Contains(part);
}

} // namespace Catch::Matchers
