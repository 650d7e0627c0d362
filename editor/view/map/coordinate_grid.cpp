// SPDX-License-Identifier: MIT
#include "editor/view/map/coordinate_grid.h"

#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QPainter>

#include <array>

namespace cave {
namespace {

constexpr double kNearest = 72; // logical pixels between lines
constexpr float kLineOpacity = 0.45F;
constexpr float kPlateOpacity = 0.8F;
constexpr double kMargin = 3; // around a text, in logical pixels

} // namespace

CoordinateGrid::CoordinateGrid(MapView &map) : QWidget(&map), m_map(map)
{
    setObjectName("map.grid");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(map.rect());
    bindEvent(map, {QEvent::Resize}, *this, [this] { setGeometry(m_map.rect()); });
    connect(&map, &MapView::viewChanged, this, qOverload<>(&QWidget::update));
    hide();
}

std::int64_t CoordinateGrid::spacingFor(double cellWidth)
{
    constexpr std::int64_t kLargest = 1'000'000'000;
    for (std::int64_t ten = 1; ten < kLargest; ten *= 10) {
        for (const std::int64_t spacing : {ten, 2 * ten, 5 * ten}) {
            if (static_cast<double>(spacing) * cellWidth >= kNearest)
                return spacing;
        }
    }
    return kLargest;
}

void CoordinateGrid::setOrigin(WorldPos origin)
{
    m_origin = origin;
    update();
}

void CoordinateGrid::paintEvent(QPaintEvent * /*event*/)
{
    const CellRect view = m_map.cellsInView();
    const QRectF corner = m_map.cellRect(view.origin);
    const std::int64_t spacing = spacingFor(corner.width());
    const auto firstAt = [spacing](std::int64_t from, std::int64_t zero) {
        return from + floorMod(zero - from, spacing);
    };
    QList<Line> columns;
    for (std::int64_t x = firstAt(view.origin.x, m_origin.x); x < view.origin.x + view.width; x += spacing)
        columns.append({m_map.cellRect({x, view.origin.y}).center().x(), QString::number(x - m_origin.x)});
    QList<Line> rows;
    for (std::int64_t y = firstAt(view.origin.y, m_origin.y); y < view.origin.y + view.height; y += spacing)
        rows.append({m_map.cellRect({view.origin.x, y}).center().y(), QString::number(y - m_origin.y)});
    QPainter painter(this);
    painter.setFont(fontOf(TextSize::Small));
    paintLines(painter, columns, Qt::Vertical);
    paintLines(painter, rows, Qt::Horizontal);
}

/// The axes are wider than other lines.
void CoordinateGrid::paintLines(QPainter &painter, const QList<Line> &lines,
                                Qt::Orientation orientation) const
{
    const bool columns = orientation == Qt::Vertical;
    const QColor ink = withOpacity(currentTheme().accent, kLineOpacity);
    for (const Line &line : lines) {
        painter.setPen(QPen(ink, line.text == u'0' ? 2 : 1));
        painter.drawLine(columns ? QLineF(line.at, 0, line.at, height())
                                 : QLineF(0, line.at, width(), line.at));
    }
    const double high = painter.fontMetrics().height() + kMargin;
    for (const Line &line : lines) {
        if (columns)
            paintText(painter, {line.at + kMargin, kMargin}, line.text);
        else if (line.at - high > high + kMargin) // below the texts of the columns
            paintText(painter, {kMargin, line.at - high}, line.text);
    }
}

void CoordinateGrid::paintText(QPainter &painter, QPointF at, const QString &text)
{
    const Theme &theme = currentTheme();
    const QFontMetricsF metrics(painter.font());
    const QRectF plate(at, QSizeF(metrics.horizontalAdvance(text) + 2 * kMargin, metrics.height()));
    painter.fillRect(plate, withOpacity(theme.panel, kPlateOpacity));
    painter.setPen(theme.text);
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace cave

#include "moc_coordinate_grid.cpp"
