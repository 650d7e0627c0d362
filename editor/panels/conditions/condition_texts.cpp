// SPDX-License-Identifier: MIT
#include "editor/panels/conditions/condition_texts.h"

#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

#include <algorithm>
#include <string>
#include <utility>

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

QString conditionSentence(const Message &message, const std::function<bool(std::string_view)> &isName)
{
    QString text = messageText(message);
    const auto end = std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c == u' ' || c == u'('; });
    const std::string word = text.left(end - text.cbegin()).toStdString();
    if (!isName(word))
        text = sentenceCase(std::move(text));
    return text.endsWith('.') || text.endsWith('?') ? text : text + '.';
}

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
