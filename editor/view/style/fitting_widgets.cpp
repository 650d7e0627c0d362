// SPDX-License-Identifier: MIT
#include "editor/view/style/fitting_widgets.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace cave {

ColumnArea::ColumnArea(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

ColumnArea *ColumnArea::around(QWidget *column, int narrowest)
{
    auto *area = new ColumnArea;
    area->m_narrowest = narrowest;
    area->setWidget(column);
    return area;
}

QSize ColumnArea::minimumSizeHint() const
{
    const int needed = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max(needed, m_narrowest), QScrollArea::minimumSizeHint().height()};
}

bool ColumnArea::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace cave
