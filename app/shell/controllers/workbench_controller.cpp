// SPDX-License-Identifier: MIT
#include "app/shell/controllers/workbench_controller.h"

#include "app/common/data_folders.h"
#include "app/common/seed_words.h"
#include "app/common/typed_place.h"
#include "app/play/page/play_page.h"
#include "app/seeds/places/places_panel.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/shell/window/shell_services.h"
#include "app/workbench/levels/level_files.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/workbench_panels.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/base/geometry.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/document/level_document.h"
#include "editor/document/world_document.h"
#include "editor/level/level_palette.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/accessibility.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

#include <utility>

#include "moc_workbench_controller.cpp"

namespace cave {
namespace {

constexpr int kWidth = 320;

/// The panel that finds places in the world shown in Inspect or Edit, as a dock of the workbench, which
/// doesn't know panels of Seeds. Created on first use.
class PlacesController : public QObject {
    Q_DECLARE_TR_FUNCTIONS(cave::PlacesController)

public:
    /// Adds an entry to `panels`. Both must outlive it.
    PlacesController(WorkbenchPage &page, QMenu &panels) : QObject(&page), m_page(page), m_menu(panels)
    {
        connect(page.actions().places, &QAction::triggered, this, &PlacesController::show);
        connect(&page, &WorkbenchPage::documentReplaced, this, &PlacesController::followPane);
    }

    /// Opens the panel.
    void show()
    {
        if (m_dock == nullptr)
            createDock();
        m_dock->show();
        m_dock->raise();
        m_panel->focusFirst();
    }

private:
    void createDock()
    {
        m_panel = new PlacesPanel;
        m_dock = named("bench.places.dock", new QDockWidget(&m_page));
        m_dock->setWidget(m_panel);
        m_dock->addActions(m_page.QWidget::actions()); // so that shortcuts work in it
        keepKeyboardOnClicks(*m_dock, ClickFocus::Texts);
        m_page.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
        m_page.resizeDocks({m_dock}, {kWidth}, Qt::Horizontal);
        m_menu.addAction(m_dock->toggleViewAction());
        connect(m_dock, &QDockWidget::visibilityChanged, this, &PlacesController::refreshLayer);
        connect(m_panel, &PlacesPanel::layerChanged, this, &PlacesController::refreshLayer);
        connect(m_panel, &PlacesPanel::areaWanted, this, [this] {
            const WorldPane &pane = m_page.pane();
            m_panel->drawLike(pane.tools().selection().cells().bounds().value_or(
                usualSketchArea(pane.map().camera().normalized().cell)));
        });
        connect(m_panel, &PlacesPanel::placeChosen, this, &PlacesController::lookAt);
        bindTexts(*m_dock, [this] { m_dock->setWindowTitle(tr("Places")); });
        followPane();
    }

    /// Searches the world of the active pane from now on.
    void followPane()
    {
        if (m_panel == nullptr)
            return;
        WorldPane &pane = m_page.pane();
        if (m_pane != nullptr && m_pane != &pane)
            m_pane->overlays().clear(OverlayStack::Slot::Places);
        m_pane = &pane;
        WorldDocument *document = pane.document();
        if (document == nullptr)
            m_panel->setWorld(std::nullopt);
        else
            m_panel->setWorld(document->world().spec, document->origin() != DocumentOrigin::Seed);
        refreshLayer();
    }

    /// The places are on the map while the panel is visible.
    void refreshLayer()
    {
        if (m_pane != nullptr)
            m_pane->overlays().set(OverlayStack::Slot::Places,
                                   m_dock->isVisible() ? m_panel->layer() : OverlayLayer());
    }

    void lookAt(WorldPos at)
    {
        m_page.pane().flyTo(at);
        m_page.panels().lookAtCell(at);
    }

