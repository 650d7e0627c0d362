// SPDX-License-Identifier: MIT
#include "core/base/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace cave {
namespace {

using Problem = ParsedJson::Problem;

// The size of values in bytes; arrays and objects may have reserved twice their size.
constexpr std::size_t kValue = 2 * sizeof(Json);
constexpr std::size_t kMember = 2 * sizeof(Json::Member) - kValue; ///< in addition to its value
constexpr std::size_t kAllocated = 16;                             ///< overhead of each allocation
constexpr std::size_t kShortText = 15;                             ///< bytes stored without allocation

std::size_t longText(const std::string &text)
{
    return text.size() <= kShortText ? 0 : text.size() + 1 + kAllocated;
}

} // namespace

/// Builds a value from the events of nlohmann's parser, and aborts it at the limits.
class JsonBuilder : public nlohmann::json::json_sax_t {
public:
    explicit JsonBuilder(JsonLimits limits) : m_limits(limits) {}

    ParsedJson take() { return std::move(m_parsed); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t & /*text*/) override { return add(value); }
    bool string(string_t &text) override
    {
        const std::size_t bytes = longText(text);
        return add(std::move(text), bytes);
    }
    bool binary(binary_t & /*bytes*/) override { return false; } // doesn't occur in texts
    bool key(string_t &text) override
    {
        m_key = std::move(text);
        return count(kMember + longText(m_key));
    }
    bool start_object(std::size_t /*count*/) override { return enter(Json::Object{}); }
    bool start_array(std::size_t /*count*/) override { return enter(Json::List{}); }
    bool end_object() override
    {
        dropRepeated(fieldsOf(*m_open.back()));
        return leave();
    }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t byte, const std::string & /*token*/,
                     const nlohmann::detail::exception &error) override
    {
        constexpr int kNumberOverflow = 406; // of nlohmann's error ids
        m_parsed = {{}, error.id == kNumberOverflow ? Problem::NumberTooLarge : Problem::NotJson, byte};
        return false;
    }

private:
    static Json::Object &fieldsOf(Json &object) { return *std::get_if<Json::Object>(&object.m_value); }

    /// Keeps the last of fields with the same name.
    static void dropRepeated(Json::Object &fields)
    {
        std::map<std::string_view, std::size_t> last;
        for (std::size_t i = 0; i < fields.size(); ++i)
            last[fields[i].key] = i;
        if (last.size() == fields.size())
            return;
        std::vector<std::size_t> places;
        places.reserve(last.size());
        for (const auto &[key, place] : last)
            places.push_back(place);
        std::ranges::sort(places);
        Json::Object kept;
        kept.reserve(places.size());
        for (const std::size_t place : places)
            kept.push_back(std::move(fields[place]));
        fields = std::move(kept);
    }

    bool count(std::size_t bytes)
    {
        m_taken += bytes;
        if (m_taken <= m_limits.memory)
            return true;
        return refuse(message("would take more than %1 MiB of memory", m_limits.memory >> 20U));
    }

    bool refuse(Message excess)
    {
        m_parsed = {{}, Problem::TooLarge, 0, std::move(excess)};
        return false;
    }

    bool add(Json value, std::size_t bytes = 0)
    {
        put(std::move(value));
        return count(kValue + bytes);
    }

    Json &put(Json value)
    {
        if (m_open.empty())
            return m_parsed.value = std::move(value);
        if (m_open.back()->isList())
            return m_open.back()->append(std::move(value));
        // Without the search for an existing field that an assignment would do.
        return fieldsOf(*m_open.back()).emplace_back(Json::Member{std::move(m_key), std::move(value)}).value;
    }

    bool enter(Json value)
    {
        m_open.push_back(&put(std::move(value)));
        if (m_open.size() > m_limits.depth)
            return refuse(message("is nested too deep"));
        return count(kValue + kAllocated);
    }

    bool leave()
    {
        m_open.pop_back();
        return true;
    }

    JsonLimits m_limits;
    ParsedJson m_parsed;
    std::vector<Json *> m_open; ///< open arrays and objects, the outermost first; their addresses are stable
    std::string m_key;
    std::size_t m_taken = 0;
};

