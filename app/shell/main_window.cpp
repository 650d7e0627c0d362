// SPDX-License-Identifier: MIT
#include "app/shell/main_window.h"

#include "app/common/banner.h"
#include "app/common/window_layout.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/play/session/play_actions.h"
#include "app/shell/controllers/file_controller.h"
#include "app/shell/controllers/help_controller.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/run_controller.h"
#include "app/shell/controllers/seeds_controller.h"
#include "app/shell/controllers/workbench_controller.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/start/start_page.h"
#include "app/shell/together/together_controller.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "moc_main_window.cpp"

namespace cave {

/// The parts of the window around its pages for play: tool bar, docks and status line. Hidden on other pages,
/// and restored. Also stores the window's geometry.
class PlayParts : public QObject {
    Q_OBJECT

public:
    /// A child of `window`. `close` is the tool bar's first action.
    PlayParts(QMainWindow &window, const PageStack &pages, const PlayPlace &place, QAction &close)
        : QObject(&window)
        , m_window(window)
        , m_place(place)
        , m_toolBar(window.addToolBar(QString()))
    {
        m_toolBar->setObjectName("playToolBar");
        m_toolBar->setMovable(false);
        m_toolBar->addAction(&close);
        m_toolBar->addSeparator();
        placeActions(*m_toolBar, place.actions().toolBarActions());
        m_toolBar->toggleViewAction()->setVisible(false); // shown with the play page, not by choice
        for (QDockWidget *dock : place.docks())
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
        setShown(false);
        window.statusBar()->setSizeGripEnabled(false);
        window.statusBar()->addPermanentWidget(place.statusWidget(), 1);
        window.statusBar()->hide();
        connect(&pages, &PageStack::leaving, this, [this] {
            if (m_shown)
                keepState();
        });
        connect(&pages, &PageStack::shown, this, [this](const QWidget *shown) {
            if (m_shown != (shown == &m_place)) // another world may be played on the same page
                setShown(shown == &m_place);
        });
    }

    void retranslateUi() { m_toolBar->setWindowTitle(tr("Tools")); }

    /// A narrow window is for the map: the docks are hidden until it is wide again, and can be shown on
    /// demand. Call when the window is resized.
    void makeRoom()
    {
        const bool narrow = m_window.width() < kNarrowWidth;
        if (!m_shown || narrow == m_narrow)
            return;
        keepState();
        m_narrow = narrow;
        if (narrow) {
            m_hidden.clear();
            for (QDockWidget *dock : m_place.docks()) {
                if (dock->isVisibleTo(&m_window) && !dock->isFloating())
                    m_hidden.append(dock);
            }
        }
        for (QDockWidget *dock : m_hidden)
            dock->setVisible(!narrow);
    }

    void restoreWindow()
    {
        const QSettings settings;
        setFirstSize(m_window, kFirstWindowSize);
        m_window.restoreGeometry(settings.value(kGeometryKey).toByteArray());
        if (const QByteArray state = settings.value(kStateKey).toByteArray(); !state.isEmpty())
            m_state = state;
    }

    void rememberWindow()
    {
        if (m_shown)
            keepState();
        QSettings settings;
        settings.setValue(kGeometryKey, m_window.saveGeometry());
        settings.setValue(kStateKey, m_state);
    }

private:
    static constexpr QSize kFirstWindowSize{1200, 780};
    static constexpr int kStateVersion = 1;
    static constexpr int kDockWidth = 300;
    static constexpr int kNarrowWidth = 760;
    static constexpr const char *kGeometryKey = "window/geometry";
    static constexpr const char *kStateKey = "window/playState";

