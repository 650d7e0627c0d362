// What the main window is made of, how its parts are joined, and where they are on the screen.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/seeds/page/seeds_page.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/main_window.h"
#include "app/shell/window/shell_actions.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"
#include "editor/view/style/icons.h"

#include <QAction>
#include <QDockWidget>
#include <QHash>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr QSize kFirstWindowSize{1200, 780};
constexpr int kPlayStateVersion = 1;
constexpr int kDockWidth = 300;
constexpr int kNarrowWidth = 760;
constexpr const char *kGeometryKey = "window/geometry";
constexpr const char *kStateKey = "window/playState";

void placeActions(QWidget *widget, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action != nullptr) {
            widget->addAction(action);
            continue;
        }
        auto *separator = new QAction(widget);
        separator->setSeparator(true);
        widget->addAction(separator);
    }
}

/// Icons for the play page's actions, in our own ink.
void giveIcons(const QList<QAction *> &actions)
{
    static const QHash<QString, QString> kIcons{{"zoomIn", "zoom-in"},
                                                {"zoomOut", "zoom-out"},
                                                {"centreOnPlayer", "centre"},
                                                {"fog", "fog"},
                                                {"glyphs", "glyphs"},
                                                {"followSoftly", "follow"},
                                                {"play.discs", "discs"},
                                                {"play.inventory", "inventory"},
                                                {"play.explore", "explore"},
                                                {"play.travel", "travel"},
                                                {"play.examine", "examine"},
                                                {"play.marker", "marker"},
                                                {"play.journal", "journal"},
                                                {"play.realTime", "real-time"},
                                                {"play.pause", "pause"},
                                                {"play.singleStep", "single-step"},
                                                {"play.longStep", "long-step"},
                                                {"play.slower", "slower"},
                                                {"play.faster", "faster"},
                                                {"play.nextItem", "next-item"},
                                                {"play.previousItem", "previous-item"}};
    for (QAction *action : actions) {
        if (action != nullptr && kIcons.contains(action->objectName()))
            action->setIcon(namedIcon(kIcons.value(action->objectName())));
    }
}

} // namespace

void MainWindow::createPages(const std::filesystem::path &worlds)
{
    setObjectName("mainWindow");
    setAcceptDrops(true);
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    m_start = new StartPage(WorldLibrary(worlds), *m_banner);
    m_newWorld = new NewWorldPage;
    m_play = new PlayPage(*m_preferences);
    for (QWidget *page : {static_cast<QWidget *>(m_start), static_cast<QWidget *>(m_newWorld),
                          static_cast<QWidget *>(m_play)})
        m_pages->addWidget(page);
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_banner->setParent(centre);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);
}

void MainWindow::createMenus()
{
    m_gameMenu = menuBar()->addMenu(QString());
    placeActions(m_gameMenu, {m_actions->playPlace,
                              m_actions->seedsPlace,
                              m_actions->inspectPlace,
                              m_actions->editPlace,
                              nullptr,
                              m_actions->newWorld,
                              m_actions->openFile,
                              m_actions->importWorld,
                              nullptr,
                              m_actions->playLevels,
                              m_actions->playLevelFolder,
                              nullptr,
                              m_actions->save,
                              m_actions->exportWorld,
                              m_actions->replay,
                              m_actions->runs,
                              m_actions->closeWorld,
                              nullptr,
                              m_actions->settings,
                              nullptr,
                              m_actions->quit});
    m_playMenu = menuBar()->addMenu(QString());
    giveIcons(m_play->playActions());
    placeActions(m_playMenu, m_play->playActions());
    m_seedsMenu = menuBar()->addMenu(QString());
    m_benchMenu = menuBar()->addMenu(QString());
    m_panelsMenu = menuBar()->addMenu(QString());
    m_levelMenu = menuBar()->addMenu(QString());
    m_levelPanelsMenu = menuBar()->addMenu(QString());
    for (QMenu *menu : {m_seedsMenu, m_benchMenu, m_panelsMenu, m_levelMenu, m_levelPanelsMenu})
        menu->menuAction()->setVisible(false); // shown with their pages
    m_viewMenu = menuBar()->addMenu(QString());
    giveIcons(m_play->viewActions());
    placeActions(m_viewMenu, m_play->viewActions());
    m_viewMenu->addSeparator();
    for (const QDockWidget *dock : m_play->docks())
        m_viewMenu->addAction(dock->toggleViewAction());
    m_viewMenu->addSeparator();
    m_themeMenu = m_viewMenu->addMenu(QString());
    placeActions(m_themeMenu, {m_actions->dark, m_actions->light, m_actions->followSystem});
    m_viewMenu->addAction(m_actions->fullScreen);
    m_helpMenu = menuBar()->addMenu(QString());
    placeActions(m_helpMenu, {m_actions->keys, m_actions->guide, m_actions->log, m_actions->certificate,
                              nullptr, m_actions->about});
    createPlaces();
}

