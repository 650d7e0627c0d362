// SPDX-License-Identifier: MIT
#include "core/io/codec/spec_arguments.h"

#include "core/io/codec/settings_json.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <cctype>

namespace cave {
namespace {

bool isPlainCharacter(char c)
{
    constexpr std::string_view kPlain = "-_./=,:@%+";
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || kPlain.find(c) != std::string_view::npos;
}

/// "12", "-3" or "0.45".
bool isDecimal(std::string_view text)
{
    const auto isDigit = [](unsigned char c) { return std::isdigit(c) != 0; };
    if (text.starts_with('-'))
        text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view rest = text.substr(std::min(point + 1, text.size()));
    return !whole.empty() && std::ranges::all_of(whole, isDigit) && std::ranges::all_of(rest, isDigit) &&
           (point == text.size() || !rest.empty());
}

Result<void> assignChoice(const SettingInfo &info, std::string_view value, WorldSettings &settings)
{
    const std::optional<int> choice = info.choiceNamed(value);
    if (!choice) {
        std::string known;
        for (int i = 0; i <= info.maximum; ++i)
            known += (i == 0 ? "" : ", ") + std::string(info.choices[static_cast<std::size_t>(i)]);
        return invalid(message("%1 is one of %2, not '%3'", info.key, known, value));
    }
    info.set(settings, *choice);
    return {};
}

} // namespace

Result<void> assignSetting(std::string_view assignment, WorldSettings &settings)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos)
        return invalid(message("expected KEY=VALUE, not '%1'", assignment));
    const std::string key(assignment.substr(0, equals));
    const std::string_view value = assignment.substr(equals + 1);
    const SettingInfo *info = findSetting(key);
    if (info == nullptr)
        return invalid(message("unknown setting '%1'", key));
    if (info->unit == SettingUnit::Choice)
        return assignChoice(*info, value, settings);
    if (!isDecimal(value))
        return invalid(message("%1 is a number, not '%2'", key, value));
    const auto read = CAVE_TRY(settingsFromJson("{\"" + key + "\": " + std::string(value) + "}", settings));
    settings = read;
    return {};
}

Result<GeneratorId> generatorArgument(std::string_view text)
{
    const std::string_view name = text.substr(0, text.find(':'));
    Result<GeneratorId> newest = generatorNamed(name);
    if (!newest || name.size() == text.size())
        return newest;
    for (const int version : generatorInfo(newest->kind).versions) {
        if (text.substr(name.size() + 1) == std::to_string(version))
            return GeneratorId{newest->kind, version};
    }
    return invalid(message("generator %1 has no version '%2'; the newest is %3", name,
                           text.substr(name.size() + 1), newest->version));
}

std::string shellWord(std::string_view text)
{
    if (!text.empty() && std::ranges::all_of(text, isPlainCharacter))
        return std::string(text);
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

std::string specArguments(const WorldSpec &spec)
{
    // A seed with a leading dash would be parsed as an option after a space.
    return shellWord("--seed=" + spec.seed) + specArgumentsWithoutSeed(spec);
}

std::string specArgumentsWithoutSeed(const WorldSpec &spec, NamedGenerator named)
{
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    std::string text;
    const bool isUsual =
        named == NamedGenerator::IfUnusual && spec.generator == generatorOfNewWorlds(spec.generator.kind);
    if (spec.generator.kind != GeneratorId{}.kind || !isUsual) {
        text += " --generator " + std::string(generatorName(spec.generator.kind));
        text += isUsual ? "" : ":" + std::to_string(spec.generator.version);
    }
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (info.get(spec.settings) != info.get(defaults))
            text += " --set " + shellWord(std::string(info.key) + "=" + settingText(info, spec.settings));
    }
    return text;
}

} // namespace cave
