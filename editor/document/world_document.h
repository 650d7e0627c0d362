// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_inspection.h"
#include "core/io/worlds/edited_world.h"
#include "core/session/session.h"
#include "editor/document/edit_history.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// The source of a document's world.
enum class DocumentOrigin : std::uint8_t {
    File,       ///< a world's file
    JavaFolder, ///< a folder of the original program
    Seed,       ///< no file: generated from a seed
};

/// A world that was read, on any thread; turned into a WorldDocument in the interface thread.
struct ReadDocument {
    DocumentOrigin origin = DocumentOrigin::Seed;
    std::filesystem::path path; ///< file or folder; empty for a seed
    std::string name;
    std::optional<EditedWorld> edited; ///< open for editing; `world` is empty then
    std::optional<World> world;
    std::vector<StoredRegion> stored; ///< for a file
    std::vector<Bookmark> bookmarks;
    std::vector<Message> notices; ///< of damage, or of what a folder has that can't be used
    std::vector<Message> remarks; ///< see `LoadedWorld::remarks`
};

/// The current content of a world file, without a lock; or a folder of the original program. Errors name the
/// path.
Result<ReadDocument> readDocument(const std::filesystem::path &path);
/// A world file, locked, with its history. Errors: those of `EditedWorld::open`.
Result<ReadDocument> readForEditing(const std::filesystem::path &path);
/// An unplayed world with the player at `spawn`.
ReadDocument documentOfSeed(World world, WorldPos spawn);

/// A change of a document.
struct DocumentChange {
    std::set<RegionPos> regions;
    bool player = false;
    bool bookmarks = false;
    bool everything = false; ///< the whole world was replaced
};

/// The world shown in Inspect and changed in Edit. Use from the interface thread.
///
/// A read-only document can be stepped: its turns are played in memory and not stored. It can also show the
/// world's past.
class WorldDocument : public EditHistory {
    Q_OBJECT

public:
    explicit WorldDocument(ReadDocument read, QObject *parent = nullptr);
    ~WorldDocument() override;

    [[nodiscard]] DocumentOrigin origin() const { return m_origin; }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] QString name() const { return m_name; }
    /// True if edits are possible; they are written to the file at once.
    [[nodiscard]] bool canEdit() const override { return m_edited.has_value(); }
    /// True if the file open for editing was deleted, moved or replaced; only the open one still has the
    /// edits.
    [[nodiscard]] bool isStranded() const { return file() != nullptr && !file()->checkPlace(); }
    /// The file open for editing; null for a read-only document.
    [[nodiscard]] const WorldFile *file() const { return m_edited ? &m_edited->file() : nullptr; }

    /// For reading only: changes must go through `perform`. Not const because it generates regions.
    [[nodiscard]] World &world() { return m_edited ? m_edited->world() : *m_world; }
    [[nodiscard]] const Content &content() { return *world().content; }
    [[nodiscard]] const std::vector<Bookmark> &bookmarks() const;
    /// Rows of the file, as of reading or, after edits, as they were set last.
    [[nodiscard]] const std::vector<StoredRegion> &stored() const { return m_stored; }
    void setStored(std::vector<StoredRegion> rows) { m_stored = std::move(rows); }
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }

    /// The history of an editable document; otherwise empty.
    [[nodiscard]] const std::vector<EditEntry> &history() const;
    [[nodiscard]] std::size_t editCount() const override { return history().size(); }
    [[nodiscard]] QString label(std::size_t index) const override;
    [[nodiscard]] Facts facts(std::size_t index) const override;
    [[nodiscard]] std::size_t position() const override { return m_edited ? m_edited->position() : 0; }
    /// Edits are saved at once.
    [[nodiscard]] std::optional<std::size_t> cleanPosition() const override { return position(); }
    [[nodiscard]] const std::vector<SavePoint> &savePoints() const;

    /// Applies an edit; see `EditedWorld::perform`. A label that is too long is truncated. Error
    /// InvalidArgument: the document is read-only.
    Result<void> perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke = 0);
    /// Call this at the end of a stroke; see `EditedWorld::finishStroke`.
    void finishStroke();
    Result<void> goTo(std::size_t position) override;
    Result<void> addSavePoint(const QString &name);
    Result<void> removeSavePoint(const QString &name);
    Result<void> forgetHistory();
    Result<void> repair(RegionPos pos);
    /// A number unused by previous strokes.
    [[nodiscard]] std::uint64_t newStroke() { return ++m_strokes; }

    /// Plays a turn in memory, with the player waiting. Error InvalidArgument: the document can be edited or
    /// shows the past, or there is a fight.
    Result<std::vector<Event>> stepTurn();
    /// Shows the world as it was at another time, instead of the present one, which is kept. Only for a
    /// read-only document; turns can't be stepped meanwhile.
    void showPast(World past);
    /// Shows the present one again.
    void showPresent();
    [[nodiscard]] bool showsPast() const { return m_present.has_value(); }
    /// The present one, whichever is shown.
    [[nodiscard]] World &present() { return m_present ? *m_present : world(); }
    /// The number of turns stepped since the world was read.
    [[nodiscard]] int turnsStepped() const { return m_turnsStepped; }
    /// The number of changes since the world was read, including undo.
    [[nodiscard]] std::uint64_t changeCount() const { return m_changeCount; }

signals:
    void changed(const cave::DocumentChange &change);

private:
    template<class Change>
    Result<void> edit(Change change);
    void report(const WorldDelta &delta);
    void reportShown(const std::set<RegionPos> &differing);

    DocumentOrigin m_origin;
    std::filesystem::path m_path;
    QString m_name;
    std::optional<EditedWorld> m_edited;
    std::optional<World> m_world;   ///< shown, of a read-only document
    std::optional<World> m_present; ///< while the past is shown
    std::vector<StoredRegion> m_stored;
    std::vector<Bookmark> m_bookmarks;
    std::vector<Message> m_notices;
    std::uint64_t m_strokes = 0;
    std::uint64_t m_changeCount = 0;
    int m_turnsStepped = 0;
};

} // namespace cave
