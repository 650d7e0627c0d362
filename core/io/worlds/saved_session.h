// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"
#include "core/session/session.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// A session whose every command is in its world file before the caller hears of what happened.
class SavedSession {
public:
    /// Makes a world and its file. Errors as `Session::begin` and `WorldFile::create`.
    static Result<SavedSession> create(const std::filesystem::path &path, const std::string &name,
                                       const WorldSpec &spec);

    /// Opens a world to go on playing. Errors as `WorldFile::open`.
    static Result<SavedSession> open(const std::filesystem::path &path);

    /// Applies one command and saves. The events tell what happened in any case; `saveError()` tells if it is
    /// not on disk. What could not be saved is tried again with the next command or `save()`.
    std::vector<Event> apply(const Command &command);

    /// Lets time pass and saves what came of it, as `apply` does; see `Session::advance`. While nothing comes
    /// of it nothing is written. What could not be saved is tried again after `kSecondsToNextTry` of the time
    /// that passes here, for a full disk is not to be asked with every beat of a clock.
    ///
    /// Where everything moves freely something comes of every beat: what only goes on (see
    /// `onlyTimeWentBy`) is saved once `kSecondsToNextSave` have passed, so that who closes such a world
    /// calls `save()`.
    std::vector<Event> advance(double seconds);
    static constexpr double kSecondsToNextTry = 5;
    static constexpr double kSecondsToNextSave = 0.5;

    /// Saves what is not saved yet.
    Result<void> save();

    /// Writes the world to a new file and goes on there, also when its own was deleted, moved or replaced
    /// (`isStranded`); its name becomes the new file's. On an error all stays as it was. Errors as
    /// `WorldFile::copyTo` and `save`.
    Result<void> saveAs(const std::filesystem::path &target);

    /// True if the last save found that the world's file isn't where it was any more: nothing can be saved
    /// until `saveAs`.
    [[nodiscard]] bool isStranded() const;

    [[nodiscard]] const std::optional<Error> &saveError() const { return m_saveError; }
    [[nodiscard]] Session &session() { return m_session; }
    [[nodiscard]] const Session &session() const { return m_session; }
    [[nodiscard]] WorldFile &file() { return m_file; }
    [[nodiscard]] const WorldFile &file() const { return m_file; }
    [[nodiscard]] const std::vector<DamagedRegion> &damaged() const { return m_damaged; }
    /// What else was wrong with the world when it was opened; see `LoadedWorld::notices`.
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }

private:
    SavedSession(WorldFile file, Session session) : m_file(std::move(file)), m_session(std::move(session)) {}

    WorldFile m_file;
    Session m_session;
    std::vector<DamagedRegion> m_damaged;
    std::vector<Message> m_notices;
    std::optional<Error> m_saveError;
    double m_sinceSave = 0; ///< seconds that `advance` let pass since saving was tried
};

/// True if nothing happened but walking, shooting, hurting and looking around, of which it doesn't matter if
/// a killed program forgets the last half second.
[[nodiscard]] bool onlyTimeWentBy(const std::vector<Event> &events);

} // namespace cave
