// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_actions.h"

#include "editor/document/edit_history.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

TreeActions::TreeActions(QWidget &editor, QWidget &tree, EditHistory &history)
    : QObject(&editor)
    , undo(add(editor, "trees.undo", "undo", QKeySequence::Undo))
    , redo(add(editor, "trees.redo", "redo"))
    , cut(add(tree, "trees.cut", "cut", QKeySequence::Cut))
    , copy(add(tree, "trees.copy", "copy", QKeySequence::Copy))
    , paste(add(tree, "trees.paste", "paste", QKeySequence::Paste))
    , askNo(add(tree, "trees.askNo", "ask-no", Qt::Key_Insert))
    , askYes(add(tree, "trees.askYes", "ask-yes", Qt::SHIFT | Qt::Key_Insert))
    , keepNo(add(tree, "trees.keepNo", "keep-no", Qt::CTRL | Qt::Key_Left))
    , keepYes(add(tree, "trees.keepYes", "keep-yes", Qt::CTRL | Qt::Key_Right))
    , swap(add(tree, "trees.swap", "swap", Qt::CTRL | Qt::Key_T))
    , remove(add(tree, "trees.remove", "bin", QKeySequence::Delete))
    , addTree(add(editor, "trees.add", "add", Qt::CTRL | Qt::Key_N))
    , duplicateTree(add(editor, "trees.duplicate", "duplicate", Qt::CTRL | Qt::Key_D))
    , deleteTree(add(editor, "trees.delete", "bin", Qt::CTRL | Qt::SHIFT | Qt::Key_Delete))
{
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    const auto update = [this, &history] {
        undo->setEnabled(history.canUndo());
        redo->setEnabled(history.canRedo());
    };
    update();
    connect(&history, &EditHistory::historyChanged, this, update);
    connect(undo, &QAction::triggered, &history, [&history] { static_cast<void>(history.undo()); });
    connect(redo, &QAction::triggered, &history, [&history] { static_cast<void>(history.redo()); });
    retranslate();
}

QAction *TreeActions::add(QWidget &owner, const char *id, const char *icon, const QKeySequence &key)
{
    QAction *action = addPageAction(owner, id, key.isEmpty() ? QList<QKeySequence>() : QList{key});
    action->setIcon(namedIcon(QLatin1String(icon)));
    return action;
}

QList<QAction *> TreeActions::toolBar() const
{
    return {undo, redo, nullptr, askNo, askYes, keepNo, keepYes, swap, remove, nullptr, cut, copy, paste};
}

QList<QAction *> TreeActions::nodeMenu() const
{
    return {askNo, askYes, nullptr, keepNo, keepYes, swap, nullptr, cut, copy, paste, nullptr, remove};
}

void TreeActions::retranslate()
{
    const auto set = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, key));
        action->setStatusTip(tip);
    };
    set(undo, tr("&Undo"), tr("Take back the last edit"));
    set(redo, tr("&Redo"), tr("Do it again"));
    set(cut, tr("Cu&t"), tr("Take this part of the tree away, to put it elsewhere"));
    set(copy, tr("&Copy"), tr("Keep a copy of this part of the tree"));
    set(paste, tr("&Paste"), tr("Put the kept part in the place of this one"));
    set(askNo, tr("Ask here, this is &no"), tr("Put a question here, to which what is here is no"));
    set(askYes, tr("Ask here, this is &yes"), tr("Put a question here, to which what is here is yes"));
    set(keepNo, tr("Keep on&ly no"), tr("Take the question away and keep what is under no"));
    set(keepYes, tr("Keep only y&es"), tr("Take the question away and keep what is under yes"));
    set(swap, tr("&Swap no and yes"), tr("Let what is under no and yes change places"));
    set(remove, tr("&Delete"), tr("Take this part away, and the question above it"));
    set(addTree, tr("&New tree"), tr("Add a tree that does nothing yet"));
    set(duplicateTree, tr("D&uplicate tree"), tr("Add a copy of this tree"));
    set(deleteTree, tr("De&lete tree"), tr("Take this tree out of the list"));
}

} // namespace cave
