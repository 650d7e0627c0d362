// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_plate.h"

#include "editor/view/style/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

// Logical pixels.
constexpr double kTextSize = 11;
constexpr double kWidestPlate = 160;

} // namespace

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
