// SPDX-License-Identifier: MIT
#include "app/cli/texts/language.h"

#include <clocale>
#include <cstdlib>
#include <langinfo.h>
#include <optional>
#include <string>
#include <string_view>

namespace cave::cli {
namespace {

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

} // namespace

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

} // namespace cave::cli