namespace {

/// Writes a value in the library's format; numbers with decimals by a function of the library that it doesn't
/// document, as creating one of its values for each takes twice as long.
class JsonWriter {
public:
    explicit JsonWriter(JsonFormat format) : m_format(format) {}

    std::string take() { return std::move(m_text); }

    void write(const Json &value)
    {
        if (value.isObject())
            writeObject(value);
        else if (value.isList())
            writeList(value.list());
        else if (value.isText())
            writeText(value.text());
        else if (value.isBool())
            writeScalar(value.truth());
        else if (value.isWhole() && value.fits())
            writeNumber(value.whole());
        else if (value.isWhole())
            writeNumber(value.unsignedWhole());
        else if (value.isNumber() && std::isfinite(value.number()))
            writeNumber(value.number());
        else
            writeScalar(nullptr);
    }

private:
    /// As `dump` would, which creates a writer for each.
    template<class Number>
    void writeNumber(Number number)
    {
        std::array<char, 64> text{}; // enough for any
        char *const end = text.data() + text.size();
        if constexpr (std::floating_point<Number>)
            m_text.append(text.data(), nlohmann::detail::to_chars(text.data(), end, number));
        else
            m_text.append(text.data(), std::to_chars(text.data(), end, number).ptr);
    }

    void writeScalar(const nlohmann::json &value)
    {
        m_text += value.dump(-1, ' ', m_format.ascii, nlohmann::json::error_handler_t::replace);
    }

    void writeText(const std::string &text)
    {
        const auto isPlain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
        if (std::ranges::all_of(text, isPlain)) // the common case, which is faster
            m_text.append("\"").append(text).append("\"");
        else
            writeScalar(text);
    }

    void writeObject(const Json &object)
    {
        open('{');
        if (m_format.sorted) {
            for (const Json::Member *field : sortedFields(object))
                writeField(*field);
        } else {
            for (const Json::Member &field : object.object())
                writeField(field);
        }
        close('}', object.size() == 0);
    }

    void writeField(const Json::Member &field)
    {
        separate();
        writeText(field.key);
        m_text += m_format.indent < 0 ? ":" : ": ";
        write(field.value);
    }

    void writeList(const Json::List &list)
    {
        open('[');
        for (const Json &element : list) {
            separate();
            write(element);
        }
        close(']', list.empty());
    }

    void open(char bracket)
    {
        m_text += bracket;
        ++m_depth;
    }

    /// Between two entries, and before the first one.
    void separate()
    {
        if (const char last = m_text.back(); last != '[' && last != '{')
            m_text += ',';
        endLine();
    }

    void close(char bracket, bool empty)
    {
        --m_depth;
        if (!empty)
            endLine();
        m_text += bracket;
    }

    void endLine()
    {
        if (m_format.indent >= 0)
            m_text.append("\n").append(m_depth * static_cast<std::size_t>(m_format.indent), ' ');
    }

    JsonFormat m_format;
    std::string m_text;
    std::size_t m_depth = 0;
};

const Json &nothing()
{
    static const Json kNothing;
    return kNothing;
}

bool isPair(const Json &value)
{
    return value.isList() && value.size() == 2 && value.list().front().isText();
}

} // namespace

Json::Json() = default;
Json::Json(std::nullptr_t) {}
Json::Json(const char *text) : m_value(std::string(text)) {}
Json::Json(std::string_view text) : m_value(std::string(text)) {}
Json::Json(std::string text) : m_value(std::move(text)) {}
Json::Json(List list) : m_value(std::move(list)) {}
Json::Json(Object object) : m_value(std::move(object)) {}
Json::Json(const Json &other) = default;
Json::Json(Json &&other) noexcept = default;
Json &Json::operator=(const Json &other) = default;
Json &Json::operator=(Json &&other) noexcept = default;
Json::~Json() = default;

Json::Json(std::initializer_list<Json> values)
{
    if (!std::ranges::all_of(values, isPair)) {
        m_value = List(values);
        return;
    }
    m_value = Object();
    for (const Json &pair : values)
        (*this)[pair.list()[0].text()] = pair.list()[1];
}

ParsedJson Json::parse(std::string_view text, JsonLimits limits)
{
    JsonBuilder builder(limits);
    nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return builder.take();
}

