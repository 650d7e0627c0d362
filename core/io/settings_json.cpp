#include "core/io/settings_json.h"

#include "core/base/json_size.h"
#include "core/base/small_file.h"
#include "core/io/error_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace cave {
namespace {

using nlohmann::json;

Error wrongType(std::string_view key, std::string_view wanted)
{
    return invalid("setting " + std::string(key) + " must be " + std::string(wanted));
}

Result<int> wholeNumber(std::string_view key, const json &value)
{
    if (!value.is_number_integer())
        return wrongType(key, "a whole number");
    // What doesn't fit into an int is far out of every range all the same; `validate` complains.
    constexpr double kBound = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value.get<double>(), -kBound, kBound));
}

Result<int> tenThousandths(const SettingInfo &info, const json &value)
{
    const double largest = info.maximum > kWholeChance ? 10 : 1;
    const double fraction = value.is_number() ? value.get<double>() : -1;
    if (fraction < 0 || fraction > largest)
        return wrongType(info.key, largest > 1 ? "a number from 0 to 10" : "a number from 0 to 1");
    const auto rounded = static_cast<int>(std::lround(fraction * kWholeChance));
    // A correctly rounded quotient is the very double that the decimal text of the same fraction is read as.
    if (Chance{rounded}.asFraction() != fraction)
        return wrongType(info.key, "a number with at most four decimals");
    return rounded;
}

Result<int> choiceIndex(const SettingInfo &info, const json &value)
{
    if (const auto *name = value.get_ptr<const std::string *>()) {
        if (const std::optional<int> index = info.choiceNamed(*name))
            return *index;
    }
    std::string wanted = "one of";
    for (int i = info.minimum; i <= info.maximum; ++i)
        wanted += (i == info.minimum ? " \"" : ", \"") +
                  std::string(info.choices[static_cast<std::size_t>(i)]) + "\"";
    return wrongType(info.key, wanted);
}

Result<int> numberOf(const SettingInfo &info, const json &value)
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

std::string settingsToJson(const WorldSettings &settings, GeneratorKind kind)
{
    json object = json::object();
    for (const SettingInfo &info : settingsOf(kind)) {
        const int value = info.get(settings);
        if (info.unit == SettingUnit::TenThousandths)
            object[std::string(info.key)] = Chance{value}.asFraction();
        else if (info.unit == SettingUnit::Choice)
            object[std::string(info.key)] = settingText(info, settings);
        else
            object[std::string(info.key)] = value;
    }
    return object.dump();
}

Result<WorldSettings> settingsFromJson(std::string_view text, const WorldSettings &defaults)
{
    if (const std::string flaw = jsonSizeFlaw(text); !flaw.empty())
        return invalid("the text of the settings " + flaw);
    const json object = json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
    if (object.is_discarded())
        return invalid("the settings are not valid JSON");
    if (!object.is_object())
        return invalid("the settings are not a JSON object");
    WorldSettings settings = defaults;
    for (const auto &[key, value] : object.items()) {
        const SettingInfo *info = findSetting(key);
        if (info == nullptr)
            return invalid("unknown setting '" + key + "'");
        const Result<int> number = numberOf(*info, value);
        if (!number)
            return number.error();
        info->set(settings, *number);
    }
    if (const Result<void> valid = validate(settings); !valid)
        return valid.error();
    return settings;
}

Result<WorldSettings> readSettingsFile(const std::filesystem::path &path, const WorldSettings &defaults)
{
    constexpr std::string_view kWhat = "settings file";
    const Result<std::string> text = readSmallFile(path, kWhat);
    if (!text)
        return text.error();
    Result<WorldSettings> settings = settingsFromJson(*text, defaults);
    if (!settings)
        return Error{settings.error().code,
                     std::string(kWhat) + " " + quoted(path) + ": " + settings.error().message};
    return settings;
}

} // namespace cave
