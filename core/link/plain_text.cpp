// SPDX-License-Identifier: MIT
#include "core/link/plain_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

struct CodePoints {
    char32_t first;
    char32_t last;
};

template<std::size_t count>
constexpr bool contains(const std::array<CodePoints, count> &ranges, char32_t c)
{
    return std::ranges::any_of(ranges, [c](const CodePoints &it) { return c >= it.first && c <= it.last; });
}

// Controls, and the separators of lines and paragraphs.
constexpr std::array<CodePoints, 3> kBreaks{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}}};

// Unicode's default ignorable code points but variation selectors of emoji, and those that change the
// direction.
constexpr std::array<CodePoints, 15> kUnseen{{{0xAD, 0xAD},
                                              {0x34F, 0x34F},
                                              {0x61C, 0x61C},
                                              {0x115F, 0x1160},
                                              {0x17B4, 0x17B5},
                                              {0x180B, 0x180F},
                                              {0x200B, 0x200F},
                                              {0x202A, 0x202E},
                                              {0x2060, 0x206F},
                                              {0x3164, 0x3164},
                                              {0xFE00, 0xFE0D},
                                              {0xFEFF, 0xFEFF},
                                              {0xFFA0, 0xFFA0},
                                              {0xFFF0, 0xFFFB},
                                              {0xE0000, 0xE0FFF}}};

// Marks that stand above or below the character before them, in scripts where they can be stacked.
constexpr std::array<CodePoints, 27> kCombining{
    {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},  {0x5BF, 0x5C7}, {0x610, 0x61A}, {0x64B, 0x65F},
     {0x670, 0x670},   {0x6D6, 0x6DC},   {0x6DF, 0x6E4},  {0x6E7, 0x6ED}, {0x711, 0x74A}, {0x7A6, 0x7B0},
     {0x7EB, 0x7F3},   {0x816, 0x82D},   {0x8D3, 0x903},  {0x93A, 0x94F}, {0x981, 0x9CD}, {0xE31, 0xE31},
     {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0xEB1, 0xEBC},  {0xEC8, 0xECD}, {0xF71, 0xF87}, {0x1AB0, 0x1AFF},
     {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};

/// The first code point of well-formed UTF-8, and its bytes.
std::pair<char32_t, std::string_view> first(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t codePoint = length == 1 ? lead : lead & (0x7FU >> length);
    for (const char next : text.substr(1, length - 1))
        codePoint = (codePoint << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
    return {codePoint, text.substr(0, length)};
}

} // namespace

std::string plainText(std::string_view text)
{
    if (!isUtf8(text))
        return {};
    std::string plain;
    for (int marks = 0; !text.empty();) {
        const auto [codePoint, bytes] = first(text);
        text.remove_prefix(bytes.size());
        if (contains(kUnseen, codePoint))
            continue;
        marks = contains(kCombining, codePoint) ? marks + 1 : 0;
        if (contains(kBreaks, codePoint))
            plain += ' ';
        else if (marks <= kMaxCombiningMarks)
            plain += bytes;
    }
    return std::string(trimmed(plain));
}

} // namespace cave
