#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/log/marker_store.h"
#include "app/play/log/message_log.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/walking/key_bindings.h"
#include "app/play/walking/step_rate_limiter.h"
#include "core/io/worlds/saved_session.h"

#include <QElapsedTimer>
#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;

namespace cave {

class CombatPanel;
class HeldKeys;
class InventoryDialog;
class MapTitles;
class MapView;
class MessageLogDock;
class MindDock;
class PlacesDialog;
class PlayActions;
class PlayMaps;
class PlayScene;
class PlayStatus;
class Preferences;
class RealTime;
class RoomPlay;
class SightDock;
class AutoWalker;
enum class Setting;
struct RememberedPlace;
struct Theme;

/// Where a world is played: the map, the keyboard, and what is told of what happens.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    /// Follows `preferences`, and sets there what its actions switch; they must outlive it.
    explicit PlayPage(Preferences &preferences, QWidget *parent = nullptr);
    ~PlayPage() override;

    void setTheme(const Theme &theme);
    void setKeyBindings(const KeyBindings &bindings);

    /// Takes over an open world. Close one that is open before: what it could not save would be lost.
    void openWorld(SavedSession session);
    /// Saves and closes the world, if one is open. False, after `saveFailed`, if it can't be saved; it stays
    /// open then.
    bool closeWorld();
    /// Closes the world without another try to save it.
    void abandonWorld();
    /// Tries to write what is not saved yet; false, after `saveFailed`, if that can't be done.
    bool saveNow();
    /// True if the world's file is gone from its place, so that nothing can be saved; play stops until
    /// `saveAs`.
    [[nodiscard]] bool isStranded() const { return m_session.has_value() && m_session->isStranded(); }
    /// Writes the world to a new file and goes on there; see `SavedSession::saveAs`.
    Result<void> saveAs(const std::filesystem::path &target);

    [[nodiscard]] bool hasWorld() const { return m_session.has_value(); }
    [[nodiscard]] QString worldName() const { return m_name; }
    [[nodiscard]] std::filesystem::path worldPath() const;
    [[nodiscard]] const SavedSession *session() const
    {
        return m_session.has_value() ? &*m_session : nullptr;
    }
    /// Commands go through `perform`, or nothing of them is shown.
    [[nodiscard]] SavedSession *session() { return m_session.has_value() ? &*m_session : nullptr; }
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

    /// Carries out a command as if a key had been pressed, and returns what happened.
    std::vector<Event> perform(const Command &command);
    /// Lets so much time pass, as its own clock does: nothing happens unless the world runs in real time and
    /// the player has the map in hand.
    void passTime(double seconds);
    /// Tells a finished run's place among all; asked when a run's end is shown. None: it isn't known.
    void setRunPlace(std::function<std::optional<RunPlace>()> place);
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
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeAutoWalker();
    void connectActions();
    void connectMap();
    void useBindings();
    void retranslate();
    void followPreferences();
    void followSwitch(QAction *action, Setting setting);
    void readExploreNews();
    void restoreView();
    void rememberView() const;
    void showSession();
    void reportSaving();
    bool interrupt();
    void beginWalk();
    bool filterMapKey(QKeyEvent &event);

    void explore();
    void toggleExamining();
    void travelTo(WorldPos target);
    void showWalkEnd(const QString &reason);
    void tellCheating(bool on);
    void showPlaces();
    void showJournal();
    InventoryDialog &inventory();
    void showInventory();
    void makeRuns();
    void showEvents(const std::vector<Event> &events);
    void showLevels(const std::vector<Event> &events);
    void showRunEnd();
    void chooseScroll();
    [[nodiscard]] bool isRealTime() const;
    [[nodiscard]] bool isAtTheMap() const;
    [[nodiscard]] bool isPaused() const;
    void goOn();
    void holdStill();
    void setRealTime(bool on);
    void showClock();
    void showActions();
    void makeRooms();
    [[nodiscard]] bool isFree() const;
    [[nodiscard]] bool takesNow(const Command &command);
    [[nodiscard]] bool takesKey(const QKeyEvent &event) const;
    [[nodiscard]] bool isUnboundPadDigit(const QKeyEvent &event) const;
    void passFreely(double seconds);
    void letStepsPass(int steps);
    void changeSpeed(int by);
    [[nodiscard]] QString clockText() const;
    void takeInHand(int number);
    void cycleItems(int by);
    void observeSession(const Session *session);
    void keepPlayTime();
    [[nodiscard]] QList<RememberedPlace> rememberedPlaces();
    [[nodiscard]] JournalEntry journalEntry() const;

    Preferences &m_preferences;
    std::optional<SavedSession> m_session;
    QString m_name;
    bool m_saveFailing = false;
    std::unique_ptr<MarkerStore> m_markers; ///< in the file of the open world
    std::optional<WorldPos> m_spawn;        ///< of this world, once asked for
    std::function<QList<JournalEntry>()> m_otherWorlds;
    bool m_clickInterrupted = false; ///< the mouse button that is down has only ended a walk

    EventMessages m_messages;
    MessageLog m_log;
    PlayMaps *m_maps;
    PlayActions *m_actions;
    PlayStatus *m_status;
    PlayScene *m_scene;
    StepRateLimiter m_pace;
    KeyBindings m_bindings; ///< all that are chosen; those of diagonals work only where one walks so
    AutoWalker *m_walker;
    HeldKeys *m_keys;
    QPointer<MessageLogDock> m_logDock;     ///< belongs to the main window once that has placed it
    QPointer<SightDock> m_sightDock;        ///< likewise
    QPointer<MindDock> m_mindDock;          ///< likewise
    PlacesDialog *m_places = nullptr;       ///< made when first shown
    JournalDialog *m_journal = nullptr;     ///< likewise
    InventoryDialog *m_inventory = nullptr; ///< likewise
    CombatPanel *m_combat;
    RunEndPanel *m_runEnd;
    MapTitles *m_titles;
    RealTime *m_clock;
    RoomPlay *m_rooms;
    int m_slowness = 0;          ///< time passes at 1 / 2^this of its speed
    bool m_pausedByHand = false; ///< else a key that acts ends the pause
    bool m_actionsOn = true;     ///< as `setActionsEnabled` said
    std::function<std::optional<RunPlace>()> m_runPlace;
    QElapsedTimer m_sincePlayTime; ///< since the file was last told for how long it was played
    const Theme *m_theme;
};

} // namespace cave