/// The way from one place to another, in the menu bar's free corner.
void MainWindow::createPlaces()
{
    auto *places = new QWidget(menuBar());
    auto *row = new QHBoxLayout(places);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(2);
    for (QAction *place : m_actions->places()) {
        auto *button = new QToolButton(places);
        button->setObjectName(place->objectName() + ".button");
        button->setDefaultAction(place);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    menuBar()->setCornerWidget(places);
}

void MainWindow::createToolBar()
{
    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName("playToolBar");
    m_toolBar->setMovable(false);
    m_toolBar->addAction(m_actions->closeWorld);
    m_toolBar->addSeparator();
    placeActions(m_toolBar, m_play->toolBarActions());
    m_toolBar->toggleViewAction()->setVisible(false); // shown with the play page, not by choice
}

void MainWindow::createDocks()
{
    for (QDockWidget *dock : m_play->docks())
        addDockWidget(Qt::RightDockWidgetArea, dock);
    showPlayParts(false);
}

void MainWindow::createStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addPermanentWidget(m_play->statusWidget(), 1);
    statusBar()->hide();
}

void MainWindow::connectActions()
{
    connect(m_actions->playPlace, &QAction::triggered, this, &MainWindow::showPlayPlace);
    connect(m_actions->seedsPlace, &QAction::triggered, this, &MainWindow::showSeedsPlace);
    connect(m_actions->inspectPlace, &QAction::triggered, this, &MainWindow::showInspectPlace);
    connect(m_actions->editPlace, &QAction::triggered, this, &MainWindow::showEditPlace);
    connect(m_actions->certificate, &QAction::triggered, this, &MainWindow::showCertificate);
    connect(m_actions->newWorld, &QAction::triggered, this, &MainWindow::showNewWorld);
    connect(m_actions->openFile, &QAction::triggered, this, &MainWindow::chooseFile);
    connect(m_actions->playLevels, &QAction::triggered, this, &MainWindow::chooseLevels);
    connect(m_actions->playLevelFolder, &QAction::triggered, this, &MainWindow::chooseLevelFolder);
    connect(m_actions->importWorld, &QAction::triggered, this, &MainWindow::chooseJavaWorld);
    connect(m_actions->exportWorld, &QAction::triggered, this, &MainWindow::chooseExportFolder);
    connect(m_actions->replay, &QAction::triggered, this, &MainWindow::showReplay);
    connect(m_actions->runs, &QAction::triggered, this, &MainWindow::showRuns);
    connect(m_actions->save, &QAction::triggered, this, [this] {
        if (m_play->saveNow())
            m_banner->tell(Banner::Kind::Note, tr("“%1” is saved.").arg(m_play->worldName()));
    });
    connect(m_actions->closeWorld, &QAction::triggered, this, &MainWindow::showStart);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(m_actions->followSystem, &QAction::triggered, this,
            [this] { m_appearance->choose(ThemeChoice::FollowSystem); });
    connect(m_actions->dark, &QAction::triggered, this, [this] { m_appearance->choose(ThemeChoice::Dark); });
    connect(m_actions->light, &QAction::triggered, this,
            [this] { m_appearance->choose(ThemeChoice::Light); });
    connect(m_actions->keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(m_actions->guide, &QAction::triggered, this, &MainWindow::showGuide);
    connect(m_actions->settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions->log, &QAction::triggered, this, &MainWindow::showLog);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_appearance, &Appearance::themeChanged, this, &MainWindow::setTheme);
}

void MainWindow::connectPages()
{
    connect(m_start, &StartPage::newWorldRequested, this, &MainWindow::showNewWorld);
    connect(m_start, &StartPage::openFileRequested, this, &MainWindow::chooseFile);
    connect(m_start, &StartPage::openRequested, this,
            [this](const QString &path) { openWorld(toPath(path)); });
    connect(m_start, &StartPage::inspectRequested, this,
            [this](const QString &path) { inspect(toPath(path)); });
    connect(m_start, &StartPage::editRequested, this, [this](const QString &path) { edit(toPath(path)); });
    connect(m_newWorld, &NewWorldPage::createRequested, this, &MainWindow::createWorld);
    connect(m_newWorld, &NewWorldPage::cancelled, this, &MainWindow::showStart);
    m_play->setOtherWorlds([this] { return otherWorlds(); });
    connectRuns();
    connect(m_play, &PlayPage::saveFailed, this, &MainWindow::tellSaveFailed);
    connect(m_play, &PlayPage::saved, m_banner, &Banner::dismiss); // what it said of saving is over
}

