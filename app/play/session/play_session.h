// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"
#include "core/base/interface.h"
#include "core/io/worlds/saved_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

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
    /// Emits `failed` after each attempt to save that failed, so that it can be shown again, and `saved` when
    /// it works again; if `always`, one of them in any case.
    void report(bool always = false);

    /// Time played that isn't in the file yet, in milliseconds.
    [[nodiscard]] qint64 unsavedPlayTime() const { return m_sincePlayTime.elapsed(); }
    /// Writes it to the file. Includes idle time while the world is open.
    void keepPlayTime() { static_cast<void>(m_session.file().addPlayTime(m_sincePlayTime.restart())); }

signals:
    void failed(const QString &message);
    /// Saving works again, or an explicit save is done.
    void saved();
    /// The world continues in another file.
    void moved();

private:
    SavedSession &m_session;
    QElapsedTimer m_sincePlayTime;
    int m_failures = 0; ///< attempts to save that failed and were reported
};

/// The events carried by a signal; valid during its emission only.
struct EventList {
    const std::vector<Event> &events;

    // Receivers take the vector.
    operator const std::vector<Event> &() const { return events; } // NOLINT(google-explicit-constructor)
};

/// True if only time passed: nothing to report, and nothing has moved but what is painted in every frame.
[[nodiscard]] bool isOnlyTime(const std::vector<Event> &events);

/// Orders the commands of a world that several machines play together.
class CommandOrder : public Interface {
public:
    /// Whether this machine lets time pass. If not, ticks come as all other commands do.
    [[nodiscard]] virtual bool keepsTime() const = 0;
    /// Gives a command of the own player. Whatever is ordered, that of others as well, is reported by
    /// `PlaySession::showApplied`: before this returns, or later.
    virtual void give(const Command &command) = 0;
    /// Whether a command that was given has no answer yet.
    [[nodiscard]] virtual bool awaitsAnswer() const = 0;
    /// Whether the player at this machine only watches, as one without a figure in the world.
    [[nodiscard]] virtual bool isOnlooker() const = 0;
    /// Whether there is anyone else for whom time passes.
    [[nodiscard]] virtual bool hasCompany() const = 0;
    /// Asks for a pause in real time, or for its end. What comes of it is reported by
    /// `PlaySession::setSharedPause`: before this returns, or later.
    virtual void setPaused(bool on) = 0;
};

/// The world being played: performs commands, advances time, and notifies everything that shows the world.
class PlaySession : public QObject {
    Q_OBJECT

public:
    /// Takes over a world; real time starts paused. Commands go to `order`, if it isn't null; see `setOrder`.
    explicit PlaySession(SavedSession session, CommandOrder *order = nullptr);

    /// Emits what is to be said of a world that was opened; to be called once everything follows it.
    void begin();
    /// Its state on disk.
    [[nodiscard]] PlaySaving &saving() { return m_saving; }

    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] const std::filesystem::path &path() const { return m_saved.file().path(); }
    [[nodiscard]] SavedSession &savedSession() { return m_saved; }
    [[nodiscard]] Session &session() { return m_saved.session(); }
    [[nodiscard]] const World &world() const { return m_saved.session().world(); }
    [[nodiscard]] MarkerStore &markers() { return m_markers; }
    /// The player at this machine.
    [[nodiscard]] int localPlayer() const { return world().party.shown; }
    /// Whether the player at this machine has no figure; `localPlayer` is the one they watch.
    [[nodiscard]] bool isOnlooker() const { return m_order != nullptr && m_order->isOnlooker(); }
    /// Where the seed puts the player, whatever has happened since.
    [[nodiscard]] WorldPos spawn();

    [[nodiscard]] bool isGoing() const { return world().run == RunState::Going; }
    /// Whether movement is free.
    [[nodiscard]] bool isFree() const { return world().content->scenario.freeMovement(); }
    /// Whether monsters act in real time, even if paused.
    [[nodiscard]] bool isRealTime() const { return isGoing() && world().realTime; }
    /// Whether time can pass by itself.
    [[nodiscard]] bool hasClock() const { return isGoing() && world().content->scenario.info().realTime; }
    [[nodiscard]] bool isPaused() const { return isRealTime() && (m_sharedPause.has_value() || m_paused); }
    /// If false, a key that acts ends the pause.
    [[nodiscard]] bool isPausedByHand() const { return m_pausedByHand; }
    /// An automatic pause, or its end. There is none in company.
    void setPaused(bool on);
    /// What the player wants; in a shared world the order is asked for it.
    void setPausedByHand(bool on);
    /// The name of the player who has paused the shared world, which is shown; none while time passes. Empty
    /// for one who only watches and whose name isn't known.
    void setSharedPause(std::optional<QString> byWhom);
    [[nodiscard]] const std::optional<QString> &sharedPause() const { return m_sharedPause; }

    /// Performs a command and returns the events: none if it can't be done now. A key that acts ends an
    /// automatic pause.
    std::vector<Event> perform(const Command &command);
    /// Advances time.
    void advance(double seconds);

    /// Commands go to `order` from now on, which must outlive this or be removed by null: they are applied
    /// here again.
    void setOrder(CommandOrder *order);
    [[nodiscard]] bool isShared() const { return m_order != nullptr; }
    /// Whether others are in the shared world, for whom time passes whatever this player does.
    [[nodiscard]] bool hasCompany() const { return m_order != nullptr && m_order->hasCompany(); }
    /// Others came or left, which `CommandOrder::hasCompany` reports. A pause by hand becomes everyone's; an
    /// automatic one ends with company.
    void companyChanged();
    /// Whether this machine lets time pass.
    [[nodiscard]] bool keepsTime() const { return m_order == nullptr || m_order->keepsTime(); }
    /// Whether a command has no answer yet; walking waits for it.
    [[nodiscard]] bool awaitsAnswer() const { return m_order != nullptr && m_order->awaitsAnswer(); }
    /// Reports what was applied to the session in the order of all players.
    void showApplied(const std::vector<Event> &events);

    // Emitted before the call that causes them returns, in this order.
signals:
    void pauseChanged();
    void performing(const cave::Command &command);
    /// Time passed by itself; `events` may be empty.
    void timePassed(const cave::EventList &events);
    /// Something happened, including the mere passing of time.
    void stepped(const cave::EventList &events);
    /// The same, except for time that passes with every frame.
    void happened(const cave::EventList &events);
    /// Before both, in a world of several players: what all of them did.
    void allActed(const cave::EventList &events);
    void orderChanged();
    void runEnded();
    void endedRunOpened();
    /// The world was opened, or something happened in it; emitted after all of the above.
    void changed();
    void performed();

private:
    [[nodiscard]] bool admits(const Command &command);
    std::vector<Event> give(const Command &command);
    void report(const std::vector<Event> &events);
    void readName();

    SavedSession m_saved;
    QString m_name;
    MarkerStore m_markers; ///< in the world's file
    PlaySaving m_saving;
    std::optional<WorldPos> m_spawn; ///< on demand
    CommandOrder *m_order;
    std::vector<Event> *m_ordered = nullptr; ///< own events, while a command is given
    std::optional<QString> m_sharedPause;
    bool m_paused = false;
    bool m_pausedByHand = false;
};

} // namespace cave
