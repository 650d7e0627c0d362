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

/// The text of a field of a stored step; empty if it is missing or no text.
[[nodiscard]] std::string textAt(const QJsonObject &object, const char *key);

/// Unsaved edits left by a run of the program that ended unexpectedly.
struct Recovery {
    std::filesystem::path kept; ///< where they are stored
    std::filesystem::path file; ///< the edited file; empty if it had none
    QString name;               ///< of the document
};

/// The stored edits of a file: saved ones, so that they can be undone in another run of the program, and
/// unsaved ones, for crash recovery.
struct KeptHistory {
    std::filesystem::path file;     ///< empty if it has none yet
    QByteArray digest;              ///< of the file's content when last read or written
    std::string text;               ///< the document's text; empty in a history of saved edits
    std::vector<QJsonObject> steps; ///< first to last
    int position = 0;               ///< number of applied steps
    int clean = -1;                 ///< position at which it equals the file; -1: none
};

/// The maximum number of stored edits, and of bytes in their texts; the oldest are dropped.
inline constexpr std::size_t kMaxKeptSteps = 2'000;
inline constexpr std::size_t kMaxKeptBytes = 16'000'000;

/// A digest that identifies the content of a file, in hexadecimal digits.
QByteArray digestOf(const std::string &text);

/// A document with an undo stack, written to its file on save.
///
/// The history of a saved file is stored in the data folder and restored when the file is reopened with the
/// same content. Unsaved edits are stored there as well, at least every kKeepMs, until they are saved, undone
/// or discarded by `discardUnsaved`; if the document is destroyed, they are left for `recoveries`. Use from
/// the interface thread.
class StackDocument : public EditHistory {
    Q_OBJECT

public:
    ~StackDocument() override;

    static void forget(const Recovery &recovery);

    [[nodiscard]] std::size_t editCount() const override { return static_cast<std::size_t>(m_stack.count()); }
    [[nodiscard]] QString label(std::size_t index) const override;
    [[nodiscard]] std::size_t position() const override { return static_cast<std::size_t>(m_stack.index()); }
    [[nodiscard]] std::optional<std::size_t> cleanPosition() const override;
    Result<void> goTo(std::size_t position) override;
    [[nodiscard]] QUndoStack &undoStack() { return m_stack; }

    /// Empty if there is none yet.
    [[nodiscard]] const std::filesystem::path &file() const { return m_file; }
    /// Why the history could not be stored at the last save, which succeeded nevertheless.
    [[nodiscard]] const std::optional<Error> &historyProblem() const { return m_historyProblem; }
    /// Deletes the stored unsaved edits.
    void discardUnsaved();
    /// Stores unsaved edits now; this is also done automatically. Errors: Io, DiskFull, Locked.
    Result<void> keepUnsaved();

    static constexpr int kKeepMs = 20'000; ///< the maximum time from an edit until it is stored
    static constexpr int kIdleMs = 3'000;  ///< time without edits until the last one is stored

signals:
    void keepingFailed(const cave::Error &error);

protected:
    /// Recovered edits of a previous run, with the lock on them.
    struct Claimed {
        std::filesystem::path kept;
        FileLock lock;
        KeptHistory history;
    };

    /// `keep`: the folder for histories and unsaved edits; empty to store none.
    StackDocument(std::filesystem::path keep, QObject *parent);

    /// Recoverable edits, except those of running programs; newest first. `nameOf` returns the name of a
    /// document with this text, or none if the text is of another type.
    static std::vector<Recovery>
    recoveries(const std::filesystem::path &keep,
               const std::function<std::optional<QString>(const std::string &)> &nameOf);
    /// Errors: Damaged, Locked, Io.
    static Result<Claimed> claim(const Recovery &recovery);
    /// Continues with recovered edits; the document must already have their text.
    void adopt(Claimed claimed);
    /// Sets the file's content, if there is a file, for a document without edits; restores its stored
    /// history.
    void begin(const std::filesystem::path &file, const QByteArray &digest);
    /// The file now equals the document.
    void noteSaved(const std::filesystem::path &file, const QByteArray &digest);
    /// The same, but without storing the history: the document was read from the file again.
    void noteRead(const QByteArray &digest);
    /// The file has another content now, so that there is no clean position.
    void noteUnsaved(const QByteArray &digest);
    [[nodiscard]] const QByteArray &digest() const { return m_digest; }

private:
    /// The document as file content.
    [[nodiscard]] virtual std::string text() const = 0;
    /// Serialises an edit, and restores edits: the document is in the state after `position` of the steps,
    /// and all are pushed as applied. Returns false, and changes nothing, if they don't lead there.
    [[nodiscard]] virtual QJsonObject stepOf(const QUndoCommand &command) const = 0;
    virtual bool pushSteps(const std::vector<QJsonObject> &steps, std::size_t position) = 0;

    void noteEdited();
    bool takeHistory(const KeptHistory &kept);
    [[nodiscard]] std::filesystem::path historyFile() const;
    Result<void> write(const std::filesystem::path &target, const std::string &text) const;

    std::filesystem::path m_keep;
    std::filesystem::path m_file;
    QByteArray m_digest; ///< of the file when last read or written
    QUndoStack m_stack;
    std::optional<Error> m_historyProblem;
    std::filesystem::path m_unsaved; ///< where unsaved edits are stored; empty before
    std::optional<FileLock> m_lock;  ///< of that
    QTimer m_keepTimer;
    QTimer m_idleTimer;
};

} // namespace cave
