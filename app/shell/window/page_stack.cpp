// SPDX-License-Identifier: MIT
#include "app/shell/window/page_stack.h"

#include "editor/view/style/fitting_widgets.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace cave {

void PageStack::add(QWidget &page, const QList<QMenu *> &menus, std::function<QString()> title)
{
    m_entries.push_back({&page, menus, std::move(title)});
    addWidget(&page);
    emit added();
}

void PageStack::showPage(QWidget &page, QAction &place)
{
    if (&page != currentWidget())
        emit leaving();
    showOnly(*this, page);
    place.setChecked(true);
    const QList<QMenu *> own = current()->menus;
    for (const Entry &any : m_entries) {
        for (const QMenu *menu : any.menus)
            menu->menuAction()->setVisible(own.contains(menu));
    }
    emit shown(&page);
    page.setFocus();
}

QString PageStack::title() const
{
    const Entry *entry = current();
    return entry == nullptr ? QString() : entry->title();
}

void PageStack::stopWaiting()
{
    m_jobs.forgetAll();
    setBusy(false);
}

void PageStack::finishWork()
{
    m_jobs.finish();
    setBusy(false);
}

void PageStack::setBusy(bool busy)
{
    if (busy && isEnabled())
        m_focusBefore = window()->focusWidget();
    setEnabled(!busy);
    // Disabling removes the focus, and enabling doesn't restore it.
    if (!busy && m_focusBefore != nullptr && window()->focusWidget() == nullptr)
        m_focusBefore->setFocus();
    if (!busy)
        m_focusBefore.clear();
    emit busyChanged(busy);
}

const PageStack::Entry *PageStack::current() const
{
    const auto found = std::ranges::find(m_entries, currentWidget(), &Entry::page);
    return found == m_entries.end() ? nullptr : &*found;
}

} // namespace cave

#include "moc_page_stack.cpp"
