// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

namespace cave {

/// Something that can be taken in hand, as a strip shows it.
struct StripItem {
    std::size_t stack = 0; ///< index into `Inventory::stacks`
    QString key;
    ItemKind kind = ItemKind::Blade;
    QString name;
    QString amount; ///< "×2", "50"; empty for one of it
    bool inHand = false;
    double ready = 1; ///< 0 .. 1: how far it is to being used again; of the one in hand

    friend bool operator==(const StripItem &, const StripItem &) = default;
};

/// What can be taken in hand, in a row: the one that is, with name and readiness, larger than the others.
/// A click takes one in hand.
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
