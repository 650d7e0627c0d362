// SPDX-License-Identifier: MIT
#include "core/io/codec/settings_json.h"

#include "core/base/small_file.h"
#include "core/io/files/error_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace cave {
namespace {

Error wrongType(std::string_view key, Message wanted)
{
    return invalid(message("setting %1 must be %2", key, std::move(wanted)));
}

Result<int> wholeNumber(std::string_view key, const Json &value)
{
    if (!value.isWhole())
        return wrongType(key, message("a whole number"));
    // Values that don't fit into an int are out of every range anyway; `validate` reports them.
    constexpr double kBound = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value.number(), -kBound, kBound));
}

Result<int> tenThousandths(const SettingInfo &info, const Json &value)
{
    const double largest = info.maximum > kWholeChance ? 10 : 1;
    const double fraction = value.isNumber() ? value.number() : -1;
    if (fraction < 0 || fraction > largest)
        return wrongType(info.key,
                         largest > 1 ? message("a number from 0 to 10") : message("a number from 0 to 1"));
    const auto rounded = static_cast<int>(std::lround(fraction * kWholeChance));
    // A correctly rounded quotient is exactly the double parsed from the decimal text of the same fraction.
    if (Chance{rounded}.asFraction() != fraction)
        return wrongType(info.key, message("a number with at most four decimals"));
    return rounded;
}

Result<int> choiceIndex(const SettingInfo &info, const Json &value)
{
    const std::optional<int> index = value.isText() ? info.choiceNamed(value.text()) : std::nullopt;
    if (index)
        return *index;
    std::string choices;
    for (int i = info.minimum; i <= info.maximum; ++i)
        choices += (i == info.minimum ? "\"" : ", \"") +
                   std::string(info.choices[static_cast<std::size_t>(i)]) + "\"";
    return wrongType(info.key, message("one of %1", choices));
}

Result<int> numberOf(const SettingInfo &info, const Json &value)
{
    switch (info.unit) {
    case SettingUnit::TenThousandths:
        return tenThousandths(info, value);
    case SettingUnit::Choice:
        return choiceIndex(info, value);
    case SettingUnit::Count:
        break;
    }
    return wholeNumber(info.key, value);
}

} // namespace

Json settingsJson(const WorldSettings &settings, GeneratorKind kind)
{
    std::map<std::string, Json> fields;
    for (const SettingInfo &info : settingsOf(kind)) {
        const int value = info.get(settings);
        if (!isStored(info, settings))
            continue;
        if (info.unit == SettingUnit::TenThousandths)
            fields[std::string(info.key)] = Chance{value}.asFraction();
        else if (info.unit == SettingUnit::Choice)
            fields[std::string(info.key)] = settingText(info, settings);
        else
            fields[std::string(info.key)] = value;
    }
    return objectOf(fields);
}

std::string settingsToJson(const WorldSettings &settings, GeneratorKind kind)
{
    return settingsJson(settings, kind).dump();
}

Result<WorldSettings> settingsFromObject(const Json &object, const WorldSettings &defaults)
{
    if (!object.isObject())
        return invalid("the settings are not a JSON object");
    WorldSettings settings = defaults;
    for (const Json::Member *field : sortedFields(object)) {
        const SettingInfo *info = findSetting(field->key);
        if (info == nullptr)
            return invalid(message("unknown setting '%1'", field->key));
        const auto number = CAVE_TRY(numberOf(*info, field->value));
        info->set(settings, number);
    }
    CAVE_TRY(validate(settings));
    return settings;
}

Result<WorldSettings> settingsFromJson(std::string_view text, const WorldSettings &defaults)
{
    const ParsedJson parsed = Json::parse(text);
    if (parsed.problem == ParsedJson::Problem::TooLarge)
        return invalid(message("the settings text %1", parsed.excess));
    return parsed.ok() ? settingsFromObject(parsed.value, defaults)
                       : invalid("the settings are not valid JSON");
}

Result<WorldSettings> readSettingsFile(const std::filesystem::path &path, const WorldSettings &defaults)
{
    constexpr MessageKey kWhat{"settings file"};
    const auto text = CAVE_TRY(readSmallText(path, kWhat));
    Result<WorldSettings> settings = settingsFromJson(text, defaults);
    if (!settings)
        return Error{settings.error().code,
                     message("%1 %2: %3", message(kWhat), quoted(path), settings.error().message)};
    return settings;
}

} // namespace cave
