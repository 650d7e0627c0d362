// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/files/bytes.h"
#include "core/world/party.h"
#include "core/world/world.h"

#include <cstdint>
#include <span>

namespace cave {

// The stored form of who plays a world together: a version byte; the numbers of who is shown and of who acted
// last; the members. Of each number, name, colour and flags (1 present, 2 watching); of those who aren't
// shown also place, steps, experience, health, and with their lengths inventory, statistics, fight and, where
// everything moves freely, motion. The state of who is shown is stored as that of a lone player.

inline constexpr std::uint8_t kPartyVersion = 1;

void writeParty(ByteWriter &out, const World &world);

/// Checks ranges and order, not that places and enemies are there. Error Damaged: what is wrong.
Result<Party> readParty(std::span<const std::uint8_t> bytes, const Content &content);

} // namespace cave
