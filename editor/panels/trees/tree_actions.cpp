// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_actions.h"

#include "editor/document/edit_history.h"

#include <QAction>
#include <QWidget>

#include <algorithm>
#include <array>

namespace cave {

std::span<const TreeActions::Row> TreeActions::rows()
{
    static constexpr std::array kRows{
        Row{&TreeActions::undo, "trees.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"),
            QT_TR_NOOP("Undo the last edit")},
        Row{&TreeActions::redo, "trees.redo", "redo", "Ctrl+Y; Ctrl+Shift+Z", QT_TR_NOOP("&Redo"),
            QT_TR_NOOP("Redo")},
        Row{&TreeActions::cut, "trees.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"),
            QT_TR_NOOP("Cut this part of the tree")},
        Row{&TreeActions::copy, "trees.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
            QT_TR_NOOP("Copy this part of the tree")},
        Row{&TreeActions::paste, "trees.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
            QT_TR_NOOP("Replace this part with the copied one")},
        Row{&TreeActions::askNo, "trees.askNo", "ask-no", "Ins",
            QT_TR_NOOP("Insert question, this becomes &no"),
            QT_TR_NOOP("Insert a question; this becomes its “no”")},
        Row{&TreeActions::askYes, "trees.askYes", "ask-yes", "Shift+Ins",
            QT_TR_NOOP("Insert question, this becomes &yes"),
            QT_TR_NOOP("Insert a question; this becomes its “yes”")},
        Row{&TreeActions::keepNo, "trees.keepNo", "keep-no", "Ctrl+Left", QT_TR_NOOP("Keep on&ly “no”"),
            QT_TR_NOOP("Remove the question and keep its “no”")},
        Row{&TreeActions::keepYes, "trees.keepYes", "keep-yes", "Ctrl+Right", QT_TR_NOOP("Keep only “y&es”"),
            QT_TR_NOOP("Remove the question and keep its “yes”")},
        Row{&TreeActions::swap, "trees.swap", "swap", "Ctrl+T", QT_TR_NOOP("&Swap no and yes"),
            QT_TR_NOOP("Swap the branches")},
        Row{&TreeActions::remove, "trees.remove", "bin", "Del", QT_TR_NOOP("&Delete"),
            QT_TR_NOOP("Remove this part and the question above it")},
        Row{&TreeActions::addTree, "trees.add", "add", "Ctrl+N", QT_TR_NOOP("&New tree"),
            QT_TR_NOOP("Add an empty tree")},
        Row{&TreeActions::duplicateTree, "trees.duplicate", "duplicate", "Ctrl+D",
            QT_TR_NOOP("D&uplicate tree"), QT_TR_NOOP("Add a copy of this tree")},
        Row{&TreeActions::deleteTree, "trees.delete", "bin", "Ctrl+Shift+Del", QT_TR_NOOP("De&lete tree"),
            QT_TR_NOOP("Delete this tree")}};
    return kRows;
}

TreeActions::TreeActions(QWidget &editor, QWidget &tree, EditHistory &history) : QObject(&editor)
{
    constexpr std::array kOfEditor{&TreeActions::undo, &TreeActions::redo, &TreeActions::addTree,
                                   &TreeActions::duplicateTree, &TreeActions::deleteTree};
    for (const Row &row : rows()) {
        const bool everywhere = std::ranges::find(kOfEditor, row.key) != kOfEditor.end();
        this->*row.key = addPageAction(everywhere ? editor : tree, row);
    }
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
    for (const Row &row : rows())
        setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
}

} // namespace cave

#include "moc_tree_actions.cpp"
