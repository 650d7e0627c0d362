#pragma once

#include "app/log/log.h"
#include "app/shell/window/checkpoint_scheduler.h"
#include "core/base/result.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"

#include <QMainWindow>
#include <QPointer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QDockWidget;
class QMenu;
class QStackedWidget;
class QToolBar;

namespace cave {

class Appearance;
class Banner;
class KeyMap;
class LevelPage;
class LogWindow;
class NewWorldPage;
class PlayPage;
class Preferences;
class RunHistory;
class RunsDialog;
class SeedsPage;
class SettingsDialog;
class ShellActions;
class ShortcutOverview;
class StartPage;
class UserGuide;
class WorkbenchPage;
enum class ScenarioKind : std::uint8_t;
enum class Setting;
struct JournalEntry;
struct LevelWorld;
struct NamedTree;
struct RunPlace;
struct ShortcutGroup;
struct Theme;

/// The program's window: its pages, and the way from one to another.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Worlds are those in `worlds`; settings are where QSettings keeps them, see `keepSettingsIn`. Tells
    /// `log` what happens.
    explicit MainWindow(const std::filesystem::path &worlds, Log log = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a world to play, then shows it; on failure the banner tells why. The world played before is
    /// closed once the other one is open.
    void openWorld(const std::filesystem::path &path);

    /// Makes a world of level files, or of all in a folder, and opens it; the banner tells why it can't.
    void playLevels(const std::vector<std::filesystem::path> &paths);

    /// Makes a world of a folder of the original program's; the banner tells what came of it.
    void importWorld(const std::filesystem::path &folder);
    /// Writes the open world as a folder that the original program loads; likewise.
    void exportWorld(const std::filesystem::path &folder);

    [[nodiscard]] PlayPage *playPage() const { return m_play; }
    [[nodiscard]] StartPage *startPage() const { return m_start; }
    [[nodiscard]] NewWorldPage *newWorldPage() const { return m_newWorld; }
    /// Made when it is first asked for.
    [[nodiscard]] SeedsPage *seedsPage();
    /// Likewise; the places Inspect and Edit.
    [[nodiscard]] WorkbenchPage *workbench();
    /// Likewise; where level files are drawn, a part of Edit.
    [[nodiscard]] LevelPage *levelPage();
    [[nodiscard]] Banner *banner() const { return m_banner; }
    [[nodiscard]] Appearance *appearance() const { return m_appearance; }
    [[nodiscard]] Preferences *preferences() const { return m_preferences; }

    /// Ends everything in order, as the system asks for it with a signal: saves and closes the world, keeps
    /// what is being edited for the next start, asks nothing. A world whose file is gone is saved as a new
    /// one. False if the world could not be saved.
    bool endQuietly();

public slots:
    /// These close the world that is played. One that can't be saved stays, until the player says otherwise.
    void showStart();
    void showNewWorld();

    /// The places. The world that is played stays open.
    void showPlayPlace();
    void showSeedsPlace();
    void showInspectPlace();
    void showEditPlace();

public:
    /// Shows a world's file, or a folder of the original's, in one of the workbench's places.
    void inspect(const std::filesystem::path &path);
    void edit(const std::filesystem::path &path);
    /// Opens a file from anywhere: a level file (*.csv) to be drawn, anything else as a world to play.
    void openFile(const std::filesystem::path &path);
    /// Edits a level file; the banner tells if it can't be read.
    void editLevel(const std::filesystem::path &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createPages(const std::filesystem::path &worlds);
    void createMenus();
    void createToolBar();
    void createPlaces();
    void createDocks();
    void createStatusBar();
    void connectActions();
    void connectPages();
    void retranslateUi();

    void createWorld(const QString &name, const WorldSpec &spec);
    void play(Result<SavedSession> opened);
    void enter(SavedSession session);
    void tellBroken(const std::filesystem::path &path, const Error &error);
    void tellDamage(const std::vector<DamagedRegion> &damaged, const std::vector<std::string> &notices);
    void leaveWorld(const std::function<void()> &next);
    void suspend();
    void setBusy(bool busy);
    void setFullScreen(bool on);
    void showPage(QWidget *page);
    [[nodiscard]] QList<QWidget *> pages() const;
    void playSeed(const WorldSpec &spec);
    void inspectSeed(const WorldSpec &spec);
    void showWorkbench(bool editing);
    void showLevels();
    void offerLeftovers();
    [[nodiscard]] std::filesystem::path keptLevels() const;
    void playLevel(const QString &name, const WorldSpec &spec);
    void playTrees(ScenarioKind scenario, const std::vector<NamedTree> &trees);
    void playTrial(const QString &name, const WorldSpec &spec, const std::vector<NamedTree> &trees);
    [[nodiscard]] std::filesystem::path trialFile() const;
    void releaseForEditing(const std::filesystem::path &path, const std::function<void()> &next);
    void showCertificate();
    void showPlayParts(bool shown);
    void keepPlayState();
    void makeRoom();
    void updateActions();
    void updateTitle();
    void setTheme(const Theme &theme);

    void chooseFile();
    void chooseLevels();
    void chooseLevelFolder();
    void takeLevels(const Result<LevelWorld> &found);
    void refuseSideView(const std::filesystem::path &file);
    void chooseJavaWorld();
    void tellImported(const QString &name, const std::filesystem::path &path, int regions,
                      const QString &remarks);
    void chooseExportFolder();
    void showReplay();
    void connectRuns();
    [[nodiscard]] Result<RunHistory *> openRuns();
    [[nodiscard]] RunHistory *runs();
    [[nodiscard]] Result<void> keepRun(bool justEnded);
    void recordRun(bool justEnded);
    [[nodiscard]] std::optional<RunPlace> runPlace();
    void playAgain(bool sameSeed);
    void showRuns();
    [[nodiscard]] QList<JournalEntry> otherWorlds() const;
    void tellSaveFailed();
    void tellStranded();
    void chooseNewPlace(const std::function<void()> &next);
    [[nodiscard]] Result<std::filesystem::path> placeForRescue() const;
    void saveWorldAs(std::filesystem::path target, const std::function<void()> &next);
    [[nodiscard]] bool rescueWorld();
    [[nodiscard]] Error savingError() const;
    void askToLeave(const std::function<void()> &next);
    void connectPreferences();
    void followSetting(Setting setting);
    void offerImportedSettings();
    void tellOfLog();
    void showSettings();
    void showWorldInSettings();
    void showLog();
    void showKeys();
    void showGuide();
    void showAbout();
    void restoreWindow();
    void rememberWindow();

    WorldLibrary m_library;
    Log m_log;
    Preferences *m_preferences;
    Appearance *m_appearance;
    KeyMap *m_keyMap;
    ShellActions *m_actions;
    Banner *m_banner;
    QStackedWidget *m_pages;
    StartPage *m_start = nullptr;
    NewWorldPage *m_newWorld = nullptr;
    PlayPage *m_play = nullptr;
    SeedsPage *m_seeds = nullptr;           // made when first asked for
    WorkbenchPage *m_bench = nullptr;       // likewise
    LevelPage *m_levels = nullptr;          // likewise
    std::unique_ptr<RunHistory> m_runs;     // opened when first asked for
    RunsDialog *m_runsDialog = nullptr;     // likewise made
    bool m_opening = false;                 // a world is being opened to play
    bool m_leftoversOffered = false;        // edits of level files that a crash left behind
    std::filesystem::path m_lastPlayed;     // where the world was that was closed last
    std::filesystem::path m_leftForEditing; // a world that was played until the workbench took it
    QToolBar *m_toolBar = nullptr;
    QMenu *m_gameMenu = nullptr;
    QMenu *m_playMenu = nullptr;
    QMenu *m_seedsMenu = nullptr;
    QMenu *m_benchMenu = nullptr;
    QMenu *m_panelsMenu = nullptr;
    QMenu *m_levelMenu = nullptr;
    QMenu *m_levelPanelsMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    ShortcutOverview *m_keys = nullptr; // made when first shown
    UserGuide *m_guide = nullptr;       // likewise
    SettingsDialog *m_settings = nullptr;
    LogWindow *m_logWindow = nullptr;
    QPointer<QWidget> m_focusBefore; // what had the keyboard before the pages had to wait
    QByteArray m_playState;          // tool bar and docks as they are in play, while there is room
    bool m_narrow = false;           // there is none: docks are put away
    QList<QDockWidget *> m_putAway;  // those that were shown
    JobRunner m_jobs;
    CheckpointScheduler m_checkpoints;     // of the world that is played
    CheckpointScheduler m_editCheckpoints; // of the one that is edited
};

} // namespace cave
