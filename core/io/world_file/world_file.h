// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/builtin.h"
#include "core/rules/player_summary.h"
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
    WorldPos player; ///< (0, 0) if unknown
    std::int64_t turn = 0;
    std::int64_t createdMs = 0;    ///< milliseconds since 1970-01-01 UTC
    std::int64_t lastPlayedMs = 0; ///< the same
    std::int64_t playMs = 0;       ///< time played, in milliseconds
    std::int64_t exploredCells = 0;
    Statistics statistics; ///< as far as it can be read
    int gold = 0;
    bool fighting = false; ///< in the middle of a fight
    ScenarioKind scenario{};
    std::int64_t experience = 0; ///< the score; with dice only
    int health = 0;              ///< points left; with dice only
    RunState run = RunState::Going;
    bool revealed = false;    ///< marked so; see world_marks.h
    bool copy = false;        ///< the same
    std::int64_t written = 0; ///< differs once the file was written again
    std::optional<int> floor; ///< number of the bounded level that the player is on
    /// Everyone who played, if there were several; the rest is about the one shown.
    std::vector<PlayerSummary> players;
};

/// A region whose stored differences are unusable. Its bytes are kept in quarantine.
struct DamagedRegion {
    RegionPos pos;
    Message reason; ///< "region (3, -2) of level 0: checksum does not match"
};

/// A loaded world, and the parts that could not be loaded.
struct LoadedWorld {
    World world;
    std::vector<DamagedRegion> damaged;
    /// Other damage and how it was handled, a sentence each; such as an unreadable inventory.
    std::vector<Message> notices;
    /// What edits left unfit for play, which is no damage, and how it was or will be handled, a sentence
    /// each; such as a player in rock, who is moved to the spawn.
    std::vector<Message> remarks = {};
    /// Regions that couldn't be used and were restored from the log. Nothing of them is lost.
    std::vector<DamagedRegion> restored = {};
};

/// What is damaged of a region, and what `world` has of it: "region (3, -2) of level 0: checksum does not
/// match; reverted to its seed and unexplored".
Message lossText(const DamagedRegion &region, const World &world);

/// One `.cave` file, open for play: an SQLite database in which every save is a transaction. Holds a lock
/// that keeps other instances out, even under other names of the file; released with this object or its
/// process.
///
/// If the process is killed, nothing saved is lost. A power cut loses at most what was saved since the last
/// `syncWal`, which is called at least once a second during play; edits (`EditedWorld`) are on the disk when
/// they are done. While a world is open its newest rows are in SQLite's write-ahead log next to it,
/// "x.cave-wal", and missing in a copy of the file alone: `copy` makes a complete one at any time.
///
/// If the file is deleted, moved or replaced while it is open, writing fails with NotFound and saves nothing;
/// `copyTo` still copies what was saved before.
///
/// Errors name the file and, where it applies, level and region.
class WorldFile {
public:
    /// Creates a file for `world`, of which `texts` are the content. The file keeps the texts, so that later
    /// changes of the game's content don't affect the world. Unless the world is the start of a session, the
    /// file also stores its whole state as the start of the log. Errors: AlreadyExists if `path` exists;
    /// InvalidArgument if the texts aren't the world's content. No file is left on an error.
    static Result<WorldFile> create(const std::filesystem::path &path, const std::string &name,
                                    const World &world, const ContentTexts &texts);
    /// The same for a world with its scenario's built-in content.
    static Result<WorldFile> create(const std::filesystem::path &path, const std::string &name,
                                    const World &world);

    /// Opens an existing file; migrates old versions. Errors: NotFound, Locked, NotAWorld, TooNew, Damaged,
    /// Io.
    static Result<WorldFile> open(const std::filesystem::path &path);

    /// Reads what a list shows; takes no lock and works while the world is being played.
    static Result<WorldSummary> summary(const std::filesystem::path &path);

    /// Reads the whole world without a lock and without changing the file, even while it is being played.
    /// Damaged regions are listed, not moved; from a file with broken pages, everything readable is read.
    static Result<LoadedWorld> readSnapshot(const std::filesystem::path &path);

    WorldFile(WorldFile &&) noexcept;
    WorldFile &operator=(WorldFile &&) noexcept;
    ~WorldFile();

    [[nodiscard]] const std::filesystem::path &path() const;

    /// Error NotFound: the file was deleted, moved or replaced since it was opened.
    [[nodiscard]] Result<void> checkPlace() const;

    /// Increases with every change written by this object, to show whether a sync is needed.
    [[nodiscard]] std::int64_t changesWritten() const;

    /// Reads the whole world. Invalid parts are moved to quarantine and reported, and replaced with defaults;
    /// the rest is loaded. After that, or if the world was edited since it was last played, the log restarts
    /// from the current state. Error Damaged: pages of the file are broken, so that it must be repaired
    /// before it is written to.
    Result<LoadedWorld> load();

    /// Writes the given changes of `world` in one transaction. On an error the file is unchanged.
    Result<void> save(const World &world, const UnsavedChanges &changes);

    /// The displayed name; 1 .. 200 characters.
    Result<std::string> name() const;
    Result<void> rename(const std::string &name);

    /// Adds to the time played.
    Result<void> addPlayTime(std::int64_t milliseconds);

    /// The bookmarks, oldest first. Error Damaged: an invalid one.
    Result<std::vector<Bookmark>> bookmarks() const;
    /// Adds a bookmark, or replaces the one with its id, and returns its id. Errors: InvalidArgument;
    /// NotFound for an unknown id.
    Result<std::int64_t> putBookmark(const Bookmark &bookmark);
    /// Error NotFound.
    Result<void> removeBookmark(std::int64_t id);

    /// Accepts what is left of a damaged region: its quarantined bytes are no longer reported. NotFound if it
    /// isn't damaged.
    Result<void> repair(RegionPos pos);

    /// Merges the write-ahead log into the file and empties it; waits for the disk. Not required for saving.
    Result<void> checkpoint();

    /// The same from a worker thread, while this process plays the world of `path` and saves to it: uses its
    /// own connection; saves continue meanwhile, and the latest may stay in the log. Called periodically, it
    /// keeps saves from doing this work. Let it finish before closing the WorldFile, which otherwise can't
    /// clean up. Does nothing if this process doesn't have the world open. Errors: those of `open`.
    static Result<void> checkpoint(const std::filesystem::path &path);

    /// Waits until everything saved to the world of `path` is on the disk. For a worker thread, while this
    /// process plays the world. Error Io.
    static Result<void> syncWal(const std::filesystem::path &path);

    /// Writes an independent, compact copy, which is on the disk on return. AlreadyExists if `target` exists.
    Result<void> copyTo(const std::filesystem::path &target, const std::string &name) const;

    /// The same for other players, under its own name, without what is the owner's alone: bookmarks, the
    /// history of edits, quarantined rows, and the time played. Nothing of these stays in the file's bytes.
    Result<void> copyForOthers(const std::filesystem::path &target) const;

    /// `copyTo` for a file that need not be open here; takes no lock on `source` and works while it is being
    /// played. Without a name, the copy keeps the original's.
    static Result<void> copy(const std::filesystem::path &source, const std::filesystem::path &target,
                             const std::optional<std::string> &name);

private:
    friend class EditedWorld;
    friend struct WorldFileAccess;

    /// Like `load`; but if `editing`, keeps the world as edited, even if it isn't playable, and its log.
    Result<LoadedWorld> loadFor(bool editing);

    struct State;
    explicit WorldFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace cave
