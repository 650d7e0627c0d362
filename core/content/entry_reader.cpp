#include "core/content/entry_reader.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {
namespace {

using nlohmann::json;

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

} // namespace

Result<json> parseDocument(const std::string &file, std::string_view text, JsonLimits limits)
{
    if (const std::string flaw = jsonSizeFlaw(text, limits); !flaw.empty())
        return Error{ErrorCode::InvalidArgument, file + ": " + flaw};
    try {
        json document = json::parse(text.begin(), text.end());
        if (!document.is_object())
            return Error{ErrorCode::InvalidArgument, file + ": must hold one object { ... }"};
        return document;
    } catch (const json::parse_error &error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        return Error{ErrorCode::InvalidArgument,
                     file + ": line " + std::to_string(line) + " is not valid JSON"};
    } catch (const json::exception &) {
        return Error{ErrorCode::InvalidArgument, file + ": a number is too large"};
    }
}

bool isContentKey(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && isLower(text.front()) &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return isLower(c) || (c >= '0' && c <= '9') || c == '_'; });
}

std::string wholeNumberText(NumberRange range)
{
    return "a whole number from " + std::to_string(range.lowest) + " to " + std::to_string(range.highest);
}

std::optional<int> wholeNumber(const json &value, NumberRange range)
{
    if (!value.is_number_integer())
        return std::nullopt;
    // Numbers above the signed range are kept unsigned and would turn negative below.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(range.highest))
        return std::nullopt;
    const auto number = value.get<std::int64_t>();
    if (number < range.lowest || number > range.highest)
        return std::nullopt;
    return static_cast<int>(number);
}

EntryReader::EntryReader(std::string where, const json &entry) : m_where(std::move(where)), m_entry(entry)
{
    if (!m_entry.is_object())
        fail("must be an object { ... }");
}

std::string EntryReader::key(std::string_view field)
{
    const json *found = value(field);
    if (found == nullptr)
        return {};
    if (found->is_string() && isContentKey(found->get_ref<const std::string &>()))
        return found->get<std::string>();
    fail(std::string(field) +
         " must be a text of lower-case letters, digits and '_' that begins with a letter");
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
    const json *found = value(field);
    if (found == nullptr)
        return {};
    if (found->is_string()) {
        const auto &text = found->get_ref<const std::string &>();
        if (!text.empty() && text.size() <= longest && std::none_of(text.begin(), text.end(), isControl))
            return text;
    }
    fail(std::string(field) + " must be a text of 1 to " + std::to_string(longest) + " bytes on one line");
    return {};
}

int EntryReader::number(std::string_view field, NumberRange range)
{
    const json *found = value(field);
    if (found == nullptr)
        return range.lowest;
    if (const std::optional<int> number = wholeNumber(*found, range))
        return *number;
    fail(std::string(field) + " must be " + wholeNumberText(range));
    return range.lowest;
}

int EntryReader::hundredths(std::string_view field, NumberRange range)
{
    const json *found = value(field);
    if (found == nullptr)
        return range.lowest * 100;
    if (found->is_number()) {
        const auto number = found->get<double>();
        const bool inside = number >= range.lowest && number <= range.highest;
        const long hundredths = inside ? std::lround(number * 100) : 0;
        // The quotient is the double nearest to a number of two decimals, which is what the text gave.
        if (inside && static_cast<double>(hundredths) / 100 == number)
            return static_cast<int>(hundredths);
    }
    fail(std::string(field) + " must be a number from " + std::to_string(range.lowest) + " to " +
         std::to_string(range.highest) + " with at most two decimals");
    return range.lowest * 100;
}

bool EntryReader::flag(std::string_view field)
{
    if (!has(field))
        return false;
    const json &found = *value(field);
    if (!found.is_boolean()) {
        fail(std::string(field) + " must be true or false");
        return false;
    }
    return found.get<bool>();
}

std::vector<std::string> EntryReader::keys(std::string_view field)
{
    std::vector<std::string> keys;
    const json *entries = list(field);
    for (std::size_t i = 0; entries != nullptr && i < entries->size(); ++i) {
        const json &entry = (*entries)[i];
        const bool valid = entry.is_string() && isContentKey(entry.get_ref<const std::string &>());
        if (!valid || std::find(keys.begin(), keys.end(), entry.get<std::string>()) != keys.end()) {
            fail(std::string(field) + ": entry " + std::to_string(i + 1) +
                 " must be a text of lower-case letters, digits and '_', no two alike");
            break;
        }
        keys.push_back(entry.get<std::string>());
    }
    return keys;
}

const json *EntryReader::list(std::string_view field)
{
    const json *found = value(field);
    if (found != nullptr && (!found->is_array() || found->empty())) {
        fail(std::string(field) + " must be a list [ ... ] with at least one entry");
        return nullptr;
    }
    if (found != nullptr && found->size() > kMostListEntries) {
        fail(std::string(field) + " must not have more than " + std::to_string(kMostListEntries) +
             " entries");
        return nullptr;
    }
    return found;
}

const json *EntryReader::value(std::string_view field)
{
    if (has(field))
        return &*m_entry.find(field);
    fail(std::string(field) + " is missing");
    return nullptr;
}

bool EntryReader::has(std::string_view field)
{
    m_known.emplace_back(field);
    return !m_error && m_entry.contains(field);
}

void EntryReader::refuseOtherFields()
{
    if (m_error)
        return;
    for (const auto &[field, unused] : m_entry.items()) {
        if (std::find(m_known.begin(), m_known.end(), field) == m_known.end())
            fail("unknown field '" + field + "'");
    }
}

void EntryReader::adoptError(const EntryReader &part)
{
    if (!m_error)
        m_error = part.error();
}

void EntryReader::fail(std::string_view what)
{
    if (!m_error)
        m_error = Error{ErrorCode::InvalidArgument, m_where + ": " + std::string(what)};
}

} // namespace cave
