// SPDX-License-Identifier: MIT
#include "editor/document/short_text.h"

#include <QByteArray>
#include <QTextDocument>

namespace cave {

QString shortened(const QString &text, std::size_t mostBytes)
{
    const auto most = static_cast<qsizetype>(mostBytes);
    QByteArray bytes = text.toUtf8();
    if (bytes.size() <= most)
        return text;
    qsizetype end = most;
    while (end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xC0U) == 0x80U)
        --end;
    bytes.truncate(end);
    return QString::fromUtf8(bytes);
}

QString rawText(const QTextDocument &document)
{
    QString text = document.toRawText();
    for (const QChar end : {QChar(QChar::ParagraphSeparator), QChar(QChar::LineSeparator)})
        text.replace(end, QLatin1Char('\n'));
    return text;
}

} // namespace cave
