// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/saved_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

namespace cave {

/// Tracks whether the world being played is saved, handles failures, and records the time played.
class PlaySaving : public QObject {
    Q_OBJECT

public:
    /// Of `session`, which must outlive this.
    explicit PlaySaving(SavedSession &session);

    /// True if everything is saved and the file is still in its place.
    [[nodiscard]] bool isSaved() const;
    /// True if the world's file has been moved or deleted, so that nothing can be saved; play stops until
    /// `saveAs`.
    [[nodiscard]] bool isStranded() const { return m_session.isStranded(); }
    /// Tries to write unsaved changes; emits `failed` and returns false if that fails.
    bool saveNow();
    /// The same without a word if nothing has changed in whether that works.
    void saveQuietly();
    /// Writes the world to a new file and continues there; see `SavedSession::saveAs`.
    Result<void> saveAs(const std::filesystem::path &target);
    /// Emits `failed` when saving starts to fail and `saved` when it works again; if `always`, in any case.
    void report(bool always = false);

    /// Time played that isn't in the file yet, in milliseconds.
    [[nodiscard]] qint64 unsavedPlayTime() const { return m_sincePlayTime.elapsed(); }
    /// Writes it to the file. Includes idle time while the world is open.
    void keepPlayTime();

signals:
    void failed(const QString &message);
    /// Saving works again, or an explicit save is done.
    void saved();
    /// The world continues in another file.
    void moved();

private:
    SavedSession &m_session;
    QElapsedTimer m_sincePlayTime;
    bool m_failing = false;
};

} // namespace cave
