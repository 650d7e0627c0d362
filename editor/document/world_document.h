// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/world_inspection.h"
#include "core/session/session.h"
#include "editor/document/edit_history.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace cave {

/// Where a document's world is from.
enum class DocumentOrigin : std::uint8_t {
    File,       ///< a world's file
    JavaFolder, ///< a folder of the original program's
    Seed,       ///< no file at all: as its seed makes it
};

/// A world that was read, off the interface thread or on it; becomes a WorldDocument there.
struct ReadDocument {
    DocumentOrigin origin = DocumentOrigin::Seed;
    std::filesystem::path path; ///< file or folder; empty for a seed
    std::string name;
    std::optional<EditedWorld> edited; ///< open for editing; then `world` is empty
    std::optional<World> world;
    std::vector<StoredRegion> stored; ///< of a file
    std::vector<Bookmark> bookmarks;
    std::vector<Message> notices;
};

/// A world file as it is now, without a lock; or a folder of the original program's. Errors name the path.
Result<ReadDocument> readDocument(const std::filesystem::path &path);
/// A world file, locked, with its history. Errors as `EditedWorld::open`.
Result<ReadDocument> readForEditing(const std::filesystem::path &path);
/// A world as its seed makes it; the player stands at `spawn`.
ReadDocument documentOfSeed(World world, WorldPos spawn);

/// What has changed in a document.
struct DocumentChange {
    std::set<RegionPos> regions;
    bool player = false;
    bool bookmarks = false;
    bool everything = false; ///< another world altogether
};

/// The world that the inspector shows and the editor changes. Used from the interface thread.
///
/// A document that can't be edited can be stepped: its turns are played in memory and nowhere kept.
class WorldDocument : public EditHistory {
    Q_OBJECT

public:
    explicit WorldDocument(ReadDocument read, QObject *parent = nullptr);
    ~WorldDocument() override;

    [[nodiscard]] DocumentOrigin origin() const { return m_origin; }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] QString name() const { return m_name; }
    /// True if edits can be made; they are then written to the file at once.
    [[nodiscard]] bool canEdit() const override { return m_edited.has_value(); }
    /// True if the file that is held to be edited was deleted, moved or replaced; only the open one still
    /// has the edits.
    [[nodiscard]] bool isStranded() const { return file() != nullptr && !file()->checkPlace(); }
    /// The file that is held to be edited; null if the document can't be.
    [[nodiscard]] const WorldFile *file() const { return m_edited ? &m_edited->file() : nullptr; }

    /// Only for looking at: what changes goes through `perform`. Not const because regions are made.
    [[nodiscard]] World &world();
    [[nodiscard]] const Content &content() { return *world().content; }
    [[nodiscard]] const std::vector<Bookmark> &bookmarks() const;
    /// Rows of the file, as they were when it was read or, after edits, `refreshStored` was called.
    [[nodiscard]] const std::vector<StoredRegion> &stored() const { return m_stored; }
    /// Reads the rows of the file again.
    Result<void> refreshStored();
    [[nodiscard]] const std::vector<Message> &notices() const { return m_notices; }

    /// History of a document that can be edited; else empty.
    [[nodiscard]] const std::vector<EditEntry> &history() const;
    [[nodiscard]] std::size_t editCount() const override { return history().size(); }
    [[nodiscard]] QString label(std::size_t index) const override;
    [[nodiscard]] Facts facts(std::size_t index) const override;
    [[nodiscard]] std::size_t position() const override;
    /// Edits are written at once.
    [[nodiscard]] std::optional<std::size_t> cleanPosition() const override { return position(); }
    [[nodiscard]] const std::vector<SavePoint> &savePoints() const;

    /// Does an edit; see `EditedWorld::perform`. A label that is too long is cut. Error InvalidArgument: the
    /// document can't be edited.
    Result<void> perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke = 0);
    /// To be called when a stroke is over; see `EditedWorld::finishStroke`.
    void finishStroke();
    Result<void> goTo(std::size_t position) override;
    Result<void> addSavePoint(const QString &name);
    Result<void> removeSavePoint(const QString &name);
    Result<void> forgetHistory();
    Result<void> repair(RegionPos pos);
    /// A number that no stroke before had.
    [[nodiscard]] std::uint64_t newStroke() { return ++m_strokes; }

    /// Lets a turn pass in memory, the player waiting. Error InvalidArgument: the document can be edited, or
    /// a fight is on.
    Result<std::vector<Event>> stepTurn();
    /// Turns stepped since the world was read.
    [[nodiscard]] int turnsStepped() const { return m_turnsStepped; }
    /// How often the world has changed since it was read, also by undoing.
    [[nodiscard]] std::uint64_t changeCount() const { return m_changeCount; }

signals:
    void changed(const cave::DocumentChange &change);

private:
    template<class Change>
    Result<void> edit(Change change);
    void tell(const WorldDelta &delta);

    DocumentOrigin m_origin;
    std::filesystem::path m_path;
    QString m_name;
    std::optional<EditedWorld> m_edited;
    std::optional<World> m_world; ///< of a document that can't be edited
    std::vector<StoredRegion> m_stored;
    std::vector<Bookmark> m_bookmarks;
    std::vector<Message> m_notices;
    std::uint64_t m_strokes = 0;
    std::uint64_t m_changeCount = 0;
    int m_turnsStepped = 0;
};

} // namespace cave
