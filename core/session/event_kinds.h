// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/event.h"

#include <variant>

namespace cave {

/// Whether an event is of one of these kinds.
template<EventKind... Kinds>
bool isAnyOf(const Event &event)
{
    return (std::holds_alternative<Kinds>(event) || ...);
}

} // namespace cave
