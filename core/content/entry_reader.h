// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/content/scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// The range of an integer field, both ends included.
struct NumberRange {
    int lowest = 0;
    int highest = 0;
};

/// The maximum length of a list in a content file, as its entries are compared with each other.
inline constexpr std::size_t kMaxListEntries = 1'000;
/// The maximum length of a key in a content file, in bytes.
inline constexpr std::size_t kLongestContentKey = 40;

/// Reads the fields of one JSON object of a content file and keeps the first error, with file and entry.
/// After that every field reads as its default, so that callers need no checks.
class EntryReader {
public:
    /// `where`: "items.json: item 3"; the entry's key is added once it has been read. `entry` must outlive
    /// the reader.
    EntryReader(std::string where, const Json &entry);

    /// A key of lower-case ASCII letters, digits and '_', beginning with a letter.
    std::string key(std::string_view field);
    /// Like `key`; errors name the entry by it from then on.
    std::string ownKey(std::string_view field);
    /// UTF-8 text of 1 .. longest bytes without control characters.
    std::string text(std::string_view field, std::size_t longest);
    int number(std::string_view field, NumberRange range);
    /// The same of a number that may not fit into an int.
    std::int64_t whole(std::string_view field, std::int64_t lowest, std::int64_t highest);
    /// Any text.
    std::string text(std::string_view field);
    /// Hundredths of a number within `range` with at most two decimals.
    int hundredths(std::string_view field, NumberRange range);
    /// True or false; false if the field is missing.
    bool flag(std::string_view field);
    /// The same of a required field.
    bool truth(std::string_view field) { return value(field) != nullptr && flag(field); }
    /// A list of unique keys like `key`, 1 .. kMaxListEntries.
    std::vector<std::string> keys(std::string_view field);
    /// A list [ ... ] with 1 .. kMaxListEntries entries, or nullptr.
    const Json *list(std::string_view field);
    /// The value of a required field, or nullptr.
    const Json *value(std::string_view field);
    [[nodiscard]] bool has(std::string_view field);

    /// Reports fields that were neither read nor checked with `has`.
    void refuseOtherFields();
    /// Sets an error about this entry unless there is one: "weight must be ...".
    void fail(const Message &what);
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Takes over the error of `part`, the reader of an object inside this one, unless there is an error
    /// already.
    void adoptError(const EntryReader &part);
    /// "items.json: item 3 'steel_sword'"
    [[nodiscard]] const std::string &where() const { return m_where; }

private:
    std::string m_where;
    const Json &m_entry;
    std::vector<std::string> m_known;
    std::optional<Error> m_error;
};

/// Parses the text of `file` as a single object. Errors name the line where it isn't JSON, or say that it
/// exceeds the limits.
Result<Json> parseDocument(const std::string &file, std::string_view text, JsonLimits limits = {});

/// Reads all entries of `list` into `entries` by `read(reader)`, one by one, so that each can be compared
/// with earlier ones. `what`: "items.json: item".
template<class Entry, class Read>
Result<void> readEntries(const std::string &what, const Json &list, std::vector<Entry> &entries, Read read)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        EntryReader reader(what + " " + std::to_string(i + 1), list[i]);
        Entry entry = read(reader);
        reader.refuseOtherFields();
        if (reader.error())
            return *reader.error();
        entries.push_back(std::move(entry));
    }
    return {};
}

/// True for valid keys, see `EntryReader::key`.
bool isContentKey(std::string_view text);

/// "a whole number from 1 to 10"
Message wholeNumberText(NumberRange range);

/// The integer in `value` if it is one within `range`.
std::optional<int> wholeNumber(const Json &value, NumberRange range);

/// What fields of several content files may hold.
inline constexpr std::size_t kLongestName = 40; ///< bytes
inline constexpr NumberRange kWeightRange{1, 1000};
inline constexpr NumberRange kPowerRange{1, 1000};
inline constexpr NumberRange kTurnsRange{1, 1000};
inline constexpr NumberRange kDepthRange{0, 1'000'000};

struct Content;

/// Reads items.json: the items, also those with affixes, and what camps and shrines of journeys offer. What
/// depends on the scenario is checked by the caller.
Result<void> readItems(std::string_view text, Content &content);

/// Parses a scenario.json: { "kind", "name", "combat", "view" } and, where they differ from the Endless
/// Caves, "description", "diagonal_moves", "contact", "relentless", "chase_speed", "disguised", "mortal",
/// "habits"; with the combat "dice" also a "hero". An empty text stands for the Endless Caves. Errors name
/// file and part: "scenario.json: hero: start: strength must be ...". `parseContent` checks whether the keys
/// of habits and equipment exist. `version` and `newest`: see `parseVersion`.
Result<Scenario> parseScenario(std::string_view text, int version, int &newest);

} // namespace cave
