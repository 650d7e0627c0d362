// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace cave {

/// What a widget that paints itself is for assistive technology such as screen readers: a canvas, a list, a
/// dialog. Call it in the widget's constructor.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

/// Has screen readers say a sentence, wherever the focus is in the widget's window, as a notification; it
/// also becomes the widget's description. What is announced before control returns to the event loop is said
/// in one go. Not in a constructor, where the widget has no window yet.
void announce(QWidget &widget, const QString &text);

} // namespace cave
