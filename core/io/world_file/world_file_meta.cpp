// SPDX-License-Identifier: MIT
// What a world's file says of the world as a whole: its name, what it is made from, and its content.

#include "core/io/world_file/world_file_meta.h"

#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/content/builtin.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/settings_json.h"
#include "core/io/files/error_text.h"
#include "core/io/files/world_names.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kChecksumKey = "crc32";
constexpr int kLevelsVersion = 5; // the first version that stores level files
constexpr std::string_view kLevelFilesKey = "level_files";

/// Other rows belong to other programs.
constexpr std::string_view kOwnKeys =
    "'name', 'seed', 'seed_number', 'generator', 'generator_version', 'settings', 'scenario', 'created_ms', "
    "'content_items', 'content_monsters', 'content_trees', 'content_scenario', 'level_files', 'crc32'";

constexpr std::uint8_t kCopyVersion = 1;
constexpr std::size_t kMaxMetaBytes = 8 << 20;
constexpr std::size_t kMetaRow = 128;             // memory of a row in addition to its texts
constexpr std::size_t kMaxContentBytes = 1 << 20; // of one table, as in a folder

using MetaTexts = std::map<std::string, std::string, std::less<>>;

/// Keys and values in order, each followed by a zero byte.
std::vector<std::uint8_t> packed(const MetaTexts &texts)
{
    std::vector<std::uint8_t> bytes;
    for (const auto &[key, value] : texts) {
        for (const std::string *text : {&key, &value}) {
            bytes.insert(bytes.end(), text->begin(), text->end());
            bytes.push_back(0);
        }
    }
    return bytes;
}

/// Without the checksum itself.
std::string metaChecksum(MetaTexts texts)
{
    texts.erase(std::string(kChecksumKey));
    return std::to_string(crc32Of(packed(texts)));
}

MetaTexts textsOf(const WorldMeta &meta)
{
    MetaTexts texts{{"name", meta.name},
                    {"seed", meta.spec.seed},
                    {"generator", std::string(generatorName(meta.spec.generator.kind))},
                    {"generator_version", std::to_string(meta.spec.generator.version)},
                    {"settings", settingsToJson(meta.spec.settings, meta.spec.generator.kind)},
                    {"scenario", std::string(scenarioKey(scenarioOf(meta.spec.generator.kind)))},
                    {"created_ms", std::to_string(meta.createdMs)}};
    if (meta.spec.seedNumber)
        texts.emplace("seed_number", std::to_string(*meta.spec.seedNumber));
    for (const ContentRow &row : kContentRows) {
        if (meta.version >= row.since)
            texts.emplace(row.key, meta.texts.*row.text);
    }
    if (meta.version >= kLevelsVersion)
        texts.emplace(kLevelFilesKey, std::to_string(meta.spec.levelFiles.size()));
    return texts;
}

Result<MetaTexts> readAllTexts(const Database &database, const std::filesystem::path &path)
{
    auto statement = CAVE_TRY(database.prepare("SELECT key, value FROM meta"));
    MetaTexts texts;
    std::size_t bytes = 0;
    while (CAVE_TRY(statement.step())) {
        bytes += kMetaRow + statement.blob(0).size() + statement.blob(1).size();
        if (bytes > kMaxMetaBytes)
            return damagedWorld(path, message("its name, seed, settings and content are larger than %1 MiB",
                                              kMaxMetaBytes >> 20U));
        texts.emplace(statement.text(0), statement.text(1));
    }
    return texts;
}

MetaTexts unpacked(const std::vector<std::uint8_t> &bytes)
{
    std::vector<std::string> parts;
    for (auto begin = bytes.begin(), end = bytes.begin(); end != bytes.end(); begin = end + 1) {
        end = std::find(begin, bytes.end(), 0);
        if (end == bytes.end())
            break;
        parts.emplace_back(begin, end);
    }
    MetaTexts texts;
    for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
        texts.emplace(std::move(parts[i]), std::move(parts[i + 1]));
    return texts;
}

/// The content of the second copy. Error Damaged: it is missing or damaged.
Result<std::vector<std::uint8_t>> readCopyBytes(const Database &database)
{
    auto select = CAVE_TRY(database.prepare("SELECT rows, crc32 FROM meta_copy WHERE id = 0"));
    const std::span<const std::uint8_t> rows =
        CAVE_TRY(select.step()) ? select.blob(0) : std::span<const std::uint8_t>();
    if (rows.empty() || rows[0] != kCopyVersion || !select.isInteger(1) || select.integer(1) != crc32Of(rows))
        return damaged("checksum does not match");
    Inflated content = inflateUpTo(rows.subspan(1), kMaxMetaBytes, {});
    if (!content.problem.empty())
        return damaged(std::move(content.problem));
    return std::move(content.bytes);
}

/// Without the rows of other programs and the checksum, which covers them.
MetaTexts ownTexts(MetaTexts texts)
{
    std::erase_if(texts, [](const auto &text) {
        return text.first == kChecksumKey || kOwnKeys.find("'" + text.first + "'") == std::string_view::npos;
    });
    return texts;
}

