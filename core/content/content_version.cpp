// SPDX-License-Identifier: MIT
#include "core/content/content_version.h"

#include "core/content/entry_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kSince = "since";
constexpr std::string_view kUntil = "until";
constexpr NumberRange kVersions{1, 1000};

bool isVersionField(std::string_view key)
{
    return key == kSince || key == kUntil;
}

/// Copies a document without the entries that its version doesn't have.
class VersionFilter {
public:
    VersionFilter(std::string file, int version) : m_file(std::move(file)), m_version(version) {}

    Json filtered(const Json &value)
    {
        if (value.isList())
            return filteredList(value);
        if (!value.isObject())
            return value;
        Json::Object fields;
        for (const Json::Member &field : value.object())
            fields.push_back({field.key, filtered(field.value)});
        return fields;
    }

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    [[nodiscard]] int newest() const { return m_newest; }

private:
    Json filteredList(const Json &list)
    {
        Json::List kept;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!list[i].isObject()) {
                kept.push_back(list[i]);
                continue;
            }
            if (!isPresent(list[i], i))
                continue;
            Json entry = filtered(list[i]);
            Json::Object fields = entry.object();
            std::erase_if(fields, [](const Json::Member &field) { return isVersionField(field.key); });
            kept.emplace_back(std::move(fields));
        }
        return kept;
    }

    bool isPresent(const Json &entry, std::size_t index)
    {
        EntryReader reader(m_file + ": entry " + std::to_string(index + 1), entry);
        const int since = reader.has(kSince) ? reader.number(kSince, kVersions) : kVersions.lowest;
        const int until = reader.has(kUntil) ? reader.number(kUntil, kVersions) : kNewestContent;
        if (until < since)
            reader.fail("until must be at least since");
        if (reader.error() && !m_error)
            m_error = reader.error();
        m_newest = std::max(m_newest, since);
        if (until != kNewestContent)
            m_newest = std::max(m_newest, until + 1);
        return since <= m_version && m_version <= until;
    }

    std::string m_file;
    int m_version;
    int m_newest = 1;
    std::optional<Error> m_error;
};

} // namespace

Result<Json> parseVersion(const std::string &file, std::string_view text, int version, int &newest)
{
    const auto document = CAVE_TRY(parseDocument(file, text));
    VersionFilter filter(file, version);
    Json filtered = filter.filtered(document);
    if (filter.error())
        return *filter.error();
    newest = std::max(newest, filter.newest());
    return filtered;
}

} // namespace cave
