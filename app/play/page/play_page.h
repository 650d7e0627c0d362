// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/log/message_log.h"
#include "app/play/page/play_session.h"
#include "app/play/runs/run_end_panel.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;

namespace cave {

class CombatPanel;
class KeyBindings;
class MapTitles;
class MapView;
class MessageLogDock;
class MindDock;
class PlayActions;
class PlayClock;
class PlayDialogs;
class PlayKeys;
class PlayMaps;
class PlayScene;
class PlayStatus;
class PlayView;
class Preferences;
class RoomPlay;
class SightDock;
class WalkControl;

/// Where a world is played: the map, the keyboard, and the messages about what happens.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    /// Follows `preferences`, and sets there what its actions switch; they must outlive it.
    explicit PlayPage(Preferences &preferences, QWidget *parent = nullptr);
    ~PlayPage() override;

    void setKeyBindings(const KeyBindings &bindings);

    /// Takes over an open world. Close one that is open before: what it could not save would be lost.
    void openWorld(SavedSession session);
    /// Saves and closes the world, if one is open. False, after `saveFailed`, if it can't be saved; it stays
    /// open then.
    bool closeWorld();
    /// Closes the world without another try to save it.
    void abandonWorld();
    /// The world that is played, if one is open.
    [[nodiscard]] PlaySession &played() const { return *m_session; }
    [[nodiscard]] bool hasWorld() const { return m_session->isOpen(); }
    /// Null: no world is open. Commands go through `PlaySession::perform`, or nothing of them is shown.
    [[nodiscard]] SavedSession *session() const { return m_session->savedSession(); }
    [[nodiscard]] MapView *map() const;

    /// In menu order; null stands for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const;
    [[nodiscard]] QList<QAction *> playActions() const;
    [[nodiscard]] QList<QAction *> toolBarActions() const;
    /// Lets the actions of both menus be used, or not: those that make sense in the open world.
    void setActionsEnabled(bool on);
    /// For the overview of keys.
    [[nodiscard]] QList<QAction *> fightActions() const;
    [[nodiscard]] QList<QAction *> inventoryActions();
    [[nodiscard]] QList<QAction *> itemActions() const;
    /// Made here, placed by the main window.
    [[nodiscard]] QList<QDockWidget *> docks() const;
    /// Those of them that are open before anybody has chosen; the others wait to be asked for.
    [[nodiscard]] QList<QDockWidget *> firstDocks() const;
    /// For the status bar, while this page is shown.
    [[nodiscard]] QWidget *statusWidget() const;

    /// Lets so much time pass, as its own clock does: nothing happens unless the world runs in real time and
    /// the player has the map in hand.
    void passTime(double seconds);
    /// Tells a finished run's place among all; asked when a run's end is shown. None: it isn't known.
    void setRunPlace(std::function<std::optional<RunPlace>()> place) { m_runPlace = std::move(place); }
    /// What the journal compares the open world with; asked when it is opened. Entries of all worlds but the
    /// open one.
    void setOtherWorlds(std::function<QList<JournalEntry>()> otherWorlds);

signals:
    void saveFailed(const QString &message);
    /// Saving works again, or was asked for and done.
    void saved();
    /// The run in the open world came to its end just now. What it is compared with (`setRunPlace`) is asked
    /// for after this.
    void runEnded();
    /// A world was opened whose run is over. Comes before `setRunPlace` is asked, like `runEnded`.
    void endedRunOpened();
    /// From the end of a run: another one is wanted, with a seed of its own or that of this one.
    void playAgainRequested(bool sameSeed);
    /// From the end of a run: the player is done with this world.
    void leaveRequested();
    /// A command was carried out and all of its events were shown.
    void performed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void connectLog();
    void connectDocks();
    void connectClock();
    void connectFights();
    void connectActions();
    void connectMap();
    void retranslate();
    void setMotion(bool on);
    void showRunEnd();

    PlaySession *m_session;
    EventMessages m_messages;
    MessageLog m_log;
    PlayMaps *m_maps;
    PlayActions *m_actions;
    PlayStatus *m_status;
    PlayScene *m_scene;
    PlayView *m_view;
    PlayClock *m_clock;
    WalkControl *m_walk;
    PlayKeys *m_keys;
    PlayDialogs *m_dialogs;
    QPointer<MessageLogDock> m_logDock; ///< belongs to the main window once that has placed it
    QPointer<SightDock> m_sightDock;    ///< likewise
    QPointer<MindDock> m_mindDock;      ///< likewise
    RoomPlay *m_rooms;
    CombatPanel *m_combat;
    RunEndPanel *m_runEnd;
    MapTitles *m_titles;
    std::function<std::optional<RunPlace>()> m_runPlace;
};

} // namespace cave
