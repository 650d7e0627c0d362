// SPDX-License-Identifier: MIT
#include "app/workbench/dock_folding.h"

#include "editor/view/style/type_scale.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

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
    return m_wide ? *m_wide : m_page.saveState(m_version);
}

bool DockFolding::restore(const QByteArray &layout)
{
    const bool restored = m_page.restoreState(layout, m_version);
    if (restored)
        arranged();
    return restored;
}

void DockFolding::arranged()
{
    m_wide.reset();
    follow();
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
        m_page.restoreState(*m_wide, m_version);
        m_wide.reset();
    }
}

bool DockFolding::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_page && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        follow();
    return QObject::eventFilter(watched, event);
}

} // namespace cave
