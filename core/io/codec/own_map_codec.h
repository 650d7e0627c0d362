// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
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

namespace cave {

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
