// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// Bytes as text by RFC 4648, with padding.
std::string base64Of(std::span<const std::uint8_t> bytes);

/// The bytes of such a text; none if it isn't one, for instance if anything but padding is missing.
std::optional<std::vector<std::uint8_t>> bytesOfBase64(std::string_view text);

} // namespace cave
