// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"
#include "ui_tree_node_form.h"

#include <QString>
#include <QWidget>

#include <array>
#include <cstddef>
#include <optional>

namespace cave {

/// The properties of one node: its condition or action with a description, and its numbers with units.
/// Invalid input is explained below its field.
class TreeNodeForm : public QWidget {
    Q_OBJECT

public:
    explicit TreeNodeForm(QWidget *parent = nullptr);

    /// Shows a node. Keeps text being edited if its value is the same.
    void setNode(const TreeNode &node);

    [[nodiscard]] QString issue() const;

signals:
    /// The user wants this node; `field` is the edited field, empty for a choice.
    void nodeEdited(const cave::TreeNode &node, const QString &field);
    /// The problem with the input; empty if there is none any more.
    void issueChanged(const QString &issue);

private:
    /// A number with its unit and problem.
    struct Field {
        QLabel *name = nullptr;
        QWidget *row = nullptr;
        QLineEdit *text = nullptr;
        QLabel *unit = nullptr;
        QLabel *issue = nullptr;
        int highest = 0; ///< in whole units
    };
    enum FieldId : std::size_t { Value, Amount, Cooldown };

    void fillChoices();
    void showNode();
    void showField(FieldId id, bool shown, int hundredths, int highest);
    void readField(FieldId id);
    void chooseKind(int index);
    void chooseAxis(int index);
    void reportIssue(FieldId id, const QString &issue);
    [[nodiscard]] QString aboutText() const;

    TreeNode m_node{Leaf{}};
    Ui::TreeNodeForm m_ui;
    std::array<Field, 3> m_fields;
};

} // namespace cave
