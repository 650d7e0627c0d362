// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace cave {

/// A name as the text of a button, menu entry or tab, where & marks a key.
inline QString asControlText(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

/// A name as a part of a window's title, where [*] marks unsaved changes.
inline QString asTitle(QString name)
{
    return name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

} // namespace cave
