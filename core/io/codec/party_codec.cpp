// SPDX-License-Identifier: MIT
#include "core/io/codec/party_codec.h"

#include "core/io/codec/action_codec.h"
#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/field_archive.h"
#include "core/io/files/world_names.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kMaxStoredHealth = 1'000'000;
constexpr std::uint64_t kMaxColours = 0x1000000;

/// Who they are.
template<class Archive>
void fields(Archive &archive, Field<Archive, PartyMember> &member)
{
    archive.describesDamage(MessageKey("a player's number, colour or state is out of range"));
    archive.number("number", member.id, 1, kMaxPlayers);
    archive.text(member.name);
    archive.number("colour", member.colour, 0, kMaxColours - 1);
    archive.flags("state", member.present, member.watching);
    archive.requireWhole(MessageKey("it is truncated"));
    if constexpr (Archive::kReads) {
        if (const Result<void> valid = validatePlayerName(member.name); !member.name.empty() && !valid)
            archive.fail(valid.error().message);
    }
}

/// What is theirs; `note` takes what is wrong with a part, which then stays as it was. False if a number is
/// out of range.
template<class Archive, class Note>
bool fields(Archive &archive, Field<Archive, PartyMember> &member, const Content &content, Note note)
{
    auto &player = member.player;
    std::int64_t steps = player.statistics.steps;
    std::int64_t experience = player.experience;
    int health = std::max(player.health, 0);
    archive.position(player.position);
    archive.number("steps", steps, 0, kMaxCounted);
    archive.number("experience", experience, 0, kMaxCounted);
    archive.number("health", health, 0, kMaxStoredHealth);
    note(archive.part(player.inventory, writeInventory, readInventory, content));
    note(archive.part(player.statistics, writeStatistics, readStatistics));
    note(archive.part(member.fight, writeFight, readFight, content));
    if (content.scenario.rounds && archive.part(player.condition, writeCondition, readCondition))
        note(message("their condition is damaged"));
    if (content.scenario.action)
        note(archive.part(member.motion, writeMotion, readMotion));
    if constexpr (Archive::kReads) {
        if (archive.takeProblem() || !insideWorld(player.position))
            return false;
        player.statistics.steps = steps;
        player.experience = experience;
        player.health = health;
    }
    return true;
}

Result<PartyMember> readMember(FieldReader &in)
{
    PartyMember member;
    fields(in, member);
    if (std::optional<Message> problem = in.takeProblem())
        return damaged(std::move(*problem));
    return member;
}

/// Reads a party, and notes what can't be read.
class PartyReader {
public:
    PartyReader(std::span<const std::uint8_t> bytes, const Content &content) : m_in(bytes), m_content(content)
    {
        m_salvaged.party.members.clear();
    }

    Result<SalvagedParty> read()
    {
        const auto count = CAVE_TRY(readHead());
        readMembers(count);
        addLost(count);
        const Party &party = m_salvaged.party;
        if (party.find(party.shown) == nullptr || party.find(party.acting) == nullptr)
            return damaged("it names an unknown player");
        return std::move(m_salvaged);
    }

private:
    /// Returns the number of players.
    Result<std::size_t> readHead()
    {
        ByteReader &in = m_in.in();
        const int version = in.byte();
        if (!in.ok() || (version != kPartyVersion && version != kOwnMapsPartyVersion))
            return damaged(
                message("its version is %1; this program supports %2", version, int{kOwnMapsPartyVersion}));
        const std::uint64_t shown = in.number();
        const std::uint64_t acting = in.number();
        const std::size_t count = in.count();
        if (!in.ok() || count == 0 || count > kMaxPlayers || shown > kMaxPlayers || acting > kMaxPlayers)
            return damaged("it has no players, or too many");
        m_salvaged.party.ownMaps = version == kOwnMapsPartyVersion;
        m_salvaged.party.shown = static_cast<int>(shown);
        m_salvaged.party.acting = static_cast<int>(acting);
        return count;
    }

    /// As long as it is clear where they begin.
    void readMembers(std::size_t count)
    {
        Party &party = m_salvaged.party;
        while (party.members.size() < count) {
            Result<PartyMember> member = readMember(m_in);
            if (member && !party.members.empty() && party.members.back().id >= member->id)
                member = damaged("its players are not in order");
            if (!member)
                return note(member.error().message);
            const bool known = member->id == party.shown || readState(*member);
            party.members.push_back(std::move(*member));
            if (!known)
                m_salvaged.lost.push_back(party.members.back().id);
            if (!m_in.ok())
                return note("it is truncated");
        }
        if (!m_in.atEnd())
            note("it has the wrong length");
    }

    /// False if nothing is known.
    bool readState(PartyMember &member)
    {
        member.player.inventory = startingInventory(m_content);
        const bool fine = fields(m_in, member, m_content, [&](std::optional<Message> problem) {
            if (problem)
                note(message("player %1: %2", member.id, std::move(*problem)));
        });
        if (!fine)
            note(message("player %1: a number is out of range", member.id));
        return fine && m_in.ok();
    }

    /// Those who weren't reached. Players are numbered without gaps.
    void addLost(std::size_t count)
    {
        Party &party = m_salvaged.party;
        while (party.members.size() < count) {
            PartyMember member;
            member.id = party.members.empty() ? 1 : party.members.back().id + 1;
            member.present = member.id == party.shown;
            if (member.id != party.shown)
                m_salvaged.lost.push_back(member.id);
            party.members.push_back(std::move(member));
        }
    }

    void note(Message problem) { m_salvaged.problems.push_back(std::move(problem)); }

    FieldReader m_in;
    const Content &m_content;
    SalvagedParty m_salvaged;
};

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

void writeParty(ByteWriter &out, const World &world)
{
    const Party &party = world.party;
    out.byte(party.ownMaps ? kOwnMapsPartyVersion : kPartyVersion);
    out.number(static_cast<std::uint64_t>(party.shown));
    out.number(static_cast<std::uint64_t>(party.acting));
    out.number(party.members.size());
    FieldWriter archive(out);
    for (const PartyMember &member : party.members) {
        fields(archive, member);
        if (member.id != party.shown)
            fields(archive, member, *world.content, [](const std::optional<Message> &) {});
    }
}

Result<Party> readParty(std::span<const std::uint8_t> bytes, const Content &content)
{
    auto read = CAVE_TRY(salvageParty(bytes, content));
    if (!read.problems.empty())
        return damaged(read.problems.front());
    return std::move(read.party);
}

Result<SalvagedParty> salvageParty(std::span<const std::uint8_t> bytes, const Content &content)
{
    return PartyReader(bytes, content).read();
}

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
