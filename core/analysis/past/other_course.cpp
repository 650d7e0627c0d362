// SPDX-License-Identifier: MIT
#include "core/analysis/past/other_course.h"

#include "core/analysis/past/trace_export.h"
#include "core/base/text.h"
#include "core/rules/monsters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

namespace cave {
namespace {

using Difference = CourseDifference::Kind;
using Differences = std::vector<CourseDifference>;

constexpr std::array<std::string_view, static_cast<std::size_t>(kLastDifference) + 1> kDifferenceKeys{
    "refused", "event", "place", "health", "fight", "player", "monster", "mind", "map", "run", "chance"};

Message fightText(const std::optional<Fight> &fight)
{
    return fight ? Message(idKey(fight->enemy)) : message("nothing");
}

void addPlayer(const PartyMember &logged, const PartyMember &other, Differences &found)
{
    const int id = logged.id;
    const Player &a = logged.player;
    const Player &b = other.player;
    if (a.position != b.position)
        found.push_back({Difference::Place, id, {}, placeText(a.position), placeText(b.position)});
    if (a.health != b.health)
        found.push_back({Difference::Health, id, {}, a.health, b.health});
    const auto enemyOf = [](const std::optional<Fight> &fight) {
        return fight ? std::optional(fight->enemy) : std::nullopt;
    };
    if (enemyOf(logged.fight) != enemyOf(other.fight))
        found.push_back({Difference::Fight, id, {}, fightText(logged.fight), fightText(other.fight)});
    if (logged != other && found.empty())
        found.push_back({Difference::Player, id, {}, {}, {}});
}

void addPlayers(const World &logged, const World &other, Differences &found)
{
    for (const PartyMember &member : logged.party.members) {
        Differences own;
        if (const PartyMember *same = other.party.find(member.id))
            addPlayer(member, *same, own);
        else
            own.push_back({Difference::Player, member.id, {}, {}, {}});
        std::ranges::move(own, std::back_inserter(found));
    }
    for (const PartyMember &member : other.party.members) {
        if (logged.party.find(member.id) == nullptr)
            found.push_back({Difference::Player, member.id, {}, {}, {}});
    }
}

/// Where a monster is, and whether it is alive.
Message monsterText(const std::optional<MonsterState> &state)
{
    if (!state)
        return message("at its first place");
    return state->alive ? placeText(state->position) : message("dead");
}

void addMonster(const MonsterId &id, const std::optional<MonsterState> &logged,
                const std::optional<MonsterState> &other, Differences &found)
{
    if (logged == other)
        return;
    const Message before = monsterText(logged);
    const Message after = monsterText(other);
    found.push_back({before == after ? Difference::Mind : Difference::Monster, 0, id, before, after});
}

/// Monsters of a region in both courses; those that are as the seed has them are left out.
void addMonsters(RegionPos pos, const RegionChanges &logged, const RegionChanges &other, Differences &found)
{
    std::map<int, std::pair<std::optional<MonsterState>, std::optional<MonsterState>>> states;
    for (const MonsterChange &change : logged.monsters)
        states[change.index].first = change.state;
    for (const MonsterChange &change : other.monsters)
        states[change.index].second = change.state;
    for (const auto &[index, both] : states)
        addMonster({pos, index}, both.first, both.second, found);
}

bool mapsDiffer(RegionChanges logged, RegionChanges other)
{
    logged.monsters.clear();
    other.monsters.clear();
    return logged != other;
}

void addRegions(const World &logged, const World &other, const TouchedMap &touched, Differences &found)
{
    bool map = logged.map.hasOwnMaps() != other.map.hasOwnMaps();
    for (const RegionPos pos : touched.regions) {
        const RegionChanges &a = logged.map.changesOf(pos);
        const RegionChanges &b = other.map.changesOf(pos);
        addMonsters(pos, a, b, found);
        map = map || mapsDiffer(a, b);
    }
    for (const auto &[player, pos] : touched.ownMaps) {
        if (logged.map.hasOwnMaps() && other.map.hasOwnMaps())
            map = map || logged.map.exploredBy(player).in(pos) != other.map.exploredBy(player).in(pos);
    }
    if (map)
        found.push_back({Difference::Map, 0, {}, {}, {}});
}

/// With free movement, between the saves of monsters' states.
void addAgents(const World &logged, const World &other, Differences &found)
{
    if (logged.action == other.action || !logged.action || !other.action)
        return;
    std::map<MonsterId, std::pair<const Agent *, const Agent *>> agents;
    for (const Agent &agent : logged.action->agents)
        agents[agent.id].first = &agent;
    for (const Agent &agent : other.action->agents)
        agents[agent.id].second = &agent;
    const std::size_t before = found.size();
    for (const auto &[id, both] : agents) {
        const auto &[a, b] = both;
        if (a == nullptr || b == nullptr)
            found.push_back({Difference::Monster, 0, id,
                             a != nullptr ? placeText(cellAt(a->position)) : message("not there"),
                             b != nullptr ? placeText(cellAt(b->position)) : message("not there")});
        else if (cellAt(a->position) != cellAt(b->position))
            found.push_back(
                {Difference::Monster, 0, id, placeText(cellAt(a->position)), placeText(cellAt(b->position))});
        else if (*a != *b)
            found.push_back({Difference::Mind, 0, id, {}, {}});
    }
    if (found.size() == before) // shots, or the level
        found.push_back({Difference::Run, 0, {}, {}, {}});
}

Message nameOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    return monster ? message("%1 %2", Message::ofTable(kindOf(world, *monster).name), idKey(id))
                   : Message(idKey(id));
}

/// A log without edits, of the same world.
std::unique_ptr<const WorldLog> logOf(const WorldLog &log, std::vector<Command> commands)
{
    return std::make_unique<const WorldLog>(
        WorldLog{log.name, copyOf(log.origin), std::move(commands), {}, copyOf(log.stored), log.fromSeed});
}

/// The log without edits after a moment, and without what comes after the first of them.
std::unique_ptr<const WorldLog> logUntilEdit(const WorldLog &log, Moment from, bool &endsAtEdit)
{
    const auto next =
        std::ranges::upper_bound(log.breaks, static_cast<std::size_t>(from.command), {}, &LogBreak::position);
    endsAtEdit = next != log.breaks.end();
    std::vector<Command> commands = log.commands;
    if (endsAtEdit)
        commands.resize(next->position);
    return logOf(log, std::move(commands));
}

/// Whether a player does something or lets time pass, rather than being about who plays.
bool isReplaceable(const Command &command)
{
    return isPersonal(command) || std::holds_alternative<TickCommand>(command);
}

/// The log with other commands of the player shown from a moment on; `unused` is how many are left over.
std::unique_ptr<const WorldLog> logWith(const WorldLog &log, const World &start, const WhatIf &whatIf,
                                        std::size_t &unused)
{
    std::vector<Command> commands = log.commands;
    auto other = whatIf.commands.begin();
    int acting = start.party.acting;
    // The one under way goes on.
    const auto first = static_cast<std::size_t>(whatIf.from.command) + (whatIf.from.step > 0 ? 1 : 0);
    for (std::size_t i = first; i < commands.size() && other != whatIf.commands.end(); ++i) {
        if (const auto *act = std::get_if<ActCommand>(&commands[i]))
            acting = act->player;
        else if (acting == start.party.shown && isReplaceable(commands[i]))
            commands[i] = *other++;
    }
    unused = static_cast<std::size_t>(whatIf.commands.end() - other);
    return logOf(log, std::move(commands));
}

void addMarks(const World &world, const std::vector<Event> &events, std::vector<TimelineMark> &marks)
{
    for (const Event &event : events) {
        if (const std::optional<TimelineMark> mark = markOf(world, event))
            marks.push_back(*mark);
    }
}

} // namespace

