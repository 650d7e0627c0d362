// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/flat_condition.h"

#include <QString>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class ConditionRow;

/// Clicks a condition together: a row for each comparison, of which all or any have to be met. Where a
/// condition says more than rows can, it says so and stays out of the way.
class ConditionBuilder : public QWidget {
    Q_OBJECT

public:
    explicit ConditionBuilder(QWidget *parent = nullptr);

    /// Shows an expression that was written elsewhere, as rows if it can be.
    void showExpression(const QString &text);
    /// True while the expression that was shown can't be shown in rows.
    [[nodiscard]] bool isByHand() const { return m_byHand; }

signals:
    /// The rows were changed here; `text` is what they say.
    void expressionChanged(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void createHead(QVBoxLayout &column);
    void retranslateUi();
    void showRows(const FlatCondition &condition);
    ConditionRow *addRow(const FlatTerm &term);
    void removeRow(ConditionRow *row);
    void addChosen();
    [[nodiscard]] FlatCondition condition() const;
    void report();
    void refresh();

    std::vector<ConditionRow *> m_rows;
    bool m_byHand = false;
    QString m_written; // what this wrote last, not to be read back
    QWidget *m_head = nullptr;
    QLabel *m_headLabel = nullptr;
    QComboBox *m_joint = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_rowArea = nullptr;
    QPushButton *m_add = nullptr;
};

} // namespace cave
