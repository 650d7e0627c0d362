// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/edit/level_patch.h"
#include "editor/document/stack_document.h"

#include <QFileSystemWatcher>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace cave {

/// A level file that is being edited. Used from the interface thread.
class LevelDocument : public StackDocument {
    Q_OBJECT

public:
    enum class Disk : std::uint8_t { Changed, Gone };

    /// A new level without a file. `keep`: the folder for histories and unsaved edits.
    LevelDocument(LevelFile design, std::filesystem::path keep, QObject *parent = nullptr);

    /// Errors: those of `readLevel`, naming the file; NotFound, Io.
    static Result<std::unique_ptr<LevelDocument>> open(const std::filesystem::path &file,
                                                       const std::filesystem::path &keep);
    /// What was left behind, but for what a running program works on; newest first.
    static std::vector<Recovery> recoveries(const std::filesystem::path &keep);
    /// Goes on with it. Errors: Damaged, Locked, Io.
    static Result<std::unique_ptr<LevelDocument>> recover(const Recovery &recovery,
                                                          const std::filesystem::path &keep);

    [[nodiscard]] const LevelFile &design() const { return m_design; }
    /// The file's name, or the level's.
    [[nodiscard]] QString name() const;

    /// Makes the level this. Edits of the same stroke, which isn't 0, are one step. Does nothing if that
    /// changes nothing.
    void edit(const QString &label, const LevelFile &after, std::uint64_t stroke = 0);
    /// The same with what is to be changed, which must be a patch of this level.
    void edit(const QString &label, LevelPatch patch, std::uint64_t stroke = 0);
    /// A number that no stroke before had.
    [[nodiscard]] std::uint64_t newStroke() { return ++m_strokes; }

    /// Writes the file. Errors: NotFound if it has no file; AlreadyExists if the file was changed by someone
    /// else since it was read, unless `overwrite`; Io, DiskFull.
    Result<void> save(bool overwrite = false);
    /// Writes to another file, over what is there, and is a document of that from now on.
    Result<void> saveAs(const std::filesystem::path &file);
    /// Takes what the file holds now; an edit that can be undone. Errors as `open`.
    Result<void> revert();
    /// The file is another's now: this level counts as unsaved, and may be written over it.
    void keepOwn();

signals:
    void changed(const cave::LevelPatch &patch);
    /// Modified or not, another file or name.
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
    QByteArray m_told; ///< of the file as it was when `diskChanged` was emitted; "-" for gone
    std::uint64_t m_strokes = 0;
    QTimer m_diskTimer;
    QFileSystemWatcher m_watcher;
};

} // namespace cave
