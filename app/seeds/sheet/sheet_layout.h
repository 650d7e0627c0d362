// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_face.h"

#include <QPoint>
#include <QRect>
#include <QSize>

namespace cave {

/// Where the cards of a sheet are. Cards are of one size and laid out in lines by arithmetic, so any number
/// of rows costs nothing.
///
/// Places are in logical pixels of the viewport; those of rows that there are not are empty.
class SheetLayout {
public:
    struct Rows {
        int first = 0;
        int end = 0; ///< one past the last

        friend bool operator==(const Rows &, const Rows &) = default;
    };

    SheetLayout();

    /// The width that cards should have: CardFace::kNarrowest .. kWidest. They are a little wider, so that
    /// columns fill the view.
    void setCardWidth(int width);
    [[nodiscard]] int cardWidth() const { return m_cardWidth; }
    /// Lays the cards out for a view of this size, in the look of now, with `ratio` device pixels a logical
    /// one. Returns the value of `setScroll` at which what was at the top is there again.
    [[nodiscard]] int fit(QSize view, double ratio);
    void setRowCount(int count) { m_rowCount = count; }
    [[nodiscard]] int rowCount() const { return m_rowCount; }

    [[nodiscard]] const CardFace &face() const { return m_face; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] QSize view() const { return m_view; }
    /// From one line of cards to the next.
    [[nodiscard]] int pitch() const { return m_face.size().height() + kCardGap; }

    /// The value of a scroll bar, 0 .. scrollMaximum(). In long sheets a step is more than a pixel.
    void setScroll(int value) { m_scroll = value; }
    [[nodiscard]] int scrollMaximum() const;
    /// The value that brings a card into view, by the shortest way.
    [[nodiscard]] int scrollTo(int row) const;

    [[nodiscard]] QRect cardRect(int row) const;
    [[nodiscard]] QRect mapRect(int row) const { return partRect(row, m_face.map()); }
    [[nodiscard]] QRect starRect(int row) const { return partRect(row, m_face.star()); }
    [[nodiscard]] QRect pinRect(int row) const { return partRect(row, m_face.pin()); }
    /// The row whose card is there; none: −1.
    [[nodiscard]] int rowAt(QPoint position) const;
    [[nodiscard]] Rows rowsInView() const;
    /// Where a key leads from a card (−1: from none yet); nowhere: −1.
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
