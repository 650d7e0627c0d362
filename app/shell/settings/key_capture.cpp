// SPDX-License-Identifier: MIT
#include "app/shell/settings/key_capture.h"

#include "app/play/keys/key_bindings.h"
#include "editor/view/style/type_scale.h"

#include <QKeyEvent>

namespace cave {
namespace {

bool isModifier(int key)
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

} // namespace

KeyCapture::KeyCapture(QWidget *parent) : QLabel(parent)
{
    setObjectName("keys.capture");
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::StyledPanel);
    setMargin(2 * kGrid);
    setWordWrap(true);
    hide();
}

void KeyCapture::start(const QString &prompt)
{
    setText(prompt);
    show();
    setFocus();
    m_waiting = true;
}

/// Tab and shortcuts are ordinary keys here.
bool KeyCapture::event(QEvent *event)
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

void KeyCapture::keyPressEvent(QKeyEvent *event)
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

void KeyCapture::focusOutEvent(QFocusEvent *event)
{
    QLabel::focusOutEvent(event);
    if (!m_waiting || event->reason() == Qt::ActiveWindowFocusReason ||
        event->reason() == Qt::PopupFocusReason)
        return;
    stop();
    emit cancelled();
}

void KeyCapture::stop()
{
    m_waiting = false;
    hide();
}

} // namespace cave

#include "moc_key_capture.cpp"
