// SPDX-License-Identifier: MIT
#include "editor/panels/conditions/condition_sentence.h"

#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {

QString conditionSentence(const Message &message, const std::function<bool(std::string_view)> &isName)
{
    QString text = messageText(message);
    const auto end = std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c == u' ' || c == u'('; });
    const std::string word = text.left(end - text.cbegin()).toStdString();
    if (!isName(word))
        text = sentenceCase(std::move(text));
    return text.endsWith('.') || text.endsWith('?') ? text : text + '.';
}

} // namespace cave
