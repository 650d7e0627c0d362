// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_actions.h"

#include "editor/document/edit_history.h"

#include <QAction>
#include <QWidget>

namespace cave {

TreeActions::TreeActions(QWidget &editor, QWidget &tree, EditHistory &history)
    : ActionSet(editor, &editor)
    , m_tree(tree)
{
    const auto update = [this, &history] {
        undo->setEnabled(history.canUndo());
        redo->setEnabled(history.canRedo());
    };
    update();
    connect(&history, &EditHistory::historyChanged, this, update);
    connect(undo, &QAction::triggered, &history, [&history] { static_cast<void>(history.undo()); });
    connect(redo, &QAction::triggered, &history, [&history] { static_cast<void>(history.redo()); });
}

QList<QAction *> TreeActions::toolBar() const
{
    return {undo, redo, nullptr, askNo, askYes, keepNo, keepYes, swap, remove, nullptr, cut, copy, paste};
}

QList<QAction *> TreeActions::nodeMenu() const
{
    return {askNo, askYes, nullptr, keepNo, keepYes, swap, nullptr, cut, copy, paste, nullptr, remove};
}

} // namespace cave

#include "moc_tree_actions.cpp"
