#pragma once

#include <QApplication>
#include <QEvent>
#include <QObject>
#include <QWidget>

namespace cave {

/// While a menu or another popup is open, every key is for that: no shortcut of a page behind it is taken.
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
    /// False for a popup that hands its keys on to a text field outside, as completions do.
    static bool popupTakesKeys()
    {
        const QWidget *popup = QApplication::activePopupWidget();
        return popup != nullptr &&
               (popup->focusProxy() == nullptr || popup->isAncestorOf(popup->focusProxy()));
    }
};

} // namespace cave
