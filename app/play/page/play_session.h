// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/marker_store.h"
#include "app/play/page/play_saving.h"
#include "core/io/worlds/saved_session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// The events carried by a signal; valid during its emission only.
struct EventList {
    const std::vector<Event> &events;

    // Receivers take the vector.
    operator const std::vector<Event> &() const { return events; } // NOLINT(google-explicit-constructor)
};

/// The world being played, if one is open: performs commands, advances time, and notifies everything that
/// shows the world. Signals are emitted before the call that causes them returns, in the order below.
class PlaySession : public QObject {
    Q_OBJECT

public:
    explicit PlaySession(QObject *parent = nullptr);

    /// Takes over a world; real time starts paused. No world may be open.
    void open(SavedSession session);
    /// Closes the world, if one is open, without trying to save it again.
    void close();
    /// Its state on disk.
    [[nodiscard]] PlaySaving &saving() { return m_saving; }

    [[nodiscard]] bool isOpen() const { return m_saved.has_value(); }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Empty if none is open.
    [[nodiscard]] std::filesystem::path path() const
    {
        return isOpen() ? m_saved->file().path() : std::filesystem::path();
    }
    /// Null if none is open.
    [[nodiscard]] SavedSession *savedSession() { return isOpen() ? &*m_saved : nullptr; }

    // The rest needs an open world, except for what returns false without one.

    [[nodiscard]] Session &session() { return m_saved->session(); }
    [[nodiscard]] const World &world() const { return m_saved->session().world(); }
    [[nodiscard]] MarkerStore &markers() { return *m_markers; }
    /// Where the seed puts the player, whatever has happened since.
    [[nodiscard]] WorldPos spawn();

    [[nodiscard]] bool isGoing() const { return isOpen() && world().run == RunState::Going; }
    /// Whether movement is free.
    [[nodiscard]] bool isFree() const { return isOpen() && world().content->scenario.freeMovement(); }
    /// Whether monsters act in real time, even if paused.
    [[nodiscard]] bool isRealTime() const { return isGoing() && world().realTime; }
    /// Whether time can pass by itself.
    [[nodiscard]] bool hasClock() const;
    [[nodiscard]] bool isPaused() const { return isRealTime() && m_paused; }
    /// If false, a key that acts ends the pause.
    [[nodiscard]] bool isPausedByHand() const { return m_pausedByHand; }
    void setPaused(bool on);
    void setPausedByHand(bool on) { m_pausedByHand = on; }

    /// Performs a command and returns the events: none if it can't be done now. A key that acts ends an
    /// automatic pause.
    std::vector<Event> perform(const Command &command);
    /// Advances time.
    void advance(double seconds);

signals:
    void opened();
    /// The world is gone once all receivers have handled this.
    void closing();
    void pauseChanged();
    void performing(const cave::Command &command);
    /// Time passed by itself; `events` may be empty.
    void timePassed(const cave::EventList &events);
    /// Something happened, including the mere passing of time.
    void stepped(const cave::EventList &events);
    /// The same, except for time that passes with every frame.
    void happened(const cave::EventList &events);
    void runEnded();
    void endedRunOpened();
    /// A world was opened or closed, or something happened in it; emitted after all of the above.
    void changed();
    void performed();

private:
    [[nodiscard]] bool admits(const Command &command);
    void report(const std::vector<Event> &events);
    void readName();

    std::optional<SavedSession> m_saved;
    QString m_name;
    std::unique_ptr<MarkerStore> m_markers; ///< in the file of the open world
    PlaySaving m_saving;                    ///< of the open world
    std::optional<WorldPos> m_spawn;        ///< on demand
    bool m_paused = false;
    bool m_pausedByHand = false;
};

} // namespace cave