void MainWindow::retranslateUi()
{
    m_actions->retranslateUi();
    m_gameMenu->setTitle(tr("&Game"));
    m_playMenu->setTitle(tr("&Play"));
    m_seedsMenu->setTitle(tr("&Seeds"));
    m_benchMenu->setTitle(tr("&World"));
    m_panelsMenu->setTitle(tr("&Panels"));
    m_levelMenu->setTitle(tr("&Level"));
    m_levelPanelsMenu->setTitle(tr("&Panels"));
    m_viewMenu->setTitle(tr("&View"));
    m_themeMenu->setTitle(tr("&Theme"));
    m_helpMenu->setTitle(tr("&Help"));
    m_toolBar->setWindowTitle(tr("Tools"));
    updateTitle();
}

void MainWindow::showPage(QWidget *page)
{
    const bool wasPlay = m_pages->currentWidget() == m_play && m_toolBar->isVisibleTo(this);
    if (wasPlay && page != m_play)
        keepPlayState();
    // A page that isn't shown has no say in how small the window can be.
    for (QWidget *any : pages()) {
        const auto policy = any == page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        any->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentWidget(page);
    auto *below = page->findChild<QWidget *>("seeds.split"); // what can be sorted and sought stays in reach
    m_banner->lieOver(below != nullptr ? *below : *page);
    const bool seeds = m_seeds != nullptr && page == m_seeds;
    const bool bench = m_bench != nullptr && page == m_bench;
    const bool levels = m_levels != nullptr && page == m_levels;
    const bool editing = levels || (bench && m_bench->mode() == WorkbenchPage::Mode::Edit);
    QAction *benchPlace = editing ? m_actions->editPlace : m_actions->inspectPlace;
    (seeds ? m_actions->seedsPlace : bench || levels ? benchPlace : m_actions->playPlace)->setChecked(true);
    m_seedsMenu->menuAction()->setVisible(seeds);
    m_benchMenu->menuAction()->setVisible(bench);
    m_panelsMenu->menuAction()->setVisible(bench);
    m_levelMenu->menuAction()->setVisible(levels);
    m_levelPanelsMenu->menuAction()->setVisible(levels);
    m_playMenu->menuAction()->setVisible(!seeds && !bench && !levels);
    showPlayParts(page == m_play);
    page->setFocus();
    updateActions();
    updateTitle();
}

QList<QWidget *> MainWindow::pages() const
{
    QList<QWidget *> pages;
    for (int i = 0; i < m_pages->count(); ++i)
        pages.append(m_pages->widget(i));
    return pages;
}

/// Tool bar, docks and status line belong to play; elsewhere they are out of the way, and come back as they
/// were.
void MainWindow::showPlayParts(bool shown)
{
    const QList<QDockWidget *> docks = m_play->firstDocks();
    for (QDockWidget *dock : m_play->docks()) {
        dock->toggleViewAction()->setEnabled(shown);
        dock->setVisible(shown && m_playState.isEmpty() && docks.contains(dock));
    }
    if (shown && !restoreState(m_playState, kPlayStateVersion)) {
        resizeDocks(docks, QList<int>(docks.size(), kDockWidth), Qt::Horizontal);
        resizeDocks(docks, {2, 3}, Qt::Vertical);
    }
    m_toolBar->setVisible(shown);
    statusBar()->setVisible(shown);
    m_play->statusWidget()->setVisible(shown);
    m_narrow = false;
    makeRoom();
}

void MainWindow::keepPlayState()
{
    if (!m_narrow)
        m_playState = saveState(kPlayStateVersion);
}

/// A narrow window is for the map: the docks come back when it is wide again. Meanwhile they can be asked
/// for.
void MainWindow::makeRoom()
{
    const bool narrow = width() < kNarrowWidth;
    if (m_pages->currentWidget() != m_play || narrow == m_narrow)
        return;
    keepPlayState();
    m_narrow = narrow;
    if (narrow) {
        m_putAway.clear();
        for (QDockWidget *dock : m_play->docks()) {
            if (dock->isVisibleTo(this) && !dock->isFloating())
                m_putAway.append(dock);
        }
    }
    for (QDockWidget *dock : m_putAway)
        dock->setVisible(!narrow);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    makeRoom();
}

void MainWindow::restoreWindow()
{
    const QSettings settings;
    // What frames take of the screen is not known yet.
    constexpr QSize kFrame(16, 64);
    resize(kFirstWindowSize.boundedTo(screen()->availableSize() - kFrame));
    restoreGeometry(settings.value(kGeometryKey).toByteArray());
    if (const QByteArray state = settings.value(kStateKey).toByteArray(); !state.isEmpty())
        m_playState = state;
}

void MainWindow::rememberWindow()
{
    if (m_pages->currentWidget() == m_play)
        keepPlayState();
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    settings.setValue(kStateKey, m_playState);
}

} // namespace cave
