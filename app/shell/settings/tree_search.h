// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QTreeWidget>

namespace cave {

/// In a tree of groups, hides items without `text` in one of their first two columns, ignoring case, and
/// groups without visible items.
inline void searchTree(QTreeWidget &tree, const QString &text)
{
    for (int row = 0; row < tree.topLevelItemCount(); ++row) {
        QTreeWidgetItem *heading = tree.topLevelItem(row);
        bool any = false;
        for (int child = 0; child < heading->childCount(); ++child) {
            QTreeWidgetItem *line = heading->child(child);
            const bool found = line->text(0).contains(text, Qt::CaseInsensitive) ||
                               line->text(1).contains(text, Qt::CaseInsensitive);
            line->setHidden(!found);
            any = any || found;
        }
        heading->setHidden(!any);
    }
}

} // namespace cave
