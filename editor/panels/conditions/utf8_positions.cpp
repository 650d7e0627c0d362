// SPDX-License-Identifier: MIT
#include "editor/panels/conditions/utf8_positions.h"

#include <algorithm>

namespace cave {
namespace {

/// Code units of the character at `position`.
qsizetype unitsAt(const QString &text, qsizetype position)
{
    const bool pair =
        text[position].isHighSurrogate() && position + 1 < text.size() && text[position + 1].isLowSurrogate();
    return pair ? 2 : 1;
}

} // namespace

qsizetype utf16PositionOf(const QString &text, std::size_t byte)
{
    std::size_t bytes = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype units = unitsAt(text, at);
        bytes += static_cast<std::size_t>(text.mid(at, units).toUtf8().size());
        if (bytes > byte)
            return at;
        at += units;
    }
    return text.size();
}

std::size_t utf8PositionOf(const QString &text, qsizetype position)
{
    position = std::clamp(position, qsizetype{0}, text.size());
    const bool insidePair = position > 0 && position < text.size() && text[position - 1].isHighSurrogate() &&
                            text[position].isLowSurrogate();
    return static_cast<std::size_t>(text.left(insidePair ? position - 1 : position).toUtf8().size());
}

} // namespace cave
