// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"
#include "editor/view/style/action_set.h"
#include "ui_tree_editor.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>

class QAction;

namespace cave {

class EditHistory;
class TreesDocument;
struct EditedTree;

/// The commands of the decision tree editor, as actions with stable ids. The editor connects them and enables
/// those that apply to the current node.
class TreeActions : public ActionSet {
    Q_OBJECT

public:
    /// Shortcuts for nodes work in `tree`, the others anywhere in `editor`.
    TreeActions(QWidget &editor, QWidget &tree, EditHistory &history);

    /// Null entries are separators.
    [[nodiscard]] QList<QAction *> toolBar() const;
    [[nodiscard]] QList<QAction *> nodeMenu() const;

private:
    QWidget &m_tree; // before the actions that are added to it

public:
    QAction *undo =
        add({"trees.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last edit")});
    QAction *redo =
        add({"trees.redo", "redo", "Ctrl+Y; Ctrl+Shift+Z", QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo")});
    QAction *cut = addTo(
        m_tree, {"trees.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Cut this part of the tree")});
    QAction *copy = addTo(m_tree, {"trees.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                                   QT_TR_NOOP("Copy this part of the tree")});
    QAction *paste = addTo(m_tree, {"trees.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                                    QT_TR_NOOP("Replace this part with the copied one")});
    QAction *askNo =
        addTo(m_tree, {"trees.askNo", "ask-no", "Ins", QT_TR_NOOP("Insert question, this becomes &no"),
                       QT_TR_NOOP("Insert a question; this becomes its “no”")});
    QAction *askYes = addTo(m_tree, {"trees.askYes", "ask-yes", "Shift+Ins",
                                     QT_TR_NOOP("Insert question, this becomes &yes"),
                                     QT_TR_NOOP("Insert a question; this becomes its “yes”")});
    QAction *keepNo = addTo(m_tree, {"trees.keepNo", "keep-no", "Ctrl+Left", QT_TR_NOOP("Keep on&ly “no”"),
                                     QT_TR_NOOP("Remove the question and keep its “no”")});
    QAction *keepYes =
        addTo(m_tree, {"trees.keepYes", "keep-yes", "Ctrl+Right", QT_TR_NOOP("Keep only “y&es”"),
                       QT_TR_NOOP("Remove the question and keep its “yes”")});
    QAction *swap = addTo(m_tree, {"trees.swap", "swap", "Ctrl+T", QT_TR_NOOP("&Swap no and yes"),
                                   QT_TR_NOOP("Swap the branches")});
    QAction *remove = addTo(m_tree, {"trees.remove", "bin", "Del", QT_TR_NOOP("&Delete"),
                                     QT_TR_NOOP("Remove this part and the question above it")});
    QAction *addTree =
        add({"trees.add", "add", "Ctrl+N", QT_TR_NOOP("&New tree"), QT_TR_NOOP("Add an empty tree")});
    QAction *duplicateTree = add({"trees.duplicate", "duplicate", "Ctrl+D", QT_TR_NOOP("D&uplicate tree"),
                                  QT_TR_NOOP("Add a copy of this tree")});
    QAction *deleteTree = add({"trees.delete", "bin", "Ctrl+Shift+Del", QT_TR_NOOP("De&lete tree"),
                               QT_TR_NOOP("Delete this tree")});
};

/// Edits a list of decision trees: the list, the current tree, the current node's properties, a monster
/// controlled by the tree, and the text of the file.
class TreeEditor : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit TreeEditor(TreesDocument &document, QWidget *parent = nullptr);
    ~TreeEditor() override;

    [[nodiscard]] const TreeActions &actions() const { return *m_actions; }
    [[nodiscard]] TreePreview &preview() const { return *m_ui.trees_preview; }

private:
    void connectActions();

    void showTrees();
    void showPlace();
    void showPicture();
    void showNames();
    void updateActions();
    void report(const Result<void> &done);
    void edit(const QString &label, const std::function<Result<EditedTree>()> &make);
    void editNode(const TreeNode &node, const QString &field);
    void copyNode();
    void pasteNode();
    void rename(const QString &key);
    void describe(const QString &text);
    void addTree(NamedTree tree, const QString &label);
    void deleteTree();
    void drop(std::size_t from, std::size_t to, bool copy);
    void showWay();

    TreesDocument &m_document;
    Ui::TreeEditor m_ui;
    TreeActions *m_actions = nullptr;
};

} // namespace cave
