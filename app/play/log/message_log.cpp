// SPDX-License-Identifier: MIT
#include "app/play/log/message_log.h"

#include "app/play/log/event_messages.h"
#include "app/play/log/journal_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAbstractItemView>
#include <QHash>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

QString whenText(const LogMessage &message)
{
    return message.inSeconds ? minutesText(message.turn / kStepsPerSecond) : QLocale().toString(message.turn);
}

/// Counts a message that repeats the last one; false if it doesn't.
bool countRepetition(std::deque<LogMessage> &messages, const LogMessage &message)
{
    if (messages.empty() || messages.back().text != message.text || messages.back().kind != message.kind ||
        messages.back().fight != message.fight)
        return false;
    messages.back().count += message.count;
    messages.back().turn = message.turn;
    return true;
}

} // namespace

MessageLog::MessageLog(QObject *parent) : QAbstractListModel(parent) {}

void MessageLog::append(const LogMessage &message)
{
    if (countRepetition(m_messages, message)) {
        const QModelIndex last = index(rowCount() - 1);
        emit dataChanged(last, last);
        return;
    }
    if (rowCount() == kCapacity) {
        beginRemoveRows({}, 0, 0);
        m_messages.pop_front();
        endRemoveRows();
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_messages.push_back(message);
    endInsertRows();
}

void MessageLog::prepend(const QList<LogMessage> &earlier)
{
    std::deque<LogMessage> all;
    const auto add = [&all](const LogMessage &message) {
        if (!countRepetition(all, message))
            all.push_back(message);
    };
    std::ranges::for_each(earlier, add);
    std::ranges::for_each(m_messages, add);
    while (all.size() > static_cast<std::size_t>(kCapacity))
        all.pop_front();
    restore(std::move(all));
}

void MessageLog::restore(std::deque<LogMessage> messages)
{
    beginResetModel();
    m_messages = std::move(messages);
    endResetModel();
}

QString MessageLog::lineAt(int row) const
{
    const LogMessage &message = m_messages[static_cast<std::size_t>(row)];
    const QString line = message.inSeconds ? tr("%1: %2").arg(whenText(message), message.text)
                                           : tr("Turn %1: %2").arg(whenText(message), message.text);
    return message.count == 1 ? line : tr("%1 ×%2").arg(line, QLocale().toString(message.count));
}

int MessageLog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant MessageLog::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const LogMessage &message = m_messages[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return message.count == 1 ? message.text
                                  : tr("%1 ×%2").arg(message.text, QLocale().toString(message.count));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return message.how.isEmpty() ? lineAt(index.row())
                                     : tr("%1\nHow: %2").arg(lineAt(index.row()), message.how);
    case KindRole:
        return static_cast<int>(message.kind);
    case TurnRole:
        return message.turn;
    case WhenRole:
        return whenText(message);
    case CountRole:
        return message.count;
    case TextRole:
        return message.text;
    case FightRole:
        return message.fight;
    case DetailRole:
        return message.isDetail;
    case PlaceRole:
        return message.place ? QVariant::fromValue(*message.place) : QVariant();
    default:
        return {};
    }
}

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

/// Paints a line of the log: a mark whose shape and colour show the kind, the wrapped sentence, and the turn.
class MessageDelegate : public QStyledItemDelegate {
public:
    explicit MessageDelegate(QObject *parent = nullptr) : QStyledItemDelegate(parent) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
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
        const QRectF mark(option.rect.left() + 2 * kGrid, area.top() + (metrics.height() - kMark) / 2.0,
                          kMark, kMark);
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
        painter->drawText(turn, Qt::AlignRight | Qt::AlignVCenter,
                          index.data(MessageLog::WhenRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
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

private:
    /// The part of a row without mark and turn number.
    [[nodiscard]] static QRect textArea(const QRect &row)
    {
        const int turnWidth =
            QFontMetrics(fontOf(TextSize::Small)).horizontalAdvance(QStringLiteral("00,000"));
        return row.adjusted(2 * kGrid + kMark + 2 * kGrid, kGrid, -turnWidth - 2 * kGrid, -kGrid);
    }

    // Wrapping thousands of lines again for every new one would be slow.
    mutable QHash<QString, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace

QListView *messageList(QAbstractItemModel &lines, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setModel(&lines);
    list->setItemDelegate(new MessageDelegate(list));
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // If it appeared and disappeared, the wrapping width would change.
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    return list;
}

} // namespace cave

#include "moc_message_log.cpp"