/// The second copy; none if it is missing or damaged.
std::optional<MetaTexts> readCopy(const Database &database)
{
    const Result<std::vector<std::uint8_t>> bytes = readCopyBytes(database);
    return bytes ? std::optional(unpacked(*bytes)) : std::nullopt;
}

/// Error Damaged: something is missing.
Result<void> checkComplete(const MetaTexts &texts, const std::filesystem::path &path, int version)
{
    std::vector<std::string> needed{"name",     "seed",     "generator",  "generator_version",
                                    "settings", "scenario", "created_ms", "crc32"};
    for (const ContentRow &row : kContentRows) {
        if (version >= row.since)
            needed.emplace_back(row.key);
    }
    if (version >= kLevelsVersion)
        needed.emplace_back(kLevelFilesKey);
    for (const std::string &key : needed) {
        if (!texts.contains(key))
            return damagedWorld(path, message("it has no %1", key));
    }
    return {};
}

Result<GeneratorId> readGenerator(const MetaTexts &texts, const std::filesystem::path &path)
{
    Result<GeneratorId> newest = generatorNamed(texts.at("generator"));
    if (!newest)
        return damagedWorld(path, newest.error().message);
    const int version = parseWhole<int>(texts.at("generator_version")).value_or(0);
    if (version < 1)
        return damagedWorld(path, message("its generator version is '%1'", texts.at("generator_version")));
    if (version > newest->version) {
        return Error{
            ErrorCode::TooNew,
            message("world %1 was created by version %2 of generator %3; this program supports up to %4",
                    quoted(path), version, texts.at("generator"), newest->version)};
    }
    newest->version = version;
    return newest;
}

Result<WorldSpec> readSpec(const MetaTexts &texts, const std::filesystem::path &path)
{
    const auto generator = CAVE_TRY(readGenerator(texts, path));
    const Result<WorldSettings> settings =
        settingsFromJson(texts.at("settings"), defaultSettings(generator.kind));
    if (!settings)
        return damagedWorld(path, settings.error().message);
    WorldSpec spec{texts.at("seed"), generator, *settings};
    if (!isUtf8(spec.seed))
        return damagedWorld(path, "its seed is not UTF-8");
    if (const auto number = texts.find("seed_number"); number != texts.end()) {
        spec.seedNumber = parseWhole<std::int64_t>(number->second);
        if (!spec.seedNumber)
            return damagedWorld(path, message("the number of its seed is '%1'", number->second));
    }
    return spec;
}

/// The tables that the world was created with; the program's for a file without any.
Result<void> readContent(const MetaTexts &texts, const std::filesystem::path &path, WorldMeta &meta)
{
    if (meta.version == 1)
        meta.texts = builtInContentTexts();
    for (const ContentRow &row : kContentRows) {
        if (meta.version >= row.since)
            meta.texts.*row.text = texts.find(row.key)->second;
    }
    // Most worlds have the built-in tables, which needn't be parsed again.
    const ContentTexts builtIn = builtInContentTexts(scenarioOf(meta.spec.generator.kind));
    const auto isBuiltIn = [&](const ContentRow &row) { return meta.texts.*row.text == builtIn.*row.text; };
    if (std::ranges::all_of(kContentRows, isBuiltIn)) {
        meta.content = contentFor(meta.spec.generator);
        if (meta.content != nullptr)
            return {};
    }
    for (const ContentRow &row : kContentRows) {
        if ((meta.texts.*row.text).size() > kMaxContentBytes)
            return damagedWorld(path, "a table of its content is larger than 1 MiB");
    }
    Result<Content> content = parseContent(meta.texts, contentVersionOf(meta.spec.generator));
    if (!content)
        return damagedWorld(path, content.error().message);
    meta.content = std::make_shared<const Content>(std::move(*content));
    return {};
}

Result<WorldMeta> metaOf(const MetaTexts &texts, const std::filesystem::path &path, int version)
{
    const std::optional<ScenarioKind> scenario = scenarioNamed(texts.at("scenario"));
    if (!scenario) {
        return Error{ErrorCode::TooNew,
                     message("world %1 is of the scenario '%2', which this program doesn't support",
                             quoted(path), texts.at("scenario"))};
    }
    auto spec = CAVE_TRY(readSpec(texts, path));
    if (scenarioOf(spec.generator.kind) != *scenario) {
        return damagedWorld(path, message("its scenario is %1, and its generator %2", texts.at("scenario"),
                                          texts.at("generator")));
    }
    WorldMeta meta;
    meta.version = version;
    meta.name = texts.at("name");
    meta.spec = std::move(spec);
    if (const Result<void> named = validateWorldName(meta.name); !named)
        return damagedWorld(path, named.error().message);
    const std::optional<std::int64_t> created = parseWhole<std::int64_t>(texts.at("created_ms"));
    if (!created)
        return damagedWorld(path, message("its time of creation is '%1'", texts.at("created_ms")));
    meta.createdMs = *created;
    CAVE_TRY(checkStored(path, "meta.created_ms", meta.createdMs, kEarliestMs, kLatestMs));
    CAVE_TRY(readContent(texts, path, meta));
    if (texts.at("crc32") != metaChecksum(texts))
        return damagedWorld(path, "the checksum of its name, seed, settings and content does not match");
    return meta;
}

