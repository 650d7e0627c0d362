// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

/// For destructors: disconnects all signals from the owner's children to it. A focused field emits a signal
/// on losing the focus while its owner is being destroyed and only the base class is left.
inline void disconnectChildren(const QObject &owner)
{
    for (QObject *child : owner.findChildren<QObject *>())
        child->disconnect(&owner);
}

} // namespace cave
