// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_face.h"

#include <QPoint>
#include <QRect>
#include <QSize>

namespace cave {

/// The layout of a sheet's cards. Cards have one size and are laid out arithmetically in lines, so the number
/// of rows doesn't matter.
///
/// Positions are in logical pixels of the viewport; those of rows that don't exist are empty.
class SheetLayout {
public:
    struct Rows {
        int first = 0;
        int end = 0; ///< one past the last

        friend bool operator==(const Rows &, const Rows &) = default;
    };

    SheetLayout();

    /// The preferred width of cards: CardFace::kNarrowest .. kWidest. They are slightly wider to fill the
    /// view.
    void setCardWidth(int width) { m_cardWidth = std::clamp(width, CardFace::kNarrowest, CardFace::kWidest); }
    [[nodiscard]] int cardWidth() const { return m_cardWidth; }
    /// Lays out the cards for a view of this size with the current theme and `ratio` device pixels per
    /// logical pixel. Returns the value for `setScroll` that keeps the top row in place.
    [[nodiscard]] int fit(QSize view, double ratio);
    void setRowCount(int count) { m_rowCount = count; }
    [[nodiscard]] int rowCount() const { return m_rowCount; }

    [[nodiscard]] const CardFace &face() const { return m_face; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] QSize view() const { return m_view; }
    /// The distance between lines of cards.
    [[nodiscard]] int pitch() const { return m_face.size().height() + kCardGap; }

    /// The value of the scroll bar, 0 .. scrollMaximum(). In long sheets a step is more than one pixel.
    void setScroll(int value) { m_scroll = value; }
    [[nodiscard]] int scrollMaximum() const;
    /// The nearest value that makes a card visible.
    [[nodiscard]] int scrollTo(int row) const;

    [[nodiscard]] QRect cardRect(int row) const;
    [[nodiscard]] QRect mapRect(int row) const { return partRect(row, m_face.map()); }
    [[nodiscard]] QRect starRect(int row) const { return partRect(row, m_face.star()); }
    [[nodiscard]] QRect pinRect(int row) const { return partRect(row, m_face.pin()); }
    /// The row of the card at a position; −1 for none.
    [[nodiscard]] int rowAt(QPoint position) const;
    [[nodiscard]] Rows rowsInView() const { return rowsIn(offset(), offset() + m_view.height()); }
    /// The row that a key moves to from a card (−1: none yet); −1 for none.
    [[nodiscard]] int rowForKey(int key, int from) const;

private:
    [[nodiscard]] qint64 range() const;
    [[nodiscard]] qint64 scrollUnit() const;
    [[nodiscard]] qint64 offset() const { return m_scroll * scrollUnit(); }
    [[nodiscard]] Rows rowsIn(qint64 top, qint64 bottom) const;
    [[nodiscard]] QRect partRect(int row, QRect part) const;

    int m_cardWidth;
    CardFace m_face;
    QSize m_view;
    int m_columns = 1;
    int m_rowCount = 0;
    int m_scroll = 0;
};

} // namespace cave
