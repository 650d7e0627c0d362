// SPDX-License-Identifier: MIT
#include "editor/view/map/map_effects.h"

#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cave {
namespace {

/// Strokes that fly outward from the middle.
void drawBurst(QPainter &painter, QPointF middle, double inner, double outer, int rays)
{
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.5) / rays;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(middle + way * inner, middle + way * outer);
    }
}

void drawGlow(QPainter &painter, QPointF middle, double radius, const QColor &colour)
{
    QRadialGradient glow(middle, radius);
    glow.setColorAt(0, colour);
    glow.setColorAt(1, withOpacity(colour, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(middle, radius, radius);
}

} // namespace

void MapEffects::advance(double seconds)
{
    for (Running &running : m_running)
        running.progress += seconds / kFlashSeconds;
    std::erase_if(m_running, [](const Running &running) { return running.progress >= 1; });
}

void MapEffects::paint(const MapCanvas &canvas) const
{
    QPainter &painter = canvas.painter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Running &running : m_running) {
        if (!canvas.at.isNear(running.cell, 1))
            continue;
        const QPointF middle = canvas.at.centre(running.cell);
        const double size = std::max(canvas.at.scale, 10 * canvas.at.unit);
        const double t = running.progress;
        const double left = 1 - t * t;
        const QColor colour = running.flash == Flash::Hit ? canvas.theme.danger : canvas.theme.gold;
        drawGlow(painter, middle, size * (0.5 + 0.25 * t), withOpacity(colour, 0.75 * left));
        painter.setPen(QPen(withOpacity(running.flash == Flash::Hit ? QColor(Qt::white) : colour, left),
                            std::max(canvas.at.unit, size * 0.06), Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        if (running.flash == Flash::Pickup)
            painter.drawEllipse(middle - QPointF(0, size * 0.3 * t), size * (0.2 + 0.3 * t),
                                size * (0.08 + 0.12 * t));
        else
            drawBurst(painter, middle, size * (0.2 + 0.25 * t), size * (0.4 + 0.25 * t),
                      running.flash == Flash::Hit ? 6 : 10);
    }
    painter.restore();
}

} // namespace cave
