// SPDX-License-Identifier: MIT
#include "core/io/codec/party_codec.h"

#include "core/io/codec/action_codec.h"
#include "core/io/codec/state_codec.h"
#include "core/io/worlds/world_library.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kPresent = 1;
constexpr unsigned kWatching = 2;
constexpr std::uint64_t kMostHealth = 1'000'000;
constexpr std::uint64_t kMostColours = 0x1000000;

/// Writes a part with its length before it.
template<class Write>
void writePart(ByteWriter &out, Write write)
{
    ByteWriter part;
    write(part);
    out.number(part.bytes().size());
    out.append(part.bytes());
}

void writeMemberState(ByteWriter &out, const World &world, const PartyMember &member)
{
    const Player &player = member.player;
    out.signedNumber(player.position.x);
    out.signedNumber(player.position.y);
    out.number(static_cast<std::uint64_t>(player.statistics.steps));
    out.number(static_cast<std::uint64_t>(player.experience));
    out.number(static_cast<std::uint64_t>(std::max(player.health, 0)));
    writePart(out, [&](ByteWriter &part) { writeInventory(part, player.inventory, *world.content); });
    writePart(out, [&](ByteWriter &part) { writeStatistics(part, player.statistics); });
    writePart(out, [&](ByteWriter &part) { writeFight(part, member.fight, *world.content); });
    if (world.content->scenario.action)
        writePart(out, [&](ByteWriter &part) { writeMotion(part, member.motion); });
}

/// Takes what a part gave, or says whose part is damaged and why.
template<class Part>
Result<void> take(Result<Part> read, const PartyMember &member, Part &place)
{
    if (!read)
        return damaged(message("player %1: %2", member.id, read.error().message));
    place = std::move(*read);
    return {};
}

Result<void> readMemberState(ByteReader &in, const Content &content, PartyMember &member)
{
    const auto part = [&in] { return in.take(in.count()); };
    Player &player = member.player;
    player.position.x = in.signedNumber();
    player.position.y = in.signedNumber();
    const std::uint64_t steps = in.number();
    const std::uint64_t experience = in.number();
    const std::uint64_t health = in.number();
    const auto most = static_cast<std::uint64_t>(kMostCounted);
    if (!insideWorld(player.position) || steps > most || experience > most || health > kMostHealth)
        return damaged(message("player %1: a number is out of range", member.id));
    Result<void> read = take(readInventory(part(), content), member, player.inventory);
    if (read)
        read = take(readStatistics(part()), member, player.statistics);
    if (read)
        read = take(readFight(part(), content), member, member.fight);
    if (read && content.scenario.action)
        read = take(readMotion(part()), member, member.motion);
    player.statistics.steps = static_cast<std::int64_t>(steps);
    player.experience = static_cast<std::int64_t>(experience);
    player.health = static_cast<int>(health);
    return read;
}

Result<PartyMember> readMember(ByteReader &in)
{
    PartyMember member;
    const std::uint64_t id = in.number();
    member.name = in.text();
    const std::uint64_t colour = in.number();
    const unsigned flags = in.byte();
    if (!in.ok())
        return damaged("it is truncated");
    if (id < 1 || id > kMostPlayers || colour >= kMostColours || flags > (kPresent | kWatching))
        return damaged("a player's number, colour or state is out of range");
    if (const Result<void> valid = validatePlayerName(member.name); !member.name.empty() && !valid)
        return valid.error();
    member.id = static_cast<int>(id);
    member.colour = static_cast<std::uint32_t>(colour);
    member.present = (flags & kPresent) != 0;
    member.watching = (flags & kWatching) != 0;
    return member;
}

} // namespace

void writeParty(ByteWriter &out, const World &world)
{
    const Party &party = world.party;
    out.byte(kPartyVersion);
    out.number(static_cast<std::uint64_t>(party.shown));
    out.number(static_cast<std::uint64_t>(party.acting));
    out.number(party.members.size());
    for (const PartyMember &member : party.members) {
        out.number(static_cast<std::uint64_t>(member.id));
        out.text(member.name);
        out.number(member.colour);
        out.byte(
            static_cast<std::uint8_t>((member.present ? kPresent : 0U) | (member.watching ? kWatching : 0U)));
        if (member.id != party.shown)
            writeMemberState(out, world, member);
    }
}

Result<Party> readParty(std::span<const std::uint8_t> bytes, const Content &content)
{
    ByteReader in(bytes);
    if (const int version = in.byte(); !in.ok() || version != kPartyVersion)
        return damaged(message("its version is %1; this program supports %2", version, int{kPartyVersion}));
    Party party;
    const std::uint64_t shown = in.number();
    const std::uint64_t acting = in.number();
    const std::size_t count = in.count();
    if (!in.ok() || count == 0 || count > kMostPlayers || shown > kMostPlayers || acting > kMostPlayers)
        return damaged("it has no players, or too many");
    party.shown = static_cast<int>(shown);
    party.acting = static_cast<int>(acting);
    for (std::size_t i = 0; i < count; ++i) {
        Result<PartyMember> member = readMember(in);
        if (!member)
            return member.error();
        if (member->id != party.shown) {
            if (const Result<void> state = readMemberState(in, content, *member); !state)
                return state.error();
        }
        if (!party.members.empty() && party.members.back().id >= member->id)
            return damaged("its players are not in order");
        party.members.push_back(std::move(*member));
    }
    if (!in.ok() || !in.atEnd())
        return damaged("it has the wrong length");
    if ((party.find(party.shown) == nullptr || party.find(party.acting) == nullptr))
        return damaged("it names an unknown player");
    return party;
}

} // namespace cave
