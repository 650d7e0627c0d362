// SPDX-License-Identifier: MIT
#include "editor/view/texts/core_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <string>

namespace cave {

QString coreText(std::string_view text)
{
    return QCoreApplication::translate("Core", std::string(text).c_str());
}

QString messageText(const Message &message)
{
    QString pattern =
        message.isPattern() ? coreText(message.pattern()) : QString::fromStdString(message.pattern());
    if (message.isDecimal())
        return pattern.replace(QLatin1Char('.'), QLocale().decimalPoint());
    if (message.arguments().empty())
        return pattern;
    // Not by QString::arg, which would replace placeholders in arguments, too.
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place >= 1 && static_cast<std::size_t>(place) <= message.arguments().size()) {
            text += messageText(message.arguments()[static_cast<std::size_t>(place) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace cave
