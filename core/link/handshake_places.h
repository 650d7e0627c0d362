// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/code_guard.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace cave {

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
