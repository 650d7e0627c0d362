// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <algorithm>
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

} // namespace cave::test
