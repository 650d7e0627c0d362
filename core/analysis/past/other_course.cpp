// SPDX-License-Identifier: MIT
#include "core/analysis/past/other_course.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace cave {
namespace {

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
