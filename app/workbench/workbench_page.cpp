#include "app/workbench/workbench_page.h"

#include "app/shell/banner.h"
#include "app/shell/data_folders.h"
#include "app/workbench/workbench_actions.h"
#include "app/workbench/workbench_welcome.h"
#include "core/io/first_bytes.h"
#include "editor/panels/changes_panel.h"
#include "editor/panels/checks_panel.h"
#include "editor/panels/contents_panel.h"
#include "editor/panels/damage_panel.h"
#include "editor/panels/find_panel.h"
#include "editor/panels/hex_view.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/mind_panel.h"
#include "editor/panels/raw_panel.h"
#include "editor/panels/regions_panel.h"
#include "editor/panels/sight_panel.h"
#include "editor/panels/stamps_panel.h"
#include "editor/panels/tool_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/error_texts.h"
#include "editor/view/map_view.h"
#include "editor/view/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>

#include <cstdint>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// As much of a file that can't be read is shown.
constexpr std::size_t kShownBytes = 64 * 1024;

bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code ignored;
    return a == b || std::filesystem::equivalent(a, b, ignored);
}

} // namespace

WorkbenchPage::WorkbenchPage(const WorldLibrary &library, Banner &banner, QWidget *parent)
    : QMainWindow(parent)
    , m_library(library)
    , m_banner(banner)
    , m_actions(new WorkbenchActions(*this))
    , m_theme(&darkTheme())
{
    setObjectName("workbench");
    setWindowFlags(Qt::Widget);
    createCentre();
    createToolBar();
    createPanels();
    createDocks();
    connectActions();
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        connectPane(i);
    connectPanels();
    retranslateUi();
    arrangeDocks();
    restoreDocks();
    updateCentre();
    showDocument();
}

/// Panels work with the panes' maps, tools and documents, so they go first.
WorkbenchPage::~WorkbenchPage()
{
    m_jobs.finish();
    for (WorldPane *pane : m_panes) {
        pane->disconnect(this);
        pane->tools().disconnect(this);
        pane->tools().selection().disconnect(this);
    }
    qDeleteAll(m_docks);
    for (WorldPane *pane : m_panes)
        pane->setDocument(nullptr);
}

void WorkbenchPage::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    keepDocks();
    m_mode = mode;
    restoreDocks();
    m_welcome->setEditing(mode == Mode::Edit);
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        WorldPane &pane = *m_panes[i];
        pane.setEditing(mode == Mode::Edit);
        if (pane.document() != nullptr && pane.document()->origin() == DocumentOrigin::File)
            mode == Mode::Edit ? readToEdit(i, pane.document()->path()) : read(i, pane.document()->path());
    }
    updateCentre();
    updateActions();
    updateState();
}

void WorkbenchPage::openPath(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (m_mode == Mode::Edit && !std::filesystem::is_directory(path, ignored))
        readToEdit(m_active, path);
    else
        read(m_active, path);
}

void WorkbenchPage::openSeed(const WorldSpec &spec)
{
    const std::size_t pane = m_active;
    m_jobs.run([spec] { return documentOfSeed(spec); },
               [this, pane](Result<ReadDocument> read) { take(pane, std::move(read), {}); });
}

void WorkbenchPage::read(std::size_t pane, const std::filesystem::path &path)
{
    m_jobs.run([path] { return readDocument(path); },
               [this, pane, path](Result<ReadDocument> read) { take(pane, std::move(read), path); });
}

/// A world that is played here is closed first. One that somebody else holds is only looked at.
void WorkbenchPage::readToEdit(std::size_t pane, const std::filesystem::path &path)
{
    const auto go = [this, pane, path] {
        m_jobs.run([path] { return readForEditing(path); },
                   [this, pane, path](Result<ReadDocument> read) {
                       if (!read && read.error().code == ErrorCode::Locked) {
                           m_banner.tell(Banner::Kind::Warning,
                                         tr("This world is open elsewhere: it can be looked at here, but not "
                                            "changed."));
                           return this->read(pane, path);
                       }
                       take(pane, std::move(read), path);
                   });
    };
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        const WorldDocument *other = m_panes[i]->document();
        if (i != pane && other != nullptr && other->canEdit() && isSameFile(other->path(), path))
            return read(pane, path); // the other side holds it
    }
    if (m_release)
        m_release(path, go);
    else
        go();
}

void WorkbenchPage::take(std::size_t pane, Result<ReadDocument> read, const std::filesystem::path &path)
{
    if (read)
        return put(pane, std::move(*read));
    if (m_panes[pane]->document() == nullptr)
        showUnreadable(path, read.error());
    fail(read.error());
}

