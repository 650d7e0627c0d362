// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

// Finding games on the local network: who looks for one asks by broadcast, hosts answer with what a player
// needs to choose. Datagrams are small JSON objects.

/// The most bytes of a datagram.
inline constexpr std::size_t kMaxNoticeBytes = 1400;

/// The most bytes of one of its texts: some 80 characters of any script.
inline constexpr std::size_t kMaxNoticeText = 240;

/// The question to all hosts.
inline constexpr std::string_view kGameQuestion = R"({"cavegame":"who hosts?"})";

/// A game as its host announces it. Its texts have at most `kMaxNoticeText` bytes.
struct GameNotice {
    std::string id; ///< distinguishes games of the same address
    std::string world;
    std::string host; ///< the player who hosts it
    int players = 0;  ///< 0 .. 9999
    std::string version;
    std::uint16_t port = 0;

    friend bool operator==(const GameNotice &, const GameNotice &) = default;
};

/// The answer to `kGameQuestion`; longer texts are cut.
std::string encodeNotice(const GameNotice &game);

/// The game of an answer, with texts that are safe to show; nothing for any other datagram.
std::optional<GameNotice> decodeNotice(std::string_view datagram);

} // namespace cave
