// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

/// For destructors: nothing that the owner's children still tell reaches it. A field that has the focus tells
/// of losing it while its owner goes, of which by then only the base is left.
inline void disconnectChildren(const QObject &owner)
{
    for (QObject *child : owner.findChildren<QObject *>())
        child->disconnect(&owner);
}

} // namespace cave
