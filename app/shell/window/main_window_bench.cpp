// The main window's part in the places where worlds are looked into and changed.

#include "app/common/banner.h"
#include "app/common/preferences.h"
#include "app/common/seed_words.h"
#include "app/play/page/play_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/window/main_window.h"
#include "app/shell/window/shell_actions.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/world/generator_info.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <system_error>

namespace cave {

WorkbenchPage *MainWindow::workbench()
{
    if (m_bench != nullptr)
        return m_bench;
    m_bench = new WorkbenchPage(m_library, *m_banner);
    m_pages->addWidget(m_bench);
    m_bench->setTheme(m_appearance->theme());
    m_bench->setMotion(m_preferences->isOn(Setting::Motion));
    m_bench->setRelease([this](const std::filesystem::path &path, const std::function<void()> &next) {
        releaseForEditing(path, next);
    });
    for (QAction *action : m_bench->actions().menu()) {
        if (action == nullptr)
            m_benchMenu->addSeparator();
        else
            m_benchMenu->addAction(action);
    }
    m_panelsMenu->addActions(m_bench->panelToggles());
    m_keyMap->gather(*this, m_play->objectName());
    connect(m_bench, &WorkbenchPage::playRequested, this, &MainWindow::openWorld);
    connect(m_bench, &WorkbenchPage::newLevelRequested, this, [this] {
        showLevels();
        m_levels->askNew();
    });
    connect(m_bench, &WorkbenchPage::openLevelRequested, this, [this] {
        showLevels();
        m_levels->askOpen();
    });
    connect(m_bench, &WorkbenchPage::levelRequested, this, &MainWindow::editLevel);
    connect(m_bench, &WorkbenchPage::treesPlayRequested, this, &MainWindow::playTrees);
    connect(m_bench, &WorkbenchPage::documentReplaced, this, &MainWindow::updateTitle);
    connect(m_bench, &WorkbenchPage::documentReplaced, this, [this] { m_editCheckpoints.follow(); });
    return m_bench;
}

/// In a world of the way to play that the trees belong to.
void MainWindow::playTrees(ScenarioKind scenario, const std::vector<NamedTree> &trees)
{
    const GeneratorInfo &generator = generatorFor(scenario);
    WorldSpec spec{randomSeed().toStdString(), {generator.kind, 1}, generator.defaults};
    playTrial(tr("Trial of trees"), spec, trees);
    activateWindow(); // the trees have a window of their own
}

void MainWindow::showInspectPlace()
{
    showWorkbench(false);
}

/// A level that is drawn is gone on with, unless somebody comes from a world that is more than a trial of it.
void MainWindow::showEditPlace()
{
    const bool fromPlay = m_pages->currentWidget() == m_play && m_play->hasWorld();
    const bool trial = fromPlay && m_play->worldPath() == trialFile();
    if (m_levels != nullptr && m_levels->document() != nullptr && (!fromPlay || trial))
        showLevels();
    else
        showWorkbench(true);
    offerLeftovers();
}

/// One who comes from a world that is played finds that world on the bench.
void MainWindow::showWorkbench(bool editing)
{
    if (m_opening) { // whoever goes elsewhere doesn't wait for it, and it must not hold the file
        m_jobs.finish();
        m_opening = false;
        setBusy(false);
    }
    WorkbenchPage *bench = workbench();
    const bool fromPlay = m_pages->currentWidget() == m_play && m_play->hasWorld();
    const std::filesystem::path played = fromPlay ? m_play->worldPath() : std::filesystem::path();
    const WorldDocument *shown = bench->document();
    const bool isShown = shown != nullptr && shown->path() == played;
    bench->setMode(editing ? WorkbenchPage::Mode::Edit : WorkbenchPage::Mode::Inspect);
    if (fromPlay && !isShown)
        bench->openPath(played);
    else if (fromPlay || editing)
        bench->refresh(); // which may have been let go of meanwhile
    showPage(bench);
}

void MainWindow::inspect(const std::filesystem::path &path)
{
    workbench()->setMode(WorkbenchPage::Mode::Inspect);
    m_bench->openPath(path);
    showPage(m_bench);
}

void MainWindow::edit(const std::filesystem::path &path)
{
    workbench()->setMode(WorkbenchPage::Mode::Edit);
    m_bench->openPath(path);
    showPage(m_bench);
}

void MainWindow::inspectSeed(const WorldSpec &spec)
{
    workbench()->setMode(WorkbenchPage::Mode::Inspect);
    m_bench->openSeed(spec);
    showPage(m_bench);
}

/// The world that is played is saved and closed before the workbench changes it; Play goes on with it later.
void MainWindow::releaseForEditing(const std::filesystem::path &path, const std::function<void()> &next)
{
    std::error_code ignored;
    if (!m_play->hasWorld() || !std::filesystem::equivalent(m_play->worldPath(), path, ignored))
        return next();
    leaveWorld([this, next] {
        m_leftForEditing = m_lastPlayed; // a new file, if its own was replaced
        next();
    });
}

} // namespace cave
