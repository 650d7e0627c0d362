#include "core/io/json_reader.h"

#include "core/base/held_files.h"
#include "core/base/json_size.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <limits>
#include <system_error>

namespace cave {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t kLargestJsonFile = std::size_t{8}
                                         << 20U;            // bytes; a region of the original's has 30,000
constexpr std::size_t kMostMemory = std::size_t{96} << 20U; // bytes, of the values of one file
constexpr std::size_t kDeepest = 17;

/// What a reader goes on with after an error.
const json &nothing()
{
    static const json kNothing;
    return kNothing;
}

Result<std::string> readText(const fs::path &path, const std::string &file)
{
    std::error_code status;
    const fs::file_status kind = fs::symlink_status(path, status);
    if (kind.type() == fs::file_type::not_found)
        return Error{ErrorCode::NotFound, file + ": is missing"};
    if (kind.type() != fs::file_type::regular)
        return Error{ErrorCode::Damaged, file + ": is not a plain file"};
    const std::uintmax_t bytes = fs::file_size(path, status);
    if (!status && bytes > kLargestJsonFile)
        return Error{ErrorCode::Damaged, file + ": is larger than 8 MiB"};
    if (const Result<void> free = refuseHeldFile(path, "file of a world"); !free)
        return free.error();
    std::ifstream stream(path, std::ios::binary);
    std::string text(status ? 0 : bytes + 1, '\0'); // one more, so that reading meets the end
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream.eof())
        return Error{ErrorCode::Io, file + ": cannot be read"};
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

Result<json> JsonReader::parse(const fs::path &path) const
{
    const Result<std::string> text = readText(path, m_file);
    return text ? parseText(*text) : text.error();
}

Result<json> JsonReader::parseText(std::string_view text) const
{
    if (const std::string flaw = jsonSizeFlaw(text, {kMostMemory, kDeepest}); !flaw.empty())
        return Error{m_flaw, m_file + ": " + flaw};
    try {
        return json::parse(text.begin(), text.end());
    } catch (const json::exception &failure) {
        const auto *syntax = dynamic_cast<const json::parse_error *>(&failure);
        return Error{m_flaw, m_file + ": is not valid JSON" +
                                 (syntax == nullptr ? "" : " at byte " + std::to_string(syntax->byte))};
    }
}

void JsonReader::fail(const JsonPlace &place, const std::string &what, ErrorCode code)
{
    if (m_error)
        return;
    const std::string path = place.path();
    m_error = Error{code, m_file + ": " + (path.empty() ? path : path + ": ") + what};
}

JsonPlace JsonReader::member(const JsonPlace &object, std::string_view key)
{
    if (const std::optional<JsonPlace> found = find(object, key))
        return *found;
    const JsonPlace place{&nothing(), &object, key, 0};
    fail(place, "is missing");
    return place;
}

std::optional<JsonPlace> JsonReader::find(const JsonPlace &object, std::string_view key)
{
    if (!object.value->is_object()) {
        fail(object, "must be an object");
        return std::nullopt;
    }
    const auto found = object.value->find(key);
    if (found == object.value->end())
        return std::nullopt;
    return JsonPlace{&*found, &object, key, 0};
}

JsonPlace JsonReader::element(const JsonPlace &array, std::size_t index)
{
    return {&(*array.value)[index], &array, {}, index};
}

std::size_t JsonReader::size(const JsonPlace &array)
{
    if (array.value->is_array())
        return array.value->size();
    fail(array, "must be a list");
    return 0;
}

std::int64_t JsonReader::wholeNumber(const JsonPlace &place, std::int64_t low, std::int64_t high)
{
    const bool fits = !place.value->is_number_unsigned() ||
                      place.value->get<std::uint64_t>() <=
                          static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const bool whole = place.value->is_number_integer();
    const std::int64_t number = whole && fits ? place.value->get<std::int64_t>() : 0;
    if (!whole)
        fail(place, "must be a whole number");
    else if (!fits || number < low || number > high)
        fail(place, "is " + place.value->dump() + ", which is not from " + std::to_string(low) + " to " +
                        std::to_string(high));
    else
        return number;
    return std::clamp<std::int64_t>(0, low, high);
}

double JsonReader::number(const JsonPlace &place)
{
    if (place.value->is_number())
        return place.value->get<double>();
    fail(place, "must be a number");
    return 0;
}

bool JsonReader::truth(const JsonPlace &place)
{
    if (place.value->is_boolean())
        return place.value->get<bool>();
    fail(place, "must be true or false");
    return false;
}

std::string JsonReader::text(const JsonPlace &place)
{
    if (place.value->is_string())
        return place.value->get<std::string>();
    fail(place, "must be a text");
    return {};
}

void JsonReader::expectOnly(const JsonPlace &object, std::initializer_list<std::string_view> known)
{
    if (!object.value->is_object())
        return;
    for (auto field = object.value->begin(); field != object.value->end(); ++field) {
        const std::string &name = field.key();
        if (std::find(known.begin(), known.end(), name) != known.end() || !m_unknown.insert(name).second)
            continue;
        const std::string path = object.path();
        m_notes.push_back(m_file + ": " + (path.empty() ? path : path + ": ") + "the field " +
                          json(name).dump() + " is unknown and was passed over");
    }
}

} // namespace cave