    void setShown(bool shown)
    {
        m_shown = shown;
        const QList<QDockWidget *> docks = m_place.firstDocks();
        for (QDockWidget *dock : m_place.docks()) {
            dock->toggleViewAction()->setEnabled(shown);
            dock->setVisible(shown && m_state.isEmpty() && docks.contains(dock));
        }
        if (shown && !restoreDocks(m_window, m_state, kStateVersion)) {
            m_window.resizeDocks(docks, QList<int>(docks.size(), kDockWidth), Qt::Horizontal);
            m_window.resizeDocks(docks, {2, 3}, Qt::Vertical);
        }
        m_toolBar->setVisible(shown);
        m_window.statusBar()->setVisible(shown);
        m_place.statusWidget()->setVisible(shown);
        m_narrow = false;
        makeRoom();
    }

    void keepState()
    {
        if (!m_narrow)
            m_state = m_window.saveState(kStateVersion);
    }

    QMainWindow &m_window;
    const PlayPlace &m_place;
    QToolBar *m_toolBar;
    QByteArray m_state;            // of tool bar and docks in play, while there is room
    bool m_shown = false;          // in play
    bool m_narrow = false;         // there is no room, and docks are hidden
    QList<QDockWidget *> m_hidden; // the docks hidden because of that
};

namespace {

bool takesKeyboard(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr &&
           widget.isEnabled() && widget.isVisible() && !widget.visibleRegion().isEmpty();
}

bool isFrame(QWidget *widget)
{
    return qobject_cast<QDockWidget *>(widget) != nullptr || qobject_cast<QToolBar *>(widget) != nullptr ||
           qobject_cast<MapView *>(widget) != nullptr || qobject_cast<Banner *>(widget) != nullptr ||
           qobject_cast<QSplitter *>(widget->parentWidget()) != nullptr || isPane(*widget);
}

/// Moves the keyboard from one pane of the window to the next or previous, in reading order. Panes are tool
/// bars, docks, parts of splitters, maps, what `markPane` says, and what else is on a page. Each pane gets
/// the keyboard where it was last.
class PaneCycle : public QObject {
public:
    /// Both must outlive it.
    PaneCycle(QMainWindow &window, const PageStack &pages)
        : QObject(&window)
        , m_window(window)
        , m_pages(pages)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](const QWidget * /*old*/, QWidget *now) {
            const QWidget *pane = now != nullptr ? paneOf(now) : nullptr;
            if (pane == nullptr)
                return;
            std::erase_if(m_last, [this, pane](const QPointer<QWidget> &any) {
                return any == nullptr || paneOf(any) == pane;
            });
            m_last.emplace_back(now);
        });
    }

    void next() { go(1); }
    void previous() { go(-1); }

private:
    struct Pane {
        QWidget *root;
        QWidget *entry; ///< what gets the keyboard
    };

    /// Null for what isn't in a pane, such as the menu bar and other windows.
    [[nodiscard]] QWidget *paneOf(QWidget *widget) const
    {
        if (widget->window() != &m_window)
            return nullptr;
        for (QWidget *any = widget; any != nullptr && any != &m_window; any = any->parentWidget()) {
            if (isFrame(any) || any == m_pages.currentWidget())
                return any;
        }
        return nullptr;
    }

    [[nodiscard]] std::vector<Pane> panes() const
    {
        std::vector<Pane> panes;
        QWidget *first = &m_window;
        for (QWidget *any = first->nextInFocusChain(); any != first; any = any->nextInFocusChain()) {
            QWidget *root = takesKeyboard(*any) ? paneOf(any) : nullptr;
            if (root == nullptr)
                continue;
            const auto known = std::ranges::find(panes, root, &Pane::root);
            const bool wasLast =
                std::ranges::any_of(m_last, [any](const QPointer<QWidget> &last) { return last == any; });
            if (known == panes.end())
                panes.push_back({root, any});
            else if (wasLast)
                known->entry = any;
        }
        const auto corner = [this](const Pane &pane) {
            const QPoint at = pane.entry->mapTo(&m_window, QPoint());
            const QPoint of = pane.root->mapTo(&m_window, QPoint());
            // A page around other panes comes where its own controls are.
            return pane.root == m_pages.currentWidget() ? std::pair(at.y(), at.x())
                                                        : std::pair(of.y(), of.x());
        };
        std::ranges::stable_sort(panes, {}, corner);
        return panes;
    }

    void go(int by)
    {
        const std::vector<Pane> all = panes();
        if (all.empty())
            return;
        QWidget *focused = QApplication::focusWidget();
        QWidget *here = focused != nullptr ? paneOf(focused) : nullptr;
        const auto count = std::ssize(all);
        const auto at = std::ranges::find(all, here, &Pane::root);
        const std::ptrdiff_t from = at != all.end() ? at - all.begin() : (by > 0 ? -1 : count);
        // As Tab does, so that a frame shows where the keyboard is.
        m_window.setAttribute(Qt::WA_KeyboardFocusChange);
        all[static_cast<std::size_t>((from + by + count) % count)].entry->setFocus(Qt::TabFocusReason);
    }

    QMainWindow &m_window;
    const PageStack &m_pages;
    std::vector<QPointer<QWidget>> m_last; ///< what had the keyboard in each pane
};

