// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QtGlobal>

#include <cstddef>

namespace cave {

/// Where byte `byte` of a text's UTF-8 is in its UTF-16, counted in code units. A byte inside of a character
/// stands for that character's beginning; one past the end for the end.
[[nodiscard]] qsizetype utf16PositionOf(const QString &text, std::size_t byte);

/// The other way round; a position inside of a surrogate pair stands for the pair's beginning.
[[nodiscard]] std::size_t utf8PositionOf(const QString &text, qsizetype position);

} // namespace cave
