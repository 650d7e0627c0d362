// SPDX-License-Identifier: MIT
#include "editor/document/short_text.h"

#include <QByteArray>

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

} // namespace cave