/// Sends every key to the open menu, bypassing shortcuts of the page behind it. Qt leaves the keyboard focus
/// where it was, so shortcuts of the focused page would take precedence. Install it on the application.
class PopupKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !popupTakesKeys())
            return QObject::eventFilter(watched, event);
        event->accept(); // it is sent again as an ordinary key of the popup
        return true;
    }

private:
    /// Menus handle keys without having the keyboard focus, or with it once an item was chosen by a key.
    /// Drop-down lists have it, and completers forward their keys to a text field: those need no help.
    static bool popupTakesKeys()
    {
        const QWidget *popup = QApplication::activePopupWidget();
        if (popup == nullptr)
            return false;
        const QWidget *focus = popup->focusWidget();
        if (qobject_cast<const QMenu *>(popup) != nullptr)
            return focus == nullptr || focus == popup;
        return focus == nullptr && popup->focusProxy() == nullptr;
    }
};

} // namespace

MainWindow::MainWindow(const std::filesystem::path &worlds, Log log, QWidget *parent)
    : QMainWindow(parent)
    , m_shell(*this, worlds, std::move(log))
    , m_play(std::make_unique<PlayController>(m_shell))
    , m_runs(makeRunController(m_shell, *m_play))
    , m_bench(std::make_unique<WorkbenchController>(m_shell, *m_play))
    , m_seeds(std::make_unique<SeedsController>(m_shell, *m_play, *m_bench))
    , m_files(std::make_unique<FileController>(m_shell, *m_play, *m_seeds, *m_bench))
    , m_help(std::make_unique<HelpController>(m_shell, *m_play))
    , m_together(std::make_unique<TogetherController>(m_shell, *m_play))
{
    setLocale(QLocale()); // it was made before the language was known
    qApp->installEventFilter(new PopupKeys(this));
    setObjectName("mainWindow");
    setAcceptDrops(true);
    setWindowIcon(programIcon());
    auto *centre = new QWidget;
    m_shell.banner.layOutAbove(m_shell.pages, *centre);
    setCentralWidget(centre);
    setMenuBar(m_shell.menus.bar());
    m_parts = new PlayParts(*this, m_shell.pages, m_play->place(), *m_shell.actions.closeWorld);
    connect(&m_shell.pages, &PageStack::added, this, &MainWindow::gatherKeys);
    connect(&m_shell.pages, &PageStack::shown, this, &MainWindow::followWorld);
    connect(&m_shell.pages, &PageStack::busyChanged, this, &MainWindow::setBusy);
    connect(m_play.get(), &PlayController::worldChanged, this, &MainWindow::followWorld);
    connect(&m_play->place(), &PlayPlace::opened, this, &MainWindow::followWorld);
    connect(&m_play->place(), &PlayPlace::closed, this, &MainWindow::followWorld);
    connect(m_bench.get(), &WorkbenchController::documentReplaced, this, &MainWindow::updateTitle);
    connect(m_shell.actions.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_shell.actions.fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    auto *panes = new PaneCycle(*this, m_shell.pages);
    connect(m_shell.actions.nextPane, &QAction::triggered, panes, &PaneCycle::next);
    connect(m_shell.actions.previousPane, &QAction::triggered, panes, &PaneCycle::previous);
    bindEvent(*this, {QEvent::WindowStateChange},
              [this] { m_shell.actions.fullScreen->setChecked(isFullScreen()); });
    bindEvent(*this, {QEvent::Resize}, [this] { m_parts->makeRoom(); });
    retranslateUi();
    gatherKeys();
    m_parts->restoreWindow();
    m_play->showStart();
    m_help->checkLog();
}

MainWindow::~MainWindow()
{
    m_play->closeAtEnd();
    hide(); // while there is all that hears of it
}

void MainWindow::retranslateUi()
{
    m_together->updateActions();
    m_shell.menus.retranslateUi();
    m_parts->retranslateUi();
    updateTitle();
}

void MainWindow::gatherKeys()
{
    m_shell.keyMap.gather(*this, m_play->place().objectName());
}

PlayPage *MainWindow::playPage() const
{
    return m_play->page();
}

StartPage *MainWindow::startPage() const
{
    return &m_play->startPage();
}

NewWorldPage *MainWindow::newWorldPage() const
{
    return &m_play->newWorldPage();
}

SeedsPage *MainWindow::seedsPage()
{
    return m_seeds->page();
}

WorkbenchPage *MainWindow::workbench()
{
    return &m_bench->page();
}

LevelPage *MainWindow::levelPage()
{
    return &m_bench->levelPage();
}

/// Stores the state of the places for the next start, and waits for the disk.
void MainWindow::suspend()
{
    m_parts->rememberWindow();
    m_play->finishCheckpoints();
    m_bench->suspend();
}

bool MainWindow::endQuietly()
{
    m_together->end();
    suspend();
    m_seeds->suspend();
    m_bench->keepUnsaved();
    return m_play->closeQuietly();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    suspend();
    const auto closeAgain = [this] { close(); };
    event->setAccepted(m_bench->closeLevel(closeAgain) && m_play->closeWorld(closeAgain));
    if (event->isAccepted()) // otherwise a search goes on
        m_seeds->suspend();
}

/// Not bound: the actions, whose texts depend on what goes on, must have renewed their own before.
void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QMainWindow::changeEvent(event);
}

