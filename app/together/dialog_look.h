// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"

#include <QDialog>
#include <QHeaderView>
#include <QLayout>
#include <QList>
#include <QScreen>
#include <QStackedWidget>
#include <QTreeWidget>

#include <algorithm>

namespace cave {

// What the dialogs for playing together share.

/// Fills a dialog: a banner for problems on top, then pages, which scroll when there is no room for them.
inline void layOutDialog(QDialog &dialog, Banner &problem, QStackedWidget &pages,
                         const QList<QWidget *> &contents)
{
    for (QWidget *content : contents) {
        content->layout()->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
        auto *area = ColumnArea::around(content);
        area->setFocusPolicy(Qt::NoFocus);
        pages.addWidget(area);
    }
    problem.layOutAbove(pages, dialog);
}

/// Shows the page with this content.
inline void showStackPage(QStackedWidget &pages, QWidget &content)
{
    for (int i = 0; i < pages.count(); ++i) {
        if (pages.widget(i)->isAncestorOf(&content))
            pages.setCurrentIndex(i);
    }
}
inline bool showsStackPage(const QStackedWidget &pages, const QWidget &content)
{
    return pages.currentWidget()->isAncestorOf(&content);
}

/// A flat table, whose first column has the space that the others leave.
inline void layOutTable(QTreeWidget &table, int columns)
{
    table.setColumnCount(columns);
    table.setRootIsDecorated(false);
    table.setUniformRowHeights(true);
    table.setMinimumHeight(24 * kGrid);
    table.setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    table.header()->setStretchLastSection(false);
    table.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// Makes a dialog as large as its text needs, on the screen.
inline void growWithText(QDialog &dialog)
{
    constexpr QSize kFirst{120 * kGrid, 140 * kGrid};
    constexpr int kUsual = 13; // pixels
    const double scale = std::max(1.0, static_cast<double>(fontOf(TextSize::Body).pixelSize()) / kUsual);
    dialog.resize(dialog.size().expandedTo((kFirst * scale).boundedTo(dialog.screen()->availableSize())));
}

} // namespace cave
