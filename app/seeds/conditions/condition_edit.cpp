// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_edit.h"

#include "app/seeds/conditions/condition_field.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/named.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/type_scale.h"

namespace cave {

ConditionEdit::ConditionEdit(QWidget *parent)
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

QString ConditionEdit::text() const
{
    return m_field->toPlainText();
}

void ConditionEdit::setText(const QString &text)
{
    m_field->writeText(text);
}

const std::optional<Condition> &ConditionEdit::condition() const
{
    return m_field->condition();
}

QString ConditionEdit::problem() const
{
    return m_field->problem();
}

void ConditionEdit::retranslateUi()
{
    m_field->setPlaceholderText(tr("chests(30) >= 3 && …"));
    m_field->setToolTip(
        tr("Condition for worlds. %1 lists completions.").arg(shownKey(Qt::CTRL | Qt::Key_Space)));
    m_field->setAccessibleName(tr("Condition"));
}

} // namespace cave

#include "moc_condition_edit.cpp"
