#include "app/shell/window/main_window.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/runs_dialog.h"
#include "app/seeds/page/seeds_page.h"
#include "app/shell/help/log_window.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/settings_dialog.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/popup_keys.h"
#include "app/shell/window/shell_actions.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/error_texts.h"

#include <QAction>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QStackedWidget>

#include <memory>
#include <optional>
#include <system_error>

namespace cave {

MainWindow::MainWindow(const std::filesystem::path &worlds, Log log, QWidget *parent)
    : QMainWindow(parent)
    , m_library(worlds)
    , m_log(std::move(log))
    , m_preferences(new Preferences(this))
    , m_appearance(new Appearance(*m_preferences, this))
    , m_keyMap(new KeyMap(*m_preferences, this))
    , m_actions(new ShellActions(this))
    , m_banner(new Banner)
    , m_pages(new QStackedWidget)
    , m_checkpoints([this] { return m_play->hasWorld() ? &m_play->session()->file() : nullptr; })
    , m_editCheckpoints([this]() -> const WorldFile * {
        return m_bench != nullptr && m_bench->document() != nullptr ? m_bench->document()->file() : nullptr;
    })
{
    qApp->installEventFilter(new PopupKeys(this));
    createPages(worlds);
    createMenus();
    createToolBar();
    createDocks();
    createStatusBar();
    connectActions();
    connectPages();
    retranslateUi();
    connectPreferences();
    setTheme(m_appearance->theme());
    restoreWindow();
    showStart();
    tellOfLog();
}

/// The list of runs looks at the history, which goes before child widgets.
MainWindow::~MainWindow()
{
    delete m_runsDialog;
}

void MainWindow::openWorld(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (m_play->hasWorld() && std::filesystem::equivalent(m_play->worldPath(), path, ignored))
        return;
    if (m_bench != nullptr)
        m_bench->letGo(path);
    setBusy(true);
    m_opening = true;
    m_jobs.runLatest([path] { return SavedSession::open(path); },
                     [this, path](Result<SavedSession> opened) {
                         const std::optional<Error> failure =
                             opened ? std::nullopt : std::optional(opened.error());
                         play(std::move(opened));
                         if (failure && failure->code == ErrorCode::Damaged)
                             tellBroken(path, *failure);
                     });
}

/// A world that is too damaged to be played may be repaired.
void MainWindow::tellBroken(const std::filesystem::path &path, const Error &error)
{
    m_banner->tell(Banner::Kind::Error, errorText(error),
                   {{tr("Repair…"), [this, path] { m_start->offerRepair(fromPath(path)); }}});
}

void MainWindow::showStart()
{
    m_jobs.forgetAll();
    m_opening = false;
    setBusy(false);
    if (m_play->hasWorld())
        m_start->selectWorld(fromPath(m_play->worldPath()));
    leaveWorld([this] {
        m_start->refresh();
        showPage(m_start);
    });
}

void MainWindow::showNewWorld()
{
    if (m_pages->currentWidget() == m_newWorld)
        return;
    leaveWorld([this] {
        showPage(m_newWorld);
        m_newWorld->begin(m_start->worldNames());
    });
}

/// Keeps for the next start what the places show, and waits for the disk.
void MainWindow::suspend()
{
    rememberWindow();
    m_checkpoints.finish();
    m_editCheckpoints.finish();
    if (m_seeds != nullptr)
        m_seeds->suspend();
    if (m_bench != nullptr)
        m_bench->suspend();
    if (m_levels != nullptr)
        m_levels->suspend();
}

bool MainWindow::endQuietly()
{
    suspend();
    if (m_levels != nullptr && m_levels->document() != nullptr) {
        if (const Result<void> kept = m_levels->document()->keepUnsaved(); !kept)
            m_log.error("saving", kept.error().message);
    }
    if (m_play->closeWorld())
        return true;
    if (m_play->isStranded() && rescueWorld() && m_play->closeWorld())
        return true;
    m_log.error("saving", savingError().message);
    return false;
}

/// There is no time to ask for a new file, so it joins the other worlds.
bool MainWindow::rescueWorld()
{
    const Result<std::filesystem::path> place = placeForRescue();
    const Result<void> saved = place ? m_play->saveAs(*place) : place.error();
    if (saved)
        m_log.info("world", "its file is gone; saved as '" + place->string() + "'");
    else
        m_log.error("saving", saved.error().message);
    return saved.ok();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    suspend();
    if (m_levels != nullptr && m_levels->isModified()) {
        event->ignore();
        showPage(m_levels);
        return m_levels->leave([this] { close(); });
    }
    event->setAccepted(m_play->closeWorld());
    if (!event->isAccepted())
        askToLeave([this] { close(); });
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

/// Gets the keys that nothing inside has a use for.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::createWorld(const QString &name, const WorldSpec &spec)
{
    setBusy(true);
    const auto make = [library = m_library, name = name.toStdString(), spec]() -> Result<SavedSession> {
        const Result<std::filesystem::path> path = library.pathForNewWorld(name);
        return path ? SavedSession::create(*path, name, spec) : path.error();
    };
    m_jobs.runLatest(make, [this](Result<SavedSession> created) { play(std::move(created)); });
}

void MainWindow::play(Result<SavedSession> opened)
{
    m_opening = false;
    setBusy(false);
    if (!opened) {
        m_log.error("world", opened.error().message);
        m_banner->tell(Banner::Kind::Error, errorText(opened.error()));
        return;
    }
    // Shared, because the player may have to be asked first, and what is to follow must be copyable.
    const auto session = std::make_shared<SavedSession>(std::move(*opened));
    leaveWorld([this, session] { enter(std::move(*session)); });
}

void MainWindow::enter(SavedSession session)
{
    const std::vector<DamagedRegion> damaged = session.damaged();
    for (const DamagedRegion &region : damaged)
        m_log.warning("world", region.reason);
    for (const std::string &notice : session.notices())
        m_log.warning("world", notice);
    const std::vector<std::string> notices = session.notices();
    m_banner->dismiss();
    m_leftForEditing.clear();
    showPage(m_play);
    m_log.info("world", "opened '" + session.file().path().string() + "'");
    m_play->openWorld(std::move(session));
    m_checkpoints.follow();
    updateActions();
    updateTitle();
    tellDamage(damaged, notices);
}

/// Closes the world, if one is open, and goes on to what was asked for. A world that can't be saved stays,
/// and the player is asked.
void MainWindow::leaveWorld(const std::function<void()> &next)
{
    m_checkpoints.finish();
    if (m_play->hasWorld())
        m_lastPlayed = m_play->worldPath();
    if (m_play->closeWorld())
        next();
    else
        askToLeave(next);
}

/// While a world is being made or opened the pages wait; the window itself stays alive.
void MainWindow::setBusy(bool busy)
{
    if (busy && m_pages->isEnabled())
        m_focusBefore = focusWidget();
    m_pages->setEnabled(!busy);
    // Disabling takes the keyboard away and enabling does not give it back.
    if (!busy && m_focusBefore != nullptr && focusWidget() == nullptr)
        m_focusBefore->setFocus();
    if (!busy)
        m_focusBefore.clear();
    m_gameMenu->setEnabled(!busy);
    if (busy)
        setCursor(Qt::BusyCursor);
    else
        unsetCursor();
}

/// Keeps what else the window is, such as maximized.
void MainWindow::setFullScreen(bool on)
{
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));
}

