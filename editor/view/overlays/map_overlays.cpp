// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_overlays.h"

#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/overlays/line_overlays.h"
#include "editor/view/overlays/map_plate.h"
#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <QImage>
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

/// A label next to its cell, moved to be completely visible; nothing if the cell is out of view.
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

/// Smaller cells, in logical pixels, are filled instead of hatched.
constexpr double kSmallestHatchedCell = 7;

bool holds(const BitGrid &grid, int x, int y)
{
    return grid.contains(x, y) && grid.test(x, y);
}

/// The columns and rows of a grid that may be visible: a half-open range on each axis.
struct GridPart {
    int west = 0;
    int east = 0;
    int south = 0;
    int north = 0;
};

GridPart partInView(const DiscOverlay &disc, const CellRect &view)
{
    const auto clipped = [](std::int64_t value, int size) {
        return static_cast<int>(std::clamp<std::int64_t>(value, 0, size));
    };
    return {clipped(view.origin.x - disc.origin.x, disc.cells.width()),
            clipped(view.origin.x + view.width - disc.origin.x, disc.cells.width()),
            clipped(view.origin.y - disc.origin.y, disc.cells.height()),
            clipped(view.origin.y + view.height - disc.origin.y, disc.cells.height())};
}

template<typename Visit>
void forEachCell(const DiscOverlay &disc, const MapProjection &at, Visit visit)
{
    const GridPart part = partInView(disc, at.view);
    for (int y = part.south; y < part.north; ++y) {
        for (int x = part.west; x < part.east; ++x) {
            if (disc.cells.test(x, y))
                visit(x, y, at.rect({disc.origin.x + x, disc.origin.y + y}));
        }
    }
}

/// Edges of a cell on the area's border, as thin rectangles inside it.
template<typename Add>
void addEdges(const BitGrid &cells, int x, int y, const QRectF &rect, double width, Add add)
{
    if (!holds(cells, x, y + 1))
        add(QRectF(rect.left(), rect.top(), rect.width(), width));
    if (!holds(cells, x, y - 1))
        add(QRectF(rect.left(), rect.bottom() - width, rect.width(), width));
    if (!holds(cells, x - 1, y))
        add(QRectF(rect.left(), rect.top(), width, rect.height()));
    if (!holds(cells, x + 1, y))
        add(QRectF(rect.right() - width, rect.top(), width, rect.height()));
    // Where the border turns around a cell outside, fills the corner between its two edges.
    for (const int dx : {-1, 1}) {
        for (const int dy : {-1, 1}) {
            if (holds(cells, x + dx, y) && holds(cells, x, y + dy) && !holds(cells, x + dx, y + dy))
                add(QRectF(dx < 0 ? rect.left() : rect.right() - width,
                           dy > 0 ? rect.top() : rect.bottom() - width, width, width));
        }
    }
}

/// A tileable cell of slanting lines.
QImage hatchedCell(const MapCanvas &canvas)
{
    const auto size = static_cast<int>(std::lround(canvas.at.scale));
    const auto count = std::max(1, static_cast<int>(std::lround(size / (kHatchSpacing * canvas.at.unit))));
    QColor warm = canvas.theme.gold;
    warm.setAlphaF(canvas.theme.dark ? 0.55F : 0.7F);
    return hatchedSquare(size, count, warm, canvas.at.unit);
}

void paintHatching(const DiscOverlay &disc, const MapCanvas &canvas)
{
    const QImage hatched = hatchedCell(canvas);
    forEachCell(disc, canvas.at, [&](int x, int y, const QRectF &rect) {
        if (holds(disc.inSight, x, y))
            canvas.painter.drawImage(rect.topLeft(), hatched);
    });
}

void paintDisc(const DiscOverlay &disc, const MapCanvas &canvas)
{
    const QColor colour = disc.colour.isValid() ? disc.colour : canvas.theme.danger;
    const bool asksSight = disc.inSight.width() > 0;
    const bool hatched = asksSight && canvas.at.scale >= kSmallestHatchedCell * canvas.at.unit;
    const QColor cool = withOpacity(asksSight ? canvas.theme.accent : colour, kAreaTint);
    const QColor warm =
        withOpacity(hatched ? colour : canvas.theme.gold, hatched ? kAreaTint : 2 * kAreaTint);
    forEachCell(disc, canvas.at, [&](int x, int y, const QRectF &rect) {
        canvas.painter.fillRect(rect, holds(disc.inSight, x, y) ? warm : cool);
    });
    if (hatched)
        paintHatching(disc, canvas);
    // Whole pixels, at most a third of a cell.
    const double width = std::clamp(std::round(canvas.at.unit), std::min(1.0, canvas.at.scale / 3),
                                    std::max(canvas.at.scale / 3, 0.1));
    forEachCell(disc, canvas.at, [&](int x, int y, const QRectF &rect) {
        addEdges(disc.cells, x, y, rect, width,
                 [&](const QRectF &edge) { canvas.painter.fillRect(edge, colour); });
    });
}

