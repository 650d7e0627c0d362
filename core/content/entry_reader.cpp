// SPDX-License-Identifier: MIT
#include "core/content/entry_reader.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {
namespace {

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isControlByte(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// The line of a byte, both counted from 1.
std::ptrdiff_t lineOf(std::string_view text, std::size_t byte)
{
    return 1 + std::ranges::count(text.substr(0, byte), '\n');
}

} // namespace

Result<Json> parseDocument(const std::string &file, std::string_view text, JsonLimits limits)
{
    ParsedJson document = Json::parse(text, limits);
    switch (document.problem) {
    case ParsedJson::Problem::None:
        break;
    case ParsedJson::Problem::NotJson:
        return invalid(located(file, message("line %1 is not valid JSON", lineOf(text, document.byte))));
    case ParsedJson::Problem::NumberTooLarge:
        return invalid(located(file, Message("a number is too large")));
    case ParsedJson::Problem::TooLarge:
        return invalid(located(file, document.excess));
    }
    if (!document.value.isObject())
        return invalid(located(file, Message("must contain one object { ... }")));
    return std::move(document.value);
}

bool isContentKey(std::string_view text)
{
    return !text.empty() && text.size() <= kLongestContentKey && isLower(text.front()) &&
           std::ranges::all_of(text, [](char c) { return isLower(c) || (c >= '0' && c <= '9') || c == '_'; });
}

Message wholeNumberText(NumberRange range)
{
    return message("a whole number from %1 to %2", range.lowest, range.highest);
}

std::optional<int> wholeNumber(const Json &value, NumberRange range)
{
    if (!value.isWhole() || !value.fits() || value.whole() < range.lowest || value.whole() > range.highest)
        return std::nullopt;
    return static_cast<int>(value.whole());
}

EntryReader::EntryReader(std::string where, const Json &entry) : m_where(std::move(where)), m_entry(entry)
{
    if (!m_entry.isObject())
        fail("must be an object { ... }");
}

std::string EntryReader::key(std::string_view field)
{
    const Json *found = value(field);
    if (found == nullptr)
        return {};
    if (isContentKey(found->text()))
        return found->text();
    fail(message("%1 must be text of lower-case letters, digits and '_' that begins with a letter", field));
    return {};
}

std::string EntryReader::ownKey(std::string_view field)
{
    std::string own = key(field);
    if (!own.empty())
        m_where += " '" + own + "'";
    return own;
}

std::string EntryReader::text(std::string_view field, std::size_t longest)
{
    const Json *found = value(field);
    if (found == nullptr)
        return {};
    const std::string &text = found->text();
    if (!text.empty() && text.size() <= longest && std::ranges::none_of(text, isControlByte))
        return text;
    fail(message("%1 must be text of 1 to %2 bytes on one line", field, longest));
    return {};
}

int EntryReader::number(std::string_view field, NumberRange range)
{
    const Json *found = value(field);
    if (found == nullptr)
        return range.lowest;
    if (const std::optional<int> number = wholeNumber(*found, range))
        return *number;
    fail(message("%1 must be %2", field, wholeNumberText(range)));
    return range.lowest;
}

std::int64_t EntryReader::whole(std::string_view field, std::int64_t lowest, std::int64_t highest)
{
    const Json *found = value(field);
    if (found == nullptr)
        return lowest;
    const std::int64_t number = found->whole();
    if (found->isWhole() && found->fits() && number >= lowest && number <= highest)
        return number;
    fail(message("%1 must be a whole number from %2 to %3", field, lowest, highest));
    return lowest;
}

std::string EntryReader::text(std::string_view field)
{
    const Json *found = value(field);
    if (found != nullptr && found->isText())
        return found->text();
    fail(message("%1 must be text", field));
    return {};
}

int EntryReader::hundredths(std::string_view field, NumberRange range)
{
    const Json *found = value(field);
    if (found == nullptr)
        return range.lowest * 100;
    if (found->isNumber()) {
        const double number = found->number();
        const bool inside = number >= range.lowest && number <= range.highest;
        const long hundredths = inside ? std::lround(number * 100) : 0;
        // The quotient is the double nearest to a number with two decimals, which is how the text was parsed.
        if (inside && static_cast<double>(hundredths) / 100 == number)
            return static_cast<int>(hundredths);
    }
    fail(message("%1 must be a number from %2 to %3 with at most two decimals", field, range.lowest,
                 range.highest));
    return range.lowest * 100;
}

bool EntryReader::flag(std::string_view field)
{
    if (!has(field))
        return false;
    const Json &found = *value(field);
    if (!found.isBool())
        fail(message("%1 must be true or false", field));
    return found.truth();
}

std::vector<std::string> EntryReader::keys(std::string_view field)
{
    std::vector<std::string> keys;
    const Json *entries = list(field);
    for (std::size_t i = 0; entries != nullptr && i < entries->size(); ++i) {
        const std::string &entry = (*entries)[i].text();
        if (!isContentKey(entry) || std::ranges::find(keys, entry) != keys.end()) {
            fail(located(
                std::string(field),
                message("entry %1 must be text of lower-case letters, digits and '_', no two alike", i + 1)));
            break;
        }
        keys.push_back(entry);
    }
    return keys;
}

const Json *EntryReader::list(std::string_view field)
{
    const Json *found = value(field);
    if (found != nullptr && (!found->isList() || found->size() == 0)) {
        fail(message("%1 must be a list [ ... ] with at least one entry", field));
        return nullptr;
    }
    if (found != nullptr && found->size() > kMaxListEntries) {
        fail(message("%1 must not have more than %2 entries", field, kMaxListEntries));
        return nullptr;
    }
    return found;
}

const Json *EntryReader::value(std::string_view field)
{
    if (has(field))
        return m_entry.find(field);
    fail(message("%1 is missing", field));
    return nullptr;
}

bool EntryReader::has(std::string_view field)
{
    m_known.emplace_back(field);
    return !m_error && m_entry.find(field) != nullptr;
}

void EntryReader::refuseOtherFields()
{
    if (m_error)
        return;
    for (const Json::Member *field : sortedFields(m_entry)) {
        if (std::ranges::find(m_known, field->key) == m_known.end())
            fail(message("unknown field '%1'", field->key));
    }
}

void EntryReader::adoptError(const EntryReader &part)
{
    if (!m_error)
        m_error = part.error();
}

void EntryReader::fail(const Message &what)
{
    if (!m_error)
        m_error = invalid(located(m_where, what));
}

} // namespace cave
