// SPDX-License-Identifier: MIT
#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <system_error>
#include <utility>

namespace cave {
namespace {

/// Number of bytes in the sequence that `lead` starts, or 0 if it can't start one.
int sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    if (lead >= 0xF0 && lead < 0xF5)
        return 4;
    return 0;
}

/// Decodes one code point at `at`; returns false if the bytes are malformed.
bool decodeOne(std::string_view text, std::size_t at, int length, std::uint32_t &codePoint)
{
    constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (length == 0 || at + static_cast<std::size_t>(length) > text.size())
        return false;
    const auto lead = static_cast<unsigned char>(text[at]);
    codePoint = length == 1 ? lead : lead & (0x7FU >> static_cast<unsigned>(length));
    for (int i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[at + static_cast<std::size_t>(i)]);
        if ((next & 0xC0U) != 0x80U)
            return false;
        codePoint = (codePoint << 6U) | (next & 0x3FU);
    }
    return codePoint >= kSmallest[length] && codePoint <= 0x10FFFF &&
           (codePoint < 0xD800 || codePoint > 0xDFFF);
}

/// The lower case of a Latin, Greek or Cyrillic capital.
char16_t smallLetter(char16_t c)
{
    const auto within = [c](char16_t first, char16_t last) { return c >= first && c <= last; };
    const auto plus = [c](int offset) { return static_cast<char16_t>(c + offset); };
    if (within(u'A', u'Z') || (within(0xC0, 0xDE) && c != 0xD7) || within(0x391, 0x3A9) ||
        within(0x410, 0x42F))
        return plus(0x20);
    if (within(0x400, 0x40F))
        return plus(0x50);
    const bool evenIsCapital =
        within(0x100, 0x137) || within(0x14A, 0x177) || within(0x460, 0x481) || within(0x48A, 0x4BF);
    const bool oddIsCapital = within(0x139, 0x148) || within(0x179, 0x17E);
    if ((evenIsCapital && c % 2 == 0) || (oddIsCapital && c % 2 == 1))
        return plus(1);
    return c;
}

/// Characters that control a terminal, or change the look of surrounding text.
bool needsEscape(std::uint32_t c)
{
    const auto within = [c](std::uint32_t first, std::uint32_t last) { return c >= first && c <= last; };
    const bool control = c < 0x20 || within(0x7F, 0x9F);
    const bool separator = within(0x2028, 0x2029); // of lines and paragraphs
    const bool direction =
        c == 0x061C || within(0x200E, 0x200F) || within(0x202A, 0x202E) || within(0x2066, 0x206F);
    return control || separator || direction;
}

void appendHex(std::string &text, std::uint64_t value, int digits)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        text += kDigits[(value >> static_cast<unsigned>(shift)) & 15U];
}

/// As in JSON, so that escaping JSON a second time doesn't change its meaning.
void appendEscape(std::string &text, std::uint32_t codePoint)
{
    constexpr std::string_view kNamed = "\b\f\n\r\t";
    constexpr std::string_view kNames = "bfnrt";
    const std::size_t named = codePoint < 0x80 ? kNamed.find(static_cast<char>(codePoint)) : kNamed.npos;
    if (named != kNamed.npos) {
        text.append(1, '\\').append(1, kNames[named]);
    } else {
        text += "\\u";
        appendHex(text, codePoint, 4); // nothing beyond needs escaping
    }
}

std::string escaped(std::string_view text, std::string_view kept)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        int length = sequenceLength(static_cast<unsigned char>(text[at]));
        std::uint32_t codePoint = 0;
        if (!decodeOne(text, at, length, codePoint)) {
            length = 1;
            out += "\\x";
            appendHex(out, static_cast<unsigned char>(text[at]), 2);
        } else if (needsEscape(codePoint) && kept.find(text[at]) == kept.npos) {
            appendEscape(out, codePoint);
        } else {
            out += text.substr(at, static_cast<std::size_t>(length));
        }
        at += static_cast<std::size_t>(length);
    }
    return out;
}

/// The digits from `at` on without leading zeros; `at` is moved behind them.
std::string_view takeNumber(std::string_view text, std::size_t &at)
{
    while (at < text.size() && text[at] == '0')
        ++at;
    const std::size_t start = at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return text.substr(start, at - start);
}

constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kBytes = 3; ///< that make `kBase64Group` digits
constexpr std::size_t kBase64Group = 4;
constexpr unsigned kDigitBits = 6;
constexpr unsigned kByteBits = 8;

} // namespace

