// SPDX-License-Identifier: MIT
#include "core/analysis/past/log_replay.h"

#include <cstddef>
#include <limits>
#include <variant>

namespace cave {

LogReplay::LogReplay(const WorldLog &log, World world, Moment at)
    : m_log(log)
    , m_session(std::move(world))
    , m_moment(at)
    , m_commandsBefore(m_session.world().commands - (at.step > 0 ? 1 : 0))
{
    m_session.changesSaved();
    if (at == Moment{})
        pass();
}

bool LogReplay::isAtEnd() const
{
    return m_stuck || m_moment.command >= static_cast<std::int64_t>(m_log.commands.size());
}

const Command &LogReplay::nextCommand() const
{
    return m_log.commands[static_cast<std::size_t>(m_moment.command)];
}

int LogReplay::stepsOfNext() const
{
    const auto *ticking = std::get_if<TickCommand>(&nextCommand());
    return ticking != nullptr && world().content->scenario.freeMovement() ? ticking->steps : 1;
}

bool LogReplay::advance(std::vector<Event> &events)
{
    events.clear();
    m_edited = false;
    if (isAtEnd())
        return false;
    const int steps = stepsOfNext();
    if (m_moment.step == 0)
        m_commandsBefore = world().commands;
    if (!perform(steps > 1 ? Command(TickCommand{}) : nextCommand(), events)) {
        m_stuck = true;
        return false;
    }
    if (steps > 1) // they are one command in the log, which counts from its first step on
        m_session.mutableWorld().commands = m_commandsBefore + 1;
    ++m_moment.step;
    if (m_moment.step >= steps || world().run != RunState::Going)
        endCommand();
    return true;
}

void LogReplay::skip()
{
    m_stuck = false;
    endCommand();
}

void LogReplay::endCommand()
{
    m_moment = {m_moment.command + 1, 0};
    pass();
}

void LogReplay::advanceTo(Moment moment)
{
    std::vector<Event> events;
    while (m_moment < moment && !isAtEnd()) {
        // A whole tick at once is what its steps are one by one.
        const bool whole = m_moment.step == 0 && m_moment.command < moment.command;
        if (!whole) {
            advance(events);
        } else if (perform(nextCommand(), events)) {
            endCommand();
        } else {
            m_stuck = true;
        }
    }
}

bool LogReplay::perform(const Command &command, std::vector<Event> &events)
{
    const std::int64_t before = world().commands;
    events = m_session.apply(command);
    UnsavedChanges changes = m_session.unsavedChanges();
    m_touched.regions.merge(changes.regions);
    m_touched.ownMaps.merge(changes.ownMaps);
    m_session.changesSaved();
    return world().commands != before;
}

void LogReplay::pass()
{
    m_edited = passBreak(m_session, m_log, static_cast<std::size_t>(m_moment.command));
    m_touched.everything = m_touched.everything || m_edited;
    if (m_edited)
        m_session.changesSaved();
}

Result<World> worldAtTurn(const WorldLog &log, std::int64_t turn)
{
    LogReplay replay(log);
    const std::int64_t first = replay.world().turn;
    // To say how far the log goes, all of it has to be read.
    const std::int64_t until = turn < first ? std::numeric_limits<std::int64_t>::max() : turn;
    std::vector<Event> events;
    while (replay.world().turn < until && replay.advance(events)) {
    }
    if (const std::int64_t last = replay.world().turn; turn < first || turn > last)
        return invalid(message("the log goes from turn %1 to turn %2; it has no turn %3", first, last, turn));
    World world = std::move(replay.session()).takeWorld();
    introducePlayers(log.stored.party, world);
    return world;
}

} // namespace cave
