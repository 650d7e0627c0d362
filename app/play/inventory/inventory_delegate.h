// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/inventory/inventory_model.h"
#include "core/world/world.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace cave {

/// Paints the rows of an InventoryModel: icon, name and kind on the left; power and the difference to the
/// equipped item on the right.
class InventoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `world`, that of the model's items, must outlive this.
    explicit InventoryDelegate(const World &world, QObject *parent = nullptr)
        : QStyledItemDelegate(parent)
        , m_world(world)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(InventoryModel::HeadingRole).toBool()) {
            paintHeading(*painter, option.rect, index);
            painter->restore();
            return;
        }
        paintGround(*painter, option);
        QRect icon(0, 0, kRowIcon, kRowIcon);
        icon.moveCenter(option.rect.center());
        icon.moveLeft(option.rect.left() + kPadding);
        const auto item = static_cast<std::size_t>(index.data(InventoryModel::ItemRole).toInt());
        if (item < m_world.content->items.size())
            drawItem(*painter, icon, itemLook(m_world, item));
        QRect texts = option.rect.adjusted(kRowIcon + 2 * kPadding, 0, 0, 0);
        texts.setRight(numberColumns(option.rect).power.left() - kGrid);
        paintTexts(*painter, texts, index);
        paintNumbers(*painter, option.rect, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        if (index.data(InventoryModel::HeadingRole).toBool())
            return {0, heightOf(TextSize::Small) + 4 * kGrid};
        return {0, std::max(kRowIcon, heightOf(TextSize::Body) + heightOf(TextSize::Small)) + 2 * kGrid};
    }

    /// The width with which a row shows all of an item's name.
    [[nodiscard]] static int neededWidth(const QString &name)
    {
        const QFontMetrics bold(fontOf(TextSize::Body, QFont::DemiBold)); // as if it were worn
        return kRowIcon + 4 * kPadding + bold.horizontalAdvance(name) + columnWidth(powerCaption()) +
               columnWidth(differenceCaption());
    }

