// SPDX-License-Identifier: MIT
#include "app/cli/texts/say.h"

#include "app/cli/texts/catalogue.h"
#include "app/cli/texts/language.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace cave::cli {
namespace {

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

std::string tableOf(const std::vector<std::pair<std::string, std::string>> &rows, std::size_t gap)
{
    std::size_t columns = 0;
    for (const auto &[label, value] : rows)
        columns = std::max(columns, columnsOf(label));
    std::string text;
    for (const auto &[label, value] : rows)
        text += (value.empty() ? label : filledTo(columns + gap, label) + value) + "\n";
    return text;
}

} // namespace cave::cli
