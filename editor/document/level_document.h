// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/edit/level_edit.h"
#include "editor/document/stack_document.h"

#include <QFileSystemWatcher>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace cave {

/// An open level file. Use from the interface thread.
class LevelDocument : public StackDocument {
    Q_OBJECT

public:
    enum class Disk : std::uint8_t { Changed, Gone };

    /// A new level without a file. `keep`: the folder for histories and unsaved edits.
    LevelDocument(LevelFile design, std::filesystem::path keep, QObject *parent = nullptr);

    /// Errors: those of `readLevel`, naming the file; NotFound, Io.
    static Result<std::unique_ptr<LevelDocument>> open(const std::filesystem::path &file,
                                                       const std::filesystem::path &keep);
    /// Recoverable edits, except those of running programs; newest first.
    static std::vector<Recovery> recoveries(const std::filesystem::path &keep);
    /// Recovers them. Errors: Damaged, Locked, Io.
    static Result<std::unique_ptr<LevelDocument>> recover(const Recovery &recovery,
                                                          const std::filesystem::path &keep);

    [[nodiscard]] const LevelFile &design() const { return m_design; }
    /// The file's name, or the level's.
    [[nodiscard]] QString name() const;

    /// Replaces the level. Edits of the same stroke (not 0) are one undo step. Does nothing if the level is
    /// unchanged.
    void edit(const QString &label, const LevelFile &after, std::uint64_t stroke = 0);
    /// The same with a patch of this level.
    void edit(const QString &label, LevelPatch patch, std::uint64_t stroke = 0);
    /// A number unused by previous strokes.
    [[nodiscard]] std::uint64_t newStroke() { return ++m_strokes; }

    /// Writes the file. Errors: NotFound if it has no file; AlreadyExists if the file was changed by another
    /// program since it was read, unless `overwrite`; Io, DiskFull.
    Result<void> save(bool overwrite = false);
    /// Writes to another file, overwriting it, and becomes that file's document.
    Result<void> saveAs(const std::filesystem::path &file);
    /// Replaces the level with the file's current content; an edit that can be undone. Errors: those of
    /// `open`.
    Result<void> revert();
    /// Emits `diskChanged` again if it was emitted before: call this when it is listened to only now.
    void lookAgain();
    /// Accepts that the file was changed by another program: the level counts as unsaved, and saving may
    /// overwrite the file.
    void keepOwn();

signals:
    void changed(const cave::LevelPatch &patch);
    /// The modified state, the file or the name changed.
    void stateChanged();
    void diskChanged(cave::LevelDocument::Disk how);

private:
    class Command;

    void apply(const LevelPatch &patch);
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] QJsonObject stepOf(const QUndoCommand &command) const override;
    bool pushSteps(const std::vector<QJsonObject> &steps, std::size_t position) override;
    void watch();
    void lookAtDisk();
    Result<void> write(const std::filesystem::path &file);

    LevelFile m_design;
    QByteArray m_reported; ///< of the file when `diskChanged` was emitted; "-" if it was gone
    std::uint64_t m_strokes = 0;
    QTimer m_diskTimer;
    QFileSystemWatcher m_watcher;
};

} // namespace cave
