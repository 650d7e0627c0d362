// SPDX-License-Identifier: MIT
#include "core/io/java/java_properties.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace cave {
namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\f';
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// A setting's line with its continuation lines; escapes are not resolved yet.
struct LogicalLine {
    std::string text;
    int line = 1;
};

/// Splits a file into logical lines, without comments and blank lines.
class PropertyLines {
public:
    explicit PropertyLines(std::string_view bytes) : m_rest(bytes) {}

    std::optional<LogicalLine> next()
    {
        while (!m_rest.empty()) {
            skipBlanks();
            LogicalLine logical{{}, m_line};
            if (!m_rest.empty() && (m_rest.front() == '#' || m_rest.front() == '!')) {
                static_cast<void>(naturalLine());
                continue;
            }
            logical.text = joinedLines();
            if (!logical.text.empty())
                return logical;
        }
        return std::nullopt;
    }

private:
    void skipBlanks()
    {
        while (!m_rest.empty() && isBlank(m_rest.front()))
            m_rest.remove_prefix(1);
    }

    std::string_view naturalLine()
    {
        std::size_t end = 0;
        while (end < m_rest.size() && !isLineEnd(m_rest[end]))
            ++end;
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        if (!m_rest.empty())
            m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : 1);
        ++m_line;
        return line;
    }

    /// A line continues in the next one if it ends with an odd number of backslashes.
    std::string joinedLines()
    {
        std::string text;
        for (bool goesOn = true; goesOn;) {
            skipBlanks();
            std::string_view line = naturalLine();
            const std::size_t last = line.find_last_not_of('\\');
            const std::size_t backslashes = line.size() - (last == std::string_view::npos ? 0 : last + 1);
            goesOn = backslashes % 2 == 1;
            if (goesOn)
                line.remove_suffix(1);
            text += line;
            goesOn = goesOn && !m_rest.empty();
        }
        return text;
    }

    std::string_view m_rest;
    int m_line = 1;
};

void appendUtf8(std::string &text, std::uint32_t c)
{
    const auto tail = [&text](std::uint32_t bits) { text += static_cast<char>(0x80U | (bits & 0x3FU)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | (c >> 6U));
        tail(c);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | (c >> 12U));
        tail(c >> 6U);
        tail(c);
    } else {
        text += static_cast<char>(0xF0U | (c >> 18U));
        tail(c >> 12U);
        tail(c >> 6U);
        tail(c);
    }
}

/// UTF-16 to UTF-8; an unpaired surrogate becomes U+FFFD.
std::string utf8FromUtf16(const std::u16string &units)
{
    constexpr std::uint32_t kReplacement = 0xFFFD;
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::uint32_t unit = units[i];
        const std::uint32_t next = i + 1 < units.size() ? units[i + 1] : 0U;
        if ((unit & 0xFC00U) == 0xD800U && (next & 0xFC00U) == 0xDC00U) {
            appendUtf8(text, 0x10000U + ((unit & 0x3FFU) << 10U) + (next & 0x3FFU));
            ++i;
        } else {
            appendUtf8(text, (unit & 0xF800U) == 0xD800U ? kReplacement : unit);
        }
    }
    return text;
}

std::optional<char16_t> fourHexDigits(std::string_view digits)
{
    std::uint32_t value = 0;
    if (digits.size() != 4)
        return std::nullopt;
    for (const char c : digits) {
        const bool decimal = c >= '0' && c <= '9';
        const auto lower = static_cast<char>(c | 0x20);
        if (!decimal && (lower < 'a' || lower > 'f'))
            return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(decimal ? c - '0' : lower - 'a' + 10);
    }
    return static_cast<char16_t>(value);
}

char16_t escaped(char c)
{
    switch (c) {
    case 't':
        return u'\t';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 'f':
        return u'\f';
    default:
        return static_cast<unsigned char>(c);
    }
}

Result<std::string> unescaped(std::string_view text, int line)
{
    std::u16string units;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            units += static_cast<unsigned char>(text[i]); // ISO 8859-1 is the first 256 code points
            continue;
        }
        ++i;
        if (text[i] != 'u') {
            units += escaped(text[i]);
            continue;
        }
        const std::optional<char16_t> unit = fourHexDigits(text.substr(i + 1, 4));
        if (!unit)
            return invalid(message("line %1: \\u must be followed by four hexadecimal digits", line));
        units += *unit;
        i += 4;
    }
    return utf8FromUtf16(units);
}

/// The end of the key: the first =, : or white space without a backslash.
std::size_t keyLength(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size() && text[i] != '=' && text[i] != ':' && !isBlank(text[i]))
        i += text[i] == '\\' ? 2 : 1;
    return std::min(i, text.size());
}

std::string_view valueAfterKey(std::string_view rest)
{
    const auto skipBlanks = [&rest] {
        while (!rest.empty() && isBlank(rest.front()))
            rest.remove_prefix(1);
    };
    skipBlanks();
    if (!rest.empty() && (rest.front() == '=' || rest.front() == ':')) {
        rest.remove_prefix(1);
        skipBlanks();
    }
    return rest;
}

} // namespace

Result<std::vector<JavaProperty>> parseJavaProperties(std::string_view bytes)
{
    std::vector<JavaProperty> properties;
    PropertyLines reader(bytes);
    while (const std::optional<LogicalLine> logical = reader.next()) {
        const std::string_view text = logical->text;
        const std::size_t length = keyLength(text);
        auto key = CAVE_TRY(unescaped(text.substr(0, length), logical->line));
        auto value = CAVE_TRY(unescaped(valueAfterKey(text.substr(length)), logical->line));
        properties.push_back({std::move(key), std::move(value), logical->line});
    }
    return properties;
}

} // namespace cave
