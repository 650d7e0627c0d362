// The main window's part in level files: drawing them, and trying them out.

#include "app/play/play_page.h"
#include "app/shell/appearance.h"
#include "app/shell/banner.h"
#include "app/shell/data_folders.h"
#include "app/shell/key_map.h"
#include "app/shell/main_window.h"
#include "app/workbench/level_page.h"
#include "app/workbench/level_page_actions.h"
#include "editor/level/level_actions.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

#include <system_error>

namespace cave {
namespace {

constexpr const char *kKeptFolder = "levels";
constexpr const char *kTrialFolder = "trial";
constexpr const char *kTrialFile = "level.cave";

/// A world's file with everything that SQLite has beside it.
void removeWorld(const std::filesystem::path &file)
{
    std::error_code ignored;
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(file.string() + suffix, ignored);
}

} // namespace

LevelPage *MainWindow::levelPage()
{
    if (m_levels != nullptr)
        return m_levels;
    m_levels = new LevelPage(m_library.folder().parent_path() / kKeptFolder, *m_banner);
    m_pages->addWidget(m_levels);
    m_levels->setTheme(m_appearance->theme());
    const auto fill = [](QMenu &menu, const QList<QAction *> &actions) {
        for (QAction *action : actions) {
            if (action == nullptr)
                menu.addSeparator();
            else
                menu.addAction(action);
        }
    };
    fill(*m_levelMenu, m_levels->actions().menu());
    m_levelMenu->addSeparator();
    fill(*m_levelMenu, m_levels->toolActions().commands());
    m_levelMenu->addSeparator();
    fill(*m_levelMenu, m_levels->toolActions().tools());
    m_levelPanelsMenu->addActions(m_levels->panelToggles());
    m_keyMap->gather(*this, m_play->objectName());
    connect(m_levels, &LevelPage::playRequested, this, &MainWindow::playLevel);
    connect(m_levels, &LevelPage::documentReplaced, this, &MainWindow::updateTitle);
    connect(m_levels, &LevelPage::closed, this, [this] { showWorkbench(true); });
    return m_levels;
}

/// The first time edits that a crash left behind are offered.
void MainWindow::showLevels()
{
    const bool first = m_levels == nullptr;
    showPage(levelPage());
    if (first)
        m_levels->offerRecovery();
}

void MainWindow::editLevel(const std::filesystem::path &path)
{
    showLevels();
    m_levels->openFile(path);
}

std::filesystem::path MainWindow::trialFile() const
{
    return m_library.folder().parent_path() / kTrialFolder / kTrialFile;
}

/// A trial takes the place of the one before, and is no world of the list.
void MainWindow::playLevel(const QString &name, const WorldSpec &spec)
{
    leaveWorld([this, name, spec] {
        setBusy(true);
        const auto make = [file = trialFile(), name = name.toStdString(), spec]() -> Result<SavedSession> {
            std::error_code failed;
            std::filesystem::create_directories(file.parent_path(), failed);
            removeWorld(file);
            return SavedSession::create(file, name, spec);
        };
        m_jobs.runLatest(make, [this](Result<SavedSession> created) { play(std::move(created)); });
    });
}

} // namespace cave
