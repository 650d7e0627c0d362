// SPDX-License-Identifier: MIT
#include "editor/view/form/kept_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

namespace cave {

void KeptFields::keep(const QWidget &widget)
{
    for (const QComboBox *list : widget.findChildren<QComboBox *>())
        m_values.insert(list->objectName(), list->currentIndex());
    for (const QCheckBox *box : widget.findChildren<QCheckBox *>())
        m_values.insert(box->objectName(), box->isChecked() ? 1 : 0);
    for (const QSpinBox *number : widget.findChildren<QSpinBox *>())
        m_values.insert(number->objectName(), number->value());
}

void KeptFields::restore(const QWidget &widget) const
{
    for (QComboBox *list : widget.findChildren<QComboBox *>())
        list->setCurrentIndex(m_values.value(list->objectName(), list->currentIndex()));
    for (QCheckBox *box : widget.findChildren<QCheckBox *>())
        box->setChecked(m_values.value(box->objectName(), box->isChecked() ? 1 : 0) != 0);
    for (QSpinBox *number : widget.findChildren<QSpinBox *>())
        number->setValue(m_values.value(number->objectName(), number->value()));
}

} // namespace cave
