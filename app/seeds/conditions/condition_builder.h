// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/conditions/flat_condition.h"

#include <QString>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class ConditionRow;

/// Builds a condition by mouse: a row for each comparison, of which all or any must hold. If a condition
/// can't be expressed in rows, it says so and doesn't interfere.
class ConditionBuilder : public QWidget {
    Q_OBJECT

public:
    explicit ConditionBuilder(QWidget *parent = nullptr);

    /// Offers only metrics of this generator's worlds.
    void setGenerator(GeneratorKind kind);
    /// Shows an expression written elsewhere, in rows if possible.
    void showExpression(const QString &text);
    /// True while the current expression can't be shown in rows.
    [[nodiscard]] bool isByHand() const { return m_byHand; }

signals:
    /// The rows were edited; `text` is the resulting expression.
    void expressionChanged(const QString &text);

private:
    void refreshLook();
    void createHead(QVBoxLayout &column);
    void retranslateUi();
    void showRows(const FlatCondition &condition);
    ConditionRow *addRow(const FlatTerm &term);
    void removeRow(ConditionRow *row);
    void addChosen();
    [[nodiscard]] FlatTerm nextTerm() const;
    [[nodiscard]] FlatCondition condition() const;
    void report();
    void refresh();

    std::vector<ConditionRow *> m_rows;
    GeneratorKind m_generator{};
    bool m_byHand = false;
    QString m_written; // last emitted, not to be parsed again
    QWidget *m_head = nullptr;
    QLabel *m_headLabel = nullptr;
    QComboBox *m_joint = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_rowArea = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace cave
