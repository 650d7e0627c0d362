// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/builtin.h"
#include "core/session/session.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// What a list of worlds shows; read without loading the world.
struct WorldSummary {
    std::filesystem::path path;
    std::string name; ///< as typed, UTF-8
    WorldSpec spec;
    WorldPos player; ///< (0, 0) if the file doesn't tell
    std::int64_t turn = 0;
    std::int64_t createdMs = 0;    ///< milliseconds since 1970-01-01 UTC
    std::int64_t lastPlayedMs = 0; ///< likewise
    std::int64_t playMs = 0;       ///< how long it was played, in milliseconds
    std::int64_t exploredCells = 0;
    Statistics statistics; ///< what of them can be read
    int gold = 0;
    bool fighting = false; ///< a fight is on
    ScenarioKind scenario{};
    std::int64_t experience = 0; ///< the score; where one fights by dice
    int health = 0;              ///< points left; likewise
    RunState run = RunState::Going;
    std::optional<int> floor; ///< number of the bounded level that the player is on
};

/// A region whose stored differences can't be used. Its bytes are kept in quarantine until it is repaired.
struct DamagedRegion {
    RegionPos pos;
    Message reason; ///< "region (3, -2) of level 0: checksum does not match"
};

/// A world as loaded, and what could not be.
struct LoadedWorld {
    World world;
    std::vector<DamagedRegion> damaged;
    /// What else was wrong and what was done about it, a sentence each; such as a player in rock, who is put
    /// where new players begin, or an inventory that can't be read.
    std::vector<Message> notices;
};

/// One `.cave` file, open for play: an SQLite database in which every save is a transaction. Holds a lock
/// that keeps a second instance out, whatever name of the file it knows; the lock goes when this object, or
/// its process, dies.
///
/// A killed process loses nothing that was saved. A power cut costs at most what was saved since `syncLog`
/// was last called, which whoever plays does at least once a second; edits (`EditedWorld`) are on the disk
/// when they are done. While a world is open its newest rows are in SQLite's log beside it, "x.cave-wal", and
/// a copy of the file alone lacks them: `copy` makes a whole one at any time.
///
/// If the file is deleted, moved or replaced while it is open, whatever writes gives the Error NotFound and
/// saves nothing; `copyTo` still writes what was saved before.
///
/// Errors name the file and, where it applies, level and region.
class WorldFile {
public:
    /// Makes a new file holding `world`, of which `texts` are the content. The file keeps the texts, so that
    /// a later change of the game's content doesn't change the world. Unless the world is what a session
    /// begins with, the file also keeps all of it as what the log begins with. Errors: AlreadyExists if there
    /// is a file at `path`; InvalidArgument if the texts aren't the world's content. On any error no file is
    /// left.
    static Result<WorldFile> create(const std::filesystem::path &path, const std::string &name,
                                    const World &world, const ContentTexts &texts);
    /// The same of a world with the content that the game ships with for its scenario.
    static Result<WorldFile> create(const std::filesystem::path &path, const std::string &name,
                                    const World &world);

    /// Opens an existing file; one of an old version is brought up to date. Errors: NotFound, Locked,
    /// NotAWorld, TooNew, Damaged, Io.
    static Result<WorldFile> open(const std::filesystem::path &path);

    /// Reads what a list shows; takes no lock and works while the world is being played.
    static Result<WorldSummary> summary(const std::filesystem::path &path);

    /// Reads the whole world without a lock and without changing the file, also while it is being played.
    /// Damaged regions are listed, not moved; of a file with broken pages all is read that can be.
    static Result<LoadedWorld> readSnapshot(const std::filesystem::path &path);

    WorldFile(WorldFile &&) noexcept;
    WorldFile &operator=(WorldFile &&) noexcept;
    ~WorldFile();

    [[nodiscard]] const std::filesystem::path &path() const;

    /// Error NotFound: the file was deleted, moved or replaced since it was opened.
    [[nodiscard]] Result<void> checkPlace() const;

    /// Grows with every change that this object writes, so that whoever syncs knows when there is something.
    [[nodiscard]] std::int64_t changesWritten() const;

    /// Reads the whole world. What fails its checks is moved to quarantine and reported, with something
    /// sensible in its place; the rest loads. After that, and of a world that was edited since it was last
    /// played, the log starts again with the world as it is. Error Damaged: pages of the file are broken, so
    /// that it must be repaired before it is written to.
    Result<LoadedWorld> load();

    /// Writes the named changes of `world` in one transaction. On failure the file is as it was before.
    Result<void> save(const World &world, const UnsavedChanges &changes);

    /// The name shown to people; 1 .. 200 characters.
    Result<std::string> name() const;
    Result<void> rename(const std::string &name);

    /// Adds to the time that the world was played.
    Result<void> addPlayTime(std::int64_t milliseconds);

    /// The places marked, oldest first. Error Damaged: one that can't be.
    Result<std::vector<Bookmark>> bookmarks() const;
    /// Keeps a bookmark, in place of the one with its id, and returns its id. Errors: InvalidArgument;
    /// NotFound if it has an id that no bookmark has.
    Result<std::int64_t> putBookmark(const Bookmark &bookmark);
    /// Error NotFound.
    Result<void> removeBookmark(std::int64_t id);

    /// All regions now in quarantine.
    Result<std::vector<DamagedRegion>> damagedRegions() const;

    /// Gives up the quarantined differences of a region: it is as its seed makes it, unexplored. NotFound if
    /// it isn't damaged.
    Result<void> repair(RegionPos pos);

    /// Moves the write-ahead log into the file and empties it; waits for the disk. Saves work without it.
    Result<void> checkpoint();

    /// The same for a worker thread, while this process plays the world of `path` and saves to it: has its
    /// own connection, and saves go on meanwhile, of which the last may stay in the log. Called now and then,
    /// it keeps saves from having to do this. Let it finish before the WorldFile closes, which otherwise
    /// can't tidy up after itself. Nothing happens if this process hasn't the world open. Errors as `open`.
    static Result<void> checkpoint(const std::filesystem::path &path);

    /// Waits until all that was saved to the world of `path` is on the disk. For a worker thread, while this
    /// process plays the world. Error Io.
    static Result<void> syncLog(const std::filesystem::path &path);

    /// Writes an independent, compact copy, on the disk when this returns. AlreadyExists if `target` is
    /// there.
    Result<void> copyTo(const std::filesystem::path &target, const std::string &name) const;

    /// `copyTo` of a file that need not be open here; takes no lock on `source` and works while it is being
    /// played. Without a name it keeps that of the original.
    static Result<void> copy(const std::filesystem::path &source, const std::filesystem::path &target,
                             const std::optional<std::string> &name);

private:
    friend class EditedWorld;
    friend struct WorldFileAccess;

    /// `load`; but `editing` leaves the world as edits make it, even if it can't be played so, and its log.
    Result<LoadedWorld> loadFor(bool editing);

    struct State;
    explicit WorldFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace cave
