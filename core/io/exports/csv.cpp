// SPDX-License-Identifier: MIT
#include "core/io/exports/csv.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kFormulaStarts = "=+-@\t\r";

bool isPlainNumber(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool digits = text.find_first_of("0123456789") != std::string_view::npos; // not "-inf"
    return status != std::errc::invalid_argument && end == text.data() + text.size() && digits;
}

/// Whether a spreadsheet would run a text, or would do so without the ' before it.
bool needsGuard(std::string_view text)
{
    const std::string_view rest = text.substr(std::min(text.find_first_not_of('\''), text.size()));
    return !rest.empty() && kFormulaStarts.find(rest.front()) != std::string_view::npos &&
           !(rest.size() == text.size() && isPlainNumber(text));
}

/// The field in quotes at the start of `rest`, which is moved behind it; none if it isn't closed.
std::optional<std::string> takeQuoted(std::string_view &rest)
{
    std::string field;
    for (std::size_t at = 1; at < rest.size(); ++at) {
        if (rest[at] != '"') {
            field += rest[at];
        } else if (at + 1 < rest.size() && rest[at + 1] == '"') {
            field += rest[at++];
        } else {
            rest.remove_prefix(at + 1);
            return field;
        }
    }
    return std::nullopt;
}

void skipSpaces(std::string_view &rest)
{
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
}

} // namespace

std::string guardedText(std::string_view text)
{
    return (needsGuard(text) ? "'" : "") + std::string(text);
}

std::string unguardedText(std::string_view text)
{
    const bool guarded = text.starts_with('\'') && needsGuard(text);
    return std::string(text.substr(guarded ? 1 : 0));
}

std::string csvText(std::string_view text)
{
    std::string guarded = guardedText(text);
    const bool spaces = !guarded.empty() && (guarded.front() == ' ' || guarded.back() == ' ');
    if (guarded.find_first_of(",\"\r\n") == std::string::npos && !spaces)
        return guarded;
    std::string field = "\"";
    for (const char c : guarded)
        field += c == '"' ? std::string("\"\"") : std::string(1, c);
    return field + "\"";
}

CsvLine &CsvLine::add(std::string_view field)
{
    m_text += (std::exchange(m_empty, false) ? "" : ",") + csvText(field);
    return *this;
}

std::optional<std::vector<std::string>> csvFields(std::string_view line, char separator)
{
    std::vector<std::string> fields;
    for (;;) {
        skipSpaces(line);
        if (line.starts_with('"')) {
            std::optional<std::string> field = takeQuoted(line);
            if (!field)
                return std::nullopt;
            fields.push_back(std::move(*field));
            skipSpaces(line);
            if (!line.empty() && line.front() != separator)
                return std::nullopt;
        } else {
            const std::string_view field = line.substr(0, line.find(separator));
            fields.emplace_back(field.substr(0, field.find_last_not_of(' ') + 1));
            line.remove_prefix(field.size());
        }
        if (line.empty())
            return fields;
        line.remove_prefix(1);
    }
}

} // namespace cave
