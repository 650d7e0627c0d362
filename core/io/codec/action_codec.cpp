// SPDX-License-Identifier: MIT
#include "core/io/codec/action_codec.h"

#include "core/base/geometry.h"
#include "core/base/point.h"
#include "core/base/text.h"
#include "core/io/codec/content_keys.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/field_archive.h"
#include "core/rules/real_time/agents.h"
#include "core/world/region.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr double kFarthestPoint = static_cast<double>(kWorldLimit) + 1;
constexpr double kLongestFacing = 1.001;      // 1, except for rounding
constexpr double kLongestTime = 1e12;         // seconds
constexpr double kFastest = 1e6;              // cells a second
constexpr std::uint64_t kMax = 1'000'000'000; // so that sums of two fit into an int
constexpr std::uint64_t kMaxShots = std::uint64_t{1} << 62U;
constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

template<class Archive>
void fields(Archive &archive, Field<Archive, Agent> &agent, KeyTable<MonsterType> &kinds)
{
    archive.position(agent.id.home);
    archive.number("monster", agent.id.index, 0, kMax);
    kinds.entry(archive, agent.kind);
    archive.point("position", agent.position, kFarthestPoint);
    archive.point("facing", agent.facing, kLongestFacing);
    archive.number("health", agent.health, 1, kMax);
    archive.number("full health", agent.fullHealth, 1, kMax);
    if (agent.health > agent.fullHealth)
        archive.outOfRange("health");
    archive.number("strength", agent.strength, 0, kMax);
    bool hasAim = agent.toward.has_value();
    archive.flags("state", agent.moving, hasAim);
    archive.real("time since a shot", agent.sinceShot, 0, kLongestTime);
    archive.real("time since healing", agent.sinceHeal, 0, kLongestTime);
    if constexpr (Archive::kReads) {
        if (hasAim)
            agent.toward.emplace();
    }
    if (agent.toward)
        archive.cell(*agent.toward);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, Shot> &shot)
{
    archive.number("shot", shot.id, 1, kMaxShots);
    archive.point("position", shot.position, kFarthestPoint);
    archive.point("velocity", shot.velocity, kFastest);
    archive.number("damage", shot.damage, 0, kMax);
    archive.flags("state", shot.homing, shot.byPlayer);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, PlayerMotion> &motion)
{
    archive.point("position", motion.player, kFarthestPoint);
    archive.point("facing", motion.facing, kLongestFacing);
    std::size_t steering = motion.steering ? 1 + static_cast<std::size_t>(*motion.steering) : 0;
    archive.number("steering", steering, 0, kEightDirections.size());
    if constexpr (Archive::kReads)
        motion.steering = steering > 0 ? std::optional(static_cast<Direction>(steering - 1)) : std::nullopt;
    archive.real("time unhurt", motion.unhurtFor, 0, kLongestTime);
    archive.real("time since use", motion.sinceUse, 0, kLongestTime);
}

/// Entries in order of their ids.
template<class Archive, class Entries, class Id, class One>
void listInOrder(Archive &archive, Entries &entries, Id id, One one)
{
    archive.list("number", entries, kAnyNumber, one);
    if constexpr (Archive::kReads) {
        if (std::ranges::adjacent_find(entries, std::ranges::greater_equal(), id) != entries.end())
            archive.outOfRange("order");
    }
}

template<class Archive>
void fields(Archive &archive, Field<Archive, StoredAction> &action, const Content &content)
{
    auto &state = action.state;
    archive.number("level", state.level, 1, kMax);
    fields(archive, action.motion);
    archive.number("next shot", state.nextShot, 1, kMaxShots);
    withKeys(archive, KeyTable(content.monsters), [&](Archive &inner, auto &kinds) {
        listInOrder(inner, state.agents, &Agent::id, [&](auto &agent) { fields(inner, agent, kinds); });
    });
    listInOrder(archive, state.shots, &Shot::id, [&](auto &shot) { fields(archive, shot); });
    if (!state.shots.empty() && state.shots.back().id >= state.nextShot)
        archive.outOfRange("next shot");
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
    FieldWriter archive(out);
    fields(archive, motion);
}

Result<PlayerMotion> readMotion(std::span<const std::uint8_t> bytes)
{
    FieldReader archive(bytes);
    PlayerMotion motion;
    fields(archive, motion);
    if (archive.problem())
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
    FieldWriter archive(out);
    archive.version(kActionVersion, kActionVersion);
    archive.presence("level", action);
    if (action)
        fields(archive, *action, content);
}

Result<std::optional<StoredAction>> readAction(std::span<const std::uint8_t> bytes, const Content &content)
{
    FieldReader archive(bytes);
    int version = 0;
    std::optional<StoredAction> action;
    archive.version(version, kActionVersion);
    archive.describesDamage(MessageKey("a number in it is out of range"));
    archive.presence("level", action);
    if (action)
        fields(archive, *action, content);
    return archive.resultOf(std::move(action));
}

Message whyNoAction(World &world, const StoredAction &action)
{
    const Level *level = levelOf(world, action.state, world.player(), action.motion);
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
