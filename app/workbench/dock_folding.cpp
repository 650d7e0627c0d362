// SPDX-License-Identifier: MIT
#include "app/workbench/dock_folding.h"

#include "app/common/window_layout.h"
#include "editor/view/style/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMetaObject>
#include <QToolBar>

#include <cstddef>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kRoomForDocks = 205 * kGrid;

} // namespace

DockFolding::DockFolding(QMainWindow &page, int version) : m_page(page), m_version(version)
{
    page.installEventFilter(this);
}

QByteArray DockFolding::layout() const
{
    if (m_wide || m_away)
        return m_wide ? *m_wide : *m_away;
    return m_page.saveState(m_version);
}

bool DockFolding::restore(const QByteArray &layout)
{
    showFloating(); // a layout says nothing of docks that came after it
    const bool restored = restoreDocks(layout);
    if (restored)
        arranged();
    return restored;
}

/// A layout also says which tool bars were shown, which depends on what is open now.
bool DockFolding::restoreDocks(const QByteArray &layout)
{
    const auto bars = m_page.findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly);
    std::vector<bool> hidden;
    for (const QToolBar *bar : bars)
        hidden.push_back(bar->isHidden());
    const bool restored = cave::restoreDocks(m_page, layout, m_version);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        bars[static_cast<qsizetype>(i)]->setHidden(hidden[i]);
    return restored;
}

void DockFolding::arranged()
{
    m_wide.reset();
    m_away.reset();
    m_floating.clear();
    if (!m_page.isVisible())
        hideFloating();
    follow();
}

void DockFolding::hideFloating()
{
    m_away = m_page.saveState(m_version);
    for (auto *dock : m_page.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (dock->isFloating() && !dock->isHidden()) {
            m_floating.append(dock);
            dock->hide();
        }
    }
}

void DockFolding::showFloating()
{
    m_away.reset();
    for (QDockWidget *dock : std::exchange(m_floating, {}))
        dock->show();
}

void DockFolding::follow()
{
    if (!m_page.isVisible())
        return;
    const bool narrow = m_page.width() < kRoomForDocks;
    if (narrow && !m_wide) {
        m_wide = m_page.saveState(m_version);
        for (auto *dock : m_page.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!dock->isFloating() && m_page.dockWidgetArea(dock) == Qt::RightDockWidgetArea)
                dock->hide();
        }
    } else if (!narrow && m_wide) {
        restoreDocks(*m_wide);
        m_wide.reset();
    }
}

/// Not during the resize: Qt may be in the middle of laying out the page's docks, as showing a row of tabs
/// makes the window around the page renew its layout. Restoring docks then destroys what Qt still works on.
void DockFolding::followSoon()
{
    if (std::exchange(m_isDue, true))
        return;
    const auto due = [this] {
        m_isDue = false;
        follow();
    };
    QMetaObject::invokeMethod(this, due, Qt::QueuedConnection);
}

bool DockFolding::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_page)
        return false;
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        followSoon();
    if (event->type() == QEvent::Show && !event->spontaneous())
        showFloating();
    if (event->type() == QEvent::Hide && !event->spontaneous() && !m_away)
        hideFloating();
    return QObject::eventFilter(watched, event);
}

} // namespace cave
