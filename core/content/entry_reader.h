// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The whole numbers that a field may hold, both ends included.
struct NumberRange {
    int lowest = 0;
    int highest = 0;
};

/// Of a list in a content file: entries are compared with one another, and no one writes this many.
inline constexpr std::size_t kMostListEntries = 1'000;

/// Reads the fields of one JSON object of a content file and keeps the first thing that is wrong, named with
/// file and entry. After that every field reads as its default, so that the reading code needs no checks of
/// its own.
class EntryReader {
public:
    /// `where`: "items.json: item 3"; the entry's key is added to it once it has been read. `entry` must
    /// outlive the reader.
    EntryReader(std::string where, const Json &entry);

    /// A key of lower-case ASCII letters, digits and '_', beginning with a letter.
    std::string key(std::string_view field);
    /// As `key`, and the entry is named by it from then on.
    std::string ownKey(std::string_view field);
    /// UTF-8 text of 1 .. longest bytes without control characters.
    std::string text(std::string_view field, std::size_t longest);
    int number(std::string_view field, NumberRange range);
    /// Hundredths of a number within `range` that has at most two decimals.
    int hundredths(std::string_view field, NumberRange range);
    /// True or false; false if the field isn't there.
    bool flag(std::string_view field);
    /// A list of keys as `key` takes, at least one, at most kMostListEntries, no two alike.
    std::vector<std::string> keys(std::string_view field);
    /// A list [ ... ] with at least one entry and at most kMostListEntries, or nullptr.
    const Json *list(std::string_view field);
    /// The value of a field that must be there, or nullptr.
    const Json *value(std::string_view field);
    [[nodiscard]] bool has(std::string_view field);

    /// Complains about fields that were neither read nor asked for with `has`.
    void refuseOtherFields();
    /// Keeps an error about this entry unless there is one: "weight must be ...".
    void fail(const Message &what);
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Keeps the error of `part`, the reader of an object inside this one, unless there is an error already.
    void adoptError(const EntryReader &part);
    /// "items.json: item 3 'steel_sword'"
    [[nodiscard]] const std::string &where() const { return m_where; }

private:
    std::string m_where;
    const Json &m_entry;
    std::vector<std::string> m_known;
    std::optional<Error> m_error;
};

/// The object that is the whole of `file`, whose text is given. Errors name the line where it is no JSON,
/// or that it holds too much.
Result<Json> parseDocument(const std::string &file, std::string_view text, JsonLimits limits = {});

/// True for what `EntryReader::key` takes.
bool isContentKey(std::string_view text);

/// "a whole number from 1 to 10"
std::string wholeNumberText(NumberRange range);

/// The whole number in `value` if it is one within `range`.
std::optional<int> wholeNumber(const Json &value, NumberRange range);

} // namespace cave
