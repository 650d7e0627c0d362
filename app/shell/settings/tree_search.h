// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTreeWidget;

namespace cave {

/// Of a tree of headings with lines, hides the lines that don't hold `text` in one of their first two
/// columns, whatever its case, and the headings that no line is left of.
void searchTree(QTreeWidget &tree, const QString &text);

} // namespace cave
