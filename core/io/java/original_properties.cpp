// SPDX-License-Identifier: MIT
#include "core/io/java/original_properties.h"

#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/io/files/error_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace cave {
namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\f';
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// A setting's line with its continuation lines; escapes are not resolved yet.
struct LogicalLine {
    std::string text;
    int line = 1;
};

/// Splits a file into logical lines, without comments and blank lines.
class PropertyLines {
public:
    explicit PropertyLines(std::string_view bytes) : m_rest(bytes) {}

    std::optional<LogicalLine> next()
    {
        while (!m_rest.empty()) {
            skipBlanks();
            LogicalLine logical{{}, m_line};
            if (!m_rest.empty() && (m_rest.front() == '#' || m_rest.front() == '!')) {
                static_cast<void>(naturalLine());
                continue;
            }
            logical.text = joinedLines();
            if (!logical.text.empty())
                return logical;
        }
        return std::nullopt;
    }

private:
    void skipBlanks()
    {
        while (!m_rest.empty() && isBlank(m_rest.front()))
            m_rest.remove_prefix(1);
    }

    std::string_view naturalLine()
    {
        std::size_t end = 0;
        while (end < m_rest.size() && !isLineEnd(m_rest[end]))
            ++end;
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        if (!m_rest.empty())
            m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : 1);
        ++m_line;
        return line;
    }

    /// A line continues in the next one if it ends with an odd number of backslashes.
    std::string joinedLines()
    {
        std::string text;
        for (bool goesOn = true; goesOn;) {
            skipBlanks();
            std::string_view line = naturalLine();
            const std::size_t last = line.find_last_not_of('\\');
            const std::size_t backslashes = line.size() - (last == std::string_view::npos ? 0 : last + 1);
            goesOn = backslashes % 2 == 1;
            if (goesOn)
                line.remove_suffix(1);
            text += line;
            goesOn = goesOn && !m_rest.empty();
        }
        return text;
    }

    std::string_view m_rest;
    int m_line = 1;
};

void appendUtf8(std::string &text, std::uint32_t c)
{
    const auto tail = [&text](std::uint32_t bits) { text += static_cast<char>(0x80U | (bits & 0x3FU)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | (c >> 6U));
        tail(c);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | (c >> 12U));
        tail(c >> 6U);
        tail(c);
    } else {
        text += static_cast<char>(0xF0U | (c >> 18U));
        tail(c >> 12U);
        tail(c >> 6U);
        tail(c);
    }
}

/// UTF-16 to UTF-8; an unpaired surrogate becomes U+FFFD.
std::string utf8FromUtf16(const std::u16string &units)
{
    constexpr std::uint32_t kReplacement = 0xFFFD;
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::uint32_t unit = units[i];
        const std::uint32_t next = i + 1 < units.size() ? units[i + 1] : 0U;
        if ((unit & 0xFC00U) == 0xD800U && (next & 0xFC00U) == 0xDC00U) {
            appendUtf8(text, 0x10000U + ((unit & 0x3FFU) << 10U) + (next & 0x3FFU));
            ++i;
        } else {
            appendUtf8(text, (unit & 0xF800U) == 0xD800U ? kReplacement : unit);
        }
    }
    return text;
}

std::optional<char16_t> fourHexDigits(std::string_view digits)
{
    std::uint32_t value = 0;
    if (digits.size() != 4)
        return std::nullopt;
    for (const char c : digits) {
        const bool decimal = c >= '0' && c <= '9';
        const auto lower = static_cast<char>(c | 0x20);
        if (!decimal && (lower < 'a' || lower > 'f'))
            return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(decimal ? c - '0' : lower - 'a' + 10);
    }
    return static_cast<char16_t>(value);
}

char16_t escaped(char c)
{
    switch (c) {
    case 't':
        return u'\t';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 'f':
        return u'\f';
    default:
        return static_cast<unsigned char>(c);
    }
}

Result<std::string> unescaped(std::string_view text, int line)
{
    std::u16string units;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            units += static_cast<unsigned char>(text[i]); // ISO 8859-1 is the first 256 code points
            continue;
        }
        ++i;
        if (text[i] != 'u') {
            units += escaped(text[i]);
            continue;
        }
        const std::optional<char16_t> unit = fourHexDigits(text.substr(i + 1, 4));
        if (!unit)
            return invalid(message("line %1: \\u must be followed by four hexadecimal digits", line));
        units += *unit;
        i += 4;
    }
    return utf8FromUtf16(units);
}

/// The end of the key: the first =, : or white space without a backslash.
std::size_t keyLength(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size() && text[i] != '=' && text[i] != ':' && !isBlank(text[i]))
        i += text[i] == '\\' ? 2 : 1;
    return std::min(i, text.size());
}

std::string_view valueAfterKey(std::string_view rest)
{
    const auto skipBlanks = [&rest] {
        while (!rest.empty() && isBlank(rest.front()))
            rest.remove_prefix(1);
    };
    skipBlanks();
    if (!rest.empty() && (rest.front() == '=' || rest.front() == ':')) {
        rest.remove_prefix(1);
        skipBlanks();
    }
    return rest;
}

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

    /// Of several lines with the same key, only the last one counts.
    Result<void> take(const JavaProperty &property, bool isLast)
    {
        const auto *rule = std::ranges::find(kRules, property.key, &Rule::key);
        if (rule == kRules.end()) {
            note(property, message("unknown setting"));
            return {};
        }
        if (rule->kind != ValueKind::Unused && !isLast) {
            m_before[property.key] = property.line;
            return {};
        }
        if (const auto before = m_before.find(property.key); before != m_before.end())
            note(property, message("given on line %1; this one is used", before->second));
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
    std::map<std::string, int> m_before; ///< keys with a later line: the line so far
};

} // namespace

Result<std::vector<JavaProperty>> parseJavaProperties(std::string_view bytes)
{
    std::vector<JavaProperty> properties;
    PropertyLines reader(bytes);
    while (const std::optional<LogicalLine> logical = reader.next()) {
        const std::string_view text = logical->text;
        const std::size_t length = keyLength(text);
        auto key = CAVE_TRY(unescaped(text.substr(0, length), logical->line));
        auto value = CAVE_TRY(unescaped(valueAfterKey(text.substr(length)), logical->line));
        properties.push_back({std::move(key), std::move(value), logical->line});
    }
    return properties;
}

Result<OriginalSettings> originalSettingsFromProperties(std::string_view bytes, const WorldSettings &defaults)
{
    const auto properties = CAVE_TRY(parseJavaProperties(bytes));
    Reader reader(defaults);
    std::map<std::string_view, const JavaProperty *> last;
    for (const JavaProperty &property : properties)
        last[property.key] = &property;
    for (const JavaProperty &property : properties)
        CAVE_TRY(reader.take(property, last[property.key] == &property));
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