std::string Json::dump(JsonFormat format) const
{
    JsonWriter writer(format);
    writer.write(*this);
    return writer.take();
}

bool Json::isNull() const
{
    return std::holds_alternative<std::nullptr_t>(m_value);
}

bool Json::isBool() const
{
    return std::holds_alternative<bool>(m_value);
}

bool Json::isNumber() const
{
    return isWhole() || std::holds_alternative<double>(m_value);
}

bool Json::isWhole() const
{
    return std::holds_alternative<std::int64_t>(m_value) || std::holds_alternative<std::uint64_t>(m_value);
}

bool Json::isText() const
{
    return std::holds_alternative<std::string>(m_value);
}

bool Json::isList() const
{
    return std::holds_alternative<List>(m_value);
}

bool Json::isObject() const
{
    return std::holds_alternative<Object>(m_value);
}

bool Json::truth() const
{
    const bool *value = std::get_if<bool>(&m_value);
    return value != nullptr && *value;
}

double Json::number() const
{
    if (const auto *value = std::get_if<double>(&m_value))
        return *value;
    if (const auto *value = std::get_if<std::uint64_t>(&m_value))
        return static_cast<double>(*value);
    return static_cast<double>(whole());
}

std::int64_t Json::whole() const
{
    if (const auto *value = std::get_if<std::int64_t>(&m_value))
        return *value;
    return static_cast<std::int64_t>(unsignedWhole());
}

std::uint64_t Json::unsignedWhole() const
{
    if (const auto *value = std::get_if<std::uint64_t>(&m_value))
        return *value;
    const auto *value = std::get_if<std::int64_t>(&m_value);
    return value == nullptr ? 0 : static_cast<std::uint64_t>(*value);
}

bool Json::fits() const
{
    const auto *value = std::get_if<std::uint64_t>(&m_value);
    return value == nullptr || *value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
}

const std::string &Json::text() const
{
    static const std::string kEmpty;
    const auto *value = std::get_if<std::string>(&m_value);
    return value == nullptr ? kEmpty : *value;
}

const Json::List &Json::list() const
{
    static const List kEmpty;
    const auto *value = std::get_if<List>(&m_value);
    return value == nullptr ? kEmpty : *value;
}

const Json::Object &Json::object() const
{
    static const Object kEmpty;
    const auto *value = std::get_if<Object>(&m_value);
    return value == nullptr ? kEmpty : *value;
}

std::size_t Json::size() const
{
    return list().size() + object().size();
}

const Json *Json::find(std::string_view key) const
{
    const auto found = std::ranges::find(object(), key, &Member::key);
    return found == object().end() ? nullptr : &found->value;
}

const Json &Json::operator[](std::string_view key) const
{
    const Json *found = find(key);
    return found == nullptr ? nothing() : *found;
}

const Json &Json::operator[](std::size_t index) const
{
    return index < list().size() ? list()[index] : nothing();
}

Json &Json::operator[](std::string_view key)
{
    if (!isObject())
        m_value = Object();
    auto &object = *std::get_if<Object>(&m_value);
    const auto found = std::ranges::find(object, key, &Member::key);
    return found == object.end() ? object.emplace_back(Member{std::string(key), {}}).value : found->value;
}

Json &Json::operator[](std::size_t index)
{
    if (!isList())
        m_value = List();
    auto &list = *std::get_if<List>(&m_value);
    if (index >= list.size())
        list.resize(index + 1);
    return list[index];
}

Json &Json::append(Json value)
{
    if (!isList())
        m_value = List();
    return std::get_if<List>(&m_value)->emplace_back(std::move(value));
}

std::vector<const Json::Member *> sortedFields(const Json &object)
{
    std::vector<const Json::Member *> fields;
    fields.reserve(object.size());
    for (const Json::Member &member : object.object())
        fields.push_back(&member);
    std::ranges::sort(fields, {},
                      [](const Json::Member *member) -> const std::string & { return member->key; });
    return fields;
}

bool operator==(const Json &a, const Json &b)
{
    if (a.isWhole() && b.isWhole())
        return a.whole() == b.whole() && a.fits() == b.fits();
    if (a.isNumber() && b.isNumber())
        return a.number() == b.number();
    return a.m_value == b.m_value;
}

} // namespace cave
