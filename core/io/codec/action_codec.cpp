// SPDX-License-Identifier: MIT
#include "core/io/codec/action_codec.h"

#include "core/base/geometry.h"
#include "core/base/point.h"
#include "core/base/text.h"
#include "core/io/codec/content_keys.h"
#include "core/io/codec/world_snapshot.h"
#include "core/rules/real_time/agents.h"
#include "core/world/region.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr double kFarthestPoint = static_cast<double>(kWorldLimit) + 1;
constexpr double kLongestFacing = 1.001;      // 1, except for rounding
constexpr double kLongestTime = 1e12;         // seconds
constexpr double kFastest = 1e6;              // cells a second
constexpr std::uint64_t kMax = 1'000'000'000; // so that sums of two fit into an int
constexpr std::uint64_t kMaxShots = std::uint64_t{1} << 62U;

constexpr unsigned kMovingFlag = 1; // of agents
constexpr unsigned kTowardFlag = 2;
constexpr unsigned kHomingFlag = 1; // of shots
constexpr unsigned kByPlayerFlag = 2;
constexpr unsigned kAllFlags = 3;

void writeReal(ByteWriter &out, double value)
{
    out.word(std::bit_cast<std::uint64_t>(value));
}

void writePoint(ByteWriter &out, Point point)
{
    writeReal(out, point.x);
    writeReal(out, point.y);
}

std::uint64_t unsignedOf(int value)
{
    return static_cast<std::uint64_t>(std::max(value, 0));
}

void writeAgent(ByteWriter &out, const Agent &agent, const Content &content, KeyTableWriter &kinds)
{
    out.position(agent.id.home);
    out.number(unsignedOf(agent.id.index));
    out.number(kinds.numberOf(agent.kind, content.monsters[agent.kind].key));
    writePoint(out, agent.position);
    writePoint(out, agent.facing);
    for (const int value : {agent.health, agent.fullHealth, agent.strength})
        out.number(unsignedOf(value));
    out.byte(
        static_cast<std::uint8_t>((agent.moving ? kMovingFlag : 0U) | (agent.toward ? kTowardFlag : 0U)));
    writeReal(out, agent.sinceShot);
    writeReal(out, agent.sinceHeal);
    if (agent.toward) {
        out.position(*agent.toward);
    }
}

void writeShot(ByteWriter &out, const Shot &shot)
{
    out.number(static_cast<std::uint64_t>(shot.id));
    writePoint(out, shot.position);
    writePoint(out, shot.velocity);
    out.number(unsignedOf(shot.damage));
    out.byte(
        static_cast<std::uint8_t>((shot.homing ? kHomingFlag : 0U) | (shot.byPlayer ? kByPlayerFlag : 0U)));
}

/// Reads the parts of a state and tracks whether all of them are valid.
class ActionReader {
public:
    explicit ActionReader(std::span<const std::uint8_t> bytes) : m_in(bytes) {}

    ByteReader &in() { return m_in; }
    [[nodiscard]] bool sane() const { return m_sane; }
    void require(bool holds) { m_sane = m_sane && holds; }

    /// An integer from `least` to `most`.
    std::uint64_t whole(std::uint64_t least, std::uint64_t most)
    {
        const std::uint64_t value = m_in.number();
        require(value >= least && value <= most);
        return m_sane ? value : least;
    }

    int points(int least) { return static_cast<int>(whole(unsignedOf(least), kMax)); }

    /// A number from `least` to `most`.
    double real(double least, double most)
    {
        const auto value = std::bit_cast<double>(m_in.word());
        require(std::isfinite(value) && value >= least && value <= most);
        return m_sane ? value : least;
    }

    /// Both coordinates have at most the absolute value `most`.
    Point point(double most)
    {
        const double x = real(-most, most);
        return {x, real(-most, most)};
    }

