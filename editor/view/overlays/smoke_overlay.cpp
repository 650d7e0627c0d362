// SPDX-License-Identifier: MIT
#include "editor/view/overlays/smoke_overlay.h"

#include "core/base/hashing.h"
#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRadialGradient>

#include <cmath>
#include <cstdint>
#include <numbers>

namespace cave {
namespace {

constexpr int kPuffsInCell = 3;
constexpr double kPuffWidth = 1.1;     ///< cells
constexpr double kPuffDistance = 0.32; ///< of its centre from that of the cell, in cells
constexpr double kSmokeTint = 0.14;
constexpr double kThickestSmoke = 0.36;

QImage softPuff(int size, const QColor &colour)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double radius = size / 2.0;
    QRadialGradient soft(QPointF(radius, radius), radius);
    soft.setColorAt(0, withOpacity(colour, kThickestSmoke));
    soft.setColorAt(0.5, withOpacity(colour, 0.6 * kThickestSmoke));
    soft.setColorAt(1, withOpacity(colour, 0));
    QPainter(&image).fillRect(image.rect(), soft);
    return image;
}

/// Around the centre of the cell, turned by chance.
void paintPuffs(WorldPos cell, const QImage &puff, const MapCanvas &canvas)
{
    const double half = puff.width() / 2.0;
    const QPointF corner = canvas.at.centre(cell) - QPointF(half, half);
    const std::uint32_t turn = pickBelow(hashAt(kGoldenGamma, cell.x, cell.y), 360);
    for (int i = 0; i < kPuffsInCell; ++i) {
        const double angle = (turn + 360.0 * i / kPuffsInCell) * std::numbers::pi / 180;
        const QPointF away = kPuffDistance * canvas.at.scale * QPointF(std::cos(angle), std::sin(angle));
        canvas.painter.drawImage((corner + away).toPoint(), puff);
    }
}

} // namespace

void paintSmoke(const SmokeOverlay &smoke, const MapCanvas &canvas)
{
    const QColor colour = canvas.theme.mutedText;
    const int size = static_cast<int>(std::lround(kPuffWidth * canvas.at.scale));
    const QImage puff = size > 2 ? softPuff(size, colour) : QImage();
    for (int y = 0; y < smoke.cells.height(); ++y) {
        for (int x = 0; x < smoke.cells.width(); ++x) {
            const WorldPos cell{smoke.origin.x + x, smoke.origin.y + y};
            if (!smoke.cells.test(x, y) || !canvas.at.isNear(cell, 1))
                continue;
            canvas.painter.fillRect(canvas.at.rect(cell), withOpacity(colour, kSmokeTint));
            if (!puff.isNull())
                paintPuffs(cell, puff, canvas);
        }
    }
}

} // namespace cave