    WorkbenchPage &m_page;
    QMenu &m_menu;
    QDockWidget *m_dock = nullptr;
    PlacesPanel *m_panel = nullptr;
    QPointer<WorldPane> m_pane; ///< whose map shows the places
};

constexpr const char *kKeptFolder = "levels";

} // namespace

WorkbenchController::WorkbenchController(ShellServices &shell, PlayController &play)
    : m_shell(shell)
    , m_play(play)
    , m_checkpoints([this]() -> const WorldFile * {
        return m_page != nullptr && m_page->document() != nullptr ? m_page->document()->file() : nullptr;
    })
{
    connect(shell.actions.inspectPlace, &QAction::triggered, this, &WorkbenchController::showInspectPlace);
    connect(shell.actions.editPlace, &QAction::triggered, this, &WorkbenchController::showEditPlace);
    connect(&play.startPage(), &StartPage::inspectRequested, this,
            [this](const QString &path) { inspect(toPath(path)); });
    connect(&play.startPage(), &StartPage::editRequested, this,
            [this](const QString &path) { edit(toPath(path)); });
    connect(&play, &PlayController::opening, this, [this](const std::filesystem::path &path) {
        if (m_page != nullptr)
            m_page->release(path);
    });
}

WorkbenchPage &WorkbenchController::page()
{
    if (m_page != nullptr)
        return *m_page;
    m_page = new WorkbenchPage(m_shell.library, m_shell.banner);
    m_shell.pages.add(*m_page, {m_shell.menus.bench, m_shell.menus.benchPanels}, [this] {
        return m_page->document() == nullptr ? QString() : m_page->document()->name();
    });
    placeActions(*m_shell.menus.bench, m_page->actions().menu());
    m_shell.menus.benchPanels->addActions(m_page->panels().toggles());
    new PlacesController(*m_page, *m_shell.menus.benchPanels); // owned by the page
    m_page->opener().setRelease([this](const std::filesystem::path &path, const std::function<void()> &next) {
        m_play.releaseForEditing(path, next);
    });
    connect(m_page, &WorkbenchPage::worldAdded, &m_play.startPage(), &StartPage::showAdded);
    connect(m_page, &WorkbenchPage::playRequested, &m_play, &PlayController::openWorld);
    connect(m_page->actions().newLevel, &QAction::triggered, this, [this] { levelPage().files().askNew(); });
    connect(m_page->actions().openLevel, &QAction::triggered, this,
            [this] { levelPage().files().askOpen(); });
    connect(m_page, &WorkbenchPage::sketchRequested, this, &WorkbenchController::sketchRequested);
    connect(m_page, &WorkbenchPage::levelRequested, this, &WorkbenchController::editLevel);
    connect(m_page, &WorkbenchPage::treesPlayRequested, this, &WorkbenchController::playTrees);
    connect(m_page, &WorkbenchPage::documentReplaced, this, &WorkbenchController::documentReplaced);
    connect(m_page, &WorkbenchPage::documentReplaced, this, [this] { m_checkpoints.follow(); });
    return *m_page;
}

LevelPage &WorkbenchController::levelPage()
{
    if (m_levels != nullptr)
        return *m_levels;
    m_levels = new LevelPage(keptLevels(), m_shell.banner);
    m_shell.pages.add(*m_levels, {m_shell.menus.level, m_shell.menus.levelPanels}, [this] {
        if (m_levels->document() == nullptr)
            return QString();
        return m_levels->document()->name() +
               (m_levels->files().isModified() ? QStringLiteral("*") : QString());
    });
    QMenu &menu = *m_shell.menus.level;
    placeActions(menu, m_levels->actions().menu());
    menu.addSeparator();
    placeActions(menu, m_levels->toolActions().commands());
    menu.addSeparator();
    placeActions(menu, m_levels->toolActions().tools());
    m_shell.menus.levelPanels->addActions(m_levels->panelToggles());
    connect(m_levels, &LevelPage::playRequested, this,
            [this](const QString &name, const WorldSpec &spec) { m_play.playTrial(name, spec, {}); });
    connect(m_levels, &LevelPage::documentReplaced, this, &WorkbenchController::documentReplaced);
    connect(&m_levels->files(), &LevelFiles::closed, this, [this] {
        show(true);
        m_levels->files().offerRecovery();
    });
    connect(&m_levels->files(), &LevelFiles::opening, this, &WorkbenchController::showLevels);
    connect(&m_levels->files(), &LevelFiles::recovered, this, &WorkbenchController::showLevels);
    return *m_levels;
}

bool WorkbenchController::isDrawingLevel() const
{
    return m_shell.pages.isShown(m_levels);
}

/// An open level is shown again, unless the user comes from a world that is more than a trial of it.
void WorkbenchController::showEditPlace()
{
    if (m_levels != nullptr && m_levels->document() != nullptr && (!m_play.isInPlay() || m_play.isTrial()))
        showLevels();
    else
        show(true);
    offerLeftovers();
}

/// When coming from Play, shows the world being played.
void WorkbenchController::show(bool editing)
{
    m_play.stopOpening();
    WorkbenchPage &bench = page();
    const bool fromPlay = m_play.isInPlay();
    const PlayPage *playing = m_play.page();
    const std::filesystem::path played = fromPlay ? playing->played().path() : std::filesystem::path();
    const WorldDocument *shown = bench.document();
    const bool isShown = shown != nullptr && shown->path() == played;
    // Nothing else may change it.
    const bool isTaken = editing && playing != nullptr && playing->played().isShared();
    bench.setMode(editing ? WorkbenchPage::Mode::Edit : WorkbenchPage::Mode::Inspect);
    if (fromPlay && !isShown && !isTaken)
        bench.openPath(played);
    else if (fromPlay || editing)
        bench.opener().refresh(); // its file may have been released
    showPage();
    if (fromPlay && !isShown && isTaken)
        m_play.releaseForEditing(played, [] {}); // says why it can't
}

void WorkbenchController::showPage()
{
    const bool editing = m_page->mode() == WorkbenchPage::Mode::Edit;
    m_shell.pages.showPage(*m_page, editing ? *m_shell.actions.editPlace : *m_shell.actions.inspectPlace);
}

void WorkbenchController::showLevelPage()
{
    m_shell.pages.showPage(levelPage(), *m_shell.actions.editPlace);
}

void WorkbenchController::showLevels()
{
    showLevelPage();
    offerLeftovers();
}

void WorkbenchController::inspect(const std::filesystem::path &path)
{
    open(path, false);
}

void WorkbenchController::edit(const std::filesystem::path &path)
{
    open(path, true);
}

void WorkbenchController::open(const std::filesystem::path &path, bool editing)
{
    page().setMode(editing ? WorkbenchPage::Mode::Edit : WorkbenchPage::Mode::Inspect);
    m_page->openPath(path);
    showPage();
}

void WorkbenchController::inspectSeed(const WorldSpec &spec)
{
    page().setMode(WorkbenchPage::Mode::Inspect);
    m_page->openSeed(spec);
    showPage();
}

void WorkbenchController::editLevel(const std::filesystem::path &path)
{
    levelPage().files().openFile(path);
}

void WorkbenchController::suspend()
{
    m_checkpoints.finish();
    if (m_page != nullptr)
        m_page->panels().keep();
    if (m_levels != nullptr)
        m_levels->suspend();
}

bool WorkbenchController::closeLevel(const std::function<void()> &next)
{
    if (m_levels == nullptr || !m_levels->files().isModified())
        return true;
    showLevelPage();
    m_levels->files().leave(next);
    return false;
}

void WorkbenchController::keepUnsaved()
{
    if (m_levels == nullptr || m_levels->document() == nullptr)
        return;
    if (const Result<void> kept = m_levels->document()->keepUnsaved(); !kept)
        m_shell.log.error("saving", kept.error().text());
}

std::filesystem::path WorkbenchController::keptLevels() const
{
    return m_shell.dataFolder() / kKeptFolder;
}

/// On the first time, offers to recover edits after a crash; without any, the level page isn't created.
void WorkbenchController::offerLeftovers()
{
    if (!std::exchange(m_leftoversOffered, true) && !LevelDocument::recoveries(keptLevels()).empty())
        levelPage().files().offerRecovery();
}

/// In a world of the trees' scenario.
void WorkbenchController::playTrees(ScenarioKind scenario, const std::vector<NamedTree> &trees)
{
    const GeneratorInfo &generator = generatorFor(scenario);
    const WorldSpec spec{randomSeed().toStdString(), generatorOfNewWorlds(generator.kind),
                         generator.defaults};
    m_play.playTrial(tr("Trial of trees"), spec, trees);
    m_shell.window.activateWindow(); // the trees have their own window
}

} // namespace cave
