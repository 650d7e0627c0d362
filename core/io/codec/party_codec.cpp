// SPDX-License-Identifier: MIT
#include "core/io/codec/party_codec.h"

#include "core/io/codec/action_codec.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/world_names.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kPresent = 1;
constexpr unsigned kWatching = 2;
constexpr std::uint64_t kMaxStoredHealth = 1'000'000;
constexpr std::uint64_t kMaxColours = 0x1000000;

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
    out.position(player.position);
    out.number(static_cast<std::uint64_t>(player.statistics.steps));
    out.number(static_cast<std::uint64_t>(player.experience));
    out.number(static_cast<std::uint64_t>(std::max(player.health, 0)));
    writePart(out, [&](ByteWriter &part) { writeInventory(part, player.inventory, *world.content); });
    writePart(out, [&](ByteWriter &part) { writeStatistics(part, player.statistics); });
    writePart(out, [&](ByteWriter &part) { writeFight(part, member.fight, *world.content); });
    if (world.content->scenario.rounds)
        writePart(out, [&](ByteWriter &part) { writeCondition(part, player.condition); });
    if (world.content->scenario.action)
        writePart(out, [&](ByteWriter &part) { writeMotion(part, member.motion); });
}

/// Reads a party, and notes what can't be read.
class PartyReader {
public:
    PartyReader(std::span<const std::uint8_t> bytes, const Content &content) : m_in(bytes), m_content(content)
    {
        m_salvaged.party.members.clear();
    }

    Result<SalvagedParty> read();

private:
    Result<std::size_t> readHead();
    void readMembers(std::size_t count);
    bool readState(PartyMember &member);
    void takeCondition(PartyMember &member);
    void addLost(std::size_t count);
    void note(Message problem) { m_salvaged.problems.push_back(std::move(problem)); }

    /// Takes what a part gave; otherwise notes whose part is damaged and why.
    template<class Part>
    void take(Result<Part> read, const PartyMember &member, Part &place)
    {
        if (read)
            place = std::move(*read);
        else
            note(message("player %1: %2", member.id, read.error().message));
    }
    std::span<const std::uint8_t> part() { return m_in.take(m_in.count()); }

    ByteReader m_in;
    const Content &m_content;
    SalvagedParty m_salvaged;
};

Result<PartyMember> readMember(ByteReader &in)
{
    PartyMember member;
    const std::uint64_t id = in.number();
    member.name = in.text();
    const std::uint64_t colour = in.number();
    const unsigned flags = in.byte();
    if (!in.ok())
        return damaged("it is truncated");
    if (id < 1 || id > kMaxPlayers || colour >= kMaxColours || flags > (kPresent | kWatching))
        return damaged("a player's number, colour or state is out of range");
    if (const Result<void> valid = validatePlayerName(member.name); !member.name.empty() && !valid)
        return valid.error();
    member.id = static_cast<int>(id);
    member.colour = static_cast<std::uint32_t>(colour);
    member.present = (flags & kPresent) != 0;
    member.watching = (flags & kWatching) != 0;
    return member;
}

Result<SalvagedParty> PartyReader::read()
{
    const auto count = CAVE_TRY(readHead());
    readMembers(count);
    addLost(count);
    const Party &party = m_salvaged.party;
    if (party.find(party.shown) == nullptr || party.find(party.acting) == nullptr)
        return damaged("it names an unknown player");
    return std::move(m_salvaged);
}

/// Returns the number of players.
Result<std::size_t> PartyReader::readHead()
{
    const int version = m_in.byte();
    if (!m_in.ok() || (version != kPartyVersion && version != kOwnMapsPartyVersion))
        return damaged(
            message("its version is %1; this program supports %2", version, int{kOwnMapsPartyVersion}));
    const std::uint64_t shown = m_in.number();
    const std::uint64_t acting = m_in.number();
    const std::size_t count = m_in.count();
    if (!m_in.ok() || count == 0 || count > kMaxPlayers || shown > kMaxPlayers || acting > kMaxPlayers)
        return damaged("it has no players, or too many");
    m_salvaged.party.ownMaps = version == kOwnMapsPartyVersion;
    m_salvaged.party.shown = static_cast<int>(shown);
    m_salvaged.party.acting = static_cast<int>(acting);
    return count;
}

/// As long as it is clear where they begin.
void PartyReader::readMembers(std::size_t count)
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
bool PartyReader::readState(PartyMember &member)
{
    Player &player = member.player;
    m_in.position(player.position);
    const std::uint64_t steps = m_in.number();
    const std::uint64_t experience = m_in.number();
    const std::uint64_t health = m_in.number();
    player.inventory = startingInventory(m_content);
    take(readInventory(part(), m_content), member, player.inventory);
    take(readStatistics(part()), member, player.statistics);
    take(readFight(part(), m_content), member, member.fight);
    if (m_content.scenario.rounds)
        takeCondition(member);
    if (m_content.scenario.action)
        take(readMotion(part()), member, member.motion);
    const auto most = static_cast<std::uint64_t>(kMaxCounted);
    if (!insideWorld(player.position) || steps > most || experience > most || health > kMaxStoredHealth) {
        note(message("player %1: a number is out of range", member.id));
        return false;
    }
    player.statistics.steps = static_cast<std::int64_t>(steps);
    player.experience = static_cast<std::int64_t>(experience);
    player.health = static_cast<int>(health);
    return m_in.ok();
}

void PartyReader::takeCondition(PartyMember &member)
{
    if (Result<PlayerCondition> read = readCondition(part()))
        member.player.condition = std::move(*read);
    else
        note(message("player %1: %2", member.id, message("their condition is damaged")));
}

/// Those who weren't reached. Players are numbered without gaps.
void PartyReader::addLost(std::size_t count)
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

} // namespace

void writeParty(ByteWriter &out, const World &world)
{
    const Party &party = world.party;
    out.byte(party.ownMaps ? kOwnMapsPartyVersion : kPartyVersion);
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
    auto read = CAVE_TRY(salvageParty(bytes, content));
    if (!read.problems.empty())
        return damaged(read.problems.front());
    return std::move(read.party);
}

Result<SalvagedParty> salvageParty(std::span<const std::uint8_t> bytes, const Content &content)
{
    return PartyReader(bytes, content).read();
}

} // namespace cave
