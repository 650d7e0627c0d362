// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"
#include "core/session/session.h"

#include <cstdint>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// A session whose commands are stored in its world file before their events are returned.
class SavedSession {
public:
    /// Creates a world and its file. Errors: those of `Session::begin` and `WorldFile::create`.
    static Result<SavedSession> create(const std::filesystem::path &path, const std::string &name,
                                       const WorldSpec &spec);

    /// Opens a world for play. Errors: those of `WorldFile::open`.
    static Result<SavedSession> open(const std::filesystem::path &path);

    /// Applies one command and saves. Always returns the events; `saveError()` says whether saving failed.
    /// Saving is retried with the next command or `save()`.
    std::vector<Event> apply(const Command &command)
    {
        return apply(m_session.world().party.acting, command);
    }
    /// The same for one of several players; see `Session::apply`.
    std::vector<Event> apply(int player, const Command &command);

    /// Advances time and saves the results like `apply`; see `Session::advance`. Writes nothing if nothing
    /// happens. Failed saves are retried after `kSecondsToNextTry` of the time passed here, so that a full
    /// disk isn't tried on every tick.
    ///
    /// With free movement something happens on every tick: unimportant events (see `areMinorEvents`) are
    /// saved only every `kSecondsToNextSave`, so call `save()` before closing such a world.
    std::vector<Event> advance(double seconds);
    static constexpr double kSecondsToNextTry = 5;
    static constexpr double kSecondsToNextSave = 0.5;

    /// Applies a tick that was ordered elsewhere, and saves like `advance`.
    std::vector<Event> applyTick(int player, const TickCommand &tick);

    /// Saves pending changes.
    Result<void> save();

    /// Writes the world to a new file and continues there, even if its own was deleted, moved or replaced
    /// (`isStranded`); its name becomes the new file's. Nothing changes on an error. Errors: those of
    /// `WorldFile::copyTo` and `save`.
    Result<void> saveAs(const std::filesystem::path &target);

    /// True if the last save found that the world's file is no longer in its place: nothing can be saved
    /// until `saveAs`.
    [[nodiscard]] bool isStranded() const;

    [[nodiscard]] const std::optional<Error> &saveError() const { return m_saveError; }
    /// How many attempts to save have failed since the last one that worked.
    [[nodiscard]] int failedSaves() const { return m_failedSaves; }
    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] WorldFile &file() { return m_file; }
    [[nodiscard]] const WorldFile &file() const { return m_file; }
    [[nodiscard]] const std::vector<DamagedRegion> &damaged() const { return m_damaged; }
    /// Other problems found when the world was opened; see `LoadedWorld`.
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }
    [[nodiscard]] const std::vector<Message> &remarks() const { return m_remarks; }

private:
    SavedSession(WorldFile file, Session session) : m_file(std::move(file)), m_session(std::move(session)) {}

    void saveIfDue(const std::vector<Event> &events, double seconds);

    WorldFile m_file;
    Session m_session;
    std::vector<DamagedRegion> m_damaged;
    std::vector<Message> m_notices;
    std::vector<Message> m_remarks;
    std::optional<Error> m_saveError;
    int m_failedSaves = 0;
    double m_sinceSave = 0; ///< seconds passed to `advance` since the last attempt to save
};

/// True if there was only walking, shooting, hurting and looking around, of which a killed program may lose
/// the last half second.
[[nodiscard]] bool areMinorEvents(const std::vector<Event> &events);

/// Syncs a world that is played to the disk, in a thread of its own. A power cut then costs at most what was
/// saved since the latest `look` but one.
class WalSync {
public:
    /// Call this about twice a second, from the thread that plays. Begins to sync (`WorldFile::syncWal`) if
    /// something was saved since the last time, unless that is still going on. Tries again after an error.
    void look(const WorldFile &file);

private:
    std::int64_t m_begun = -1; ///< of `WorldFile::changesWritten`, when the last sync began
    std::future<bool> m_sync;  ///< waits for it when it is destroyed
};

} // namespace cave
