// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// A value in a JSON file and its path. Observes the value and its parent, which must outlive it.
struct JsonPlace {
    const Json *value = nullptr;
    const JsonPlace *parent = nullptr;
    std::string_view key = {}; ///< in an object; empty for an element of an array, or the whole file
    std::size_t index = 0;     ///< in an array

    /// "cells[3][7].t"; empty for the whole file.
    [[nodiscard]] std::string path() const;
};

/// Reads the fields of one JSON text and keeps the first error. Later reads return 0, false or empty, so that
/// a caller may read on and check once.
class JsonReader {
public:
    /// `file`: the name at the beginning of errors. `issue`: the code of errors in the content.
    explicit JsonReader(Message file, ErrorCode issue = ErrorCode::Damaged)
        : m_file(std::move(file))
        , m_issue(issue)
    {
    }

    /// Reads and parses a file. Errors: NotFound, Io; Damaged if it is too large; those of `parseText`.
    Result<Json> parse(const std::filesystem::path &path) const;
    /// Parses a text. Error with the code `issue`: nested too deep, not JSON.
    Result<Json> parseText(std::string_view text) const;

    [[nodiscard]] bool ok() const { return !m_error; }
    /// The first error; there must be one.
    [[nodiscard]] const Error &error() const { return *m_error; }
    [[nodiscard]] const Message &file() const { return m_file; }

    /// Reports an error at `place`; "must be …" or "is …" follows the path.
    void fail(const JsonPlace &place, const Message &what) { fail(place, what, m_issue); }
    void fail(const JsonPlace &place, const Message &what, ErrorCode code);

    /// A required field.
    JsonPlace member(const JsonPlace &object, std::string_view key);
    JsonPlace member(const JsonPlace &&object, std::string_view key) = delete;
    /// An optional field.
    std::optional<JsonPlace> find(const JsonPlace &object, std::string_view key);
    std::optional<JsonPlace> find(const JsonPlace &&object, std::string_view key) = delete;
    [[nodiscard]] static JsonPlace element(const JsonPlace &array, std::size_t index);
    static JsonPlace element(const JsonPlace &&array, std::size_t index) = delete;

    /// The number of elements of a value that must be an array.
    std::size_t size(const JsonPlace &array);
    std::int64_t wholeNumber(const JsonPlace &place, std::int64_t low, std::int64_t high);
    double number(const JsonPlace &place);
    bool truth(const JsonPlace &place);
    std::string text(const JsonPlace &place);
    // The same of required fields.
    std::int64_t wholeNumber(const JsonPlace &object, std::string_view key, std::int64_t low,
                             std::int64_t high)
    {
        return wholeNumber(member(object, key), low, high);
    }
    bool truth(const JsonPlace &object, std::string_view key) { return truth(member(object, key)); }
    std::string text(const JsonPlace &object, std::string_view key) { return text(member(object, key)); }
    /// A required text of 16 hexadecimal digits.
    std::uint64_t hash(const JsonPlace &object, std::string_view key);
    /// An optional truth value.
    bool truth(const JsonPlace &object, std::string_view key, bool otherwise);

    /// Calls `read(place)` for each element of a value that must be an array, until something is wrong.
    template<class Read>
    void forEach(const JsonPlace &array, Read read)
    {
        const std::size_t count = size(array);
        for (std::size_t i = 0; i < count && ok(); ++i)
            read(element(array, i));
    }

    /// Records the fields of an object that are not in `known`.
    void expectOnly(const JsonPlace &object, std::initializer_list<std::string_view> known);
    /// A sentence for each unknown field, once per name.
    [[nodiscard]] const std::vector<Message> &notes() const { return m_notes; }

private:
    Message m_file;
    ErrorCode m_issue;
    std::optional<Error> m_error;
    std::set<std::string> m_unknown;
    std::vector<Message> m_notes;
};

/// A cell as [x, y].
inline Json cellJson(CellPos cell)
{
    return {cell.x, cell.y};
}

inline Json cellList(const std::vector<CellPos> &cells)
{
    Json list = Json::List{};
    for (const CellPos cell : cells)
        list.append(cellJson(cell));
    return list;
}

} // namespace cave