private:
    static constexpr int kRowIcon = 9 * kGrid;
    static constexpr int kPadding = 2 * kGrid;
    struct NumberColumns {
        QRect power;
        QRect difference;
    };

    static int heightOf(TextSize size) { return QFontMetrics(fontOf(size)).height(); }

    /// Wide enough for the captions and for any number.
    static int columnWidth(const QString &caption)
    {
        const int number =
            QFontMetrics(fontOf(TextSize::Heading, QFont::DemiBold)).horizontalAdvance(QStringLiteral("−88"));
        return std::max(QFontMetrics(fontOf(TextSize::Small)).horizontalAdvance(caption), number) + 2 * kGrid;
    }

    static QString powerCaption() { return InventoryDelegate::tr("power"); }

    static QString differenceCaption() { return InventoryDelegate::tr("change"); }

    static NumberColumns numberColumns(const QRect &row)
    {
        QRect difference = row.adjusted(0, 0, -kPadding, 0);
        difference.setLeft(difference.right() - columnWidth(differenceCaption()));
        QRect power = difference;
        power.setRight(difference.left() - kGrid);
        power.setLeft(power.right() - columnWidth(powerCaption()));
        return {power, difference};
    }

    void paintHeading(QPainter &painter, const QRect &row, const QModelIndex &index) const
    {
        painter.setFont(fontOf(TextSize::Small, QFont::DemiBold));
        painter.setPen(currentTheme().mutedText);
        const QRect text = row.adjusted(kPadding, 0, -kPadding, -kGrid);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        const QModelIndex first = index.siblingAtRow(index.row() + 1);
        if (first.data(InventoryModel::PowerRole).isValid()) {
            painter.setFont(fontOf(TextSize::Small));
            const NumberColumns columns = numberColumns(text.adjusted(0, 0, kPadding, 0));
            painter.drawText(columns.power, Qt::AlignRight | Qt::AlignBottom, powerCaption());
            painter.drawText(columns.difference, Qt::AlignRight | Qt::AlignBottom, differenceCaption());
        }
        painter.fillRect(QRect(row.left() + kPadding, row.bottom(), row.width() - 2 * kPadding, 1),
                         currentTheme().line);
    }

    void paintGround(QPainter &painter, const QStyleOptionViewItem &option) const
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (!selected && !option.state.testFlag(QStyle::State_MouseOver))
            return;
        QColor ground = currentTheme().accent;
        ground.setAlphaF(selected ? 0.18F : 0.07F);
        const bool active = option.state.testFlag(QStyle::State_HasFocus);
        painter.setBrush(ground);
        painter.setPen(selected
                           ? QPen(active ? currentTheme().accent : currentTheme().mutedText, active ? 1.5 : 1)
                           : Qt::NoPen);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kGrid, kGrid);
    }

    void paintTexts(QPainter &painter, const QRect &area, const QModelIndex &index) const
    {
        const int height = heightOf(TextSize::Body) + heightOf(TextSize::Small);
        QRect line(area.left(), area.center().y() - height / 2, area.width(), heightOf(TextSize::Body));
        const bool worn = index.data(InventoryModel::WornRole).toBool();
        const int amount = index.data(InventoryModel::AmountRole).toInt();
        const QString times = amount > 1 ? QStringLiteral("  ×%1").arg(amount) : QString();
        painter.setFont(fontOf(TextSize::Body, worn ? QFont::DemiBold : QFont::Normal));
        painter.setPen(currentTheme().text);
        const QFontMetrics metrics = painter.fontMetrics();
        const QString name = metrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                line.width() - metrics.horizontalAdvance(times));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.setPen(currentTheme().gold);
        painter.drawText(line.adjusted(metrics.horizontalAdvance(name), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, times);
        line.translate(0, heightOf(TextSize::Body));
        line.setHeight(heightOf(TextSize::Small));
        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(currentTheme().mutedText);
        const QString kind = index.data(InventoryModel::KindRole).toString();
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, kind);
        if (worn)
            paintWornMark(painter,
                          line.adjusted(painter.fontMetrics().horizontalAdvance(kind) + 2 * kGrid, 0, 0, 0),
                          index);
    }

    /// A tick and a word.
    void paintWornMark(QPainter &painter, const QRect &line, const QModelIndex &index) const
    {
        const double unit = line.height() / 14.0;
        const QPointF at(line.left(), line.center().y() + 0.5);
        painter.setPen(QPen(currentTheme().accent, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at + QPointF(0, 0.5) * unit, at + QPointF(3, 3.5) * unit,
                                       at + QPointF(8, -3.5) * unit});
        painter.setFont(fontOf(TextSize::Small, QFont::DemiBold));
        const auto shift = static_cast<int>(12 * unit);
        const auto item = static_cast<std::size_t>(index.data(InventoryModel::ItemRole).toInt());
        const bool used = isUsable(m_world.content->items[item].kind);
        painter.drawText(line.adjusted(shift, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         used ? tr("wielded") : tr("equipped"));
    }

    void paintNumbers(QPainter &painter, const QRect &row, const QModelIndex &index) const
    {
        const NumberColumns columns = numberColumns(row);
        const QVariant power = index.data(InventoryModel::PowerRole);
        painter.setFont(fontOf(TextSize::Heading));
        painter.setPen(currentTheme().text);
        if (power.isValid())
            painter.drawText(columns.power, Qt::AlignRight | Qt::AlignVCenter, power.toString());
        const QVariant difference = index.data(InventoryModel::DifferenceRole);
        if (!difference.isValid())
            return;
        const int more = difference.toInt();
        painter.setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        painter.setPen(more > 0   ? currentTheme().good
                       : more < 0 ? currentTheme().danger
                                  : currentTheme().mutedText);
        painter.drawText(columns.difference, Qt::AlignRight | Qt::AlignVCenter, differenceText(more));
    }

    const World &m_world;
};

} // namespace cave
