// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cave {

// A join code is what lets a machine into a game: six words of a list, such as
// "amber-otter-violin-reef-snow-tuba". It is random, made for one game, and passed on by voice or on paper.
//
// Six words of 512 have 54 bits. Trying them at the host is hopeless (see `CodeGuard`), but one who poses as
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
// HMAC-SHA-256, by the room that makes the connections: core links no library for it.

inline constexpr std::size_t kJoinKeyBytes = 32;
inline constexpr int kJoinKeyRounds = 200'000;

/// The salt for a game's key; `worldId` is what the host says of its game before a connection is made.
[[nodiscard]] std::string joinKeySalt(std::string_view worldId);

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

/// Where a connection comes from, twice: as text, of any form.
struct LinkAddress {
    std::string exact; ///< "192.168.1.5", "fd12::7"
    std::string
        network; ///< what one machine can take addresses from: of IPv6 the first 64 bits; else `exact`
};

/// Slows down those who guess join codes. The fourth wrong code of an address costs a wait of one second, and
/// each further one twice as much, up to five minutes; ten minutes after its last wrong code an address
/// starts again. While many addresses guess, the first wrong code of each costs the wait already. An address
/// waits for its own wrong codes only, so guessing keeps out no one else.
///
/// Addresses count by network, but those from which the right code came are known: they count alone, and by
/// the first rule always. Times are as in link_worlds.h.
class CodeGuard {
public:
    static constexpr std::int64_t kForgetMs = 600'000;
    static constexpr std::int64_t kLongestWaitMs = 300'000;
    static constexpr int kFreeTries = 3;
    static constexpr std::size_t kMaxAddresses = 1024; ///< kept; beyond that the oldest are forgotten
    static constexpr int kManyTries = 100;             ///< wrong codes of all addresses within kForgetMs
    static constexpr std::size_t kMaxKnown = 64;       ///< beyond that the oldest are forgotten

    /// How long until a code of this address may be tried, in milliseconds; 0: now.
    [[nodiscard]] std::int64_t waitMs(const LinkAddress &address, std::int64_t nowMs) const;

    /// A wrong code was tried. True when the host's player should hear of it: at the fourth of an address,
    /// and whenever their number has doubled since.
    bool wrong(const LinkAddress &address, std::int64_t nowMs);

    /// A right code was given: the address has a clean sheet, and is known.
    void right(const LinkAddress &address, std::int64_t nowMs);
    [[nodiscard]] bool isKnown(const LinkAddress &address) const { return m_known.contains(address.exact); }

    /// Wrong codes of an address that aren't forgotten.
    [[nodiscard]] int wrongTries(const LinkAddress &address, std::int64_t nowMs) const;
    [[nodiscard]] std::size_t addresses() const { return m_tries.size() + m_known.size(); }

private:
    struct Tries {
        int count = 0;
        std::int64_t lastMs = 0;
    };
    static int countOf(const Tries &tries, std::int64_t nowMs);
    static void add(Tries &tries, std::int64_t nowMs);
    [[nodiscard]] const std::string &keyOf(const LinkAddress &address) const;

    std::map<std::string, Tries, std::less<>> m_tries;
    std::map<std::string, std::int64_t, std::less<>> m_known; ///< and when the right code came last
    Tries m_all;
};

/// Which connections may do their handshake at the same time. A new one always may: when there are too many,
/// an earlier one gives way, of the network that has the most of them; of those one that hasn't said anything
/// yet, and of those the oldest. Known addresses have places of their own, which others can't take.
class HandshakePlaces {
public:
    using Id = std::uint64_t; ///< larger for later connections

    static constexpr std::size_t kMax = 64;         ///< of addresses that aren't known
    static constexpr std::size_t kMaxOfOne = 8;     ///< of a network, or of a known address
    static constexpr std::size_t kMaxOfKnown = 256; ///< of all known addresses

    /// A connection begins. Gives the one that has to be closed for it, whose place is free then.
    std::optional<Id> add(Id id, const LinkAddress &address, bool isKnown);
    /// Something came from it.
    void heard(Id id);
    /// It ended, or has done its handshake.
    void remove(Id id) { m_places.erase(id); }

private:
    struct Place {
        std::string owner; ///< a network, or a known address
        bool isKnown = false;
        bool isSilent = true;
    };
    [[nodiscard]] std::optional<Id> toClose(const Place &next) const;

    std::map<Id, Place> m_places;
};

} // namespace cave
