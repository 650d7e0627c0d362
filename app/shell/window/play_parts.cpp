// SPDX-License-Identifier: MIT
#include "app/shell/window/play_parts.h"

#include "app/common/first_size.h"
#include "app/common/restored_docks.h"
#include "app/play/page/play_place.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>

namespace cave {
namespace {

constexpr QSize kFirstWindowSize{1200, 780};
constexpr int kStateVersion = 1;
constexpr int kDockWidth = 300;
constexpr int kNarrowWidth = 760;
constexpr const char *kGeometryKey = "window/geometry";
constexpr const char *kStateKey = "window/playState";

} // namespace

PlayParts::PlayParts(QMainWindow &window, const PageStack &pages, const PlayPlace &place, QAction &close)
    : QObject(&window)
    , m_window(window)
    , m_place(place)
    , m_toolBar(window.addToolBar(QString()))
{
    m_toolBar->setObjectName("playToolBar");
    m_toolBar->setMovable(false);
    m_toolBar->addAction(&close);
    m_toolBar->addSeparator();
    placeActions(*m_toolBar, place.toolBarActions());
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

void PlayParts::retranslateUi()
{
    m_toolBar->setWindowTitle(tr("Tools"));
}

void PlayParts::setShown(bool shown)
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

void PlayParts::keepState()
{
    if (!m_narrow)
        m_state = m_window.saveState(kStateVersion);
}

void PlayParts::makeRoom()
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

void PlayParts::restoreWindow()
{
    const QSettings settings;
    setFirstSize(m_window, kFirstWindowSize);
    m_window.restoreGeometry(settings.value(kGeometryKey).toByteArray());
    if (const QByteArray state = settings.value(kStateKey).toByteArray(); !state.isEmpty())
        m_state = state;
}

void PlayParts::rememberWindow()
{
    if (m_shown)
        keepState();
    QSettings settings;
    settings.setValue(kGeometryKey, m_window.saveGeometry());
    settings.setValue(kStateKey, m_state);
}

} // namespace cave

#include "moc_play_parts.cpp"
