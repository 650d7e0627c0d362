// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1String>

namespace cave {

/// `object`, found by tests and screen readers as `id`.
template<class Object>
Object *named(const char *id, Object *object)
{
    object->setObjectName(QLatin1String(id));
    return object;
}

} // namespace cave