    WorldPos cell()
    {
        const std::int64_t x = m_in.signedNumber();
        const WorldPos at{x, m_in.signedNumber()};
        require(insideWorld(at));
        return at;
    }

    unsigned flags()
    {
        const unsigned value = m_in.byte();
        require(value <= kAllFlags);
        return value;
    }

private:
    ByteReader m_in;
    bool m_sane = true;
};

Agent readAgent(ActionReader &reader, const std::vector<std::size_t> &kinds)
{
    Agent agent;
    reader.in().position(agent.id.home);
    agent.id.index = reader.points(0);
    const std::uint64_t kind = reader.in().number();
    reader.require(kind < kinds.size());
    agent.kind = reader.sane() ? kinds[static_cast<std::size_t>(kind)] : 0;
    agent.position = reader.point(kFarthestPoint);
    agent.facing = reader.point(kLongestFacing);
    agent.health = reader.points(1);
    agent.fullHealth = reader.points(1);
    reader.require(agent.health <= agent.fullHealth);
    agent.strength = reader.points(0);
    const unsigned flags = reader.flags();
    agent.moving = (flags & kMovingFlag) != 0;
    agent.sinceShot = reader.real(0, kLongestTime);
    agent.sinceHeal = reader.real(0, kLongestTime);
    if ((flags & kTowardFlag) != 0)
        agent.toward = reader.cell();
    return agent;
}

Shot readShot(ActionReader &reader)
{
    Shot shot;
    shot.id = static_cast<std::int64_t>(reader.whole(1, kMaxShots));
    shot.position = reader.point(kFarthestPoint);
    shot.velocity = reader.point(kFastest);
    shot.damage = reader.points(0);
    const unsigned flags = reader.flags();
    shot.homing = (flags & kHomingFlag) != 0;
    shot.byPlayer = (flags & kByPlayerFlag) != 0;
    return shot;
}

void readPlayerMotion(ActionReader &reader, PlayerMotion &motion)
{
    motion.player = reader.point(kFarthestPoint);
    motion.facing = reader.point(kLongestFacing);
    const std::uint64_t steering = reader.whole(0, kEightDirections.size());
    if (steering > 0)
        motion.steering = static_cast<Direction>(steering - 1);
    motion.unhurtFor = reader.real(0, kLongestTime);
    motion.sinceUse = reader.real(0, kLongestTime);
}

/// The fixed part; agents and shots follow.
StoredAction readPlayerPart(ActionReader &reader)
{
    StoredAction action;
    action.state.level = reader.points(1);
    readPlayerMotion(reader, action.motion);
    action.state.nextShot = static_cast<std::int64_t>(reader.whole(1, kMaxShots));
    return action;
}

/// Calls `read()` as often as the count says; ids must be increasing.
template<class Entry, class Id, class Read>
void readInOrder(ActionReader &reader, std::vector<Entry> &entries, Id Entry::*id, Read read)
{
    const std::size_t count = reader.in().count();
    for (std::size_t i = 0; i < count && reader.in().ok() && reader.sane(); ++i) {
        Entry entry = read();
        reader.require(entries.empty() || entries.back().*id < entry.*id);
        entries.push_back(std::move(entry));
    }
}

Message agentText(const Agent &agent)
{
    const RegionPos home = agent.id.home;
    return message("monster %1 of region %2", agent.id.index, placeText({home.x, home.y}));
}

/// Why an agent doesn't belong to the level; empty if it does.
Message whyNoAgent(World &world, const Agent &agent, const Level &level)
{
    if (!isUsableRegion(agent.id.home, world.map.regionSize()))
        return message("%1 is nowhere", agentText(agent));
    const std::optional<Monster> monster = findMonster(world, agent.id);
    if (!monster || !monster->state.alive)
        return monster ? message("%1 is dead", agentText(agent))
                       : message("%1 doesn't exist", agentText(agent));
    if (monster->kind != agent.kind)
        return message("%1 is of another kind", agentText(agent));
    return level.area.contains(cellAt(agent.position)) ? Message()
                                                       : message("%1 is outside the level", agentText(agent));
}

} // namespace

