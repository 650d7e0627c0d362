// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// Decodes UTF-8 to UTF-16 code units. Error: the byte offset of the first malformed sequence.
Result<std::u16string> utf16FromUtf8(std::string_view text);

/// True when `text` is well-formed UTF-8 (no overlong forms, no surrogates).
bool isUtf8(std::string_view text);

/// "(3, -2)".
std::string placeText(WorldPos pos);
std::string cellText(CellPos cell);

/// "region (3, -2)".
Message regionText(RegionPos pos);

/// Without ASCII spaces and control characters at both ends.
std::string_view trimmed(std::string_view text);

/// The longest prefix of `text` of at most `most` bytes that doesn't end inside a character. Text that isn't
/// UTF-8 may be cut anywhere.
std::string_view utf8Prefix(std::string_view text, std::size_t most);

/// UTF-16 code units with Latin, Greek and Cyrillic capitals in lower case, for comparison ignoring case;
/// other scripts are unchanged. If the text isn't UTF-8, each byte is a code unit.
std::u16string foldedCase(std::string_view text);

/// True for 0 to 9, in any language.
[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether `a` comes before `b` in natural order: by characters, but runs of digits by their numbers, so that
/// "level2" is before "level10". A total order: texts that differ only in leading zeros are compared as
/// they are.
bool naturallyBefore(std::string_view a, std::string_view b);

/// `text` as one line for a terminal or a log: control characters, line breaks and direction marks are
/// escaped as in JSON ("\n", "\u001b", "\u202e"), bytes that are not UTF-8 as "\xff". All other text is
/// unchanged.
std::string printable(std::string_view text);

/// The same for multi-line text: line feeds and tabs are kept.
std::string printableLines(std::string_view text);

/// With thousands separators: "16,000,000".
std::string groupedDigits(std::int64_t value);

/// "a Cave Rat", "an Ogre": with the English indefinite article.
std::string withArticle(std::string_view noun);

/// 16 lower-case digits: "00000000000000ff".
std::string hexText(std::uint64_t value);

/// The value of 16 hexadecimal digits, in either case; none for any other text.
std::optional<std::uint64_t> numberOfHexText(std::string_view text);

/// Bytes as text by RFC 4648, with padding.
std::string base64Of(std::span<const std::uint8_t> bytes);

/// The bytes of such a text; none if it isn't one, for instance if anything but padding is missing.
std::optional<std::vector<std::uint8_t>> bytesOfBase64(std::string_view text);

} // namespace cave
