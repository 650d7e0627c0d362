// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cave {

/// Limits on a JSON text.
struct JsonLimits {
    std::size_t memory = 32 << 20; ///< approximate memory of its values, in bytes
    std::size_t depth = 100;       ///< nesting of arrays and objects
};

struct ParsedJson;

/// A boolean or a number.
template<class Value>
concept JsonScalar = std::integral<Value> || std::floating_point<Value>;

/// Output options.
struct JsonFormat {
    int indent = -1;     ///< spaces per level; -1: all on one line
    bool sorted = false; ///< fields sorted by name instead of insertion order
    bool ascii = false;  ///< writes other characters as \uXXXX
};

/// A JSON value. Parsing and writing use nlohmann::json, which is hidden behind this header because it is
/// expensive to compile.
///
/// A braced list of pairs that begin with a string is an object, any other one an array, as with
/// nlohmann::json:
///     Json{{"kind", "bat"}, {"at", {3, 4}}}
/// An array of such pairs needs `Json::List{...}`, an empty object `Json::Object{}`.
class Json {
public:
    struct Member;
    using List = std::vector<Json>;
    using Object = std::vector<Member>; ///< in the order of the text; names are unique

    Json();
    // Implicit conversion from any JSON type, so that objects are as short to write as in JSON.
    template<JsonScalar Value>
    Json(Value value) : m_value(stored(value)) // NOLINT(google-explicit-constructor)
    {
    }
    Json(std::nullptr_t);        // NOLINT(google-explicit-constructor)
    Json(const char *text);      // NOLINT(google-explicit-constructor)
    Json(std::string_view text); // NOLINT(google-explicit-constructor)
    Json(std::string text);      // NOLINT(google-explicit-constructor)
    Json(List list);             // NOLINT(google-explicit-constructor)
    Json(Object object);         // NOLINT(google-explicit-constructor)
    Json(std::initializer_list<Json> values);
    template<class Value>
    explicit Json(const std::vector<Value> &values) : Json(List(values.begin(), values.end()))
    {
    }
    Json(const Json &other);
    Json(Json &&other) noexcept;
    Json &operator=(const Json &other);
    Json &operator=(Json &&other) noexcept;
    ~Json();

    /// Parses a text; see ParsedJson.
    static ParsedJson parse(std::string_view text, JsonLimits limits = {});
    /// The value as text; bytes that are not UTF-8 are replaced.
    [[nodiscard]] std::string dump(JsonFormat format = {}) const;

    [[nodiscard]] bool isNull() const;
    [[nodiscard]] bool isBool() const;
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] bool isWhole() const; ///< a number without decimals or exponent that fits into 64 bits
    [[nodiscard]] bool isText() const;
    [[nodiscard]] bool isList() const;
    [[nodiscard]] bool isObject() const;

    // The value if it has the type; otherwise false, 0 or empty.
    [[nodiscard]] bool truth() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::int64_t whole() const;
    [[nodiscard]] std::uint64_t unsignedWhole() const;
    [[nodiscard]] bool fits() const; ///< whether `whole` is exact: false from 2^63 on
    [[nodiscard]] const std::string &text() const;
    [[nodiscard]] const List &list() const;
    [[nodiscard]] const Object &object() const;
    [[nodiscard]] std::size_t size() const; ///< elements of an array, fields of an object, otherwise 0

    /// The field with that name, or nullptr if there is none or this isn't an object; observes this value.
    [[nodiscard]] const Json *find(std::string_view key) const;
    /// The field with that name or the element; null if there is none.
    const Json &operator[](std::string_view key) const;
    const Json &operator[](std::size_t index) const;
    /// The field with that name, added if there is none; a value that isn't an object becomes one.
    Json &operator[](std::string_view key);
    /// The element; nulls are added up to it if there are fewer; a value that isn't an array becomes one.
    Json &operator[](std::size_t index);
    /// Appends an element; a value that isn't an array becomes one. Returns the element, valid until the next
    /// change.
    Json &append(Json value);

    /// Numbers are compared by value; objects are equal if they have the same fields in the same order.
    friend bool operator==(const Json &a, const Json &b);

private:
    friend class JsonBuilder;

    using Stored =
        std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, List, Object>;

    template<JsonScalar Value>
    static constexpr auto stored(Value value)
    {
        if constexpr (std::same_as<Value, bool>)
            return value;
        else if constexpr (std::floating_point<Value>)
            return static_cast<double>(value);
        else if constexpr (std::signed_integral<Value>)
            return static_cast<std::int64_t>(value);
        else
            return static_cast<std::uint64_t>(value);
    }

    Stored m_value;
};

/// A field of an object.
struct Json::Member {
    std::string key;
    Json value;

    friend bool operator==(const Member &, const Member &) = default;
};

/// An object with a field for each entry.
template<class Value>
Json::Object objectOf(const std::map<std::string, Value> &values)
{
    Json::Object fields;
    for (const auto &[key, value] : values)
        fields.push_back({key, Json(value)});
    return fields;
}

/// The fields of an object sorted by name; they observe it. Empty for other values.
std::vector<const Json::Member *> sortedFields(const Json &object);

/// The value of a text, or why it can't be parsed.
struct ParsedJson {
    enum class Problem : std::uint8_t {
        None,
        NotJson,        ///< see `byte`
        NumberTooLarge, ///< for a double
        TooLarge,       ///< beyond the limits, see `excess`
    };

    Json value; ///< null on an error
    Problem problem = Problem::None;
    std::size_t byte = 0; ///< where it stops being JSON, counted from 1
    Message excess = {};  ///< the end of a sentence: "is nested too deep"

    [[nodiscard]] bool ok() const { return problem == Problem::None; }
};

} // namespace cave
