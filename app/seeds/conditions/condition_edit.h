// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/conditions/condition_field.h"
#include "core/analysis/conditions/condition.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace cave {

/// A field for a condition, with error messages and remarks below it.
class ConditionEdit : public QWidget {
    Q_OBJECT

public:
    explicit ConditionEdit(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_field(new ConditionField(this))
        , m_note(named("condition.note", new FieldNote(this)))
    {
        vbox(*this, kGrid, kNoMargins, {m_field, m_note});
        setFocusProxy(m_field);
        connect(m_field, &ConditionField::conditionChanged, this, &ConditionEdit::conditionChanged);
        connect(m_field, &ConditionField::entered, this, &ConditionEdit::entered);
        connect(m_field, &ConditionField::problemChanged, m_note, &FieldNote::warn);
        connect(m_field, &ConditionField::remarkChanged, m_note, &FieldNote::report);
        bindTexts(*this, [this] { retranslateUi(); });
    }

    [[nodiscard]] QString text() const { return m_field->toPlainText(); }

    /// Replaces the text; can be undone.
    void setText(const QString &text) { m_field->writeText(text); }

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<Condition> &condition() const { return m_field->condition(); }

    /// What is wrong with the text; empty if it is valid or there is no text.
    [[nodiscard]] QString problem() const { return m_field->problem(); }

    [[nodiscard]] ConditionField *field() const { return m_field; }

signals:
    /// The text changed, and with it maybe the condition.
    void conditionChanged();
    /// Enter was pressed.
    void entered();

private:
    void retranslateUi()
    {
        m_field->setPlaceholderText(tr("chests(30) >= 3 && …"));
        m_field->setToolTip(
            tr("Condition for worlds. %1 lists completions.").arg(shownKey(Qt::CTRL | Qt::Key_Space)));
        m_field->setAccessibleName(tr("Condition"));
        m_field->repeatMarks();
    }

    ConditionField *m_field;
    FieldNote *m_note;
};

} // namespace cave
