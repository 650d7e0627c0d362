// SPDX-License-Identifier: MIT
#include "app/play/inventory/item_strip.h"

#include "editor/view/figures/thing_figures.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kStripHeight = 9 * kGrid;
constexpr int kIconInHand = 7 * kGrid;
constexpr int kSmallIcon = 5 * kGrid;
constexpr int kSmallWidth = 9 * kGrid;
constexpr int kBar = 3;

QString lineOf(const StripItem &item)
{
    return item.amount.isEmpty() ? item.name : item.name + ' ' + item.amount;
}

} // namespace

ItemStrip::ItemStrip(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("hud.items"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ItemStrip::show(std::vector<StripItem> items)
{
    if (items == m_items)
        return;
    const QSize before = sizeHint();
    m_items = std::move(items);
    QStringList spoken;
    for (const StripItem &item : m_items)
        spoken.append(item.inHand ? tr("%1, wielded").arg(lineOf(item)) : lineOf(item));
    setAccessibleName(spoken.join(QStringLiteral("; ")));
    if (before != sizeHint())
        updateGeometry();
    update();
}

int ItemStrip::widthOf(const StripItem &item) const
{
    return item.inHand ? kIconInHand + 5 * kGrid + fontMetrics().horizontalAdvance(lineOf(item))
                       : kSmallWidth;
}

QSize ItemStrip::sizeHint() const
{
    int width = 0;
    for (const StripItem &item : m_items)
        width += widthOf(item);
    return {width, kStripHeight};
}

QSize ItemStrip::minimumSizeHint() const
{
    return {kIconInHand + 2 * kGrid, kStripHeight};
}

QRect ItemStrip::placeOf(std::size_t number) const
{
    int left = 0;
    for (std::size_t i = 0; i < number; ++i)
        left += widthOf(m_items[i]);
    return {left, 0, widthOf(m_items[number]), height()};
}

/// The number of the item under a point; −1 for none.
int ItemStrip::at(QPoint point) const
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (placeOf(i).contains(point))
            return static_cast<int>(i);
    }
    return -1;
}

bool ItemStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int number = at(help->pos());
        QToolTip::showText(help->globalPos(),
                           number < 0   ? QString()
                           : number < 9 ? tr("%1 (key %2)")
                                              .arg(lineOf(m_items[static_cast<std::size_t>(number)]),
                                                   QString::number(number + 1))
                                        : lineOf(m_items[static_cast<std::size_t>(number)]));
        return true;
    }
    return QWidget::event(event);
}

void ItemStrip::mousePressEvent(QMouseEvent *event)
{
    if (const int number = at(event->pos()); number >= 0 && event->button() == Qt::LeftButton)
        emit chosen(number);
}

void ItemStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_items.size(); ++i)
        paintItem(painter, i);
}

void ItemStrip::paintItem(QPainter &painter, std::size_t number) const
{
    const StripItem &item = m_items[number];
    const QRect place = placeOf(number);
    const int side = item.inHand ? kIconInHand : kSmallIcon;
    const QRect icon(place.left() + kGrid, (height() - side) / 2, side, side);
    if (item.inHand) {
        painter.setPen(QPen(currentTheme().accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(place).adjusted(0.75, 0.75, -kGrid, -0.75), kGrid, kGrid);
        painter.setPen(currentTheme().text);
        painter.drawText(QRect(icon.right() + 2 * kGrid, 0, place.right() - icon.right(), height() - kBar),
                         Qt::AlignVCenter | Qt::AlignLeft, lineOf(item));
        const double width = place.width() - 3.0 * kGrid;
        painter.fillRect(QRectF(place.left() + kGrid, height() - kBar - 2, width, kBar), currentTheme().line);
        painter.fillRect(QRectF(place.left() + kGrid, height() - kBar - 2, width * item.ready, kBar),
                         item.ready < 1 ? currentTheme().gold : currentTheme().good);
    } else if (number < 9) {
        painter.setPen(currentTheme().mutedText);
        painter.setFont(fontOf(TextSize::Small));
        painter.drawText(place.adjusted(0, 0, -kGrid, -1), Qt::AlignRight | Qt::AlignBottom,
                         QString::number(number + 1));
        painter.setFont(font());
    }
    drawItem(painter, icon, {item.key.toStdString(), item.kind});
}

} // namespace cave

#include "moc_item_strip.cpp"
