// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;
class QWidget;

namespace cave {

class EditHistory;

/// The commands of the decision tree editor, as actions with stable ids. The editor connects them and enables
/// those that apply to the current node.
class TreeActions : public QObject {
    Q_OBJECT

public:
    /// Shortcuts for nodes work in `tree`, the others anywhere in `editor`, which owns the actions.
    TreeActions(QWidget &editor, QWidget &tree, EditHistory &history);

    void retranslate();
    /// Null entries are separators.
    [[nodiscard]] QList<QAction *> toolBar() const;
    [[nodiscard]] QList<QAction *> nodeMenu() const;

    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *cut = nullptr;
    QAction *copy = nullptr;
    QAction *paste = nullptr;
    QAction *askNo = nullptr;   ///< inserts a branch above, with this node as its "no"
    QAction *askYes = nullptr;  ///< the same as its "yes"
    QAction *keepNo = nullptr;  ///< removes the branch but keeps what is under "no"
    QAction *keepYes = nullptr; ///< the same for "yes"
    QAction *swap = nullptr;
    QAction *remove = nullptr;
    QAction *addTree = nullptr;
    QAction *duplicateTree = nullptr;
    QAction *deleteTree = nullptr;

private:
    using Row = ActionRow<QAction * TreeActions::*>;
    static std::span<const Row> rows();
};

} // namespace cave
