// The main window's part in level files: drawing them, and trying them out.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/window/main_window.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/levels/level_page_actions.h"
#include "core/content/builtin.h"
#include "editor/document/level_document.h"
#include "editor/level/level_actions.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

#include <memory>
#include <system_error>
#include <utility>

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

/// `trees`, unless there are none, take the place of those that the way to play ships with.
Result<SavedSession> makeTrial(const std::filesystem::path &file, const std::string &name,
                               const WorldSpec &spec, const std::vector<NamedTree> &trees)
{
    ContentTexts texts = builtInContentTexts(scenarioOf(spec.generator.kind));
    if (!trees.empty())
        texts.trees = writeTrees(trees);
    Result<Content> content = parseContent(texts);
    if (!content)
        return content.error();
    const Result<Session> begun =
        Session::begin(spec, std::make_shared<const Content>(std::move(content).value()));
    if (!begun)
        return begun.error();
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    removeWorld(file);
    if (const Result<WorldFile> made = WorldFile::create(file, name, begun->world(), texts); !made)
        return made.error();
    return SavedSession::open(file);
}

} // namespace

LevelPage *MainWindow::levelPage()
{
    if (m_levels != nullptr)
        return m_levels;
    m_levels = new LevelPage(keptLevels(), *m_banner);
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
    connect(m_levels, &LevelPage::closed, this, [this] {
        showWorkbench(true);
        m_levels->offerRecovery();
    });
    connect(m_levels, &LevelPage::recovered, this, &MainWindow::showLevels);
    return m_levels;
}

void MainWindow::showLevels()
{
    showPage(levelPage());
    offerLeftovers();
}

std::filesystem::path MainWindow::keptLevels() const
{
    return m_library.folder().parent_path() / kKeptFolder;
}

/// The first time edits that a crash left behind are offered; without any the level page need not be made.
void MainWindow::offerLeftovers()
{
    if (!std::exchange(m_leftoversOffered, true) && !LevelDocument::recoveries(keptLevels()).empty())
        levelPage()->offerRecovery();
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

void MainWindow::playLevel(const QString &name, const WorldSpec &spec)
{
    playTrial(name, spec, {});
}

/// A trial takes the place of the one before, and is no world of the list.
void MainWindow::playTrial(const QString &name, const WorldSpec &spec, const std::vector<NamedTree> &trees)
{
    leaveWorld([this, name, spec, trees] {
        setBusy(true);
        const auto make = [file = trialFile(), name = name.toStdString(), spec, trees] {
            return makeTrial(file, name, spec, trees);
        };
        m_jobs.runLatest(make, [this](Result<SavedSession> created) { play(std::move(created)); });
    });
}

} // namespace cave
