// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_marks.h"

#include "editor/view/camera/map_viewport.h"
#include "editor/view/style/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// Minimum mark size, in logical pixels.
constexpr double kSmallest = 7;
/// Mark size as a share of a large cell.
constexpr double kShare = 0.5;

void drawShape(QPainter &painter, MapMark::Shape shape, const QRectF &box)
{
    switch (shape) {
    case MapMark::Shape::Dot:
    case MapMark::Shape::Ring:
        painter.drawEllipse(box);
        break;
    case MapMark::Shape::Square:
        painter.drawRect(box);
        break;
    case MapMark::Shape::Cross:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.bottomLeft(), box.topRight());
        break;
    }
}

void paintMark(const MapMark &mark, const MapCanvas &canvas)
{
    const double size = std::max(kSmallest * canvas.at.unit, kShare * canvas.at.scale);
    const double width = std::max(1.5 * canvas.at.unit, size / 7);
    QRectF box(0, 0, size - width, size - width);
    box.moveCenter(canvas.at.centre(mark.at));
    const QColor colour = mark.colour.isValid() ? mark.colour : canvas.theme.accent;
    QPainter &painter = canvas.painter;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(canvas.theme.background, width + 2 * canvas.at.unit, Qt::SolidLine, Qt::RoundCap,
                        Qt::MiterJoin));
    drawShape(painter, mark.shape, box);
    if (mark.shape == MapMark::Shape::Dot)
        painter.setBrush(colour);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    drawShape(painter, mark.shape, box);
}

// Logical pixels.
constexpr double kTextSize = 11;
constexpr double kWidestPlate = 160;

} // namespace

void paintMarks(const std::vector<MapMark> &marks, const MapCanvas &canvas)
{
    if (marks.empty())
        return;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    // A mark of a cell just out of view may overlap it.
    constexpr int kReach = 1;
    const int margin = kReach + static_cast<int>(kSmallest * canvas.at.unit / canvas.at.scale);
    for (const MapMark &mark : marks) {
        if (canvas.at.isNear(mark.at, margin))
            paintMark(mark, canvas);
    }
    canvas.painter.restore();
}

MapPlate::MapPlate(const MapCanvas &canvas, const QString &text) : m_font(canvas.painter.font())
{
    const double unit = canvas.at.unit;
    m_font.setPixelSize(static_cast<int>(std::lround(kTextSize * unit)));
    const QFontMetricsF metrics(m_font);
    QStringList lines = text.split(u'\n');
    double widest = 0;
    for (QString &line : lines) {
        line = metrics.elidedText(line, Qt::ElideRight, kWidestPlate * unit);
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    m_text = lines.join(u'\n');
    m_size = {std::ceil(widest) + 8 * unit,
              std::ceil(metrics.height() * static_cast<double>(lines.size())) + 2 * unit};
}

void MapPlate::draw(const MapCanvas &canvas, QPointF topLeft) const
{
    const double unit = canvas.at.unit;
    const QRectF box(topLeft, m_size);
    QColor ground = canvas.theme.panel;
    ground.setAlphaF(0.86F);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.setPen(QPen(canvas.theme.line, unit));
    canvas.painter.setBrush(ground);
    canvas.painter.drawRoundedRect(box.adjusted(unit / 2, unit / 2, -unit / 2, -unit / 2), 3 * unit,
                                   3 * unit);
    canvas.painter.setFont(m_font);
    canvas.painter.setPen(canvas.theme.text);
    canvas.painter.drawText(box, Qt::AlignCenter, m_text);
}

} // namespace cave
