// SPDX-License-Identifier: MIT
#include "core/io/files/world_names.h"

#include "core/base/text.h"
#include "core/world/party.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kLongestWorldName = 200; // code points
constexpr std::size_t kLongestFileName = 80;   // bytes, leaves room for a number and extensions
constexpr std::string_view kNameless = "world";

/// Calls `visit(codePoint, bytes)` for each code point of well-formed UTF-8.
template<class Visit>
void forEachCodePoint(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text[0]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t codePoint = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t i = 1; i < length; ++i)
            codePoint = (codePoint << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
        visit(codePoint, text.substr(0, length));
        text.remove_prefix(length);
    }
}

constexpr bool isWithin(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

/// Control characters, and the two separators that end a line or paragraph.
bool isControl(char32_t c)
{
    return c < 0x20 || isWithin(c, 0x7F, 0x9F) || c == 0x2028 || c == 0x2029;
}

/// Marks without a glyph that change the text direction around them: they would make a file list unreadable.
bool isDirectionMark(char32_t c)
{
    return c == 0x200E || c == 0x200F || c == 0x061C || c == 0xFEFF || isWithin(c, 0x202A, 0x202E) ||
           isWithin(c, 0x2066, 0x2069);
}

/// Invisible if a name consists only of these.
bool isBlank(char32_t c)
{
    return c == ' ' || c == 0xA0 || c == 0xAD || c == 0x1680 || isWithin(c, 0x2000, 0x200D) || c == 0x202F ||
           isWithin(c, 0x205F, 0x2060) || c == 0x3000 || isDirectionMark(c);
}

bool isRefusedBySomeSystem(char32_t c)
{
    return isControl(c) ||
           (c < 0x80 && std::string_view("<>:\"/\\|?*").find(static_cast<char>(c)) != std::string_view::npos);
}

/// Device names of Windows, with or without an extension.
bool isReserved(std::string_view fileName)
{
    std::string stem(fileName.substr(0, fileName.find('.')));
    while (!stem.empty() && stem.back() == ' ')
        stem.pop_back();
    for (char &c : stem)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    constexpr std::array<std::string_view, 6> kDevices{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    if (std::ranges::find(kDevices, stem) != kDevices.end())
        return true;
    const std::string_view text = stem;
    constexpr std::array<std::string_view, 13> kPorts{"0", "1", "2", "3", "4", "5", "6",
                                                      "7", "8", "9", "¹", "²", "³"};
    return (text.starts_with("COM") || text.starts_with("LPT")) &&
           std::ranges::find(kPorts, text.substr(3)) != kPorts.end();
}

std::string withoutTrailingDotsAndSpaces(std::string text)
{
    while (!text.empty() && (text.back() == '.' || text.back() == ' '))
        text.pop_back();
    return text;
}

/// The first code points of `text`, as many as fit into `bytes`.
std::string shortened(std::string_view text, std::size_t bytes)
{
    std::string result;
    bool full = false;
    forEachCodePoint(text, [&](char32_t, std::string_view encoded) {
        full = full || result.size() + encoded.size() > bytes;
        if (!full)
            result += encoded;
    });
    return result;
}

/// `pattern`: the sentence that says what is wrong, which is its %1.
Result<void> validateName(const std::string &name, std::size_t longest, MessageKey pattern)
{
    const auto refuse = [pattern](Message why) { return invalid(message(pattern, std::move(why))); };
    if (!isUtf8(name))
        return refuse(message("must be UTF-8 text"));
    std::size_t length = 0;
    bool blank = true;
    bool control = false;
    forEachCodePoint(name, [&](char32_t c, std::string_view) {
        ++length;
        blank = blank && isBlank(c);
        control = control || isControl(c);
    });
    if (control)
        return refuse(message("can't contain control characters such as line breaks and tabs"));
    if (blank)
        return refuse(message("can't be empty"));
    if (length > longest) {
        return refuse(message("can have at most %1 characters; this one has %2", longest, length));
    }
    return {};
}

} // namespace

Result<void> validateWorldName(const std::string &name)
{
    return validateName(name, kLongestWorldName, MessageKey("a world's name %1"));
}

Result<void> validatePlayerName(const std::string &name)
{
    return validateName(name, kLongestPlayerName, MessageKey("a player's name %1"));
}

std::string safeFileName(const std::string &name)
{
    std::string text = name;
    if (!isUtf8(text))
        std::replace_if(
            text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }, '_');
    std::string safe;
    forEachCodePoint(text, [&safe](char32_t c, std::string_view encoded) {
        if (isRefusedBySomeSystem(c))
            safe += '_';
        else if (!isDirectionMark(c))
            safe += encoded;
    });
    safe.erase(0, std::min(safe.find_first_not_of(". "), safe.size()));
    if (safe.starts_with('-'))
        safe[0] = '_'; // otherwise commands would parse it as an option
    if (isReserved(safe))
        safe.insert(safe.begin(), '_');
    safe = withoutTrailingDotsAndSpaces(
        shortened(withoutTrailingDotsAndSpaces(std::move(safe)), kLongestFileName));
    return safe.empty() ? std::string(kNameless) : safe;
}

} // namespace cave
