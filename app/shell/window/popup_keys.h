// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QObject>
#include <QWidget>

namespace cave {

/// While a menu is open, every key is for that: no shortcut of a page behind it is taken.
/// Qt leaves the keyboard focus where it was, so shortcuts of the focused page would go first. Install it on
/// the application.
class PopupKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !popupTakesKeys())
            return QObject::eventFilter(watched, event);
        event->accept(); // it comes again as an ordinary key of the popup
        return true;
    }

private:
    /// Menus take keys without having the keyboard focus, or with it once an item was chosen by a key. Lists
    /// that drop down have it, and completions hand their keys on to a text field: those look after
    /// themselves.
    static bool popupTakesKeys()
    {
        const QWidget *popup = QApplication::activePopupWidget();
        if (popup == nullptr)
            return false;
        const QWidget *focus = popup->focusWidget();
        if (qobject_cast<const QMenu *>(popup) != nullptr)
            return focus == nullptr || focus == popup;
        return focus == nullptr && popup->focusProxy() == nullptr;
    }
};

} // namespace cave