std::string_view differenceKey(CourseDifference::Kind kind)
{
    return kDifferenceKeys[static_cast<std::size_t>(kind)];
}

Message differenceText(World &world, const CourseDifference &difference)
{
    const auto monster = [&] { return nameOf(world, *difference.monster); };
    switch (difference.kind) {
    case Difference::Refused:
        return message("the command '%1' is not possible in the other run", difference.logged);
    case Difference::Event: {
        const Message &key = difference.other.empty() ? difference.logged : difference.other;
        const std::optional<MarkKind> kind = markNamed(key.english());
        const Message what = kind ? Message::ofTable(markMeaning(*kind)) : key;
        const Message event = difference.monster ? message("%1: %2", what, monster()) : what;
        return difference.other.empty() ? message("only by the log: %1", event)
                                        : message("only in the other run: %1", event);
    }
    case Difference::Place:
        return message("player %1 is at %2 by the log, at %3 in the other run", difference.player,
                       difference.logged, difference.other);
    case Difference::Health:
        return message("player %1 has %2 health by the log, %3 in the other run", difference.player,
                       difference.logged, difference.other);
    case Difference::Fight:
        return message("player %1 fights %2 by the log, %3 in the other run", difference.player,
                       difference.logged, difference.other);
    case Difference::Player:
        return message("player %1 is in another state", difference.player);
    case Difference::Monster:
        return message("%1 by the log: %2; in the other run: %3", monster(), difference.logged,
                       difference.other);
    case Difference::Mind:
        return message("%1 is in another state", monster());
    case Difference::Map:
        return message("the map, or what is explored of it, is another one");
    case Difference::Run:
        return message("the run is in another state");
    case Difference::Chance:
        return message("the random draws are other ones");
    }
    return {};
}

