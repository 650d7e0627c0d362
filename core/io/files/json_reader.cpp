// SPDX-License-Identifier: MIT
#include "core/io/files/json_reader.h"

#include "core/base/held_files.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestJsonFile = 8 << 20; // bytes; a region of the original program has 30,000
constexpr JsonLimits kLimits{120 << 20, 17};

Result<std::string> readText(const fs::path &path, const Message &file)
{
    std::error_code status;
    const fs::file_status kind = fs::symlink_status(path, status);
    if (kind.type() == fs::file_type::not_found)
        return Error{ErrorCode::NotFound, located(file, Message("is missing"))};
    if (kind.type() != fs::file_type::regular)
        return damaged(located(file, Message("is not a regular file")));
    const std::uintmax_t bytes = fs::file_size(path, status);
    if (!status && bytes > kLargestJsonFile)
        return damaged(located(file, Message("is larger than 8 MiB")));
    CAVE_TRY(refuseHeldFile(path, "file of a world"));
    std::ifstream stream(path, std::ios::binary);
    std::string text(status ? 0 : bytes + 1, '\0'); // one more, to detect the end
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream.eof())
        return Error{ErrorCode::Io, located(file, Message("cannot be read"))};
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

} // namespace

std::string JsonPlace::path() const
{
    if (parent == nullptr)
        return {};
    const std::string before = parent->path();
    if (key.empty())
        return before + "[" + std::to_string(index) + "]";
    return (before.empty() ? before : before + ".") + std::string(key);
}

Result<Json> JsonReader::parse(const fs::path &path) const
{
    return parseText(CAVE_TRY(readText(path, m_file)));
}

Result<Json> JsonReader::parseText(std::string_view text) const
{
    ParsedJson parsed = Json::parse(text, kLimits);
    switch (parsed.problem) {
    case ParsedJson::Problem::None:
        break;
    case ParsedJson::Problem::NotJson:
        return Error{m_issue, located(m_file, message("is not valid JSON at byte %1", parsed.byte))};
    case ParsedJson::Problem::NumberTooLarge:
        return Error{m_issue, located(m_file, Message("is not valid JSON"))};
    case ParsedJson::Problem::TooLarge:
        return Error{m_issue, located(m_file, parsed.excess)};
    }
    return std::move(parsed.value);
}

void JsonReader::fail(const JsonPlace &place, const Message &what, ErrorCode code)
{
    if (m_error)
        return;
    const std::string path = place.path();
    m_error = Error{code, located(m_file, path.empty() ? what : located(path, what))};
}

JsonPlace JsonReader::member(const JsonPlace &object, std::string_view key)
{
    if (const std::optional<JsonPlace> found = find(object, key))
        return *found;
    const JsonPlace place{&(*object.value)[key], &object, key, 0};
    fail(place, "is missing");
    return place;
}

std::optional<JsonPlace> JsonReader::find(const JsonPlace &object, std::string_view key)
{
    if (!object.value->isObject())
        fail(object, "must be an object");
    const Json *found = object.value->find(key);
    return found == nullptr ? std::nullopt : std::optional(JsonPlace{found, &object, key, 0});
}

JsonPlace JsonReader::element(const JsonPlace &array, std::size_t index)
{
    return {&(*array.value)[index], &array, {}, index};
}

std::size_t JsonReader::size(const JsonPlace &array)
{
    if (array.value->isList())
        return array.value->size();
    fail(array, "must be a list");
    return 0;
}

std::int64_t JsonReader::wholeNumber(const JsonPlace &place, std::int64_t low, std::int64_t high)
{
    const std::int64_t number = place.value->whole();
    if (!place.value->isWhole())
        fail(place, "must be a whole number");
    else if (!place.value->fits() || number < low || number > high)
        fail(place, message("is %1, which is not from %2 to %3", place.value->dump(), low, high));
    else
        return number;
    return std::clamp<std::int64_t>(0, low, high);
}

double JsonReader::number(const JsonPlace &place)
{
    if (!place.value->isNumber())
        fail(place, "must be a number");
    return place.value->number();
}

bool JsonReader::truth(const JsonPlace &place)
{
    if (!place.value->isBool())
        fail(place, "must be true or false");
    return place.value->truth();
}

std::string JsonReader::text(const JsonPlace &place)
{
    if (!place.value->isText())
        fail(place, "must be text");
    return place.value->text();
}

std::uint64_t JsonReader::hash(const JsonPlace &object, std::string_view key)
{
    const JsonPlace place = member(object, key);
    const std::optional<std::uint64_t> read = numberOfHexText(text(place));
    if (!read)
        fail(place, "must be a text of 16 hexadecimal digits");
    return read.value_or(0);
}

bool JsonReader::truth(const JsonPlace &object, std::string_view key, bool otherwise)
{
    const std::optional<JsonPlace> place = find(object, key);
    return place ? truth(*place) : otherwise;
}

void JsonReader::expectOnly(const JsonPlace &object, std::initializer_list<std::string_view> known)
{
    for (const Json::Member *field : sortedFields(*object.value)) {
        const std::string &name = field->key;
        if (std::ranges::find(known, name) != known.end() || !m_unknown.insert(name).second)
            continue;
        const std::string path = object.path();
        Message what = message("the field %1 is unknown and was ignored", Json(name).dump());
        m_notes.push_back(located(m_file, path.empty() ? std::move(what) : located(path, std::move(what))));
    }
}

} // namespace cave
