// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/world_delta.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_file_history.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace cave {

/// A world open for editing. Every edit is stored in its file, with its inverse, before the call returns.
/// Nothing is lost if the process is killed or in a power cut: the next process opens the world as it was,
/// and can undo.
///
/// After an edit, the command log no longer leads to the world's state, until the edit is undone; if the
/// world is played, a new part of the log starts (core/io/world_file/world_log.h).
class EditedWorld {
public:
    /// Errors: those of `WorldFile::open`. Unreadable parts of the history are discarded with a notice; the
    /// edits stay applied.
    static Result<EditedWorld> open(const std::filesystem::path &path);

    EditedWorld(EditedWorld &&other) noexcept;
    EditedWorld &operator=(EditedWorld &&other) noexcept;
    EditedWorld(const EditedWorld &) = delete;
    EditedWorld &operator=(const EditedWorld &) = delete;
    ~EditedWorld();

    [[nodiscard]] World &world() { return m_world; }
    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] WorldFile &file() { return m_file; }
    [[nodiscard]] const WorldFile &file() const { return m_file; }
    [[nodiscard]] const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }
    [[nodiscard]] const std::vector<DamagedRegion> &damaged() const { return m_damaged; }
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }
    [[nodiscard]] const std::vector<Message> &remarks() const { return m_remarks; }

    /// All edits, oldest first; those from `position()` on are undone.
    [[nodiscard]] const std::vector<EditEntry> &history() const { return m_history; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const std::vector<SavePoint> &savePoints() const { return m_savePoints; }

    /// Applies and stores an edit; undone edits can no longer be redone. `label` names it, 1 .. 200 bytes:
    /// "Brush". `stroke`: consecutive pieces with the same number (not 0) are one edit. Does nothing if the
    /// delta is empty. On an error (a full disk) world and file are unchanged. The cost depends on the size
    /// of the piece and its regions only, not on earlier pieces.
    Result<void> perform(const std::string &label, const WorldDelta &delta, std::uint64_t stroke = 0);
    /// Merges the pieces of the last stroke into one row of the file. Done implicitly where needed; if a
    /// process ends before, `open` does it. On an error the pieces stay as they are.
    Result<void> finishStroke();

    /// Undoes or redoes edits until this many are applied, 0 .. history().size(), and returns the resulting
    /// change. Nothing changes on an error. InvalidArgument: there is no such position.
    Result<WorldDelta> goTo(std::size_t position);

    /// Names the current position; replaces one with this name (1 .. 200 bytes, UTF-8).
    Result<void> addSavePoint(const std::string &name);
    Result<void> removeSavePoint(const std::string &name);
    /// Deletes all edits and save points; the world stays as it is.
    Result<void> forgetHistory();

    /// As `WorldFile::repair`.
    Result<void> repair(RegionPos pos);

private:
    /// The parts of a world that edits change: some regions, and everything else.
    struct Parts {
        std::map<RegionPos, RegionChanges> regions;
        WorldPos player;
        std::vector<Bookmark> bookmarks;
    };

    EditedWorld(WorldFile file, World world);

    Result<void> loadHistory();
    [[nodiscard]] Parts partsNow() const;
    void apply(Parts &parts, const WorldDelta &delta) const;
    /// Adds the current state of the regions in `other` to `parts` where missing.
    void addRegions(Parts &parts, const Parts &other) const;
    /// The change from one to the other; both have the same regions.
    static WorldDelta between(const Parts &before, const Parts &after);
    Result<void> keepEdit(const EditEntry &row, const Parts &end, const WorldDelta &changed, bool goesOn);
    void takePieces();
    Result<void> write(const Parts &parts, const WorldDelta &changed, std::int64_t lastDone);
    void takeOver(const Parts &parts, const WorldDelta &changed);
    [[nodiscard]] std::int64_t idNow() const;
    void forgetUndone();

    WorldFile m_file;
    World m_world;
    std::vector<Bookmark> m_bookmarks;
    std::vector<DamagedRegion> m_damaged;
    std::vector<Message> m_notices;
    std::vector<Message> m_remarks;
    std::vector<EditEntry> m_history;
    std::vector<SavePoint> m_savePoints;
    std::size_t m_position = 0;
    std::uint64_t m_stroke = 0; ///< of the last edit, if a piece may still be added to it
    Parts m_strokeStart;        ///< the state of what it changed before it
    std::int64_t m_pieces = 0;  ///< rows of the last edit in the file after its first
};

} // namespace cave
