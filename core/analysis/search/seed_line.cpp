// SPDX-License-Identifier: MIT
#include "core/analysis/search/seed_line.h"

#include "core/base/text.h"
#include "core/io/exports/csv.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kEmptySeed = "\"\"";
constexpr std::string_view kSpaces = " \t";

bool isBlank(char c)
{
    return kSpaces.find(c) != std::string_view::npos;
}

/// 0 for a column that is a name.
std::size_t columnNumber(std::string_view column)
{
    std::size_t number = 0;
    const auto [end, status] = std::from_chars(column.data(), column.data() + column.size(), number);
    return status == std::errc() && end == column.data() + column.size() ? number : 0;
}

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(kSpaces), line.size());
        if (end > 0)
            words.emplace_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

} // namespace

SeedListReader::SeedListReader(std::string column)
    : m_column(std::move(column))
    , m_index(columnNumber(m_column))
{
}

std::size_t SeedListReader::longestLine() const
{
    constexpr std::size_t kOtherColumns = std::size_t{64} << 10U;
    return kMostSeedBytes + (m_column.empty() ? 0 : kOtherColumns);
}

Result<std::optional<std::string>> SeedListReader::next(std::string_view line)
{
    ++m_number;
    // Several if line ends were converted twice; left there, they would be a part of the seed that can't be
    // seen.
    while (line.ends_with('\r'))
        line.remove_suffix(1);
    if (m_number == 1 && line.starts_with("\xEF\xBB\xBF"))
        line.remove_prefix(3);
    if (line.size() > longestLine())
        return invalid(message("line %1 is longer than %2 bytes", m_number, longestLine()));
    if (!isUtf8(line))
        return invalid(message("line %1 is not valid UTF-8", m_number));
    if (!m_column.empty())
        return inColumn(line);
    if (line.empty())
        return std::optional<std::string>();
    if (line == kEmptySeed)
        return std::optional<std::string>(std::string());
    if (isBlank(line.front()) || isBlank(line.back()))
        ++m_padded;
    return std::optional<std::string>(line);
}

Result<void> SeedListReader::end() const
{
    return m_begun.empty() ? Result<void>() : wrongQuote();
}

Error SeedListReader::wrongQuote() const
{
    return invalid(message("line %1 has a quotation mark without its counterpart", m_begin));
}

Result<std::optional<std::string>> SeedListReader::inColumn(std::string_view line)
{
    if (m_begun.empty())
        m_begin = m_number;
    const std::string whole = std::exchange(m_begun, {}).append(line);
    if (whole.find_first_not_of(kSpaces) == std::string::npos)
        return std::optional<std::string>();
    std::optional<std::vector<std::string>> fields = fieldsOf(whole);
    if (!fields) {
        if (std::ranges::count(whole, '"') % 2 == 0 || whole.size() >= longestLine())
            return wrongQuote();
        m_begun = whole + '\n';
        return std::optional<std::string>();
    }
    const bool named = m_index > 0;
    if (!(named ? m_index <= fields->size() : findColumn(*fields)))
        return invalid(message("line %1 has no column '%2'", m_begin, m_column));
    if (!named)
        return std::optional<std::string>();
    std::string &field = (*fields)[m_index - 1];
    const bool table = m_separator != 0 && m_separator != ' ';
    std::string seed = table ? unguardedText(field) : std::move(field);
    if (seed.size() > kMostSeedBytes)
        return invalid(message("line %1 is longer than %2 bytes", m_number, kMostSeedBytes));
    return std::optional<std::string>(std::move(seed));
}

std::optional<std::vector<std::string>> SeedListReader::fieldsOf(std::string_view line)
{
    if (m_separator == 0) {
        const std::string_view text = line.substr(line.find_first_not_of(' '));
        const std::size_t first = text.find_first_of(",;\t ");
        if (text.starts_with('"'))
            m_separator = ',';
        else if (first != std::string_view::npos)
            m_separator = text[first];
    }
    if (m_separator == 0 || m_separator == ' ')
        return wordsOf(line);
    return csvFields(line, m_separator);
}

bool SeedListReader::findColumn(const std::vector<std::string> &fields)
{
    const auto found = std::ranges::find(fields, m_column);
    if (found == fields.end())
        return false;
    m_index = static_cast<std::size_t>(found - fields.begin()) + 1;
    return true;
}

std::string lineOfSeed(const std::string &seed)
{
    return seed.empty() ? std::string(kEmptySeed) : seed;
}

} // namespace cave
