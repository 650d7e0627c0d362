// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/file_lock.h"
#include "editor/document/edit_history.h"

#include <QByteArray>
#include <QJsonObject>
#include <QTimer>
#include <QUndoStack>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

/// Unsaved edits that a run of the program left behind when it ended unexpectedly.
struct Recovery {
    std::filesystem::path kept; ///< where they are kept
    std::filesystem::path file; ///< the file that they are of; empty if it had none
    QString name;               ///< of what is edited
};

/// Edits of a file as they are kept on disk: beside what is saved, so that they can be undone in another run
/// of the program, or with what is not saved yet, against crashes.
struct KeptHistory {
    std::filesystem::path file;     ///< empty if it has none yet
    QByteArray digest;              ///< of the file's bytes when it was read or written last
    std::string text;               ///< what was edited; empty in a history of saved edits
    std::vector<QJsonObject> steps; ///< first to last
    int position = 0;               ///< this many of them are done
    int clean = -1;                 ///< where it is as the file is; -1: nowhere
};

/// Most edits that are kept, and most bytes of text in them; the oldest are left out.
inline constexpr std::size_t kMostKeptSteps = 2'000;
inline constexpr std::size_t kMostKeptBytes = 16'000'000;

/// What tells contents of files from one another, in hexadecimal digits.
QByteArray digestOf(const std::string &text);

/// A document whose edits are undo commands, and which is written to its file when it is saved.
///
/// The history of a saved file is kept in the data folder and is there again when the file is opened again
/// with the same contents. What is not saved is kept there as well, at least every kKeepMs, until it is
/// saved, undone or `discardUnsaved` is called; a document that just goes away leaves it to `recoveries`.
/// Used from the interface thread.
class StackDocument : public EditHistory {
    Q_OBJECT

public:
    ~StackDocument() override;

    static void forget(const Recovery &recovery);

    [[nodiscard]] std::size_t editCount() const override;
    [[nodiscard]] QString label(std::size_t index) const override;
    [[nodiscard]] std::size_t position() const override;
    [[nodiscard]] std::optional<std::size_t> cleanPosition() const override;
    Result<void> goTo(std::size_t position) override;
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }

    /// Empty if there is none yet.
    [[nodiscard]] const std::filesystem::path &file() const { return m_file; }
    /// Why the history could not be kept when the document was saved last; it was saved all the same.
    [[nodiscard]] const std::optional<Error> &historyProblem() const { return m_historyProblem; }
    /// Nothing unsaved is kept any more.
    void discardUnsaved();
    /// Keeps what is unsaved now; otherwise it is done from time to time. Errors: Io, DiskFull, Locked.
    Result<void> keepUnsaved();

    static constexpr int kKeepMs = 20'000; ///< from an edit until it is kept, at most
    static constexpr int kIdleMs = 3'000;  ///< without an edit, until the last one is kept

signals:
    void keepingFailed(const cave::Error &error);

protected:
    /// Unsaved edits of a run that has ended, and the right to go on with them.
    struct Claimed {
        std::filesystem::path kept;
        FileLock lock;
        KeptHistory history;
    };

    /// `keep`: the folder for histories and unsaved edits; empty: none are kept.
    StackDocument(std::filesystem::path keep, QObject *parent);

    /// What was left behind, but for what a running program works on; newest first. `nameOf` gives the name
    /// of what a text holds, or none if it holds nothing of the kind.
    static std::vector<Recovery>
    recoveries(const std::filesystem::path &keep,
               const std::function<std::optional<QString>(const std::string &)> &nameOf);
    /// Errors: Damaged, Locked, Io.
    static Result<Claimed> claim(const Recovery &recovery);
    /// Goes on with what was claimed; the document must hold its text already.
    void adopt(Claimed claimed);
    /// Takes what its file holds, or none, for a document without edits; with the history that was kept of
    /// it.
    void begin(const std::filesystem::path &file, const QByteArray &digest);
    /// The file holds what the document does.
    void noteSaved(const std::filesystem::path &file, const QByteArray &digest);
    /// The same, but the history that is kept isn't written: it was read from the file again.
    void noteRead(const QByteArray &digest);
    /// The file holds something else now, and what is here is nowhere.
    void noteUnsaved(const QByteArray &digest);
    [[nodiscard]] const QByteArray &digest() const { return m_digest; }

private:
    /// As it would be written to a file.
    [[nodiscard]] virtual std::string text() const = 0;
    /// An edit to be kept, and back: the document holds what there was after `position` of the steps, and
    /// pushes all as done. False, and nothing changed, if they don't lead there.
    [[nodiscard]] virtual QJsonObject stepOf(const QUndoCommand &command) const = 0;
    virtual bool pushSteps(const std::vector<QJsonObject> &steps, std::size_t position) = 0;

    void noteEdited();
    bool takeHistory(const KeptHistory &kept);
    [[nodiscard]] std::filesystem::path historyFile() const;
    Result<void> write(const std::filesystem::path &target, const std::string &text) const;

    std::filesystem::path m_keep;
    std::filesystem::path m_file;
    QByteArray m_digest; ///< of the file as it was read or written last
    QUndoStack m_stack;
    std::optional<Error> m_historyProblem;
    std::filesystem::path m_unsaved; ///< where unsaved edits are kept; empty: not yet
    std::optional<FileLock> m_lock;  ///< of that
    QTimer m_keepTimer;
    QTimer m_idleTimer;
};

} // namespace cave
