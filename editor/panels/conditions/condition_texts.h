// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <QString>
#include <QtGlobal>

#include <cstddef>
#include <functional>
#include <string_view>

namespace cave {

/// A message about a condition as a sentence of its own. A name of the condition's grammar at its beginning
/// stays as it is written.
[[nodiscard]] QString conditionSentence(const Message &message,
                                        const std::function<bool(std::string_view)> &isName);

/// The UTF-16 position (in code units) of byte `byte` in a text's UTF-8. A byte inside a character maps to
/// that character's beginning; one past the end, to the end.
[[nodiscard]] qsizetype utf16PositionOf(const QString &text, std::size_t byte);

/// The inverse; a position inside a surrogate pair maps to the pair's beginning.
[[nodiscard]] std::size_t utf8PositionOf(const QString &text, qsizetype position);

} // namespace cave
