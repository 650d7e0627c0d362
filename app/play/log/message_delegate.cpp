// SPDX-License-Identifier: MIT
#include "app/play/log/message_delegate.h"

#include "app/play/log/message_log.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr int kMark = 12;

QColor kindColour(MessageKind kind, const Theme &theme)
{
    switch (kind) {
    case MessageKind::Travel:
        return theme.mutedText;
    case MessageKind::Find:
        return theme.gold;
    case MessageKind::Fight:
    case MessageKind::Warning:
        return theme.danger;
    case MessageKind::Monster:
        return theme.accent;
    case MessageKind::Chat:
        return theme.good;
    }
    return theme.text;
}

/// The mark's outline in a unit square.
QPainterPath kindPath(MessageKind kind)
{
    QPainterPath path;
    switch (kind) {
    case MessageKind::Travel:
        path.moveTo(0.35, 0.2);
        path.lineTo(0.65, 0.5);
        path.lineTo(0.35, 0.8);
        break;
    case MessageKind::Find:
        path.addPolygon(QPolygonF({{0.5, 0.1}, {0.9, 0.5}, {0.5, 0.9}, {0.1, 0.5}, {0.5, 0.1}}));
        break;
    case MessageKind::Fight:
        path.moveTo(0.15, 0.15);
        path.lineTo(0.85, 0.85);
        path.moveTo(0.85, 0.15);
        path.lineTo(0.15, 0.85);
        break;
    case MessageKind::Monster:
        path.moveTo(0.02, 0.5);
        path.quadTo(0.5, -0.05, 0.98, 0.5);
        path.quadTo(0.5, 1.05, 0.02, 0.5);
        path.addEllipse(QPointF(0.5, 0.5), 0.14, 0.14);
        break;
    case MessageKind::Chat:
        path.addRoundedRect(QRectF(0.08, 0.15, 0.84, 0.5), 0.15, 0.15);
        path.moveTo(0.3, 0.65);
        path.lineTo(0.25, 0.92);
        path.lineTo(0.52, 0.65);
        break;
    case MessageKind::Warning:
        path.addPolygon(QPolygonF({{0.5, 0.1}, {0.95, 0.9}, {0.05, 0.9}, {0.5, 0.1}}));
        break;
    }
    return path;
}

/// Breaks lines between words, and within those that are longer than a line.
void layOutText(QTextLayout &layout, qreal width)
{
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
}

/// Paints the mark of a kind in a square: a chevron, a diamond, crossed blades, an eye, a triangle, a
/// speech bubble.
void drawKindMark(QPainter &painter, const QRectF &square, MessageKind kind, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width(), square.height());
    const QColor colour = kindColour(kind, theme);
    painter.setPen(QPen(colour, 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const bool filled = kind == MessageKind::Find || kind == MessageKind::Warning;
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPath(kindPath(kind));
    painter.restore();
}

} // namespace

MessageDelegate::MessageDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

/// The part of a row without mark and turn number.
QRect MessageDelegate::textArea(const QRect &row)
{
    const int turnWidth = QFontMetrics(fontOf(TextSize::Small)).horizontalAdvance(QStringLiteral("00,000"));
    return row.adjusted(2 * kGrid + kMark + 2 * kGrid, kGrid, -turnWidth - 2 * kGrid, -kGrid);
}

void MessageDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        QColor ground = currentTheme().accent;
        ground.setAlpha(60);
        painter->fillRect(option.rect, ground);
    }
    const QRect area = textArea(option.rect);
    const QFontMetrics metrics(option.font);
    const QRectF mark(option.rect.left() + 2 * kGrid, area.top() + (metrics.height() - kMark) / 2.0, kMark,
                      kMark);
    const auto kind = static_cast<MessageKind>(index.data(MessageLog::KindRole).toInt());
    drawKindMark(*painter, mark, kind, currentTheme());
    painter->setFont(option.font);
    painter->setPen(currentTheme().text);
    QTextLayout layout(index.data().toString(), option.font);
    layOutText(layout, area.width());
    layout.draw(painter, area.topLeft());
    painter->setPen(currentTheme().mutedText);
    painter->setFont(fontOf(TextSize::Small));
    const QRect turn(area.right(), area.top(), option.rect.right() - 2 * kGrid - area.right(),
                     metrics.height());
    painter->drawText(turn, Qt::AlignRight | Qt::AlignVCenter, index.data(MessageLog::WhenRole).toString());
    painter->restore();
}

QSize MessageDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    if (width != m_width || option.font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = option.font;
    }
    const QString text = index.data().toString();
    int &height = m_heights[text];
    if (height == 0) {
        const QRect room = textArea(QRect(0, 0, std::max(width, 10 * kMark), 10000));
        QTextLayout layout(text, option.font);
        layOutText(layout, room.width());
        height = static_cast<int>(std::ceil(layout.boundingRect().height())) + 2 * kGrid;
    }
    return {width, height};
}

} // namespace cave

#include "moc_message_delegate.cpp"
