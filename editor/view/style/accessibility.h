// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace cave {

/// Sets the role of a custom-painted widget for assistive technology such as screen readers: a canvas, a
/// list, a dialog. Call it in the widget's constructor.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

/// Lets screen readers announce a sentence, wherever the focus is in the widget's window, as a notification;
/// it also becomes the widget's description. Announcements before control returns to the event loop are
/// combined. Not in a constructor, where the widget has no window yet.
void announce(QWidget &widget, const QString &text);

} // namespace cave
