// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A text that no spreadsheet runs as a formula: one that begins with =, +, -, @, a tab or a carriage return
/// gets a ' before it, unless it is a number. So does one that begins with a ' followed by such a text, so
/// that `unguardedText` is exact. Source: OWASP, "CSV Injection".
std::string guardedText(std::string_view text);
/// The inverse.
std::string unguardedText(std::string_view text);

/// A text as a field of CSV (RFC 4180): guarded, in quotes where it holds what ends a field or begins or ends
/// with a space, quotes doubled. Every table that the program writes uses it for its texts.
std::string csvText(std::string_view text);

/// A line of CSV, made field by field.
class CsvLine {
public:
    CsvLine &add(std::string_view field);
    CsvLine &add(const std::string &field) { return add(std::string_view(field)); }
    CsvLine &add(const char *field) { return add(std::string_view(field)); }
    CsvLine &add(std::int64_t number) { return add(std::string_view(std::to_string(number))); }
    CsvLine &add(int number) { return add(std::int64_t{number}); }
    /// "true" or "false".
    CsvLine &add(bool yes) { return add(yes ? std::string_view("true") : std::string_view("false")); }

    /// With its end.
    [[nodiscard]] std::string text() const { return m_text + "\n"; }

private:
    std::string m_text;
    bool m_empty = true;
};

/// The fields of a line of CSV without its end; spaces around fields that are not in quotes are removed. None
/// if a quotation mark isn't closed or is followed by a text.
std::optional<std::vector<std::string>> csvFields(std::string_view line, char separator);

} // namespace cave
