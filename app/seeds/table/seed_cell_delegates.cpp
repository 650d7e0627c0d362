// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_cell_delegates.h"

#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cave {
namespace {

QPainterPath star(QPointF middle, double radius)
{
    constexpr int kCorners = 10;
    constexpr double kInner = 0.42;
    QPolygonF corners;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = std::numbers::pi * (2.0 * i / kCorners - 0.5);
        const double length = i % 2 == 0 ? radius : radius * kInner;
        corners << middle + QPointF(std::cos(angle), std::sin(angle)) * length;
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// A view of cards selects only the seed; in a table that means its whole row.
QStyleOptionViewItem withRowSelection(QStyleOptionViewItem option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const bool selected = view != nullptr && view->selectionModel()->isSelected(index.siblingAtColumn(0));
    option.state.setFlag(QStyle::State_Selected, selected);
    return option;
}

} // namespace

void RoomyCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const QStyleOptionViewItem ground = withRowSelection(option, index);
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
    QStyleOptionViewItem text = option;
    text.rect.adjust(kGrid, 0, -kGrid, 0);
    if (ground.state.testFlag(QStyle::State_Selected))
        text.palette.setColor(QPalette::Text, option.palette.color(QPalette::HighlightedText));
    text.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
    QStyledItemDelegate::paint(painter, text, index);
}

void StarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QStyleOptionViewItem plain = withRowSelection(option, index);
    const QWidget *widget = option.widget;
    widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &plain, painter, widget);
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const bool selected = plain.state.testFlag(QStyle::State_Selected);
    const bool near =
        option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_HasFocus);
    constexpr double kShare = 0.3;
    constexpr float kFaint = 0.45F;
    QColor ink = selected ? option.palette.color(QPalette::HighlightedText)
                 : on     ? currentTheme().gold
                          : currentTheme().mutedText;
    if (!on && !near && !selected)
        ink.setAlphaF(kFaint);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink, 1.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(on ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter->drawPath(star(QRectF(option.rect).center(), option.rect.height() * kShare));
    painter->restore();
}

bool StarDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    const bool click = event->type() == QEvent::MouseButtonRelease &&
                       static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton &&
                       option.rect.contains(static_cast<QMouseEvent *>(event)->pos());
    const bool key =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (!click && !key)
        return event->type() == QEvent::MouseButtonDblClick;
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace cave

#include "moc_seed_cell_delegates.cpp"
