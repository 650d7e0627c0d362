// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace cave::test {

/// The first event of the kind `E`, or null.
template<class E>
const E *firstOf(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const E *found = std::get_if<E>(&event))
            return found;
    }
    return nullptr;
}

template<class E>
int countOf(const std::vector<Event> &events)
{
    return static_cast<int>(
        std::ranges::count_if(events, [](const Event &event) { return std::holds_alternative<E>(event); }));
}

/// The stack of the player with items of this kind, which must be there.
inline std::size_t stackOf(const Session &session, std::string_view key)
{
    const std::vector<ItemStack> &stacks = session.world().player().inventory.stacks;
    const auto found = std::ranges::find_if(
        stacks, [&](const ItemStack &stack) { return session.content().items[stack.item].key == key; });
    REQUIRE(found != stacks.end());
    return static_cast<std::size_t>(found - stacks.begin());
}

inline const Player &playerOf(const Session &session)
{
    return session.world().player();
}

/// Lets time pass.
inline std::vector<Event> pass(Session &session, double seconds)
{
    return session.apply(TickCommand{static_cast<int>(std::lround(seconds * kStepsPerSecond))});
}

} // namespace cave::test
