// SPDX-License-Identifier: MIT
#include "core/io/java/original_properties.h"

#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/io/files/error_text.h"
#include "core/io/java/java_properties.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr MessageKey kWhat{"settings file"};

/// The format of a value in the file and its conversion.
enum class ValueKind {
    Whole,      ///< an integer, unchanged
    Fraction,   ///< a float, converted to ten-thousandths
    Complement, ///< a float, converted to its complement to 1
    Switch,     ///< true or false
    Unused,     ///< meaningful in a console only
};

struct Rule {
    std::string_view key;
    std::string_view target; ///< a key of `settingInfos()`, or a setting of the program
    ValueKind kind = ValueKind::Unused;
    int minimum = 0; ///< for settings of the program; those of a world have their own
    int maximum = 0;
    std::optional<int> OriginalSettings::*number = nullptr;
};

constexpr std::array<Rule, 15> kRules{{
    {"iRegionSize", "region.size", ValueKind::Whole},
    {"iRegionCacheSize", "region.cache", ValueKind::Whole, 1, 100'000, &OriginalSettings::regionCache},
    {"iRegionIterationCount", "caves.iterations", ValueKind::Whole},
    {"iCellDeathThreshold", "caves.threshold", ValueKind::Whole},
    {"fRandomBoundary", "caves.floor_chance", ValueKind::Fraction},
    {"fChestSpawnBoundary", "chest.chance", ValueKind::Complement},
    {"iChestMaxItems", "chest.max_items", ValueKind::Whole},
    {"iPlayerSaveFrequency", "save.every_moves", ValueKind::Whole, 1, 1000,
     &OriginalSettings::saveEveryMoves},
    {"fArmourProtection", "combat.armour_protection", ValueKind::Fraction},
    {"fDamageMultiplier", "combat.damage_multiplier", ValueKind::Fraction},
    {"fCombatStunProbability", "combat.stun_chance", ValueKind::Fraction},
    {"bShowDebugInfo", "ui.debug", ValueKind::Switch},
    {"lTurnSleepTime", "combat.turn_ms", ValueKind::Whole, 0, 60'000, &OriginalSettings::turnMilliseconds},
    {"bShouldClearScreen", "", ValueKind::Unused},
    {"fFrameSleepTime", "", ValueKind::Unused},
}};

/// Like `Long.parseLong`; numbers beyond its range are clamped, and no setting's range contains them.
std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.empty() || error == std::errc::invalid_argument)
        return std::nullopt;
    return error == std::errc::result_out_of_range ? std::numeric_limits<std::int64_t>::max() : value;
}

/// Like `Float.parseFloat`, with its type suffix; none for NaN and infinities, which no setting can have.
std::optional<double> decimalNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal && text.find_first_of("pP") == std::string_view::npos)
        return std::nullopt; // Java requires the exponent
    if (hexadecimal)
        text.remove_prefix(2);
    if (!text.empty() && std::string_view("fFdD").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    if (text.empty() || text.starts_with('-'))
        return std::nullopt;
    double value = 0;
    const auto format = hexadecimal ? std::chars_format::hex : std::chars_format::general;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, format);
    if (end != text.data() + text.size() || error != std::errc() || !std::isfinite(value))
        return std::nullopt;
    return negative ? -value : value;
}

std::string fractionText(int perTenThousand)
{
    WorldSettings settings;
    settings.floorChance = {perTenThousand};
    return settingText(*findSetting("caves.floor_chance"), settings);
}

std::string valueText(ValueKind kind, int value)
{
    switch (kind) {
    case ValueKind::Fraction:
        return fractionText(value);
    case ValueKind::Complement:
        return fractionText(kWholeChance - value);
    default:
        return std::to_string(value);
    }
}

/// What was expected of a value, in the terms of the file.
Message expectation(ValueKind kind, int minimum, int maximum)
{
    if (kind == ValueKind::Complement)
        std::swap(minimum, maximum);
    const std::string least = valueText(kind, minimum);
    const std::string most = valueText(kind, maximum);
    return kind == ValueKind::Whole
               ? message("a whole number from %1 to %2", least, most)
               : message("a number from %1 to %2 with at most four decimals", least, most);
}

/// The value in the unit of the setting; none if it is of another kind or too fine.
std::optional<std::int64_t> numberOf(ValueKind kind, std::string_view text)
{
    if (kind == ValueKind::Whole)
        return wholeNumber(text);
    const std::optional<double> value = decimalNumber(text);
    constexpr double kFar = 1e6; // out of every range
    if (!value)
        return std::nullopt;
    const double scaled = std::clamp(*value, -kFar, kFar) * kWholeChance;
    constexpr double kRounding = 1e-6;
    const std::int64_t rounded = std::llround(scaled);
    if (std::fabs(scaled - static_cast<double>(rounded)) > kRounding)
        return std::nullopt;
    return kind == ValueKind::Complement ? kWholeChance - rounded : rounded;
}

