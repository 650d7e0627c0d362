// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/saved_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

namespace cave {

/// Whether the world that is played is in its file, and what is done when it isn't; and for how long it was
/// played.
class PlaySaving : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The open world, which must outlive this or be replaced before it goes; null: none is open.
    void setSession(SavedSession *session);

    /// True if nothing is left to be saved and the file is in its place. A world must be open.
    [[nodiscard]] bool isSaved() const;
    /// True if the world's file is gone from its place, so that nothing can be saved; play stops until
    /// `saveAs`.
    [[nodiscard]] bool isStranded() const { return m_session != nullptr && m_session->isStranded(); }
    /// Tries to write what is not saved yet; false, after `failed`, if that can't be done.
    bool saveNow();
    /// Writes the world to a new file and goes on there; see `SavedSession::saveAs`. A world must be open.
    Result<void> saveAs(const std::filesystem::path &target);
    /// Emits `failed` when saving begins to fail, and `saved` when it works again; `always`: in any case.
    void report(bool always = false);

    /// Milliseconds that were played and are not in the file yet.
    [[nodiscard]] qint64 unsavedPlayTime() const { return m_sincePlayTime.elapsed(); }
    /// Writes them to the file, if a world is open. Time away from the game counts as long as that is open.
    void keepPlayTime();

signals:
    void failed(const QString &message);
    /// Saving works again, or was asked for and done.
    void saved();
    /// The world goes on in another file.
    void moved();

private:
    SavedSession *m_session = nullptr;
    QElapsedTimer m_sincePlayTime;
    bool m_failing = false;
};

} // namespace cave
