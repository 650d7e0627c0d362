// SPDX-License-Identifier: MIT
#include "editor/view/form/tab_order.h"

#include <QGridLayout>
#include <QLayout>
#include <QLayoutItem>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// The items of a layout as they are read; it has them as they were added, also in a grid.
QList<QLayoutItem *> itemsOf(QLayout &layout)
{
    QList<QLayoutItem *> items;
    for (int i = 0; i < layout.count(); ++i)
        items.append(layout.itemAt(i));
    if (const auto *grid = qobject_cast<const QGridLayout *>(&layout)) {
        std::ranges::stable_sort(items, {}, [grid](QLayoutItem *item) {
            int row = 0;
            int column = 0;
            int spanned = 0;
            grid->getItemPosition(grid->indexOf(item), &row, &column, &spanned, &spanned);
            return std::pair(row, column);
        });
    }
    return items;
}

/// What is inside of `host`, if that has no layout.
QList<QWidget *> partsOf(const QWidget &host)
{
    QList<QWidget *> parts;
    if (const auto *splitter = qobject_cast<const QSplitter *>(&host)) {
        for (int i = 0; i < splitter->count(); ++i)
            parts.append(splitter->widget(i));
    } else if (const auto *area = qobject_cast<const QScrollArea *>(&host)) {
        parts.append(area->widget());
    } else if (const auto *tabs = qobject_cast<const QTabWidget *>(&host)) {
        parts = {tabs->cornerWidget(Qt::TopLeftCorner), tabs->tabBar(),
                 tabs->cornerWidget(Qt::TopRightCorner)};
        for (int i = 0; i < tabs->count(); ++i)
            parts.append(tabs->widget(i));
    } else {
        parts = host.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    }
    parts.removeAll(nullptr);
    return parts;
}

/// Adds `widget` and what is inside of it.
void addTabStops(QWidget &widget, QList<QWidget *> &stops);

void addTabStops(QLayout &layout, QList<QWidget *> &stops)
{
    for (QLayoutItem *item : itemsOf(layout)) {
        if (item->layout() != nullptr)
            addTabStops(*item->layout(), stops);
        else if (item->widget() != nullptr)
            addTabStops(*item->widget(), stops);
    }
}

void addTabStops(QWidget &widget, QList<QWidget *> &stops)
{
    if (widget.isWindow() || widget.focusProxy() != nullptr)
        return; // a proxy is a part of the control
    if ((widget.focusPolicy() & Qt::TabFocus) != 0)
        stops.append(&widget);
    if (widget.layout() != nullptr)
        return addTabStops(*widget.layout(), stops);
    for (QWidget *part : partsOf(widget))
        addTabStops(*part, stops);
}

} // namespace

QList<QWidget *> tabStopsIn(const QWidget &host)
{
    QList<QWidget *> stops;
    if (host.layout() != nullptr)
        addTabStops(*host.layout(), stops);
    return stops;
}

void setTabOrderByLayout(QWidget &host)
{
    const QList<QWidget *> stops = tabStopsIn(host);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace cave