Error wrongValue(const JavaProperty &property, Message expected)
{
    return invalid(message("line %1: %2 is '%3'; expected %4", property.line, property.key, property.value,
                           std::move(expected)));
}

/// Applies one line after another to the settings.
class Reader {
public:
    explicit Reader(const WorldSettings &defaults) { m_result.world = defaults; }

    Result<void> take(const JavaProperty &property)
    {
        const auto *rule = std::ranges::find(kRules, property.key, &Rule::key);
        if (rule == kRules.end()) {
            note(property, message("unknown setting"));
            return {};
        }
        const auto same = [&](const TakenProperty &taken) { return taken.key == property.key; };
        if (const auto before = std::ranges::find_if(m_result.taken, same); before != m_result.taken.end()) {
            note(property, message("given on line %1; this one is used", before->line));
            m_result.taken.erase(before);
        }
        return takeBy(*rule, property);
    }

    OriginalSettings result() && { return std::move(m_result); }

private:
    Result<void> takeBy(const Rule &rule, const JavaProperty &property)
    {
        if (rule.kind == ValueKind::Unused) {
            note(property, message("ignored; only for drawing in a console"));
            return {};
        }
        if (rule.kind == ValueKind::Switch) {
            takeSwitch(rule, property);
            return {};
        }
        if (rule.number != nullptr)
            return takeNumber(rule, property);
        const SettingInfo *info = findSetting(rule.target);
        if (info == nullptr) {
            note(property, message("ignored; worlds have no such setting"));
            return {};
        }
        return takeWorldSetting(rule, property, *info);
    }

    Result<void> takeWorldSetting(const Rule &rule, const JavaProperty &property, const SettingInfo &info)
    {
        const std::optional<std::int64_t> value = numberOf(rule.kind, trimmed(property.value));
        if (!value || *value < info.minimum || *value > info.maximum)
            return wrongValue(property, expectation(rule.kind, info.minimum, info.maximum));
        info.set(m_result.world, static_cast<int>(*value));
        add(rule, property, settingText(info, m_result.world));
        return {};
    }

    Result<void> takeNumber(const Rule &rule, const JavaProperty &property)
    {
        const std::optional<std::int64_t> value = wholeNumber(trimmed(property.value));
        if (!value || *value < rule.minimum || *value > rule.maximum)
            return wrongValue(property, expectation(rule.kind, rule.minimum, rule.maximum));
        m_result.*rule.number = static_cast<int>(*value);
        add(rule, property, std::to_string(*value));
        return {};
    }

    /// Like `Boolean.parseBoolean`: everything but "true" is false.
    void takeSwitch(const Rule &rule, const JavaProperty &property)
    {
        std::string lower(trimmed(property.value));
        std::transform(lower.begin(), lower.end(), lower.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
        const bool on = lower == "true";
        if (!on && lower != "false")
            note(property, message("'%1' is treated as false; only 'true' is true", property.value));
        m_result.debugInfo = on;
        add(rule, property, on ? "true" : "false");
    }

    void add(const Rule &rule, const JavaProperty &property, std::string value)
    {
        m_result.taken.push_back({property.line, property.key, std::string(rule.target), std::move(value)});
    }

    void note(const JavaProperty &property, Message text)
    {
        m_result.notes.push_back({property.line, property.key, std::move(text)});
    }

    OriginalSettings m_result;
};

} // namespace

Result<OriginalSettings> originalSettingsFromProperties(std::string_view bytes, const WorldSettings &defaults)
{
    const auto properties = CAVE_TRY(parseJavaProperties(bytes));
    Reader reader(defaults);
    for (const JavaProperty &property : properties)
        CAVE_TRY(reader.take(property));
    return std::move(reader).result();
}

Result<OriginalSettings> readOriginalSettings(const std::filesystem::path &path,
                                              const WorldSettings &defaults)
{
    const auto bytes = CAVE_TRY(readSmallText(path, kWhat));
    Result<OriginalSettings> settings = originalSettingsFromProperties(bytes, defaults);
    if (!settings)
        return Error{settings.error().code,
                     message("%1 %2: %3", message(kWhat), quoted(path), settings.error().message)};
    return settings;
}

bool isOriginalSettingsFile(const std::filesystem::path &path)
{
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    return extension == ".properties";
}

} // namespace cave