void writeMotion(ByteWriter &out, const PlayerMotion &motion)
{
    writePoint(out, motion.player);
    writePoint(out, motion.facing);
    out.number(motion.steering ? std::uint64_t{1} + static_cast<std::uint64_t>(*motion.steering) : 0);
    writeReal(out, motion.unhurtFor);
    writeReal(out, motion.sinceUse);
}

Result<PlayerMotion> readMotion(std::span<const std::uint8_t> bytes)
{
    ActionReader reader(bytes);
    PlayerMotion motion;
    readPlayerMotion(reader, motion);
    if (!reader.in().ok() || !reader.in().atEnd() || !reader.sane())
        return damaged("the motion of a player is invalid");
    return motion;
}

std::optional<StoredAction> storedAction(const World &world)
{
    return world.action ? std::optional(StoredAction{*world.action, world.motion()}) : std::nullopt;
}

void takeAction(World &world, std::optional<StoredAction> action)
{
    world.action.reset();
    if (!action)
        return;
    world.action = std::move(action->state);
    world.motion() = action->motion;
}

void writeAction(ByteWriter &out, const std::optional<StoredAction> &action, const Content &content)
{
    out.byte(kActionVersion);
    out.byte(action ? 1 : 0);
    if (!action)
        return;
    const ActionState &state = action->state;
    out.number(unsignedOf(state.level));
    writeMotion(out, action->motion);
    out.number(static_cast<std::uint64_t>(state.nextShot));
    KeyTableWriter kinds;
    ByteWriter agents;
    for (const Agent &agent : state.agents)
        writeAgent(agents, agent, content, kinds);
    kinds.writeTo(out);
    out.number(state.agents.size());
    out.append(agents.bytes());
    out.number(state.shots.size());
    for (const Shot &shot : state.shots)
        writeShot(out, shot);
}

Result<std::optional<StoredAction>> readAction(std::span<const std::uint8_t> bytes, const Content &content)
{
    ActionReader reader(bytes);
    ByteReader &in = reader.in();
    const int version = in.byte();
    if (!in.ok())
        return damaged("there is no content");
    if (version != kActionVersion)
        return damaged(message("its version is %1; this program supports %2", std::to_string(version),
                               std::to_string(kActionVersion)));
    const int present = in.byte();
    if (present == 0 && in.ok() && in.atEnd())
        return std::optional<StoredAction>();
    StoredAction action = readPlayerPart(reader);
    ActionState &state = action.state;
    const auto kinds = CAVE_TRY(readMonsterKeys(in, content));
    readInOrder(reader, state.agents, &Agent::id, [&] { return readAgent(reader, kinds); });
    readInOrder(reader, state.shots, &Shot::id, [&] { return readShot(reader); });
    reader.require(state.shots.empty() || state.shots.back().id < state.nextShot);
    if (!in.ok())
        return damaged("it is truncated");
    if (present != 1 || !reader.sane())
        return damaged("a number in it is out of range");
    if (!in.atEnd())
        return damaged("there are bytes after its end");
    return std::optional(std::move(action));
}

Message whyNoAction(World &world, const StoredAction &action)
{
    const Level *level = levelOf(world, action.state, action.motion);
    if (level == nullptr)
        return message("the player is elsewhere");
    for (const Agent &agent : action.state.agents) {
        if (Message why = whyNoAgent(world, agent, *level); !why.empty())
            return why;
    }
    return {};
}

bool hasAllAgents(World &world, const ActionState &action)
{
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level == nullptr)
        return false;
    return std::ranges::all_of(livingOn(world, *level), [&action](const Monster &monster) {
        return std::ranges::binary_search(action.agents, monster.id, {}, &Agent::id);
    });
}

} // namespace cave