void WorkbenchPage::put(std::size_t pane, ReadDocument read)
{
    m_broken = false;
    const std::vector<std::string> notices = read.notices;
    const WorldDocument *before = m_panes[pane]->document();
    const bool again = before != nullptr && before->path() == read.path && !read.path.empty();
    m_panes[pane]->setDocument(std::make_unique<WorldDocument>(std::move(read)));
    if (again)
        return;
    activate(pane);
    updateCentre();
    m_panes[pane]->setFocus();
    if (!notices.empty())
        m_banner.tell(Banner::Kind::Warning,
                      withDetails(tr("Something in this world isn't right."), notices.front()));
}

void WorkbenchPage::showUnreadable(const std::filesystem::path &path, const Error &error)
{
    m_broken = true;
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    Result<std::vector<std::uint8_t>> bytes = readFirstBytes(path, kShownBytes);
    m_unreadableText->setText(tr("“%1” (%2 bytes) can't be opened as a world.\n%3")
                                  .arg(fromPath(path))
                                  .arg(failure ? 0 : size)
                                  .arg(errorText(error)));
    m_unreadableBytes->setBytes(bytes ? std::move(*bytes) : std::vector<std::uint8_t>());
    updateCentre();
}

void WorkbenchPage::letGo(const std::filesystem::path &path)
{
    m_jobs.finish();
    for (WorldPane *pane : m_panes) {
        const WorldDocument *held = pane->document();
        if (held == nullptr || !held->canEdit() || !isSameFile(held->path(), path))
            continue;
        pane->setDocument(nullptr); // the file is free before it is read again
        Result<ReadDocument> read = readDocument(path);
        if (read)
            pane->setDocument(std::make_unique<WorldDocument>(std::move(*read)));
    }
    updateCentre();
    showDocument();
}

void WorkbenchPage::refresh()
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        const WorldDocument *shown = m_panes[i]->document();
        if (shown != nullptr && !shown->canEdit() && shown->origin() == DocumentOrigin::File)
            m_mode == Mode::Edit ? readToEdit(i, shown->path()) : read(i, shown->path());
    }
}

void WorkbenchPage::closeDocument()
{
    m_broken = false;
    pane().setDocument(nullptr);
    if (m_active == 1)
        setSecond(false);
    updateCentre();
    showDocument();
}

void WorkbenchPage::activate(std::size_t pane)
{
    if (m_active != pane) {
        for (const auto slot :
             {OverlayStack::Slot::Regions, OverlayStack::Slot::Changes, OverlayStack::Slot::Find,
              OverlayStack::Slot::Checks, OverlayStack::Slot::Mind})
            this->pane().overlays().clear(slot);
        m_active = pane;
    }
    showDocument();
}

void WorkbenchPage::setSecond(bool shown)
{
    m_panes[1]->setVisible(shown);
    m_split->setSizes({m_split->width() / 2, m_split->width() / 2});
    m_actions->second->setChecked(shown);
    if (!shown) {
        m_panes[1]->setDocument(nullptr);
        activate(0);
    } else if (m_panes[1]->document() == nullptr) {
        activate(1);
        chooseFile();
    }
    updateCentre();
}

/// What lies in the middle: a world, what can't be one, or the ways to get one.
void WorkbenchPage::updateCentre()
{
    const bool any = m_panes[0]->document() != nullptr || m_panes[1]->document() != nullptr;
    QWidget *middle = any ? m_split->parentWidget() : m_broken ? m_unreadable : m_welcome;
    m_centre->setCurrentWidget(middle);
    setFocusProxy(any ? static_cast<QWidget *>(&pane()) : middle);
    const bool two = m_panes[1]->isVisibleTo(m_split);
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i]->setFramed(two && i == m_active);
}

void WorkbenchPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QMainWindow::changeEvent(event);
}

void WorkbenchPage::fail(const Error &error)
{
    m_banner.tell(Banner::Kind::Error, errorText(error));
}

void WorkbenchPage::confirm(const QString &text, const std::function<void()> &go)
{
    m_banner.tell(Banner::Kind::Warning, text, {{tr("Do it"), go}});
}

void WorkbenchPage::setTheme(const Theme &theme)
{
    m_theme = &theme;
    for (WorldPane *pane : m_panes)
        pane->setTheme(theme);
    for (const PanePanels &panels : m_ofPane) {
        panels.tools->setTheme(theme);
        panels.sight->setTheme(theme);
        panels.checks->setTheme(theme);
        panels.stamps->setTheme(theme);
    }
    for (InspectorPanel *panel : inspectorPanels())
        panel->setTheme(theme);
    m_mind->setTheme(theme);
    m_history->setTheme(theme);
    m_unreadableBytes->setTheme(theme);
}

void WorkbenchPage::setMotion(bool on)
{
    for (WorldPane *pane : m_panes)
        pane->map().setMotion(on);
}

} // namespace cave