Result<std::u16string> utf16FromUtf8(std::string_view text)
{
    std::u16string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const int length = sequenceLength(static_cast<unsigned char>(text[at]));
        std::uint32_t codePoint = 0;
        if (!decodeOne(text, at, length, codePoint))
            return invalid(message("text is not valid UTF-8 at byte %1", at));
        if (codePoint < 0x10000) {
            out.push_back(static_cast<char16_t>(codePoint));
        } else {
            out.push_back(static_cast<char16_t>(0xD800 + ((codePoint - 0x10000) >> 10U)));
            out.push_back(static_cast<char16_t>(0xDC00 + ((codePoint - 0x10000) & 0x3FFU)));
        }
        at += static_cast<std::size_t>(length);
    }
    return out;
}

bool isUtf8(std::string_view text)
{
    return utf16FromUtf8(text).ok();
}

std::string placeText(WorldPos pos)
{
    return "(" + std::to_string(pos.x) + ", " + std::to_string(pos.y) + ")";
}

std::string cellText(CellPos cell)
{
    return placeText({cell.x, cell.y});
}

Message regionText(RegionPos pos)
{
    return message("region %1", placeText({pos.x, pos.y}));
}

std::string_view trimmed(std::string_view text)
{
    const auto isBlank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string_view utf8Prefix(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    constexpr std::size_t kLongestTail = 3; // bytes of a character after its first
    std::size_t length = most;
    while (length > 0 && most - length < kLongestTail &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return text.substr(0, length);
}

std::u16string foldedCase(std::string_view text)
{
    Result<std::u16string> units = utf16FromUtf8(text);
    if (!units)
        return {text.begin(), text.end()};
    std::transform(units->begin(), units->end(), units->begin(), smallLetter);
    return std::move(*units);
}

bool naturallyBefore(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (!isDigit(a[i]) || !isDigit(b[j])) {
            if (a[i] != b[j])
                return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
            ++i;
            ++j;
            continue;
        }
        const std::string_view left = takeNumber(a, i);
        const std::string_view right = takeNumber(b, j);
        if (left != right)
            return left.size() != right.size() ? left.size() < right.size() : left < right;
    }
    return i == a.size() && j == b.size() ? a < b : i == a.size();
}

std::string printable(std::string_view text)
{
    return escaped(text, {});
}

std::string printableLines(std::string_view text)
{
    return escaped(text, "\n\t");
}

std::string groupedDigits(std::int64_t value)
{
    constexpr std::size_t kGroup = 3;
    std::string text = std::to_string(value);
    const std::size_t first = value < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first + kGroup; at -= kGroup)
        text.insert(at - kGroup, 1, ',');
    return text;
}

std::string withArticle(std::string_view noun)
{
    const bool vowel =
        !noun.empty() && std::string_view("AEIOUaeiou").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string hexText(std::uint64_t value)
{
    std::string text;
    appendHex(text, value, 16);
    return text;
}

std::optional<std::uint64_t> numberOfHexText(std::string_view text)
{
    std::uint64_t value = 0;
    const char *end = text.data() + text.size();
    const auto [stopped, status] = std::from_chars(text.data(), end, value, 16);
    if (text.size() != 16 || status != std::errc() || stopped != end)
        return std::nullopt;
    return value;
}

std::string base64Of(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() + kBytes - 1) / kBytes * kBase64Group);
    for (std::size_t at = 0; at < bytes.size(); at += kBytes) {
        const std::size_t count = std::min(kBytes, bytes.size() - at);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < kBytes; ++i)
            bits = (bits << kByteBits) | (i < count ? bytes[at + i] : 0U);
        for (std::size_t i = 0; i < kBase64Group; ++i) {
            const std::uint32_t digit = (bits >> (kDigitBits * (kBase64Group - 1 - i))) & 0x3FU;
            text += i <= count ? kBase64Digits[digit] : '=';
        }
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> bytesOfBase64(std::string_view text)
{
    if (text.size() % kBase64Group != 0)
        return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=')
        ++padding;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / kBase64Group * kBytes);
    for (std::size_t at = 0; at < text.size(); at += kBase64Group) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < kBase64Group; ++i) {
            const bool padded = at + i >= text.size() - padding;
            const std::size_t digit = padded ? 0 : kBase64Digits.find(text[at + i]);
            if (digit == std::string_view::npos)
                return std::nullopt;
            bits = (bits << kDigitBits) | static_cast<std::uint32_t>(digit);
        }
        for (std::size_t i = 0; i < kBytes; ++i)
            bytes.push_back(static_cast<std::uint8_t>(bits >> (kByteBits * (kBytes - 1 - i))));
    }
    bytes.resize(bytes.size() - padding);
    if (base64Of(bytes) != text) // one text for the same bytes
        return std::nullopt;
    return bytes;
}

} // namespace cave
