// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace cave {

// A join code is what lets a machine into a game: six words of a list, such as
// "amber-otter-violin-reef-snow-tuba". It is random, made for one game, and passed on by voice or on paper.
//
// Six words of 512 have 54 bits. Trying them at the host is hopeless (see `CodeGuard`), but whoever poses as
// the host, once, gets what a guest derives from the code, and can try codes against that without anyone
// else: TLS with a pre-shared key is no PAKE, and Debian has no library for one. Each try takes
// kJoinKeyRounds, so a fast graphics card of 2022 does some 50,000 a second, and needs about 6,000 years for
// half of the codes; the 36 bits of four words took it eight days.

inline constexpr std::size_t kJoinCodeWords = 6;
inline constexpr std::size_t kJoinCodeBytes = 2 * kJoinCodeWords; ///< of chance that a code is made from

/// The words of codes: 512, sorted, of 3 to 7 letters a to z, no two of them a single letter apart.
[[nodiscard]] std::span<const std::string_view> joinCodeWords();

/// The code that random bytes give; each code is as likely as any other.
[[nodiscard]] std::string makeJoinCode(std::span<const std::uint8_t, kJoinCodeBytes> random);

/// A code as it was typed, in whatever case, with blanks, dashes, dots or commas between the words, as
/// `makeJoinCode` writes it. Errors InvalidArgument: another number of words, or one that isn't in the list,
/// which is named.
[[nodiscard]] Result<std::string> normalisedJoinCode(std::string_view text);

// The pre-shared key of a game's connections is derived from its code by PBKDF2 (RFC 8018) with
// HMAC-SHA-256, by whoever makes the connections: core links no library for it.

inline constexpr std::size_t kJoinKeyBytes = 32;
inline constexpr int kJoinKeyRounds = 200'000;

/// The salt for a game's key; `worldId` is what the host says of its game before a connection is made.
[[nodiscard]] std::string joinKeySalt(std::string_view worldId);

} // namespace cave
