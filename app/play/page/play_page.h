// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/log/message_log.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/session/play_session.h"
#include "editor/document/job_runner.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/form/form.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;

namespace cave {

class ActionOffer;
class CombatPanel;
class FightActions;
class KeyBindings;
class MapTitles;
class MapView;
class MessageLogDock;
class MindDock;
class MindPane;
class PastReader;
class PlayActions;
class PlayClock;
class PlayDialogs;
class PlayHud;
class PlayKeys;
class PlayMaps;
class PlayParty;
class PlayPast;
class PlayScene;
class PlayStatus;
class PlayView;
class Preferences;
class RevealGuard;
class RoomPlay;
class RunEndActions;
class RunWatch;
class SightDock;
class SightPane;
class WalkControl;

/// What the player has set on the page of one world, and finds like that on the page of the next.
struct PlayHabits {
    int slowness = 0;                   ///< see PlayClock
    std::optional<Zoom> miniMap;        ///< none: as at first
    KeptFields sight;                   ///< of the sight debugger
    QHash<QString, QByteArray> dialogs; ///< their geometry, by object name
};

/// What of the window around it a page of play uses. It stays while pages come and go.
struct PlayFrame {
    PlayHabits &habits;
    QWidget &place; ///< has all actions whose keys work on the page
    Preferences &preferences;
    PlayActions &actions;
    FightActions &fights;
    RunEndActions &runEnd;
    MessageLog &log;
    MessageLogDock &messages;
    QDockWidget &miniMap;
    SightDock &sight;
    MindDock &mind;
    QWidget &status; ///< with a layout
};

/// A page on which one world is played, from when it is opened until it is closed: the map, the keyboard, and
/// the messages about what happens.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    /// Shows the world of `session`. All must outlive the page.
    PlayPage(PlaySession &session, const PlayFrame &frame, QWidget *parent = nullptr);
    ~PlayPage() override;

    void setKeyBindings(const KeyBindings &bindings);
    /// To be called once, when everything around follows the page and knows what the parts ask for, and the
    /// page is shown: says what is to be said of the world, and takes the keyboard.
    void begin();
    /// Ends what goes on by itself: no key counts as held, and no walk goes on.
    void stop();

    [[nodiscard]] PlaySession &played() const { return m_session; }
    /// Send commands through `PlaySession::perform`, or their effects won't be shown.
    [[nodiscard]] SavedSession &session() const { return m_session.savedSession(); }
    [[nodiscard]] MapView *map() const;

    /// Enables the actions that apply now.
    void refreshActions();
    /// For the overview of keys.
    [[nodiscard]] QList<QAction *> inventoryActions();

    /// Advances time as the page's clock does: nothing happens unless the world runs in real time and the map
    /// has the focus.
    void passTime(double seconds);
    /// What the player did since the world was opened, and how a finished run ended.
    [[nodiscard]] RunWatch &runWatch() const { return *m_runWatch; }
    [[nodiscard]] PlayDialogs &dialogs() const { return *m_dialogs; }
    /// What shows more of the world than the player has seen.
    [[nodiscard]] RevealGuard &reveals() const { return *m_reveals; }
    /// Returns a finished run's rank; called when the end of a run is shown. None if unknown.
    void setRunPlace(std::function<std::optional<RunPlace>()> place) { m_runPlace = std::move(place); }

    // In a world that several machines play together.

    /// Shows what a player said, the own one included.
    void showChat(int player, const QString &text);
    /// Shows the place that a player points at, the own one included. `name`: of one who isn't the player at
    /// this machine; empty: as the world says.
    void showPing(int player, WorldPos cell, const QString &name = {});
    /// A line of the log about the game: who came, who left.
    void logSystem(const QString &text);
    /// Opens the line for chat with a text that couldn't be sent, or was being written.
    void writeAgain(const QString &text);
    /// What is being written to the others; none while the line for it is closed.
    [[nodiscard]] std::optional<QString> written() const;
    [[nodiscard]] MessageLog &messages() const { return m_log; }
    /// Shows the messages of the page before, of the same game, in place of those that are being read.
    void continueLog(std::deque<LogMessage> messages);
    /// How the link to the others is, for the status line: "3 players · 4 ms". Empty: not shown.
    void setLinkState(const QString &text, bool isProblem);

signals:
    /// The player has written something to the others: a line of 1 .. 500 bytes of UTF-8.
    void chatEntered(const QString &text);
    /// The player points at a cell.
    void pingRequested(cave::WorldPos cell);
    void saveFailed(const QString &message);
    /// Saving works again, or an explicit save is done.
    void saved();
    /// The run has just ended. The function given to `setRunPlace` is called after this.
    void runEnded();
    /// A world whose run has ended was opened. Emitted before that function is called, like `runEnded`.
    void endedRunOpened();
    /// The player wants another run, with a new seed or the same one.
    void playAgainRequested(bool sameSeed);
    /// The player wants to leave this world after a run.
    void leaveRequested();
    /// The player wants to see the end of their run again, or to share it.
    void watchRequested();
    /// The player wants to see a turn of the past, and why what happened in it did.
    void replayRequested(qint64 turn);
    /// The player wants to see what would have happened from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);
    void saveCardRequested();
    /// A command was performed and all of its events were shown.
    void performed();

private:
    void layOut();
    void openFight();
    void beginLog();
    void connectLog();
    void connectDocks(const PlayFrame &frame);
    void connectClock();
    void connectWatch();
    void connectFights();
    void connectRunEnd();
    void connectActions();
    void connectMap();
    void connectSignals();
    void logCheat(bool on);
    void noteCleared(const std::vector<Event> &events);
    void showRunEnd();

    PlaySession &m_session;
    PlayActions &m_actions;
    MessageLog &m_log;
    EventMessages m_messages;
    PlayHabits &m_habits;
    PlayMaps *m_maps;
    PlayView *m_view;
    QPointer<PlayStatus> m_status; ///< in the status line of the window
    PlayScene *m_scene;
    PlayClock *m_clock;
    WalkControl *m_walk;
    PlayKeys *m_keys;
    PlayDialogs *m_dialogs;
    QPointer<SightPane> m_sight; ///< in a dock of the window
    PlayPast *m_past;            ///< its panes are there as well
    QPointer<MindPane> m_mind;   ///< the same
    RoomPlay *m_rooms = nullptr; ///< with free movement
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
    JobRunner m_jobs; ///< reads the messages from before
};

} // namespace cave
