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

/// What happened, as a signal carries it: as long as that lasts.
struct EventList {
    const std::vector<Event> &events;

    operator const std::vector<Event> &() const { return events; } // NOLINT: what its receivers take
};

/// The world that is played, if one is open: carries out commands, lets time pass, and notifies whoever shows
/// something of it. Signals come before the call that causes them returns, in the order below.
class PlaySession : public QObject {
    Q_OBJECT

public:
    explicit PlaySession(QObject *parent = nullptr);

    /// Takes over a world; a pause is on if it runs in real time. None must be open.
    void open(SavedSession session);
    /// Closes the world, if one is open, without another try to save it.
    void close();
    /// Whether all of it is in its file.
    [[nodiscard]] PlaySaving &saving() { return m_saving; }

    [[nodiscard]] bool isOpen() const { return m_saved.has_value(); }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// Empty: none is open.
    [[nodiscard]] std::filesystem::path path() const
    {
        return isOpen() ? m_saved->file().path() : std::filesystem::path();
    }
    /// Null: none is open.
    [[nodiscard]] SavedSession *savedSession() { return isOpen() ? &*m_saved : nullptr; }

    // The rest is asked of an open world only, but for what is false without one.

    [[nodiscard]] Session &session() { return m_saved->session(); }
    [[nodiscard]] const World &world() const { return m_saved->session().world(); }
    [[nodiscard]] MarkerStore &markers() { return *m_markers; }
    /// Where the seed puts the player, whatever was done since.
    [[nodiscard]] WorldPos spawn();

    [[nodiscard]] bool isGoing() const { return isOpen() && world().run == RunState::Going; }
    /// Whether everything moves freely.
    [[nodiscard]] bool isFree() const { return isOpen() && world().content->scenario.freeMovement(); }
    /// Whether monsters act as time passes, pauses aside.
    [[nodiscard]] bool isRealTime() const { return isGoing() && world().realTime; }
    /// Whether time can be let pass by itself.
    [[nodiscard]] bool hasClock() const;
    [[nodiscard]] bool isPaused() const { return isRealTime() && m_paused; }
    /// Else a key that acts ends the pause.
    [[nodiscard]] bool isPausedByHand() const { return m_pausedByHand; }
    void setPaused(bool on);
    void setPausedByHand(bool on) { m_pausedByHand = on; }

    /// Carries out a command, and returns what happened: nothing if it can't be done now. A key that acts
    /// ends a pause that no one asked for.
    std::vector<Event> perform(const Command &command);
    /// Lets so much time pass.
    void advance(double seconds);

signals:
    void opened();
    /// The world is gone as soon as everybody has heard of this.
    void closing();
    void pauseChanged();
    void performing(const cave::Command &command);
    /// Time passed by itself; `events` may be empty.
    void timePassed(const cave::EventList &events);
    /// Something happened, and be it only that time passed.
    void stepped(const cave::EventList &events);
    /// The same, but for time that passes with every picture.
    void happened(const cave::EventList &events);
    void runEnded();
    void endedRunOpened();
    /// A world was opened or closed, or something happened in it, and all above have heard of it.
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
    std::optional<WorldPos> m_spawn;        ///< once asked for
    bool m_paused = false;
    bool m_pausedByHand = false;
};

} // namespace cave
