// SPDX-License-Identifier: MIT
#include "app/cli/spec_options.h"

#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/gen/rooms/room_set.h"
#include "core/io/codec/settings_json.h"
#include "core/io/codec/spec_arguments.h"
#include "core/io/java/original_properties.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <memory>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace cave::cli {
namespace {

Result<WorldSettings> readSettings(const std::filesystem::path &file, const WorldSettings &defaults)
{
    if (!isOriginalSettingsFile(file))
        return readSettingsFile(file, defaults);
    auto original = CAVE_TRY(readOriginalSettings(file, defaults));
    for (const PropertyNote &remark : original.notes)
        note(message("line %1: %2: %3", remark.line, remark.key, remark.text));
    return original.world;
}

std::vector<std::string> generatorNames()
{
    std::vector<std::string> names;
    for (const GeneratorKind kind : seedGenerators())
        names.emplace_back(generatorName(kind));
    return names;
}

/// "caves (default), classic, … or journey": those that need only a seed and settings.
Message generatorChoices()
{
    const std::vector<GeneratorKind> &kinds = seedGenerators();
    std::string others;
    for (std::size_t i = 1; i + 1 < kinds.size(); ++i)
        others += (i == 1 ? "" : ", ") + std::string(generatorName(kinds[i]));
    return message("%1 (default), %2 or %3; levels where level files are accepted; with a version, if not "
                   "the newest: caves:1",
                   generatorName(kinds.front()), others, generatorName(kinds.back()));
}

bool hasSetting(GeneratorKind kind, std::string_view key)
{
    return std::ranges::any_of(settingsOf(kind), [&](const SettingInfo &info) { return info.key == key; });
}

Message noSuchSetting(GeneratorKind kind, std::string_view key)
{
    return message("worlds of the generator %1 don't have the setting %2", generatorName(kind), key);
}

/// Says which settings of a file are forgotten, as they mean nothing to the generator.
void noteForgotten(const WorldSettings &settings, const WorldSettings &defaults, GeneratorKind kind)
{
    std::set<std::string_view> forgotten;
    for (const GeneratorInfo &other : generators()) {
        for (const SettingInfo &info : other.settings) {
            if (!hasSetting(kind, info.key) && info.get(settings) != info.get(defaults))
                forgotten.insert(info.key);
        }
    }
    for (const std::string_view key : forgotten)
        note(noSuchSetting(kind, key));
}

/// A setting that means nothing to the generator would be forgotten without a word.
Result<void> checkFits(const std::string &assignment, GeneratorKind kind)
{
    const std::string key = assignment.substr(0, assignment.find('='));
    if (hasSetting(kind, key) || findSetting(key) == nullptr)
        return {};
    return invalid(noSuchSetting(kind, key));
}

/// Adds a level file, or those in a folder; the last part of a path is a file's name.
Outcome addLevels(const std::string &level, std::vector<LevelFileText> &files)
{
    const std::filesystem::path path(level);
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) {
        std::ranges::move(CAVE_TRY(orFailed(readLevelSequence(level), "--level")), std::back_inserter(files));
        return {};
    }
    auto text = CAVE_TRY(orFailed(readSmallFile(path, "level file"), "--level"));
    LevelFileText file{path.filename().string(), std::move(text)};
    if (!isUtf8(file.name))
        return wrongUsage(message("the name of level file '%1' is not valid UTF-8", level), "--level");
    files.push_back(std::move(file));
    return {};
}

/// The files of --level, in the order in which they were given.
Outcome readLevels(const SpecOptions &options, WorldSpec &spec)
{
    if (options.levels.empty())
        return wrongUsage("generator 'levels' makes worlds from level files; use world create", "--level");
    for (const std::string &level : options.levels) {
        CAVE_TRY(addLevels(level, spec.levelFiles));
        if (spec.levelFiles.size() > kMaxLevelFiles)
            return wrongUsage(
                message("at most %1 level files are allowed, not %2", kMaxLevelFiles, spec.levelFiles.size()),
                "--level");
    }
    return {};
}

