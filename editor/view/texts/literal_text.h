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

/// A text as a tip, which Qt may take for rich text otherwise.
inline QString asTip(const QString &text)
{
    return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

} // namespace cave