std::vector<CourseDifference> differencesOf(const World &logged, const World &other,
                                            const TouchedMap &touched)
{
    Differences found;
    addPlayers(logged, other, found);
    addRegions(logged, other, touched, found);
    addAgents(logged, other, found);
    if (std::tie(logged.run, logged.realTime, logged.turn) !=
            std::tie(other.run, other.realTime, other.turn) ||
        logged.action.has_value() != other.action.has_value())
        found.push_back({Difference::Run, 0, {}, {}, {}});
    if (logged.streams != other.streams)
        found.push_back({Difference::Chance, 0, {}, {}, {}});
    return found;
}

std::vector<CourseDifference> eventDifferences(const std::vector<TimelineMark> &logged,
                                               const std::vector<TimelineMark> &other)
{
    const auto keyOf = [](const TimelineMark &mark) {
        return std::tuple(mark.kind, mark.player, mark.monster);
    };
    std::map<std::tuple<MarkKind, int, std::optional<MonsterId>>, int> counts;
    for (const TimelineMark &mark : logged)
        ++counts[keyOf(mark)];
    for (const TimelineMark &mark : other)
        --counts[keyOf(mark)];
    Differences found;
    for (const auto &[key, count] : counts) {
        const auto &[kind, player, monster] = key;
        if (count == 0)
            continue;
        CourseDifference &difference =
            found.emplace_back(CourseDifference{Difference::Event, player, monster, {}, {}});
        (count > 0 ? difference.logged : difference.other) = markKey(kind);
    }
    return found;
}

OtherCourse::OtherCourse(const Timeline &timeline, const WhatIf &whatIf)
    : m_log(logUntilEdit(timeline.log(), whatIf.from, m_endsAtEdit))
    , m_logged(*m_log, timeline.worldAt(whatIf.from), whatIf.from)
    , m_otherLog(whatIf.commands.empty() ? nullptr : logWith(*m_log, m_logged.world(), whatIf, m_unused))
    , m_other(m_otherLog != nullptr ? *m_otherLog : *m_log, forkAt(timeline, whatIf), whatIf.from)
{
}

bool OtherCourse::advance()
{
    std::vector<Event> events;
    if (!m_logged.advance(events))
        return false;
    std::vector<TimelineMark> logged;
    addMarks(m_logged.world(), events, logged);
    std::vector<TimelineMark> other;
    std::vector<CourseDifference> refused;
    follow(other, refused);
    if (!m_parting)
        compare(logged, other, std::move(refused));
    return true;
}

/// Takes the other course to where the logged one is.
void OtherCourse::follow(std::vector<TimelineMark> &marks, std::vector<CourseDifference> &refused)
{
    std::vector<Event> events;
    while (m_other.moment() < m_logged.moment()) {
        if (m_other.advance(events)) {
            addMarks(m_other.world(), events, marks);
            continue;
        }
        refused.push_back({CourseDifference::Kind::Refused, 0, {}, commandText(m_other.nextCommand()), {}});
        m_other.skip();
        ++m_refused;
    }
}

void OtherCourse::compare(const std::vector<TimelineMark> &logged, const std::vector<TimelineMark> &other,
                          std::vector<CourseDifference> refused)
{
    TouchedMap touched = m_logged.takeTouched();
    TouchedMap also = m_other.takeTouched();
    touched.regions.merge(also.regions);
    touched.ownMaps.merge(also.ownMaps);
    std::vector<CourseDifference> found = std::move(refused);
    std::ranges::move(eventDifferences(logged, other), std::back_inserter(found));
    std::ranges::move(differencesOf(m_logged.world(), m_other.world(), touched), std::back_inserter(found));
    if (!found.empty())
        m_parting = {moment(), m_logged.world().turn, std::move(found)};
}

std::vector<CourseDifference> OtherCourse::differences() const
{
    TouchedMap all;
    for (const World *world : {&logged(), &other()}) {
        for (const auto &[pos, changes] : world->map.changes())
            all.regions.insert(pos);
        for (const PartyMember &member : world->party.members) {
            if (!world->map.hasOwnMaps())
                break;
            for (const auto &[pos, rows] : world->map.exploredBy(member.id).regions())
                all.ownMaps.emplace(member.id, pos);
        }
    }
    return differencesOf(logged(), other(), all);
}

void OtherCourse::advanceToParting()
{
    while (!m_parting && advance()) {
    }
}

void OtherCourse::advanceTo(Moment to)
{
    while (moment() < to && advance()) {
    }
}

} // namespace cave
