// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <type_traits>
#include <variant>

namespace cave {

/// The kinds of a variant, in its order.
template<class... Kinds>
struct KindList {
    using Variant = std::variant<Kinds...>;

    template<class Kind>
    static constexpr bool has()
    {
        return (std::is_same_v<Kind, Kinds> || ...);
    }

    /// The position of a kind.
    template<class Kind>
    static constexpr std::size_t indexOf()
    {
        std::size_t index = 0;
        (void)((std::is_same_v<Kind, Kinds> || (++index, false)) || ...);
        return index;
    }
};

} // namespace cave
