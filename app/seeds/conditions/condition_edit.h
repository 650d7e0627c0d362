// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace cave {

class ConditionField;
class FieldNote;

/// A field for a condition, with error messages and remarks below it.
class ConditionEdit : public QWidget {
    Q_OBJECT

public:
    explicit ConditionEdit(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Replaces the text; can be undone.
    void setText(const QString &text);
    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<Condition> &condition() const;
    /// What is wrong with the text; empty if it is valid or there is no text.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] ConditionField *field() const { return m_field; }

signals:
    /// The text changed, and with it maybe the condition.
    void conditionChanged();
    /// Enter was pressed.
    void entered();

private:
    void retranslateUi();

    ConditionField *m_field;
    FieldNote *m_note;
};

} // namespace cave
