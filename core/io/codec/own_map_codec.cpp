// SPDX-License-Identifier: MIT
#include "core/io/codec/own_map_codec.h"

#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"

#include <charconv>

namespace cave {
namespace {

/// Takes a number up to a slash or the end; none if it isn't written as this program does.
std::optional<std::int64_t> takeNumber(std::string_view &rest)
{
    const std::string_view digits = rest.substr(0, rest.find('/'));
    rest.remove_prefix(digits.size() == rest.size() ? rest.size() : digits.size() + 1);
    std::int64_t number = 0;
    const auto [end, issue] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = issue == std::errc() && end == digits.data() + digits.size();
    return whole && std::to_string(number) == digits ? std::optional(number) : std::nullopt;
}

} // namespace

std::string ownMapState(int player, RegionPos pos)
{
    return std::string(kOwnMapStates) + std::to_string(player) + "/" + std::to_string(pos.x) + "/" +
           std::to_string(pos.y);
}

std::optional<std::pair<int, RegionPos>> ownMapOfState(std::string_view key)
{
    if (!key.starts_with(kOwnMapStates))
        return std::nullopt;
    key.remove_prefix(kOwnMapStates.size());
    const std::optional<std::int64_t> player = takeNumber(key);
    const std::optional<std::int64_t> x = takeNumber(key);
    const std::optional<std::int64_t> y = takeNumber(key);
    const auto most = static_cast<std::int64_t>(kMaxPlayers);
    if (!player || !x || !y || !key.empty() || *player < 1 || *player > most)
        return std::nullopt;
    return std::pair(static_cast<int>(*player), RegionPos{*x, *y});
}

Result<std::span<const std::uint8_t>> encodeOwnMap(PayloadEncoder &encoder, const RegionRows &explored,
                                                   const RegionCodec &codec)
{
    RegionChanges alone;
    alone.explored = explored;
    return encoder.encode(alone, codec);
}

Result<RegionRows> decodeOwnMap(std::span<const std::uint8_t> payload, const RegionCodec &codec)
{
    auto changes = CAVE_TRY(decodePayload(payload, codec));
    const RegionRows explored = changes.explored;
    changes.explored = {};
    if (!changes.empty())
        return damaged("it has more than explored cells");
    return explored;
}

std::size_t ownMapRegions(const World &world)
{
    std::size_t regions = 0;
    for (const PartyMember &member : world.party.members)
        regions += world.map.exploredBy(member.id).regions().size();
    return regions;
}

Result<void> writeOwnMaps(ByteWriter &out, const World &world)
{
    PayloadEncoder encoder;
    for (const PartyMember &member : world.party.members) {
        const ExploredCells::Regions &regions = world.map.exploredBy(member.id).regions();
        out.number(regions.size());
        for (const auto &[pos, explored] : regions) {
            const auto payload =
                CAVE_TRY(encodeOwnMap(encoder, explored, {*world.content, pos, world.map.regionSize()}));
            out.position(pos);
            out.part(payload);
        }
    }
    return {};
}

Result<void> readOwnMaps(std::span<const std::uint8_t> bytes, World &world)
{
    ByteReader in(bytes);
    const int size = world.map.regionSize();
    std::size_t all = 0;
    for (const PartyMember &member : world.party.members) {
        const std::size_t count = in.count();
        all += count;
        if (!in.ok() || all > kMaxOwnMapRegions)
            return damaged("it has the wrong length");
        for (std::size_t i = 0; i < count; ++i) {
            RegionPos pos;
            in.position(pos);
            const std::span<const std::uint8_t> payload = in.part();
            if (!in.ok() || !isUsableRegion(pos, size))
                return damaged("a region in it is outside the world, or truncated");
            const auto explored = CAVE_TRY(decodeOwnMap(payload, {*world.content, pos, size}));
            world.map.exploredBy(member.id).set(pos, explored);
        }
    }
    return in.ok() && in.atEnd() ? Result<void>() : damaged("it has the wrong length");
}

} // namespace cave
