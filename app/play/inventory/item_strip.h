// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <QString>
#include <QWidget>

#include <cstddef>
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
    explicit ItemStrip(QWidget *parent = nullptr);

    void show(std::vector<StripItem> items);
    [[nodiscard]] const std::vector<StripItem> &items() const { return m_items; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// `number` counts from 0 in the strip.
    void chosen(int number);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int widthOf(const StripItem &item) const;
    [[nodiscard]] QRect placeOf(std::size_t number) const;
    [[nodiscard]] int at(QPoint point) const;
    void paintItem(QPainter &painter, std::size_t number) const;

    std::vector<StripItem> m_items;
};

} // namespace cave
