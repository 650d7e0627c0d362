// SPDX-License-Identifier: MIT
#include "app/play/party/chat_line.h"

#include "core/link/frames.h"
#include "editor/view/form/bindings.h"
#include "editor/view/style/shown_key.h"

#include <QKeyEvent>

#include <algorithm>

namespace cave {
namespace {

/// Cut at the end to at most `most` bytes of UTF-8; never within a character.
QString cutTo(QString text, qsizetype most)
{
    while (text.toUtf8().size() > most) {
        const bool pair = text.size() > 1 && text.back().isLowSurrogate();
        text.chop(pair ? 2 : 1);
    }
    return text;
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

QString chatText(QString text)
{
    // A lone half of a surrogate pair isn't text, and becomes the replacement character here.
    text = QString::fromUcs4(reinterpret_cast<const char32_t *>(text.toUcs4().constData()),
                             text.toUcs4().size());
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return cutTo(text.trimmed(), static_cast<int>(kMaxChatBytes)).trimmed();
}

ChatLine::ChatLine(QWidget *parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("chatLine"));
    hide();
    bindTexts(*this, [this] { retranslate(); });
    connect(this, &QLineEdit::textEdited, this, &ChatLine::limit);
}

void ChatLine::open()
{
    clear();
    show();
    setFocus();
}

void ChatLine::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

/// What doesn't fit can't be typed.
void ChatLine::limit()
{
    const QString fits = cutTo(text(), static_cast<int>(kMaxChatBytes));
    if (fits.size() == text().size())
        return;
    const int at = cursorPosition();
    setText(fits);
    setCursorPosition(std::min(at, static_cast<int>(fits.size())));
}

/// Keys of the line are no shortcuts of the window.
bool ChatLine::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (isEnter(*key) || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void ChatLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    if (!isEnter(*event)) {
        QLineEdit::keyPressEvent(event);
        event->accept(); // or it would walk
        return;
    }
    const QString entry = chatText(text());
    close();
    if (!entry.isEmpty())
        emit entered(entry);
}

void ChatLine::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // Clicking elsewhere ends writing; another window or the context menu doesn't.
    if (event->reason() == Qt::MouseFocusReason && text().isEmpty())
        hide();
}

void ChatLine::retranslate()
{
    setPlaceholderText(tr("Write to the other players; %1 sends, %2 closes")
                           .arg(shownKey(Qt::Key_Enter), shownKey(Qt::Key_Escape)));
    setAccessibleName(tr("Chat"));
}

} // namespace cave

#include "moc_chat_line.cpp"
