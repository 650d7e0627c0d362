// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace cave {

/// True if an enum has a name for `Value`: compilers print values without one as a cast.
template<auto Value>
constexpr bool isNamedValue()
{
    return std::string_view(__PRETTY_FUNCTION__).find("Value = (") == std::string_view::npos;
}

template<class Enum, std::size_t First = 0>
constexpr std::size_t countOfValues()
{
    if constexpr (isNamedValue<static_cast<Enum>(First)>())
        return countOfValues<Enum, First + 1>();
    else
        return First;
}

/// The number of values of an enum that counts from 0 without gaps. What reads an enum compares with this, so
/// that a new value is read, too.
template<class Enum>
inline constexpr std::size_t kValuesOf = countOfValues<Enum>();

/// All of them, in order.
template<class Enum>
constexpr std::array<Enum, kValuesOf<Enum>> valuesOf()
{
    std::array<Enum, kValuesOf<Enum>> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<Enum>(i);
    return values;
}

} // namespace cave
