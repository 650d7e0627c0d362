// SPDX-License-Identifier: MIT
#include "core/session/event.h"

namespace cave {

Event::Event(const Event &other) = default;
Event::Event(Event &&other) noexcept = default;
Event &Event::operator=(const Event &other) = default;
Event &Event::operator=(Event &&other) noexcept = default;
Event::~Event() = default;

bool operator==(const Event &a, const Event &b)
{
    return static_cast<const EventVariant &>(a) == static_cast<const EventVariant &>(b);
}

} // namespace cave