Outcome readRooms(const SpecOptions &options, WorldSpec &spec)
{
    auto files = CAVE_TRY(orFailed(readLevelFolder(options.roomsFolder), "--rooms"));
    CAVE_TRY(orFailed(makeRoomSet(files), "--rooms"));
    spec.levelFiles = std::move(files);
    return {};
}

/// What the world is made of beside its seed.
Outcome readLevelFiles(const SpecOptions &options, WorldSpec &spec)
{
    const FileUse use = generatorInfo(spec.generator.kind).files;
    if (!options.levels.empty() && use != FileUse::Required)
        return wrongUsage("level files require the generator 'levels'", "--level");
    if (!options.roomsFolder.empty() && use != FileUse::Optional)
        return wrongUsage("a room folder requires the generator 'rooms'", "--rooms");
    if (use == FileUse::Required)
        return readLevels(options, spec);
    return options.roomsFolder.empty() ? Outcome{} : readRooms(options, spec);
}

} // namespace

void addLevelFileOptions(Verb verb, SpecOptions &options)
{
    verb.addOption("--level", options.levels,
                   "A level file for the generator 'levels', or a folder of them, played in natural order (2 "
                   "before 10); repeat for several, played in this order")
        .check(refuseEmpty)
        .typeName("PATH")
        .takeAll()
        .expected(1);
    verb.addOption("--rooms", options.roomsFolder,
                   "Folder of level files for the generator 'rooms', with subfolders start, safe, dangerous "
                   "and boss (default: the built-in rooms)")
        .check(refuseEmpty)
        .typeName("FOLDER");
}

void addSpecOptions(Verb verb, SpecOptions &options)
{
    verb.addOption("--seed", options.seed, "Seed: any text, may be empty").required().typeName("S");
    addKindOptions(verb, options);
}

void addKindOptions(Verb verb, SpecOptions &options)
{
    verb.addOption("--generator", options.generator, generatorChoices())
        .typeName("NAME")
        .offers(generatorNames());
    verb.addOption(
            "--settings", options.settingsFile,
            "File with settings that differ from the defaults: JSON, or .properties of the original game")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--set", options.assignments,
                   "One setting, such as caves.threshold=4; repeatable; overrides --settings")
        .typeName("KEY=VALUE")
        .takeAll()
        .expected(1);
}

bool hasKindOptions(const Verb &verb)
{
    return std::ranges::any_of(std::array{"--generator", "--settings", "--set"},
                               [&](const char *name) { return verb.option(name).count() > 0; });
}

OutcomeOr<std::shared_ptr<const Content>> readContent(const GeneratorId &generator, const Message &verb)
{
    auto content =
        CAVE_TRY(orFailed(builtInContent(scenarioOf(generator.kind), contentVersionOf(generator)), verb));
    return std::make_shared<const Content>(std::move(content));
}

OutcomeOr<WorldSpec> readSpec(const SpecOptions &options)
{
    if (!isUtf8(options.seed))
        return wrongUsage("the seed is not valid UTF-8", "--seed");
    const auto generator = CAVE_TRY(orWrongUsage(generatorArgument(options.generator), "--generator"));
    WorldSpec spec{options.seed, generator, defaultSettings(generator.kind)};
    for (const std::string &assignment : options.defaults)
        CAVE_TRY(orFailed(assignSetting(assignment, spec.settings), "generate"));
    if (!options.settingsFile.empty()) {
        const WorldSettings before = spec.settings;
        spec.settings = CAVE_TRY(orFailed(readSettings(options.settingsFile, before), "--settings"));
        noteForgotten(spec.settings, before, generator.kind);
    }
    for (const std::string &assignment : options.assignments) {
        CAVE_TRY(orWrongUsage(checkFits(assignment, generator.kind), "--set"));
        CAVE_TRY(orWrongUsage(assignSetting(assignment, spec.settings), "--set"));
    }
    CAVE_TRY(readLevelFiles(options, spec));
    return spec;
}

} // namespace cave::cli
