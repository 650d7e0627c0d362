// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/log/message_log.h"
#include "app/play/page/play_session.h"
#include "app/play/runs/run_end_panel.h"

#include <QHash>
#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;

namespace cave {

class ActionOffer;
class CombatPanel;
class EarlierMessages;
class KeyBindings;
class MapTitles;
class MapView;
class MessageLogDock;
class MindDock;
class PlayActions;
class PlayClock;
class PlayDialogs;
class PlayHud;
class PlayKeys;
class PlayMaps;
class PlayParty;
class PlayScene;
class PlayStatus;
class PlayView;
class Preferences;
class RevealGuard;
class RoomPlay;
class RunWatch;
class SightDock;
class WalkControl;

/// The signals of PlayPage.
class PlayPageSignals : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

signals:
    /// The player has written something to the others: a line of 1 .. 500 bytes of UTF-8.
    void chatEntered(const QString &text);
    /// The player points at a cell.
    void pingRequested(cave::WorldPos cell);
    void saveFailed(const QString &message);
    /// Saving works again, or an explicit save is done.
    void saved();
    /// The run in the open world has just ended. `setRunPlace` is called after this.
    void runEnded();
    /// A world whose run has ended was opened. Emitted before `setRunPlace` is called, like `runEnded`.
    void endedRunOpened();
    /// The player wants another run, with a new seed or the same one.
    void playAgainRequested(bool sameSeed);
    /// The player wants to leave this world after a run.
    void leaveRequested();
    /// The player wants to see the end of their run again, or to share it.
    void watchRequested();
    void saveCardRequested();
    /// A command was performed and all of its events were shown.
    void performed();
};

/// Where a world is played: the map, the keyboard, and the messages about what happens.
class PlayPage : public PlayPageSignals {
    Q_OBJECT

public:
    /// Follows `preferences`, and changes them by its actions; they must outlive it.
    explicit PlayPage(Preferences &preferences, QWidget *parent = nullptr);
    ~PlayPage() override;

    void setKeyBindings(const KeyBindings &bindings);

    /// Takes over an open world. Close an open one first: its unsaved changes would be lost.
    void openWorld(SavedSession session);
    /// Saves and closes the world, if one is open. If it can't be saved, emits `saveFailed`, leaves it open
    /// and returns false.
    bool closeWorld();
    /// Closes the world without trying to save it again.
    void abandonWorld();
    /// The world being played, if one is open.
    [[nodiscard]] PlaySession &played() const { return *m_session; }
    [[nodiscard]] bool hasWorld() const { return m_session->isOpen(); }
    /// Null if no world is open. Send commands through `PlaySession::perform`, or their effects won't be
    /// shown.
    [[nodiscard]] SavedSession *session() const { return m_session->savedSession(); }
    [[nodiscard]] MapView *map() const;

    /// In menu order; null for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const;
    [[nodiscard]] QList<QAction *> playActions() const;
    [[nodiscard]] QList<QAction *> toolBarActions() const;
    /// Enables or disables the actions of both menus that apply to the open world.
    void setActionsEnabled(bool on);
    /// For the overview of keys.
    [[nodiscard]] QList<QAction *> fightActions() const;
    [[nodiscard]] QList<QAction *> inventoryActions();
    [[nodiscard]] QList<QAction *> itemActions() const;
    /// Created here, placed by the main window.
    [[nodiscard]] QList<QDockWidget *> docks() const;
    /// The docks that are open by default.
    [[nodiscard]] QList<QDockWidget *> firstDocks() const;
    /// For the status bar, while this page is shown.
    [[nodiscard]] QWidget *statusWidget() const;

    /// Advances time as the page's clock does: nothing happens unless the world runs in real time and the map
    /// has the focus.
    void passTime(double seconds);
    /// What the player did in the open world since it was opened, and how a finished run ended.
    [[nodiscard]] RunWatch &runWatch() const { return *m_runWatch; }
    [[nodiscard]] PlayDialogs &dialogs() const { return *m_dialogs; }
    /// What shows more of the open world than the player has seen.
    [[nodiscard]] RevealGuard &reveals() const { return *m_reveals; }
    /// Returns a finished run's rank; called when the end of a run is shown. None if unknown.
    void setRunPlace(std::function<std::optional<RunPlace>()> place) { m_runPlace = std::move(place); }

    // In a world that several machines play together.

    /// Shows what a player said, the own one included.
    void showChat(int player, const QString &text);
    /// Shows the place that a player points at, the own one included.
    void showPing(int player, WorldPos cell);
    /// A line of the log about the game: who came, who left.
    void logSystem(const QString &text);
    [[nodiscard]] MessageLog &messages() { return m_log; }
    /// How the link to the others is, for the status line: "3 players · 4 ms". Empty: not shown.
    void setLinkState(const QString &text, bool isProblem);

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
    void noteCleared(const std::vector<Event> &events);
    void showRunEnd();

    PlaySession *m_session;
    EventMessages m_messages;
    MessageLog m_log;
    QHash<QString, std::deque<LogMessage>> m_logs; ///< of worlds that were closed, by path
    PlayMaps *m_maps;
    PlayActions *m_actions;
    PlayStatus *m_status;
    PlayScene *m_scene;
    PlayView *m_view;
    PlayClock *m_clock;
    WalkControl *m_walk;
    PlayKeys *m_keys;
    PlayDialogs *m_dialogs;
    EarlierMessages *m_earlier;
    QPointer<MessageLogDock> m_logDock; ///< owned by the main window once placed there
    QPointer<SightDock> m_sightDock;    ///< the same
    QPointer<MindDock> m_mindDock;      ///< the same
    RoomPlay *m_rooms;
    PlayHud *m_hud;
    ActionOffer *m_offer;
    PlayParty *m_party;
    CombatPanel *m_combat;
    RunWatch *m_runWatch;
    RevealGuard *m_reveals;
    RunEndPanel *m_runEnd;
    bool m_cleared = false; ///< a cavern has just been cleared, which isn't shown yet
    MapTitles *m_titles;
    std::function<std::optional<RunPlace>()> m_runPlace;
};

} // namespace cave
