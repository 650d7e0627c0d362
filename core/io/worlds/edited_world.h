// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/world_delta.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_history.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace cave {

/// A world open for editing, whose every edit is in its file, with what it takes to undo it, before the
/// caller goes on. A process that is killed loses nothing, nor does a power cut: the next one opens the world
/// as it was, and can undo.
///
/// An edited world isn't what its command log leads to any more; the log starts again when it is next played.
class EditedWorld {
public:
    /// Errors as `WorldFile::open`. Whatever of the history can't be read is given up, with a notice: the
    /// edits then stay done.
    static Result<EditedWorld> open(const std::filesystem::path &path);

    [[nodiscard]] World &world() { return m_world; }
    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] WorldFile &file() { return m_file; }
    [[nodiscard]] const WorldFile &file() const { return m_file; }
    [[nodiscard]] const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }
    [[nodiscard]] const std::vector<DamagedRegion> &damaged() const { return m_damaged; }
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }

    /// All edits, oldest first; those from `position()` on are undone.
    [[nodiscard]] const std::vector<EditEntry> &history() const { return m_history; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const std::vector<SavePoint> &savePoints() const { return m_savePoints; }

    /// Does an edit and keeps it; what was undone before can't be redone any more. `label` says what it is,
    /// 1 .. 200 bytes: "Brush". `stroke`: pieces with the same number (not 0), one after the other, are one
    /// edit. Nothing happens if the delta is empty. On an error (a full disk) world and file are as before.
    /// A piece costs as much as it and its regions are large, however many came before it.
    Result<void> perform(const std::string &label, const WorldDelta &delta, std::uint64_t stroke = 0);
    /// Merges the pieces of the last stroke into one row of the file. Whatever needs that does it as well;
    /// a process that ends without it leaves it to `open`. On an error the pieces stay as they are.
    Result<void> finishStroke();

    /// Undoes or redoes edits until this many are done, 0 .. history().size(), and returns what that changed.
    /// On an error all is as before. InvalidArgument: there is no such position.
    Result<WorldDelta> goTo(std::size_t position);

    /// Names the position of now; one of this name (1 .. 200 bytes, UTF-8) is replaced.
    Result<void> addSavePoint(const std::string &name);
    Result<void> removeSavePoint(const std::string &name);
    /// Forgets all edits and save points; the world stays as it is now.
    Result<void> forgetHistory();

    /// Gives up the quarantined bytes of a region, which is as its seed makes it; can't be undone. NotFound.
    Result<void> repair(RegionPos pos);

private:
    /// What of a world edits change: some regions, and all of the rest.
    struct Parts {
        std::map<RegionPos, RegionChanges> regions;
        WorldPos player;
        std::vector<Bookmark> bookmarks;
    };

    EditedWorld(WorldFile file, World world);

    Result<void> loadHistory();
    [[nodiscard]] Parts partsNow() const;
    void apply(Parts &parts, const WorldDelta &delta) const;
    /// Puts the regions that `other` has, as they are now, into `parts` if it lacks them.
    void addRegions(Parts &parts, const Parts &other) const;
    /// What turns one into the other; both have the same regions.
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
    std::vector<EditEntry> m_history;
    std::vector<SavePoint> m_savePoints;
    std::size_t m_position = 0;
    std::uint64_t m_stroke = 0; ///< of the last edit, if a piece may still be added to it
    Parts m_strokeStart;        ///< how what it changed was before it
    std::int64_t m_pieces = 0;  ///< rows of the last edit in the file beside its first
};

} // namespace cave
