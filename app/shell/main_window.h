// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/window/shell_services.h"

#include <QMainWindow>

#include <filesystem>
#include <memory>

namespace cave {

class FileController;
class HelpController;
class LevelPage;
class NewWorldPage;
class PlayController;
class PlayPage;
class PlayParts;
class SeedsController;
class SeedsPage;
class StartPage;
class TogetherController;
class WorkbenchController;
class WorkbenchPage;

/// The program's window: the frame around its pages. A controller for each place or concern does the work.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Worlds are in the folder `worlds`; settings are where QSettings stores them, see `keepSettingsIn`.
    /// Events are logged to `log`.
    explicit MainWindow(const std::filesystem::path &worlds, Log log = {}, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] PlayController &play() const { return *m_play; }
    [[nodiscard]] WorkbenchController &bench() const { return *m_bench; }
    [[nodiscard]] FileController &files() const { return *m_files; }
    [[nodiscard]] TogetherController &together() const { return *m_together; }

    /// The page of the open world; null if none is open.
    [[nodiscard]] PlayPage *playPage() const;
    [[nodiscard]] StartPage *startPage() const;
    [[nodiscard]] NewWorldPage *newWorldPage() const;
    /// Created on first use.
    [[nodiscard]] SeedsPage *seedsPage();
    /// Likewise; the workbench of Inspect and Edit.
    [[nodiscard]] WorkbenchPage *workbench();
    /// Likewise; the level editor, a part of Edit.
    [[nodiscard]] LevelPage *levelPage();
    [[nodiscard]] Banner *banner() const { return &m_shell.banner; }
    [[nodiscard]] Appearance *appearance() const { return &m_shell.appearance; }
    [[nodiscard]] Preferences *preferences() const { return &m_shell.preferences; }

    /// Shuts down properly on a signal: saves and closes the world, stores edits in progress for the next
    /// start, and asks nothing. A world whose file is gone is saved as a new one. False if the world could
    /// not be saved.
    bool endQuietly();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void retranslateUi();
    void gatherKeys();
    void followWorld();
    void setBusy(bool busy);
    void setFullScreen(bool on);
    void updateActions();
    void updateTitle();
    void suspend();

    ShellServices m_shell;
    std::unique_ptr<PlayController> m_play;
    std::unique_ptr<QObject> m_runs;
    std::unique_ptr<WorkbenchController> m_bench;
    std::unique_ptr<SeedsController> m_seeds;
    std::unique_ptr<FileController> m_files;
    std::unique_ptr<HelpController> m_help;
    std::unique_ptr<TogetherController> m_together;
    PlayParts *m_parts = nullptr;
};

} // namespace cave