template<class T>
void append(std::vector<T> &all, const std::vector<T> &more)
{
    all.insert(all.end(), more.begin(), more.end());
}

} // namespace

MapOverlays::MapOverlays() = default;
MapOverlays::MapOverlays(const MapOverlays &other) = default;
MapOverlays::MapOverlays(MapOverlays &&other) noexcept = default;
MapOverlays &MapOverlays::operator=(const MapOverlays &other) = default;
MapOverlays &MapOverlays::operator=(MapOverlays &&other) noexcept = default;
MapOverlays::~MapOverlays() = default;

void append(MapOverlays &all, const MapOverlays &more)
{
    append(all.pictures, more.pictures);
    append(all.smoke, more.smoke);
    append(all.discs, more.discs);
    append(all.masks, more.masks);
    append(all.numbered, more.numbered);
    append(all.lines, more.lines);
    append(all.paths, more.paths);
    append(all.otherPaths, more.otherPaths);
    append(all.tracks, more.tracks);
    append(all.labels, more.labels);
    append(all.marks, more.marks);
    if (more.cursor)
        all.cursor = more.cursor;
}

void paintGround(const MapOverlays &overlays, const MapCanvas &canvas)
{
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    for (const OverlayPicture &picture : overlays.pictures)
        paintPicture(picture, canvas);
    for (const SmokeOverlay &smoke : overlays.smoke)
        paintSmoke(smoke, canvas);
    for (const DiscOverlay &disc : overlays.discs)
        paintDisc(disc, canvas);
    for (const MaskOverlay &mask : overlays.masks)
        paintMask(mask, canvas);
    for (const NumberedLine &line : overlays.numbered)
        paintNumberedLine(line, canvas);
    for (const TrackOverlay &track : overlays.tracks)
        paintTrack(track, canvas);
    for (const std::vector<WorldPos> &path : overlays.otherPaths)
        paintOtherPath(path, canvas);
    for (const std::vector<WorldPos> &path : overlays.paths)
        paintPath(path, canvas);
    for (const SightLineOverlay &line : overlays.lines)
        paintSightLine(line, canvas);
    canvas.painter.restore();
}

void paintLabels(const MapOverlays &overlays, const MapCanvas &canvas)
{
    paintMarks(overlays.marks, canvas);
    canvas.painter.save();
    for (const MapLabel &label : overlays.labels)
        paintLabel(label, canvas);
    canvas.painter.restore();
}

void paintCursor(const MapOverlays &overlays, const MapCanvas &canvas)
{
    if (overlays.cursor.has_value())
        paintCursorAt(*overlays.cursor, canvas);
}

void paintCursorAt(WorldPos cell, const MapCanvas &canvas)
{
    if (!canvas.at.isNear(cell, 1))
        return;
    const double unit = std::max(1.0, std::round(canvas.at.unit));
    QRectF frame = canvas.at.rect(cell);
    // A smaller frame would be overlooked.
    constexpr double kSmallestFrame = 9;
    const double grow = std::max(0.0, std::ceil((kSmallestFrame * unit - frame.width()) / 2));
    frame = QRectF(frame.adjusted(-grow, -grow, grow, grow).toAlignedRect());
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    const auto drawFrame = [&](const QRectF &outer, double width, const QColor &colour) {
        canvas.painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), colour);
        canvas.painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), colour);
        canvas.painter.fillRect(QRectF(outer.left(), outer.top(), width, outer.height()), colour);
        canvas.painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), colour);
    };
    // The accent colour between two rims of the opposite lightness is visible on any background.
    drawFrame(frame.adjusted(-unit, -unit, unit, unit), 4 * unit,
              canvas.theme.dark ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 220));
    drawFrame(frame, 2 * unit, canvas.theme.accent);
    canvas.painter.restore();
}

} // namespace cave
