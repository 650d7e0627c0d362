// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/edit/level_patch.h"
#include "core/io/files/file_lock.h"
#include "editor/document/level_history.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// Unsaved edits that a run of the program left behind when it ended unexpectedly.
struct LevelRecovery {
    std::filesystem::path kept; ///< where they are kept
    std::filesystem::path file; ///< the level file that they are of; empty if it had none
    QString name;               ///< of the level
};

/// A level file that is being edited, with everything that was done to it.
///
/// Edits are undo commands without limit. The history of a saved file is kept in the data folder and is there
/// again when the file is opened anew with the same contents. What is not saved is kept there as well, at
/// least every kKeepMs, until it is saved, undone or `discardUnsaved` is called; a document that just goes
/// away leaves it to `recoveries`. Used from the interface thread.
class LevelDocument : public QObject {
    Q_OBJECT

public:
    enum class Disk : std::uint8_t { Changed, Gone };

    /// A new level without a file. `keep`: the folder for histories and unsaved edits.
    LevelDocument(LevelFile design, std::filesystem::path keep, QObject *parent = nullptr);
    ~LevelDocument() override;

    /// Errors: those of `readLevel`, naming the file; NotFound, Io.
    static Result<std::unique_ptr<LevelDocument>> open(const std::filesystem::path &file,
                                                       const std::filesystem::path &keep);
    /// What was left behind, but for what a running program works on; newest first.
    static std::vector<LevelRecovery> recoveries(const std::filesystem::path &keep);
    /// Goes on with it. Errors: Damaged, Locked, Io.
    static Result<std::unique_ptr<LevelDocument>> recover(const LevelRecovery &recovery,
                                                          const std::filesystem::path &keep);
    static void forget(const LevelRecovery &recovery);

    [[nodiscard]] const LevelFile &design() const { return m_design; }
    /// Empty if there is none yet.
    [[nodiscard]] const std::filesystem::path &file() const { return m_file; }
    /// The file's name, or the level's.
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isModified() const { return !m_stack.isClean(); }
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }

    /// Makes the level this. Edits of the same stroke, which isn't 0, are one step. Does nothing if that
    /// changes nothing.
    void edit(const QString &label, const LevelFile &after, std::uint64_t stroke = 0);
    /// The same with what is to be changed, which must be a patch of this level.
    void edit(const QString &label, LevelPatch patch, std::uint64_t stroke = 0);
    /// A number that no stroke before had.
    [[nodiscard]] std::uint64_t newStroke() { return ++m_strokes; }

    /// Writes the file. Errors: NotFound if it has no file; AlreadyExists if the file was changed by somebody
    /// else since it was read, unless `overwrite`; Io, DiskFull.
    Result<void> save(bool overwrite = false);
    /// Why the history could not be kept when the level was saved last; the level was saved all the same.
    [[nodiscard]] const std::optional<Error> &historyProblem() const { return m_historyProblem; }
    /// Writes to another file, over what is there, and is a document of that from now on.
    Result<void> saveAs(const std::filesystem::path &file);
    /// Takes what the file holds now; an edit that can be undone. Errors as `open`.
    Result<void> revert();
    /// The file is another's now: this level counts as unsaved, and may be written over it.
    void keepOwn();
    /// Nothing unsaved is kept any more.
    void discardUnsaved();
    /// Keeps what is unsaved now; otherwise it is done from time to time. Errors: Io, DiskFull.
    Result<void> keepUnsaved();

    static constexpr int kKeepMs = 20'000; ///< from an edit until it is kept, at most
    static constexpr int kIdleMs = 3'000;  ///< without an edit, until the last one is kept

signals:
    void changed(const cave::LevelPatch &patch);
    /// Modified or not, another file or name.
    void stateChanged();
    void diskChanged(cave::LevelDocument::Disk how);
    void keepingFailed(const cave::Error &error);

private:
    class Command;

    void apply(const LevelPatch &patch);
    void takeHistory(const KeptLevel &kept);
    void noteEdited();
    void watch();
    void lookAtDisk();
    [[nodiscard]] KeptLevel kept() const;
    [[nodiscard]] std::filesystem::path historyFile() const;
    Result<void> write(const std::filesystem::path &file);

    LevelFile m_design;
    std::filesystem::path m_file;
    std::filesystem::path m_keep;
    QByteArray m_digest; ///< of the file as it was read or written last
    QByteArray m_told;   ///< of the file as it was when `diskChanged` was emitted; "-" for gone
    QUndoStack m_stack;
    std::optional<Error> m_historyProblem;
    std::uint64_t m_strokes = 0;
    std::filesystem::path m_unsaved; ///< where unsaved edits are kept; empty: not yet
    std::optional<FileLock> m_lock;  ///< of that
    QTimer m_keepTimer;
    QTimer m_idleTimer;
    QTimer m_diskTimer;
    QFileSystemWatcher m_watcher;
};

} // namespace cave
