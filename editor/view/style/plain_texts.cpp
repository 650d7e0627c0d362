// SPDX-License-Identifier: MIT
#include "editor/view/style/plain_texts.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QScreen>
#include <QTextDocument>
#include <QWhatsThis>

#include <algorithm>

namespace cave {
namespace {

/// More of a text doesn't fit on a screen.
constexpr qsizetype kLongestTip = 2000;
constexpr qsizetype kLongestWord = 60;

bool isTip(const QLabel &label)
{
    return label.inherits("QTipLabel");
}

/// What a widget or the entry under the mouse explains of itself.
QString helpOf(const QWidget &widget, const QPoint &pos)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parent());
    if (view != nullptr && view->viewport() == &widget) {
        const QString ofEntry = view->indexAt(pos).data(Qt::WhatsThisRole).toString();
        return ofEntry.isEmpty() ? view->whatsThis() : ofEntry;
    }
    return widget.whatsThis();
}

} // namespace

QString breakable(const QString &text)
{
    constexpr QChar kBreak(0x200B); // without a width
    QString result;
    qsizetype word = 0;
    for (const QChar c : text.left(kLongestTip)) {
        word = c.isSpace() ? 0 : word + 1;
        if (word > kLongestWord && !c.isLowSurrogate() && !c.isMark()) {
            result += kBreak;
            word = 1;
        }
        result += c;
    }
    return text.size() > kLongestTip ? result + QChar(u'…') : result;
}

bool PlainTexts::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish: // precedes the first layout, which would load pictures
        if (auto *label = qobject_cast<QLabel *>(watched))
            makePlain(*label);
        break;
    case QEvent::Show:
        if (auto *label = qobject_cast<QLabel *>(watched); label != nullptr && isTip(*label))
            keepOnScreen(*label);
        break;
    case QEvent::WhatsThis:
        if (const auto *widget = qobject_cast<QWidget *>(watched))
            return showHelp(*widget, static_cast<const QHelpEvent &>(*event));
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void PlainTexts::makePlain(QLabel &label)
{
    if (label.textFormat() == Qt::AutoText)
        label.setTextFormat(Qt::PlainText);
}

/// Qt breaks tips between words only.
void PlainTexts::keepOnScreen(QLabel &tip)
{
    // At fractional scales a pixel at the edge may be only a part of one.
    const QRect screen = tip.screen()->availableGeometry().adjusted(1, 1, -1, -1);
    if (tip.width() <= screen.width() && tip.height() <= screen.height())
        return;
    tip.setText(breakable(tip.text()));
    tip.setWordWrap(true);
    tip.resize(tip.sizeHint().boundedTo(screen.size()));
    tip.move(std::clamp(tip.x(), screen.left(), std::max(screen.left(), screen.right() + 1 - tip.width())),
             std::clamp(tip.y(), screen.top(), std::max(screen.top(), screen.bottom() + 1 - tip.height())));
}

/// A text with tags is escaped, as help texts have no format of their own. False if Qt may show it.
bool PlainTexts::showHelp(const QWidget &widget, const QHelpEvent &event)
{
    const QString text = helpOf(widget, event.pos());
    if (!Qt::mightBeRichText(text))
        return false;
    QWhatsThis::showText(event.globalPos(), Qt::convertFromPlainText(text));
    return true;
}

} // namespace cave
