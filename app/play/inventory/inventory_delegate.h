// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <QStyledItemDelegate>

namespace cave {

struct Theme;

/// Paints the rows of an InventoryModel: icon, name and kind on the left; power and the difference to the
/// equipped item on the right.
class InventoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `world`, that of the model's items, must outlive this.
    explicit InventoryDelegate(const World &world, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The width with which a row shows all of an item's name.
    [[nodiscard]] static int neededWidth(const QString &name);

private:
    void paintHeading(QPainter &painter, const QRect &row, const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option) const;
    void paintTexts(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintWornMark(QPainter &painter, const QRect &line, const QModelIndex &index) const;
    void paintNumbers(QPainter &painter, const QRect &row, const QModelIndex &index) const;

    const World &m_world;
};

} // namespace cave
