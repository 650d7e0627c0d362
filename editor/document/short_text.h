// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>

class QTextDocument;

namespace cave {

/// The longest prefix of whole characters of `text` that fits into this many bytes of UTF-8.
QString shortened(const QString &text, std::size_t mostBytes);

/// A text as it was typed or pasted: `toPlainText` would have other spaces.
QString rawText(const QTextDocument &document);

} // namespace cave
