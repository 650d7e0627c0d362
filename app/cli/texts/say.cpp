// SPDX-License-Identifier: MIT
#include "app/cli/texts/say.h"

#include "app/cli/texts/catalogue.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <langinfo.h>
#include <optional>
#include <span>

namespace cave::cli {
namespace {

enum class SpokenLanguage : std::uint8_t { English, German, French, Chinese };

std::string variable(const char *name)
{
    const char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing writes the environment
    return value == nullptr ? std::string() : value;
}

/// The locale that messages are in; empty if none is set.
std::string messageLocale()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (std::string value = variable(name); !value.empty())
            return value;
    }
    return {};
}

/// "UTF-8", "utf8" and the like.
bool isUtf8Name(std::string_view codeset)
{
    std::string letters;
    for (const char c : codeset) {
        if (c != '-')
            letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return letters == "utf8";
}

/// Whether a locale is written in UTF-8: by its name, or if that doesn't say it by what the system knows.
bool isUtf8Locale(const std::string &locale)
{
    const std::size_t dot = locale.find('.');
    if (dot != std::string::npos)
        return isUtf8Name(std::string_view(locale).substr(dot + 1, locale.find('@', dot) - dot - 1));
    locale_t known = newlocale(LC_CTYPE_MASK, locale.c_str(), locale_t{});
    if (known == locale_t{})
        return true;
    const bool isUtf8 = isUtf8Name(nl_langinfo_l(CODESET, known));
    freelocale(known);
    return isUtf8;
}

/// "de_AT.UTF-8@euro" is "de_AT".
std::string_view withoutCodeset(std::string_view locale)
{
    return locale.substr(0, locale.find_first_of(".@"));
}

bool isEnglishByRule(std::string_view locale)
{
    const std::string_view name = withoutCodeset(locale);
    return name.empty() || name == "C" || name == "POSIX";
}

/// The language that a locale or an entry of LANGUAGE names.
std::optional<SpokenLanguage> languageNamed(std::string_view locale)
{
    if (isEnglishByRule(locale))
        return SpokenLanguage::English;
    const std::string_view name = withoutCodeset(locale);
    const std::string_view language = name.substr(0, name.find('_'));
    if (language == "en")
        return SpokenLanguage::English;
    if (language == "de")
        return SpokenLanguage::German;
    if (language == "fr")
        return SpokenLanguage::French;
    // The others of zh are written in traditional characters.
    for (const std::string_view simplified : {"zh", "zh_CN", "zh_SG", "zh_MY", "zh_Hans"}) {
        if (name == simplified || name.starts_with("zh_Hans_"))
            return SpokenLanguage::Chinese;
    }
    return std::nullopt;
}

/// The language that the environment asks for, as gettext finds it: the locale is the first of LC_ALL,
/// LC_MESSAGES and LANG that isn't empty, and LANGUAGE may name others to prefer, best first. English if the
/// locale is C, POSIX or none, isn't written in UTF-8, or if none of the languages is known.
SpokenLanguage languageOfEnvironment()
{
    const std::string locale = messageLocale();
    if (isEnglishByRule(locale) || !isUtf8Locale(locale))
        return SpokenLanguage::English;
    const std::string list = variable("LANGUAGE");
    if (list.empty())
        return languageNamed(locale).value_or(SpokenLanguage::English);
    for (std::string_view rest = list; !rest.empty();) {
        const std::string_view entry = rest.substr(0, rest.find(':'));
        rest.remove_prefix(entry.size() == rest.size() ? rest.size() : entry.size() + 1);
        if (entry.empty())
            continue;
        if (const std::optional<SpokenLanguage> language = languageNamed(entry))
            return *language;
    }
    return SpokenLanguage::English;
}

SpokenLanguage spokenLanguage()
{
    static const SpokenLanguage kLanguage = languageOfEnvironment();
    return kLanguage;
}

/// As the language of the environment writes it.
std::string decimalText(std::string number)
{
    if (spokenLanguage() == SpokenLanguage::German || spokenLanguage() == SpokenLanguage::French)
        std::ranges::replace(number, '.', ',');
    return number;
}

/// A text of translators in the language of the environment; the text itself where they don't know it.
std::string_view translationOf(std::string_view english)
{
    const SpokenLanguage language = spokenLanguage();
    if (language == SpokenLanguage::English)
        return english;
    const std::span<const CatalogueEntry> entries = catalogue();
    const auto found = std::ranges::lower_bound(entries, english, {}, &CatalogueEntry::english);
    if (found == entries.end() || found->english != english)
        return english;
    const std::string_view text = found->translated[static_cast<std::size_t>(language) - 1];
    return text.empty() ? english : text;
}

/// Characters of Chinese and Japanese writing with their punctuation, which take two columns.
bool isWide(char32_t c)
{
    struct Block {
        char32_t first;
        char32_t last;
    };
    constexpr std::array<Block, 4> kBlocks{
        {{0x2E80, 0x303E}, {0x3041, 0xA4CF}, {0xF900, 0xFAFF}, {0xFF00, 0xFF60}}};
    return std::ranges::any_of(kBlocks,
                               [c](const Block &block) { return c >= block.first && c <= block.last; });
}

} // namespace

std::string say(const Message &message)
{
    if (message.isDecimal())
        return decimalText(message.pattern());
    const std::string_view pattern =
        message.isPattern() ? translationOf(message.pattern()) : std::string_view(message.pattern());
    return message.filled(pattern, say);
}

std::string sayLine(const Message &message)
{
    return printable(say(message)) + "\n";
}

std::size_t columnsOf(std::string_view text)
{
    const Result<std::u16string> units = utf16FromUtf8(text);
    if (!units)
        return text.size();
    std::size_t columns = 0;
    for (const char16_t unit : *units) {
        const bool second = unit >= 0xDC00 && unit <= 0xDFFF; // of a pair
        columns += second ? 0 : isWide(unit) ? 2 : 1;
    }
    return columns;
}

std::string filledTo(std::size_t columns, std::string text)
{
    const std::size_t taken = columnsOf(text);
    if (taken < columns)
        text.append(columns - taken, ' ');
    return text;
}

std::string gridOf(const std::vector<std::vector<std::string>> &rows, std::size_t gap)
{
    std::vector<std::size_t> widths;
    for (const std::vector<std::string> &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], columnsOf(row[i]));
    }
    std::string text;
    for (const std::vector<std::string> &row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += i + 1 < row.size() ? filledTo(widths[i] + gap, row[i]) : row[i];
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::string tableOf(const std::vector<std::pair<std::string, std::string>> &rows, std::size_t gap)
{
    std::vector<std::vector<std::string>> grid;
    grid.reserve(rows.size());
    for (const auto &[label, value] : rows)
        grid.push_back({label, value});
    return gridOf(grid, gap);
}

} // namespace cave::cli
