// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/codec/payload.h"
#include "core/io/files/bytes.h"
#include "core/world/party.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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

// The stored form of the players' own maps: for each player and region a payload with explored cells alone,
// in a file as the value of the state "explored/2/-1/0": player 2, region (-1, 0).

inline constexpr std::string_view kOwnMapStates = "explored/";

/// The most regions of all own maps of a world together.
inline constexpr std::size_t kMaxOwnMapRegions = 200'000;

std::string ownMapState(int player, RegionPos pos);
/// The player and the region of a state; none if the key is none of these.
std::optional<std::pair<int, RegionPos>> ownMapOfState(std::string_view key);

/// Valid until the encoder's next use. Errors: those of `PayloadEncoder::encode`.
Result<std::span<const std::uint8_t>> encodeOwnMap(PayloadEncoder &encoder, const RegionRows &explored,
                                                   const RegionCodec &codec);
/// Error Damaged: what is wrong.
Result<RegionRows> decodeOwnMap(std::span<const std::uint8_t> payload, const RegionCodec &codec);

/// How many regions all own maps of a world have.
std::size_t ownMapRegions(const World &world);

/// All own maps of a party, as in a snapshot: for each member, in their order, the number of regions, and of
/// each its position and its payload with its length.
Result<void> writeOwnMaps(ByteWriter &out, const World &world);
/// Into the members of the world's party. Error Damaged: what is wrong.
Result<void> readOwnMaps(std::span<const std::uint8_t> bytes, World &world);

} // namespace cave
