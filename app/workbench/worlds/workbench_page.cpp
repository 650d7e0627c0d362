// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_page.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/seed_worlds.h"
#include "app/workbench/levels/same_file.h"
#include "app/workbench/levels/trees_window.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_welcome.h"
#include "core/io/files/first_bytes.h"
#include "editor/panels/changes/changes_panel.h"
#include "editor/panels/changes/history_panel.h"
#include "editor/panels/checks/checks_panel.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/panels/regions/contents_panel.h"
#include "editor/panels/regions/damage_panel.h"
#include "editor/panels/regions/hex_view.h"
#include "editor/panels/regions/raw_panel.h"
#include "editor/panels/regions/regions_panel.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/tools/stamps_panel.h"
#include "editor/panels/tools/tool_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/error_texts.h"

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
constexpr std::size_t kShownBytes = std::size_t{64} * 1024;

} // namespace

WorkbenchPage::WorkbenchPage(const WorldLibrary &library, Banner &banner, QWidget *parent)
    : QMainWindow(parent)
    , m_library(library)
    , m_banner(banner)
    , m_actions(new WorkbenchActions(*this))
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
            open(i, pane.document()->path(), false);
    }
    updateCentre();
    updateActions();
    updateState();
}

void WorkbenchPage::openPath(const std::filesystem::path &path)
{
    open(m_active, path, true);
}

void WorkbenchPage::openSeed(const WorldSpec &spec)
{
    m_jobs.run(
        [spec]() -> Result<ReadDocument> {
            const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
            const Result<WorldPos> spawn = world->spawn();
            if (!spawn)
                return spawn.error();
            return documentOfSeed(world->world(), *spawn);
        },
        [this, wanted = request(m_active, {}, true)](Result<ReadDocument> read) {
            take(wanted, std::move(read));
        });
}

void WorkbenchPage::open(std::size_t pane, const std::filesystem::path &path, bool chosen)
{
    std::error_code ignored;
    if (m_pending[pane] == Pending{path, m_mode})
        return; // it comes by itself; a file can be held only once
    const Request wanted = request(pane, path, chosen);
    m_pending[pane] = Pending{path, m_mode};
    if (m_mode == Mode::Edit && !std::filesystem::is_directory(path, ignored))
        readToEdit(wanted);
    else
        read(wanted);
}

WorkbenchPage::Request WorkbenchPage::request(std::size_t pane, const std::filesystem::path &path,
                                              bool chosen)
{
    return {pane, path, chosen, ++m_requests[pane]};
}

void WorkbenchPage::read(const Request &request)
{
    m_jobs.run([path = request.path] { return readDocument(path); },
               [this, request](Result<ReadDocument> read) { take(request, std::move(read)); });
}

/// A world that is played here is closed first. One that somebody else holds is only looked at, and one that
/// a pane holds already is held once.
void WorkbenchPage::readToEdit(const Request &request)
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        const WorldDocument *held = m_panes[i]->document();
        if (held == nullptr || !held->canEdit() || !isSameFile(held->path(), request.path))
            continue;
        if (i != request.pane)
            return read(request);
        m_pending[i].reset();
        activate(i);
        return updateCentre();
    }
    const auto go = [this, request] {
        m_jobs.run([path = request.path] { return readForEditing(path); },
                   [this, request](Result<ReadDocument> read) {
                       if (read || read.error().code != ErrorCode::Locked)
                           return take(request, std::move(read));
                       m_banner.tell(
                           Banner::Kind::Warning,
                           tr("This world is open elsewhere: it can be looked at here, but not changed."));
                       this->read(request);
                   });
    };
    if (m_release)
        m_release(request.path, go);
    else
        go();
}

void WorkbenchPage::take(const Request &request, Result<ReadDocument> read)
{
    const bool latest = request.number == m_requests[request.pane];
    if (latest)
        m_pending[request.pane].reset();
    if (!latest || !m_panes[request.pane]->isVisibleTo(m_split))
        return;
    if (read)
        return put(request, std::move(*read));
    if (request.chosen)
        return showUnreadable(request, read.error());
    m_banner.tell(Banner::Kind::Error,
                  withReason(tr("“%1” could not be read again. What you see is how it was before.")
                                 .arg(fromPath(request.path.filename())),
                             read.error()));
}

