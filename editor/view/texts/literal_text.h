// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
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

/// The text of a control, menu or label without its key: "From" of "&From" and of "From(&F)", as keys are
/// written beside texts of scripts without letters.
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression kBeside(QStringLiteral(R"(\s*\(&\w\))"));
    return text.remove(kBeside).remove(QLatin1Char('&'));
}

} // namespace cave
