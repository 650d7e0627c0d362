// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

namespace cave {

/// The text of a control, menu or label without its key: "From" of "&From" and of "From(&F)", as keys are
/// written beside texts of scripts without letters.
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression kBeside(QStringLiteral(R"(\s*\(&\w\))"));
    return text.remove(kBeside).remove(QLatin1Char('&'));
}

} // namespace cave
