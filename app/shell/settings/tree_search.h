// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTreeWidget;

namespace cave {

/// In a tree of groups, hides items without `text` in one of their first two columns, ignoring case, and
/// groups without visible items.
void searchTree(QTreeWidget &tree, const QString &text);

} // namespace cave
