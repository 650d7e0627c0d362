// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"

#include "core/io/world_file/world_file.h"
#include "core/io/worlds/world_lineage.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace cave {
namespace {

/// Only runs that are ranked need it, as long as they go on. Where it can't be written, such as on a full
/// disk, the world can be played nevertheless.
void countContinuation(WorldFile &file, const World &world)
{
    if (world.content->scenario.info().ranksRuns && world.run == RunState::Going)
        static_cast<void>(continueLineage(file));
}

} // namespace

bool areMinorEvents(const std::vector<Event> &events)
{
    return std::ranges::all_of(events, [](const Event &event) {
        return isAnyOf<PlayerMoved, MoveBlocked, PlayerWaited, CellsExplored, ChestSeen, MonsterSeen,
                       MonsterMoved, MonsterNoticed, MonsterGaveUp, TimePassed, PlayerHurt, AgentHurt,
                       ShotFired, ShotEnded, ItemUsed, InfoRead, ActorChanged>(event);
    });
}

Result<SavedSession> SavedSession::create(const std::filesystem::path &path, const std::string &name,
                                          const WorldSpec &spec)
{
    auto session = CAVE_TRY(Session::begin(spec));
    auto file = CAVE_TRY(WorldFile::create(path, name, session.world()));
    countContinuation(file, session.world());
    session.changesSaved();
    return SavedSession(std::move(file), std::move(session));
}

Result<SavedSession> SavedSession::open(const std::filesystem::path &path)
{
    auto file = CAVE_TRY(WorldFile::open(path));
    auto loaded = CAVE_TRY(file.load());
    countContinuation(file, loaded.world);
    SavedSession session(std::move(file), Session(std::move(loaded.world)));
    session.m_damaged = std::move(loaded.damaged);
    session.m_notices = std::move(loaded.notices);
    session.m_remarks = std::move(loaded.remarks);
    return session;
}

std::vector<Event> SavedSession::apply(int player, const Command &command)
{
    std::vector<Event> events = m_session.apply(player, command);
    static_cast<void>(save()); // the result is in saveError()
    return events;
}

std::vector<Event> SavedSession::advance(double seconds)
{
    std::vector<Event> events = m_session.advance(seconds);
    saveIfDue(events, seconds);
    return events;
}

std::vector<Event> SavedSession::applyTick(int player, const TickCommand &tick)
{
    std::vector<Event> events = m_session.apply(player, tick);
    saveIfDue(events, tick.steps * kStepSeconds);
    return events;
}

void SavedSession::saveIfDue(const std::vector<Event> &events, double seconds)
{
    if (seconds > 0)
        m_sinceSave += seconds;
    const bool flowing = m_session.content().scenario.action.has_value();
    bool due = !events.empty();
    if (m_saveError)
        due = m_sinceSave >= kSecondsToNextTry;
    else if (flowing && areMinorEvents(events))
        due = m_sinceSave >= kSecondsToNextSave && !m_session.unsavedChanges().empty();
    if (due)
        static_cast<void>(save()); // the result is in saveError()
}

Result<void> SavedSession::save()
{
    Result<void> saved = m_file.save(m_session.world(), m_session.unsavedChanges());
    if (saved) {
        m_session.changesSaved();
        m_saveError.reset();
        m_failedSaves = 0;
    } else {
        m_saveError = saved.error();
        ++m_failedSaves;
    }
    m_sinceSave = 0;
    return saved;
}

Result<void> SavedSession::saveAs(const std::filesystem::path &target)
{
    CAVE_TRY(m_file.copyTo(target, target.stem().string()));
    Result<WorldFile> file = WorldFile::open(target);
    Result<void> saved =
        file ? file->save(m_session.world(), m_session.unsavedChanges()) : Result<void>(file.error());
    if (!saved) {
        file = saved.error(); // closed, so that it can be removed and the name can be used again
        std::error_code ignored;
        std::filesystem::remove(target, ignored);
        return saved;
    }
    // As the copy is open for play from now on; otherwise its run would pass for that of the file before.
    countContinuation(*file, m_session.world());
    m_file = std::move(*file);
    m_session.changesSaved();
    m_saveError.reset();
    m_failedSaves = 0;
    return {};
}

bool SavedSession::isStranded() const
{
    return m_saveError && !m_file.checkPlace();
}

void WalSync::look(const WorldFile &file)
{
    if (m_sync.valid()) {
        if (m_sync.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
            return;
        if (!m_sync.get())
            m_begun = -1;
    }
    const std::int64_t written = file.changesWritten();
    if (written == m_begun)
        return;
    try {
        m_sync =
            std::async(std::launch::async, [path = file.path()] { return WorldFile::syncWal(path).ok(); });
        m_begun = written;
    } catch (const std::system_error &) {
        m_begun = -1; // there is no thread now
    }
}

} // namespace cave
