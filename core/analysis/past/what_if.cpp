// SPDX-License-Identifier: MIT
#include "core/analysis/past/what_if.h"

#include "core/io/codec/spec_arguments.h"
#include "core/world/settings.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace cave {
namespace {

/// The log without edits after a moment, and without what comes after the first of them.
std::unique_ptr<const WorldLog> logUntilEdit(const WorldLog &log, Moment from, bool &endsAtEdit)
{
    const auto next =
        std::ranges::upper_bound(log.breaks, static_cast<std::size_t>(from.command), {}, &LogBreak::position);
    endsAtEdit = next != log.breaks.end();
    std::vector<Command> commands = log.commands;
    if (endsAtEdit)
        commands.resize(next->position);
    return std::make_unique<const WorldLog>(
        WorldLog{log.name, copyOf(log.origin), std::move(commands), {}, copyOf(log.stored), log.fromSeed});
}

void addMarks(const World &world, const std::vector<Event> &events, std::vector<TimelineMark> &marks)
{
    for (const Event &event : events) {
        if (const std::optional<TimelineMark> mark = markOf(world, event))
            marks.push_back(*mark);
    }
}

} // namespace

std::vector<const SettingInfo *> rulesOf(const WorldSpec &spec)
{
    std::vector<const SettingInfo *> rules;
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (!info.shapesTerrain)
            rules.push_back(&info);
    }
    return rules;
}

Result<void> assignRule(std::string_view assignment, const WorldSpec &spec, WorldSettings &rules)
{
    const std::string key(assignment.substr(0, assignment.find('=')));
    WorldSettings changed = rules;
    CAVE_TRY(assignSetting(assignment, changed));
    if (!std::ranges::any_of(rulesOf(spec), [&](const SettingInfo *info) { return info->key == key; })) {
        return Error{ErrorCode::InvalidArgument,
                     message("%1 can't be changed in a world of the generator %2 that is there already", key,
                             generatorName(spec.generator.kind))};
    }
    CAVE_TRY(validate(changed));
    rules = changed;
    return {};
}

World forkAt(const Timeline &timeline, const WhatIf &whatIf)
{
    World world = timeline.worldAt(whatIf.from);
    world.spec.settings = whatIf.rules;
    return world;
}

OtherCourse::OtherCourse(const Timeline &timeline, const WhatIf &whatIf)
    : m_log(logUntilEdit(timeline.log(), whatIf.from, m_endsAtEdit))
    , m_logged(*m_log, timeline.worldAt(whatIf.from), whatIf.from)
    , m_other(*m_log, forkAt(timeline, whatIf), whatIf.from)
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