/// Gets the keys that nothing inside handles.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_shell.pages.isEnabled() && FileController::takes(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (!m_shell.pages.isEnabled() || !FileController::takes(*event->mimeData()))
        return;
    event->acceptProposedAction();
    m_files->drop(*event->mimeData());
}

/// Another page is shown, or another world is open, or none.
void MainWindow::followWorld()
{
    updateActions();
    updateTitle();
}

/// While a world is being created or opened the pages wait; the window itself stays responsive.
void MainWindow::setBusy(bool busy)
{
    m_shell.menus.game->setEnabled(!busy);
    if (busy)
        setCursor(Qt::BusyCursor);
    else
        unsetCursor();
}

/// Keeps other window states, such as maximized.
void MainWindow::setFullScreen(bool on)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));
}

void MainWindow::updateActions()
{
    const PlayPage *page = m_play->page();
    const ShellActions &actions = m_shell.actions;
    const bool playing = page != nullptr;
    // In the level editor the shortcut saves the level.
    actions.save->setEnabled(playing && !m_bench->isDrawingLevel());
    actions.closeWorld->setEnabled(playing);
    actions.replay->setEnabled(playing);
    actions.exportWorld->setEnabled(playing &&
                                    page->played().world().spec.generator.kind == kOriginalGenerator.kind);
    actions.newWorld->setEnabled(!m_shell.pages.isShown(&m_play->newWorldPage()));
    m_play->place().setActionsEnabled(m_play->isInPlay());
}

void MainWindow::updateTitle()
{
    const QString title = m_shell.pages.title();
    setWindowTitle(title.isEmpty() ? tr("Cave Game") : tr("%1 — Cave Game").arg(asTitle(title)));
    m_help->updateWorld();
}

} // namespace cave

#include "main_window.moc"
