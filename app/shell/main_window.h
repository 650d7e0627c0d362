#pragma once

#include "app/shell/job_runner.h"
#include "core/base/result.h"
#include "core/io/saved_session.h"
#include "core/io/world_library.h"

#include <QMainWindow>

#include <filesystem>

class QMenu;
class QStackedWidget;
class QToolBar;

namespace cave {

class Appearance;
class Banner;
class NewWorldPage;
class PlayPage;
class ShellActions;
class ShortcutOverview;
class StartPage;
class UserGuide;
struct ShortcutGroup;
struct Theme;

/// The program's window: its pages, and the way from one to another.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Worlds are those in `worlds`; settings are where QSettings keeps them, see `keepSettingsIn`.
    explicit MainWindow(const std::filesystem::path &worlds, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a world to play, then shows it; on failure the banner tells why.
    void openWorld(const std::filesystem::path &path);

    [[nodiscard]] PlayPage *playPage() const { return m_play; }
    [[nodiscard]] StartPage *startPage() const { return m_start; }
    [[nodiscard]] NewWorldPage *newWorldPage() const { return m_newWorld; }
    [[nodiscard]] Banner *banner() const { return m_banner; }
    [[nodiscard]] Appearance *appearance() const { return m_appearance; }

public slots:
    void showStart();
    void showNewWorld();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createPages(const std::filesystem::path &worlds);
    void createMenus();
    void createToolBar();
    void createDocks();
    void createStatusBar();
    void connectActions();
    void connectPages();
    void retranslateUi();

    void createWorld(const QString &name, const WorldSpec &spec);
    void play(Result<SavedSession> opened);
    void setBusy(bool busy);
    void showPage(QWidget *page);
    void showPlayParts(bool shown);
    void updateActions();
    void updateTitle();
    void setTheme(const Theme &theme);

    void chooseFile();
    void tellSaveFailed(const QString &message);
    void showKeys();
    void showGuide();
    void showAbout();
    void restoreWindow();
    void rememberWindow();

    WorldLibrary m_library;
    Appearance *m_appearance;
    ShellActions *m_actions;
    Banner *m_banner;
    QStackedWidget *m_pages;
    StartPage *m_start = nullptr;
    NewWorldPage *m_newWorld = nullptr;
    PlayPage *m_play = nullptr;
    QToolBar *m_toolBar = nullptr;
    QMenu *m_gameMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    ShortcutOverview *m_keys = nullptr; // made when first shown
    UserGuide *m_guide = nullptr;       // likewise
    QByteArray m_playState;             // tool bar and docks as they are in play
    JobRunner m_jobs;
};

} // namespace cave
