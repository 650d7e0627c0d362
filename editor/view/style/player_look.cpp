// SPDX-License-Identifier: MIT
#include "editor/view/style/player_look.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

namespace cave {

QString playerName(int player, const std::string &name)
{
    return name.empty() ? QCoreApplication::translate("cave::PlayerLook", "Player %1").arg(player)
                        : QString::fromStdString(name);
}

QColor playerColour(int player, std::uint32_t colour)
{
    constexpr int kHueStep = 137; // the golden angle: neighbours differ most
    return colour != 0 ? QColor::fromRgb(colour) : QColor::fromHsv(player * kHueStep % 360, 190, 220);
}

QIcon colourDot(const QColor &colour)
{
    constexpr int kSide = 64; // scaled down by the icon
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(pixmap.rect().adjusted(8, 8, -8, -8));
    return pixmap;
}

} // namespace cave
