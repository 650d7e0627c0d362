// SPDX-License-Identifier: MIT
#include "editor/view/overlays/numbered_line.h"

#include "editor/view/overlays/line_overlays.h"
#include "editor/view/overlays/map_plate.h"
#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// Smaller cells, in logical pixels, have no numbers.
constexpr double kSmallestNumbered = 16;
constexpr double kSmallestText = 6.5; // logical pixels

bool isObstacle(const NumberedLine &line, WorldPos cell)
{
    return std::find(line.obstacles.begin(), line.obstacles.end(), cell) != line.obstacles.end();
}

/// Where the line is blocked; none if it is clear.
std::optional<QPointF> stopOf(const NumberedLine &line, const MapProjection &at)
{
    if (line.obstacles.empty())
        return std::nullopt;
    return (at.centre(line.obstacles.front()) + at.centre(line.obstacles.back())) / 2;
}

void paintCells(const NumberedLine &line, const MapCanvas &canvas)
{
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (!canvas.at.isNear(line.cells[i]) || isObstacle(line, line.cells[i]))
            continue;
        canvas.painter.fillRect(canvas.at.rect(line.cells[i]),
                                i < line.clear ? withOpacity(canvas.theme.gold, 0.22F)
                                               : withOpacity(canvas.theme.mutedText, 0.16F));
    }
    for (const WorldPos cell : line.obstacles) {
        if (canvas.at.isNear(cell))
            canvas.painter.fillRect(canvas.at.rect(cell), withOpacity(canvas.theme.danger, 0.34F));
    }
}

void paintObstacles(const NumberedLine &line, const MapCanvas &canvas)
{
    const auto inView = [&](WorldPos cell) { return canvas.at.isNear(cell, 1); };
    if (std::ranges::none_of(line.obstacles, inView))
        return;
    if (line.obstacles.size() > 1) {
        const double width = std::clamp(canvas.at.scale * 0.12, 2.4 * canvas.at.unit, 5 * canvas.at.unit);
        drawCasedLine(canvas,
                      {canvas.at.centre(line.obstacles.front()), canvas.at.centre(line.obstacles.back())},
                      QPen(canvas.theme.danger, width, Qt::SolidLine, Qt::RoundCap));
    }
    for (const WorldPos cell : line.obstacles)
        drawCross(canvas, canvas.at.centre(cell));
}

/// The numbers' font size in device pixels for which `digits` fit into a cell; 0 if they don't.
int textSize(int digits, const MapCanvas &canvas)
{
    constexpr double kDigitWidth = 0.6; // of the font's size
    const double size = std::min(
        {12 * canvas.at.unit, 0.5 * canvas.at.scale, 0.86 * canvas.at.scale / (kDigitWidth * digits)});
    return size < kSmallestText * canvas.at.unit ? 0 : static_cast<int>(std::lround(size));
}

void paintNumber(const MapCanvas &canvas, QPointF middle, const QString &number, bool clear)
{
    const int size = textSize(static_cast<int>(number.size()), canvas);
    if (size == 0)
        return;
    const Theme &theme = canvas.theme;
    const double height = std::min(1.45 * size, 0.84 * canvas.at.scale);
    const double width = std::max(height, 0.62 * size * static_cast<double>(number.size()) + 0.4 * size);
    const QRectF bead(middle.x() - width / 2, middle.y() - height / 2, width, height);
    const QColor fill = clear ? theme.gold : theme.panel;
    canvas.painter.setPen(QPen(clear ? withOpacity(Qt::black, 0.6F) : theme.mutedText, canvas.at.unit));
    canvas.painter.setBrush(fill);
    canvas.painter.drawRoundedRect(bead, height / 2, height / 2);
    QFont font = canvas.painter.font();
    font.setPixelSize(size);
    font.setBold(clear);
    canvas.painter.setFont(font);
    canvas.painter.setPen(clear ? (qGray(fill.rgb()) > 110 ? QColor(0x1b, 0x14, 0x08) : QColor(Qt::white))
                                : theme.mutedText);
    canvas.painter.drawText(bead, Qt::AlignCenter, number);
}

} // namespace

void paintNumberedLine(const NumberedLine &line, const MapCanvas &canvas)
{
    if (line.cells.empty())
        return;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    paintCells(line, canvas);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    drawSightLine(canvas, {canvas.at.centre(line.cells.front()), canvas.at.centre(line.cells.back())},
                  stopOf(line, canvas.at));
    paintObstacles(line, canvas);
    for (std::size_t i = 0; canvas.at.scale >= kSmallestNumbered * canvas.at.unit && i < line.cells.size();
         ++i) {
        if (canvas.at.isNear(line.cells[i]) && !isObstacle(line, line.cells[i]))
            paintNumber(canvas, canvas.at.centre(line.cells[i]), QString::number(i + 1), i < line.clear);
    }
    canvas.painter.restore();
}

void paintLabel(const MapLabel &label, const MapCanvas &canvas)
{
    if (!canvas.at.isNear(label.at) || label.text.isEmpty())
        return;
    const MapPlate plate(canvas, label.text);
    const QSizeF size = plate.size();
    const QRectF cell = canvas.at.rect(label.at);
    const double gap = 3 * canvas.at.unit;
    const QRectF room = canvas.at.bounds.adjusted(gap, gap, -gap, -gap);
    const double above = cell.top() - gap - size.height();
    // Below the cell if there is no space above it.
    const double top = above >= room.top() ? above : cell.bottom() + gap;
    plate.draw(canvas, {std::max(room.left(),
                                 std::min(cell.center().x() - size.width() / 2, room.right() - size.width())),
                        std::max(room.top(), std::min(top, room.bottom() - size.height()))});
}

} // namespace cave
