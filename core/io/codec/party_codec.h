// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/files/bytes.h"
#include "core/world/party.h"
#include "core/world/world.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cave {

// The stored form of who plays a world together: a version byte, 2 if each has a map of their own; the
// numbers of who is shown and of who acted last; the members. Of each number, name, colour and flags (1
// present, 2 watching); of those who aren't shown also place, steps, experience, health, and with their
// lengths inventory, statistics, fight and, where everything moves freely, motion. The state of who is shown
// is stored as that of a lone player.

inline constexpr std::uint8_t kPartyVersion = 1;
inline constexpr std::uint8_t kOwnMapsPartyVersion = 2;

void writeParty(ByteWriter &out, const World &world);

/// Checks ranges and order, not that places and enemies are there. Error Damaged: what is wrong.
Result<Party> readParty(std::span<const std::uint8_t> bytes, const Content &content);

/// As much of a damaged party as can be read.
struct SalvagedParty {
    Party party;                   ///< with all who played
    std::vector<int> lost;         ///< those of whose state nothing is known
    std::vector<Message> problems; ///< what is wrong; empty if nothing is
};

/// Reads what can be read. A part that can't be is as by default; someone who can't be is absent and without
/// a name. Error Damaged: not even the number of players can be read.
Result<SalvagedParty> salvageParty(std::span<const std::uint8_t> bytes, const Content &content);

} // namespace cave
