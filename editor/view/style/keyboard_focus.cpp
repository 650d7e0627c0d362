// SPDX-License-Identifier: MIT
#include "editor/view/style/keyboard_focus.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace cave {
namespace {

bool givesWay(const QWidget &widget, ClickFocus taken)
{
    if (const auto *choice = qobject_cast<const QComboBox *>(&widget))
        return !choice->isEditable();
    if (qobject_cast<const QAbstractItemView *>(&widget) != nullptr ||
        qobject_cast<const QLabel *>(&widget) != nullptr)
        return taken == ClickFocus::Fields;
    return qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider *>(&widget) != nullptr ||
           qobject_cast<const QScrollArea *>(&widget) != nullptr;
}

} // namespace

void keepKeyboardOnClicks(QWidget &panel, ClickFocus taken)
{
    for (QWidget *widget : panel.findChildren<QWidget *>()) {
        // The other focus policies include click focus.
        if (givesWay(*widget, taken) && (widget->focusPolicy() & Qt::ClickFocus) != 0)
            widget->setFocusPolicy((widget->focusPolicy() & Qt::TabFocus) != 0 ? Qt::TabFocus : Qt::NoFocus);
    }
}

} // namespace cave
