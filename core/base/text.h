// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// Decodes UTF-8 to UTF-16 code units. Error: the byte offset of the first malformed sequence.
Result<std::u16string> utf16FromUtf8(std::string_view text);

/// True when `text` is well-formed UTF-8 (no overlong forms, no surrogates).
bool isUtf8(std::string_view text);

/// "(3, -2)".
std::string placeText(WorldPos pos);

/// "region (3, -2)".
std::string regionText(RegionPos pos);

/// Without the blanks at both ends: whatever of ASCII is not printed, and spaces.
std::string_view trimmed(std::string_view text);

/// The first bytes of `text`, at most `most`, that don't end within a character. Of text that isn't UTF-8 it
/// may be cut anywhere.
std::string_view utf8Prefix(std::string_view text, std::size_t most);

/// UTF-16 code units with Latin, Greek and Cyrillic capitals made small, to compare texts whatever their
/// case; other scripts stay as they are. Of text that isn't UTF-8 each byte is a code unit.
std::u16string foldedCase(std::string_view text);

/// `text` as one line for a terminal or a log: control characters, line ends, and the marks that change the
/// direction of writing become escapes as in JSON ("\n", "\u001b", "\u202e"), bytes that are not UTF-8
/// "\xff". All other text stays as it is.
std::string printable(std::string_view text);

/// The same for text of several lines: line feeds and tabs stay.
std::string printableLines(std::string_view text);

/// With commas between thousands: "16,000,000".
std::string groupedDigits(std::int64_t value);

/// "a Cave Rat", "an Ogre": with English's indefinite article.
std::string withArticle(std::string_view noun);

/// 16 digits in lower case: "00000000000000ff".
std::string hexText(std::uint64_t value);

/// The number of 16 hexadecimal digits, in either case; nothing for any other text.
std::optional<std::uint64_t> numberOfHexText(std::string_view text);

} // namespace cave
