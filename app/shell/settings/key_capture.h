// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "editor/view/style/theme.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>

namespace cave {

/// Waits for a key press, whatever the key does elsewhere in the program. Esc and loss of focus cancel.
class KeyCapture : public QLabel {
    Q_OBJECT

public:
    explicit KeyCapture(QWidget *parent = nullptr) : QLabel(parent)
    {
        setObjectName("keys.capture");
        setFocusPolicy(Qt::StrongFocus);
        setFrameShape(QFrame::StyledPanel);
        setMargin(2 * kGrid);
        setWordWrap(true);
        hide();
    }

    /// Shows `prompt` and takes the focus.
    void start(const QString &prompt)
    {
        setText(prompt);
        show();
        setFocus();
        m_waiting = true;
    }

signals:
    void captured(const QKeySequence &key);
    void cancelled();

protected:
    /// Tab and shortcuts are ordinary keys here.
    bool event(QEvent *event) override
    {
        if (m_waiting && event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        if (m_waiting && event->type() == QEvent::KeyPress) {
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        }
        return QLabel::event(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        event->accept();
        if (!m_waiting || isModifier(event->key()) || event->isAutoRepeat())
            return;
        stop();
        if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
            emit cancelled();
        else
            emit captured(QKeySequence(combinationOf(*event)));
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        QLabel::focusOutEvent(event);
        if (!m_waiting || event->reason() == Qt::ActiveWindowFocusReason ||
            event->reason() == Qt::PopupFocusReason)
            return;
        stop();
        emit cancelled();
    }

private:
    static bool isModifier(int key)
    {
        switch (key) {
        case Qt::Key_Shift:
        case Qt::Key_Control:
        case Qt::Key_Alt:
        case Qt::Key_AltGr:
        case Qt::Key_Meta:
        case Qt::Key_CapsLock:
        case Qt::Key_NumLock:
        case Qt::Key_ScrollLock:
        case Qt::Key_unknown:
        case 0:
            return true;
        default:
            return false;
        }
    }

    void stop()
    {
        m_waiting = false;
        hide();
    }

    bool m_waiting = false;
};

} // namespace cave
