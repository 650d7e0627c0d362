// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_pings.h"

#include "editor/view/overlays/ally_layer.h"
#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {

void MapPings::add(int player, WorldPos cell, const QColor &colour, const QString &name)
{
    std::erase_if(m_pings, [player](const Ping &ping) { return ping.player == player; });
    m_pings.push_back({player, cell, colour, name, 0});
}

void MapPings::advance(double seconds)
{
    for (Ping &ping : m_pings)
        ping.age += seconds;
    std::erase_if(m_pings, [](const Ping &ping) { return ping.age >= kPingSeconds; });
}

void MapPings::paint(const MapCanvas &canvas, bool motion) const
{
    QPainter &painter = canvas.painter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Ping &ping : m_pings) {
        const QRectF cell = canvas.at.rect(ping.cell);
        if (!canvas.at.bounds.intersects(cell)) {
            drawNamedPointer(canvas, cell.center(), ping.colour, ping.name);
            continue;
        }
        const double size = std::max(cell.width(), 12 * canvas.at.unit);
        const double width = std::max(2 * canvas.at.unit, size * 0.08);
        const double share = motion ? std::fmod(ping.age, 1.0) : 0.3;
        const double radius = size * (0.5 + share);
        const double opacity = motion ? 1 - share : 1;
        painter.setPen(QPen(withOpacity(canvas.theme.background, opacity), width + 2 * canvas.at.unit));
        painter.drawEllipse(cell.center(), radius, radius);
        painter.setPen(QPen(withOpacity(ping.colour, opacity), width));
        painter.drawEllipse(cell.center(), radius, radius);
    }
    painter.restore();
}

} // namespace cave
