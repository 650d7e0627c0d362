// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace cave {

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
/// the first rule always. Times are as in link_times.h.
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
