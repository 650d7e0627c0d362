// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/decision_tree.h"
#include "ui_tree_editor.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>

class QAction;

namespace cave {

class TreeActions;
class TreesDocument;
struct EditedTree;

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
    void refreshLook();
    void connectParts();
    void connectActions();
    void retranslate();

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
