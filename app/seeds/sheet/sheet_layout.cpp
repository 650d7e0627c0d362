// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/sheet_layout.h"

#include "core/base/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cave {
namespace {

constexpr int kOwnCardWidth = 240;
/// The limit of a scroll bar's range; in longer sheets a step is more than a pixel.
constexpr qint64 kLongestRange = 1'000'000'000;

} // namespace

SheetLayout::SheetLayout()
    : m_cardWidth(kOwnCardWidth)
    , m_face(kOwnCardWidth, currentTheme(), CardFonts::ofApplication(), 1)
{
}

/// Chooses the number of columns at which cards that fill the width are nearest to the preferred size.
int SheetLayout::fit(QSize view, double ratio)
{
    const qint64 line = offset() / pitch();
    const qint64 row = line * m_columns;
    const double part = static_cast<double>(offset() - line * pitch()) / pitch();
    m_view = view;
    const int room = view.width() - kCardGap;
    const int wanted = m_cardWidth + kCardGap;
    const int most = room / (CardFace::kNarrowest + kCardGap);
    m_columns = std::max(1, std::min(most, (room + wanted / 2) / wanted));
    const int width = std::clamp(room / m_columns - kCardGap, CardFace::kNarrowest, CardFace::kWidest);
    m_face = CardFace(width, currentTheme(), CardFonts::ofApplication(), ratio);
    const qint64 top = row / m_columns * pitch() + std::llround(part * pitch());
    return static_cast<int>(top / scrollUnit());
}

/// How far the sheet can be scrolled, in pixels.
qint64 SheetLayout::range() const
{
    const qint64 lines = (static_cast<qint64>(m_rowCount) + m_columns - 1) / m_columns;
    return std::max<qint64>(0, lines * pitch() + kCardGap - m_view.height());
}

int SheetLayout::scrollMaximum() const
{
    return static_cast<int>((range() + scrollUnit() - 1) / scrollUnit());
}

int SheetLayout::scrollTo(int row) const
{
    const QRect card = cardRect(row).adjusted(0, -kCardGap, 0, kCardGap);
    // A card higher than the view is aligned to its top.
    if (card.top() < 0 || card.height() > m_view.height())
        return static_cast<int>((offset() + card.top()) / scrollUnit());
    if (card.bottom() >= m_view.height())
        return static_cast<int>((offset() + card.bottom() + 1 - m_view.height()) / scrollUnit());
    return m_scroll;
}

/// What is far out of view is clamped to the range of int.
QRect SheetLayout::cardRect(int row) const
{
    if (row < 0)
        return {};
    const qint64 y = kCardGap + static_cast<qint64>(row / m_columns) * pitch() - offset();
    constexpr qint64 kFar = std::numeric_limits<int>::max() / 4;
    const int x = kCardGap + row % m_columns * (m_face.size().width() + kCardGap);
    return {QPoint(x, static_cast<int>(std::clamp(y, -kFar, kFar))), m_face.size()};
}

QRect SheetLayout::partRect(int row, QRect part) const
{
    return row < 0 ? QRect() : part.translated(cardRect(row).topLeft());
}

/// The rows of lines that intersect top .. bottom − 1, in pixels of the whole sheet.
SheetLayout::Rows SheetLayout::rowsIn(qint64 top, qint64 bottom) const
{
    const qint64 first = floorDiv(top - kCardGap, pitch()) * m_columns;
    const qint64 end = (floorDiv(bottom - 1, pitch()) + 1) * m_columns;
    return {static_cast<int>(std::clamp<qint64>(first, 0, m_rowCount)),
            static_cast<int>(std::clamp<qint64>(end, 0, m_rowCount))};
}

int SheetLayout::rowAt(QPoint position) const
{
    const Rows rows = rowsIn(position.y() + offset(), position.y() + offset() + 1);
    for (int row = rows.first; row < rows.end; ++row) {
        if (cardRect(row).contains(position))
            return row;
    }
    return -1;
}

int SheetLayout::rowForKey(int key, int from) const
{
    const int last = m_rowCount - 1;
    const int page = std::max(1, m_view.height() / pitch()) * m_columns;
    int row = from;
    switch (key) {
    case Qt::Key_Home:
        return std::min(0, last);
    case Qt::Key_End:
        return last;
    case Qt::Key_Left:
        row = std::max(0, from - 1);
        break;
    case Qt::Key_Right:
        row = std::min(last, from + 1);
        break;
    case Qt::Key_Up:
        row = from >= m_columns ? from - m_columns : from;
        break;
    case Qt::Key_Down: // from the last line but one down to the last card, even if that isn't straight below
        row = from / m_columns < last / m_columns ? std::min(last, from + m_columns) : from;
        break;
    case Qt::Key_PageUp:
        row = std::max(from % m_columns, from - page);
        break;
    case Qt::Key_PageDown:
        row = std::min(last, from + page);
        break;
    default:
        return -1;
    }
    if (m_rowCount == 0)
        return -1;
    return from < 0 ? rowsInView().first : row; // the first key goes to the first visible one
}

qint64 SheetLayout::scrollUnit() const
{
    return range() / kLongestRange + 1;
}

} // namespace cave
