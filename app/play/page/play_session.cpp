// SPDX-License-Identifier: MIT
#include "app/play/page/play_session.h"

#include "app/play/map/action_scenes.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <utility>

namespace cave {

void PlaySession::open(SavedSession session)
{
    m_saved.emplace(std::move(session));
    const Result<std::string> name = m_saved->file().name();
    m_name = name ? QString::fromStdString(*name) : QString();
    m_markers = std::make_unique<MarkerStore>(m_saved->file());
    m_sincePlayTime.start();
    m_paused = isRealTime(); // nobody is overrun while they still look around
    emit opened();
    if (!isGoing())
        emit endedRunOpened();
    emit changed();
}

void PlaySession::close()
{
    if (!isOpen())
        return;
    keepPlayTime();
    emit closing();
    m_markers.reset(); // before the file that it writes to
    m_saved.reset();
    m_spawn.reset();
    m_name.clear();
    m_saveFailing = m_paused = m_pausedByHand = false;
    emit changed();
}

bool PlaySession::isSaved() const
{
    return m_saved->session().unsavedChanges().empty() && m_saved->file().checkPlace().ok();
}

bool PlaySession::saveNow()
{
    if (!isOpen())
        return true;
    const Result<void> done = m_saved->save();
    setSaveError(done ? std::nullopt : std::optional(done.error()));
    return done.ok();
}

Result<void> PlaySession::saveAs(const std::filesystem::path &target)
{
    Result<void> done = m_saved->saveAs(target);
    if (!done)
        return done;
    m_saveFailing = false;
    if (const Result<std::string> name = m_saved->file().name())
        m_name = QString::fromStdString(*name);
    emit changed();
    return done;
}

/// Tells once when saving begins to fail, and once when it works again.
void PlaySession::reportSaving()
{
    if (m_saved->saveError().has_value() != m_saveFailing)
        setSaveError(m_saved->saveError());
}

void PlaySession::setSaveError(const std::optional<Error> &error)
{
    m_saveFailing = error.has_value();
    if (m_saveFailing)
        emit saveFailed(QString::fromStdString(error->message));
    else
        emit saved();
}

/// Time away from the game counts as well as far as the world stays open.
void PlaySession::keepPlayTime()
{
    if (isOpen())
        static_cast<void>(m_saved->file().addPlayTime(m_sincePlayTime.restart()));
}

WorldPos PlaySession::spawn()
{
    if (!m_spawn) {
        World fresh(world().spec, world().content, world().map.source());
        m_spawn = findSpawn(fresh).valueOr(WorldPos{});
    }
    return *m_spawn;
}

bool PlaySession::hasClock() const
{
    return isGoing() && world().content->scenario.info().realTime;
}

void PlaySession::setPaused(bool on)
{
    if (on == m_paused)
        return;
    m_paused = on;
    m_pausedByHand = m_pausedByHand && isPaused();
    emit pauseChanged();
}

/// Keys that are held go on giving commands, whether they can be done or not.
bool PlaySession::admits(const Command &command)
{
    const auto *steer = std::get_if<SteerCommand>(&command);
    const bool use = std::holds_alternative<UseCommand>(command);
    if (!isFree() || (steer == nullptr && !use))
        return true;
    if (!isGoing())
        return false;
    if ((use || steer->direction) && !m_pausedByHand)
        setPaused(false);
    if (steer != nullptr)
        return world().realTime && world().action->steering != steer->direction;
    return !isPaused();
}

std::vector<Event> PlaySession::perform(const Command &command)
{
    if (isStranded()) {
        setSaveError(m_saved->saveError());
        return {};
    }
    if (!isOpen() || !admits(command))
        return {};
    // Whoever walks or waits lets time pass for everybody.
    if (std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command))
        setPaused(false);
    emit performing(command);
    std::vector<Event> events = m_saved->apply(command);
    tell(events);
    return events;
}

void PlaySession::advance(double seconds)
{
    const std::vector<Event> events = m_saved->advance(seconds);
    emit timePassed({events});
    if (events.empty())
        return reportSaving(); // it may have been tried again
    tell(events);
}

void PlaySession::tell(const std::vector<Event> &events)
{
    reportSaving();
    emit stepped({events});
    if (isFree() && isOnlyTime(events))
        return;
    emit happened({events});
    const auto ended = [](const Event &event) { return std::holds_alternative<RunEnded>(event); };
    if (std::any_of(events.begin(), events.end(), ended)) {
        keepPlayTime(); // what is told of the run counts it
        emit runEnded();
    }
    emit changed();
    emit performed();
}

} // namespace cave
