// SPDX-License-Identifier: MIT
#include "app/shell/window/pane_cycle.h"

#include "app/common/banner.h"
#include "app/shell/window/page_stack.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/panes.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QSplitter>
#include <QToolBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {
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

} // namespace

PaneCycle::PaneCycle(QMainWindow &window, const PageStack &pages)
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

/// Null for what isn't in a pane, such as the menu bar and other windows.
QWidget *PaneCycle::paneOf(QWidget *widget) const
{
    if (widget->window() != &m_window)
        return nullptr;
    for (QWidget *any = widget; any != nullptr && any != &m_window; any = any->parentWidget()) {
        if (isFrame(any) || any == m_pages.currentWidget())
            return any;
    }
    return nullptr;
}

std::vector<PaneCycle::Pane> PaneCycle::panes() const
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
        return pane.root == m_pages.currentWidget() ? std::pair(at.y(), at.x()) : std::pair(of.y(), of.x());
    };
    std::ranges::stable_sort(panes, {}, corner);
    return panes;
}

void PaneCycle::go(int by)
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

} // namespace cave

#include "moc_pane_cycle.cpp"