void WorkbenchPage::put(const Request &request, ReadDocument read)
{
    m_broken = false;
    const std::vector<std::string> notices = read.notices;
    m_panes[request.pane]->setDocument(std::make_unique<WorldDocument>(std::move(read)));
    if (!request.chosen)
        return;
    activate(request.pane);
    updateCentre();
    m_panes[request.pane]->setFocus();
    if (!notices.empty())
        m_banner.tell(Banner::Kind::Warning,
                      withDetails(tr("Something in this world isn't right."), notices.front()));
}

/// The error is shown in place of the world that was there, so that nobody takes one for the other.
void WorkbenchPage::showUnreadable(const Request &request, const Error &error)
{
    m_broken = true;
    m_panes[request.pane]->setDocument(nullptr);
    activate(request.pane);
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(request.path, failure);
    Result<std::vector<std::uint8_t>> bytes = readFirstBytes(request.path, kShownBytes);
    m_unreadableText->setText(tr("“%1” (%2 bytes) can't be opened as a world.\n%3")
                                  .arg(fromPath(request.path))
                                  .arg(failure ? 0 : size)
                                  .arg(errorText(error)));
    m_unreadableBytes->setBytes(bytes ? std::move(*bytes) : std::vector<std::uint8_t>());
    updateCentre();
    if (m_centre->currentWidget() == m_unreadable)
        m_banner.dismiss(); // of another file, or of this one by another place of the program
    else
        m_banner.tell(Banner::Kind::Error,
                      withReason(tr("“%1” can't be opened as a world.").arg(fromPath(request.path)), error));
}

void WorkbenchPage::letGo(const std::filesystem::path &path)
{
    m_jobs.finish(); // what it has opened is closed again
    m_pending = {};
    for (WorldPane *pane : m_panes) {
        const WorldDocument *held = pane->document();
        if (held == nullptr || !held->canEdit() || !isSameFile(held->path(), path))
            continue;
        pane->setDocument(nullptr); // the file is free before it is read again
        Result<ReadDocument> read = readDocument(path);
        if (read)
            pane->setDocument(std::make_unique<WorldDocument>(std::move(*read)));
        else
            fail(read.error());
    }
    updateCentre();
    showDocument();
}

void WorkbenchPage::refresh()
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        const WorldDocument *shown = m_panes[i]->document();
        if (shown != nullptr && !shown->canEdit() && shown->origin() == DocumentOrigin::File)
            open(i, shown->path(), false);
    }
}

void WorkbenchPage::closeDocument()
{
    m_broken = false;
    ++m_requests[m_active];
    m_pending[m_active].reset();
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
        shareKeys();
    }
    showDocument();
}

void WorkbenchPage::setSecond(bool shown)
{
    m_panes[1]->setVisible(shown);
    if (shown)
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

bool WorkbenchPage::isStranded(std::size_t pane) const
{
    const WorldDocument *document = m_panes[pane]->document();
    return document != nullptr && document->file() != nullptr && !document->file()->checkPlace();
}

void WorkbenchPage::fail(const Error &error)
{
    m_banner.tell(Banner::Kind::Error, errorText(error));
}

void WorkbenchPage::failToEdit(std::size_t pane, const Error &error)
{
    if (error.code != ErrorCode::NotFound || !isStranded(pane))
        return fail(error);
    m_banner.tell(
        Banner::Kind::Error,
        tr("The file of “%1” was deleted, moved or replaced by another program. Save the world as a "
           "new file to go on editing; all edits before are kept.")
            .arg(m_panes[pane]->document()->name()),
        {{tr("Save as…"), [this, pane] {
              activate(pane);
              saveCopy();
          }}});
}

void WorkbenchPage::confirm(const QString &text, const std::function<void()> &go)
{
    m_banner.tell(Banner::Kind::Warning, text, {{tr("Do it"), go}});
}

void WorkbenchPage::setMotion(bool on)
{
    for (WorldPane *pane : m_panes)
        pane->map().setMotion(on);
}

} // namespace cave