void MainWindow::updateActions()
{
    const bool playing = m_play->hasWorld();
    const bool inPlay = playing && m_pages->currentWidget() == m_play;
    // Where levels are drawn the key saves those.
    m_actions->save->setEnabled(playing && (m_levels == nullptr || m_pages->currentWidget() != m_levels));
    m_actions->closeWorld->setEnabled(playing);
    m_actions->replay->setEnabled(playing);
    m_actions->exportWorld->setEnabled(playing && m_play->session()->session().world().spec.generator.kind ==
                                                      kOriginalGenerator.kind);
    m_actions->newWorld->setEnabled(m_pages->currentWidget() != m_newWorld);
    m_play->setActionsEnabled(inPlay);
}

void MainWindow::updateTitle()
{
    if (m_seeds != nullptr && m_pages->currentWidget() == m_seeds)
        setWindowTitle(tr("Seeds — Cave Game"));
    else if (m_levels != nullptr && m_pages->currentWidget() == m_levels)
        setWindowTitle(m_levels->document() == nullptr
                           ? tr("Cave Game")
                           : tr("%1%2 — Cave Game")
                                 .arg(m_levels->document()->name(),
                                      m_levels->isModified() ? QStringLiteral("*") : QString()));
    else if (m_bench != nullptr && m_pages->currentWidget() == m_bench)
        setWindowTitle(m_bench->document() == nullptr
                           ? tr("Cave Game")
                           : tr("%1 — Cave Game").arg(m_bench->document()->name()));
    else
        setWindowTitle(m_play->hasWorld() ? tr("%1 — Cave Game").arg(m_play->worldName()) : tr("Cave Game"));
    if (m_settings != nullptr)
        showWorldInSettings();
}

void MainWindow::setTheme(const Theme &theme)
{
    const ThemeChoice choice = m_appearance->choice();
    m_actions->followSystem->setChecked(choice == ThemeChoice::FollowSystem);
    m_actions->dark->setChecked(choice == ThemeChoice::Dark);
    m_actions->light->setChecked(choice == ThemeChoice::Light);
    m_banner->setTheme(theme);
    m_start->setTheme(theme);
    m_newWorld->setTheme(theme);
    m_play->setTheme(theme);
    if (m_settings != nullptr)
        m_settings->setTheme(theme);
    if (m_seeds != nullptr)
        m_seeds->setTheme(theme);
    if (m_bench != nullptr)
        m_bench->setTheme(theme);
    if (m_levels != nullptr)
        m_levels->setTheme(theme);
    if (m_logWindow != nullptr)
        m_logWindow->setTheme(theme);
    if (m_runsDialog != nullptr)
        m_runsDialog->setTheme(theme);
}

} // namespace cave
