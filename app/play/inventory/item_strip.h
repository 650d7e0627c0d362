// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/place_texts.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QString>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace cave {

/// A usable item as shown in the strip.
struct StripItem {
    std::size_t stack = 0; ///< index into `Inventory::stacks`
    QString key;
    ItemKind kind = ItemKind::Blade;
    QString name;
    QString amount; ///< "×2", "50"; empty for a single one
    bool inHand = false;
    double ready = 1; ///< progress until it can be used again, 0 .. 1; of the selected item

    friend bool operator==(const StripItem &, const StripItem &) = default;
};

/// The usable items in a row; the selected one is larger, with name and readiness. A click selects one.
class ItemStrip : public QWidget {
    Q_OBJECT

public:
    explicit ItemStrip(QWidget *parent = nullptr) : QWidget(parent)
    {
        setObjectName(QStringLiteral("hud.items"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void show(std::vector<StripItem> items)
    {
        if (items == m_items)
            return;
        const QSize before = sizeHint();
        m_items = std::move(items);
        QStringList spoken;
        for (const StripItem &item : m_items)
            spoken.append(item.inHand ? tr("%1, wielded").arg(lineOf(item)) : lineOf(item));
        setAccessibleName(joinedClauses(spoken));
        if (before != sizeHint())
            updateGeometry();
        update();
    }

    [[nodiscard]] const std::vector<StripItem> &items() const { return m_items; }

    [[nodiscard]] QSize sizeHint() const override
    {
        int width = 0;
        for (const StripItem &item : m_items)
            width += widthOf(item);
        return {width, kStripHeight};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return {kIconInHand + 2 * kGrid, kStripHeight}; }

signals:
    /// `number` counts from 0 in the strip.
    void chosen(int number);

protected:
    bool event(QEvent *event) override
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

    void mousePressEvent(QMouseEvent *event) override
    {
        if (const int number = at(event->pos()); number >= 0 && event->button() == Qt::LeftButton)
            emit chosen(number);
    }

    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < m_items.size(); ++i)
            paintItem(painter, i);
    }

private:
    static constexpr int kStripHeight = 9 * kGrid;
    static constexpr int kIconInHand = 7 * kGrid;
    static constexpr int kSmallIcon = 5 * kGrid;
    static constexpr int kSmallWidth = 9 * kGrid;
    static constexpr int kBar = 3;

    static QString lineOf(const StripItem &item)
    {
        return item.amount.isEmpty() ? item.name : item.name + ' ' + item.amount;
    }

    [[nodiscard]] int widthOf(const StripItem &item) const
    {
        return item.inHand ? kIconInHand + 5 * kGrid + fontMetrics().horizontalAdvance(lineOf(item))
                           : kSmallWidth;
    }

    [[nodiscard]] QRect placeOf(std::size_t number) const
    {
        int left = 0;
        for (std::size_t i = 0; i < number; ++i)
            left += widthOf(m_items[i]);
        return {left, 0, widthOf(m_items[number]), height()};
    }

    /// The number of the item under a point; −1 for none.
    [[nodiscard]] int at(QPoint point) const
    {
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (placeOf(i).contains(point))
                return static_cast<int>(i);
        }
        return -1;
    }

    void paintItem(QPainter &painter, std::size_t number) const
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
            painter.drawText(
                QRect(icon.right() + 2 * kGrid, 0, place.right() - icon.right(), height() - kBar),
                Qt::AlignVCenter | Qt::AlignLeft, lineOf(item));
            const double width = place.width() - 3.0 * kGrid;
            painter.fillRect(QRectF(place.left() + kGrid, height() - kBar - 2, width, kBar),
                             currentTheme().line);
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

    std::vector<StripItem> m_items;
};

} // namespace cave
