// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QWidget>

#include "tests/support/widget_test.h"

namespace cave {

/// The widget of this name below `parent`.
template<class Widget>
Widget *named(QWidget &parent, const QString &name)
{
    auto *widget = parent.findChild<Widget *>(name);
    if (widget == nullptr)
        qFatal("there is no widget '%s'", qPrintable(name));
    return widget;
}

/// Shows a window and gives it the keys.
inline void bringUp(QWidget &window)
{
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window, cave::test::kPatience))
        qFatal("the window did not come up");
}

/// Types in place of what a line holds.
inline void typeOver(QLineEdit *field, const QString &text)
{
    field->setFocus();
    QTest::keySequence(field, QKeySequence::SelectAll);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
}

} // namespace cave
