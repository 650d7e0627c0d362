// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace cave {

/// What a widget that paints itself is for assistive technology such as screen readers: a canvas, a list, a
/// dialog. Call it in the widget's constructor.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

/// Has screen readers say a sentence: it becomes the description of the widget, whose change they speak
/// while the widget has the focus. What is announced before control returns to the event loop is said in one
/// go.
void announce(QWidget &widget, const QString &text);

} // namespace cave
