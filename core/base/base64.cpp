// SPDX-License-Identifier: MIT
#include "core/base/base64.h"

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kBytes = 3; ///< that make `kBase64Group` digits
constexpr std::size_t kBase64Group = 4;
constexpr unsigned kDigitBits = 6;
constexpr unsigned kByteBits = 8;

} // namespace

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