/// What is wrong with all of the texts; empty if they are as written.
Message textsProblem(const Result<MetaTexts> &texts)
{
    if (!texts)
        return texts.error().message;
    const auto checksum = texts->find(kChecksumKey);
    return checksum != texts->end() && checksum->second == metaChecksum(*texts)
               ? Message()
               : message("the checksum of its name, seed, settings and content does not match");
}

} // namespace

std::optional<std::string> metaText(const Database &database, std::string_view key)
{
    Result<Statement> select = database.prepare("SELECT value FROM meta WHERE key = ?1");
    if (!select)
        return std::nullopt;
    const Result<bool> row = select->with(key).step();
    return row && *row ? std::optional(select->text(0)) : std::nullopt;
}

Result<void> writeMeta(Database &database, const WorldMeta &meta)
{
    auto statement = CAVE_TRY(database.prepare("INSERT OR REPLACE INTO meta VALUES (?1, ?2)"));
    for (const auto &[key, value] : textsOf(meta))
        CAVE_TRY(statement.run(key, value));
    // Over all rows, as it is read: another program may keep something of its own there.
    CAVE_TRY(renewMetaChecksum(database));
    return copyMeta(database);
}

Result<void> copyMeta(Database &database)
{
    const auto texts = CAVE_TRY(readAllTexts(database, {}));
    const auto rows = CAVE_TRY(deflated(packed(texts), kCopyVersion));
    CAVE_TRY(database.execute(kMakeMetaCopy));
    return database.run("INSERT OR REPLACE INTO meta_copy (id, rows, crc32) VALUES (0, ?1, ?2)", rows,
                        crc32Of(rows));
}

Message metaCopyProblem(const Database &database)
{
    if (!hasTable(database, "meta_copy").valueOr(false))
        return {};
    const Result<MetaTexts> texts = readAllTexts(database, {});
    if (!textsProblem(texts).empty())
        return {};
    const Result<std::vector<std::uint8_t>> copy = readCopyBytes(database);
    if (!copy)
        return message("the second copy of its name, seed, settings and content can't be read: %1",
                       copy.error().message);
    if (ownTexts(unpacked(*copy)) != ownTexts(*texts))
        return message(
            "the second copy of its name, seed, settings and content is not the same as the first");
    return {};
}

Result<void> clearMeta(Database &database)
{
    CAVE_TRY(database.execute("DELETE FROM meta WHERE key IN (" + std::string(kOwnKeys) + ")"));
    // What is too large to be read can't stay.
    return readAllTexts(database, {}) ? Result<void>() : database.execute("DELETE FROM meta");
}

Result<void> restoreMeta(Database &database, const WorldMeta &meta)
{
    const std::optional<MetaTexts> copy = readCopy(database);
    CAVE_TRY(clearMeta(database));
    if (Result<void> written = writeMeta(database, meta); !written || !copy)
        return written;
    auto put = CAVE_TRY(database.prepare("INSERT OR IGNORE INTO meta VALUES (?1, ?2)"));
    for (const auto &[key, value] : *copy)
        CAVE_TRY(put.run(key, value));
    CAVE_TRY(renewMetaChecksum(database));
    return copyMeta(database);
}

Result<void> renewMetaChecksum(Database &database)
{
    const auto texts = CAVE_TRY(readAllTexts(database, {}));
    return database.run("INSERT OR REPLACE INTO meta VALUES (?1, ?2)", kChecksumKey, metaChecksum(texts));
}

Result<WorldMeta> readMeta(const Database &database, const std::filesystem::path &path)
{
    const auto version = CAVE_TRY(formatVersion(database));
    Result<MetaTexts> texts = readAllTexts(database, path);
    Message problem = textsProblem(texts);
    if (!problem.empty()) {
        std::optional<MetaTexts> copy = readCopy(database);
        if (copy)
            texts = std::move(*copy);
        else
            problem = {}; // what is wrong shows below
    }
    if (!texts)
        return texts.error();
    CAVE_TRY(checkComplete(*texts, path, static_cast<int>(version)));
    Result<WorldMeta> meta = metaOf(*texts, path, static_cast<int>(version));
    if (meta)
        meta->problem = std::move(problem);
    if (!meta || version < kLevelsVersion)
        return meta;
    const std::int64_t count = parseWhole<std::int64_t>(texts->find(kLevelFilesKey)->second).value_or(-1);
    if (count < 0)
        return damagedWorld(
            path, message("the number of its level files is '%1'", texts->find(kLevelFilesKey)->second));
    meta->spec.levelFiles = CAVE_TRY(readLevelFiles(database, path, count));
    return meta;
}

} // namespace cave
