// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QObject>
#include <QWidget>

namespace cave {

/// Sends every key to the open menu, bypassing shortcuts of the page behind it. Qt leaves the keyboard focus
/// where it was, so shortcuts of the focused page would take precedence. Install it on the application.
class PopupKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride || !popupTakesKeys())
            return QObject::eventFilter(watched, event);
        event->accept(); // it is sent again as an ordinary key of the popup
        return true;
    }

private:
    /// Menus handle keys without having the keyboard focus, or with it once an item was chosen by a key.
    /// Drop-down lists have it, and completers forward their keys to a text field: those need no help.
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
