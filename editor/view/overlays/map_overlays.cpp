// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_overlays.h"

#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/overlays/map_marks.h"
#include "editor/view/style/theme.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace cave {
namespace {

/// The colour around a line that makes it visible on any background.
QColor casingOf(const Theme &theme)
{
    return theme.dark ? QColor(0, 0, 0, 150) : QColor(255, 255, 255, 200);
}

/// The point of `line` nearest to `point`.
QPointF nearestOn(const QLineF &line, QPointF point)
{
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    if (square <= 0)
        return line.p1();
    return line.p1() + way * std::clamp(QPointF::dotProduct(point - line.p1(), way) / square, 0.0, 1.0);
}

/// A visible section of a path; `hasEnd` if it includes the path's last cell.
struct Stretch {
    std::vector<QPointF> points;
    bool hasEnd = false;
};

std::vector<Stretch> stretchesInView(const std::vector<WorldPos> &path, const MapProjection &at)
{
    constexpr int kReach = 2;
    std::vector<Stretch> found;
    bool open = false;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool shown = at.isNear(path[i], kReach) || (i > 0 && at.isNear(path[i - 1], kReach)) ||
                           (i + 1 < path.size() && at.isNear(path[i + 1], kReach));
        if (shown && !open)
            found.emplace_back();
        open = shown;
        if (!shown)
            continue;
        found.back().points.push_back(at.centre(path[i]));
        found.back().hasEnd = i + 1 == path.size();
    }
    return found;
}

/// A line through the points with corners rounded within `radius`.
QPainterPath roundedThrough(const std::vector<QPointF> &points, double radius)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const auto toward = [&](QPointF other) {
            QLineF way(points[i], other);
            if (way.length() > 0)
                way.setLength(std::min(radius, way.length() / 2));
            return way.p2();
        };
        path.lineTo(toward(points[i - 1]));
        path.quadTo(points[i], toward(points[i + 1]));
    }
    path.lineTo(points.back());
    return path;
}

QPolygonF headOf(const std::vector<QPointF> &points, double width)
{
    const QPointF end = points.back();
    QPointF along(0, -1);
    if (points.size() > 1) {
        const QLineF last(points[points.size() - 2], end);
        along = {last.dx() / last.length(), last.dy() / last.length()};
    }
    const QPointF across(-along.y(), along.x());
    const QPointF tip = end + along * (1.9 * width);
    return {tip, end - along * (1.1 * width) + across * (1.9 * width), end - along * (0.4 * width),
            end - along * (1.1 * width) - across * (1.9 * width)};
}

/// The part of `line` inside `bounds`, if any (Liang and Barsky 1984). Needed because dashing an extremely
/// long line would take for ever.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &bounds);

/// A line with a casing, visible on any background; clipped to the picture.
void drawCasedLine(const MapCanvas &canvas, const QLineF &line, const QPen &pen);
/// A cross in the theme's danger colour, slightly smaller than a cell.
void drawCross(const MapCanvas &canvas, QPointF middle);
/// A line of sight: solid up to an obstacle at `stop`, if any, and dashed from there on.
void drawSightLine(const MapCanvas &canvas, const QLineF &line, std::optional<QPointF> stop);

void paintSightLine(const SightLineOverlay &line, const MapCanvas &canvas);
void paintPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);
/// A path for comparison: dashed and without an arrowhead.
void paintOtherPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);
void paintTrack(const TrackOverlay &track, const MapCanvas &canvas);

std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &bounds)
{
    double from = 0;
    double to = 1;
    struct Edge {
        double step; ///< how fast the line approaches this side
        double room; ///< the distance of its start from the side
    };
    const std::array sides{
        Edge{-line.dx(), line.x1() - bounds.left()}, Edge{line.dx(), bounds.right() - line.x1()},
        Edge{-line.dy(), line.y1() - bounds.top()}, Edge{line.dy(), bounds.bottom() - line.y1()}};
    for (const Edge &side : sides) {
        if (side.step == 0) {
            if (side.room < 0)
                return std::nullopt;
            continue;
        }
        const double at = side.room / side.step;
        (side.step < 0 ? from : to) = side.step < 0 ? std::max(from, at) : std::min(to, at);
    }
    if (from > to)
        return std::nullopt;
    return QLineF(line.pointAt(from), line.pointAt(to));
}

void drawCasedLine(const MapCanvas &canvas, const QLineF &line, const QPen &pen)
{
    const QRectF around = canvas.at.bounds.adjusted(-16, -16, 16, 16);
    const std::optional<QLineF> shown = clippedLine(line, around);
    if (!shown.has_value())
        return;
    canvas.painter.setPen(
        QPen(casingOf(canvas.theme), pen.widthF() + 2 * canvas.at.unit, Qt::SolidLine, Qt::RoundCap));
    canvas.painter.drawLine(*shown);
    canvas.painter.setPen(pen);
    canvas.painter.drawLine(*shown);
}

void drawCross(const MapCanvas &canvas, QPointF middle)
{
    const double arm = std::clamp(canvas.at.scale * 0.22, 3 * canvas.at.unit, 8 * canvas.at.unit);
    const QPen pen(canvas.theme.danger, 2.4 * canvas.at.unit, Qt::SolidLine, Qt::RoundCap);
    for (const QPointF way : {QPointF(arm, arm), QPointF(arm, -arm)})
        drawCasedLine(canvas, {middle - way, middle + way}, pen);
}

void drawSightLine(const MapCanvas &canvas, const QLineF &line, std::optional<QPointF> stop)
{
    const double width = 2 * canvas.at.unit;
    if (!stop.has_value())
        return drawCasedLine(canvas, line, QPen(canvas.theme.gold, width, Qt::SolidLine, Qt::RoundCap));
    const QPointF end = nearestOn(line, *stop);
    QPen rest(canvas.theme.mutedText, width, Qt::CustomDashLine, Qt::FlatCap);
    rest.setDashPattern({3, 3});
    drawCasedLine(canvas, {end, line.p2()}, rest);
    drawCasedLine(canvas, {line.p1(), end}, QPen(canvas.theme.text, width, Qt::SolidLine, Qt::RoundCap));
}

void paintSightLine(const SightLineOverlay &line, const MapCanvas &canvas)
{
    const QLineF whole(canvas.at.centre(line.from), canvas.at.centre(line.to));
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    std::optional<QPointF> stop;
    if (line.blocker.has_value())
        stop = nearestOn(whole, canvas.at.centre(*line.blocker));
    drawSightLine(canvas, whole, stop);
    if (stop.has_value())
        drawCross(canvas, *stop);
    canvas.painter.restore();
}

void paintPath(const std::vector<WorldPos> &path, const MapCanvas &canvas)
{
    const double unit = canvas.at.unit;
    const double width = std::clamp(canvas.at.scale * 0.14, 2 * unit, 5 * unit);
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const bool casing : {true, false}) {
        const QColor colour = casing ? casingOf(canvas.theme) : canvas.theme.accent;
        const QPen pen(colour, casing ? width + 2 * unit : width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        for (const Stretch &stretch : stretchesInView(path, canvas.at)) {
            canvas.painter.strokePath(roundedThrough(stretch.points, canvas.at.scale * 0.45), pen);
            if (!stretch.hasEnd)
                continue;
            canvas.painter.setPen(
                QPen(colour, casing ? 2 * unit : 0.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            canvas.painter.setBrush(colour);
            canvas.painter.drawPolygon(headOf(stretch.points, width));
        }
    }
    canvas.painter.restore();
}

void paintOtherPath(const std::vector<WorldPos> &path, const MapCanvas &canvas)
{
    const double unit = canvas.at.unit;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    QPen dashes(canvas.theme.gold, 2 * unit, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({3, 2});
    const QPen casing(casingOf(canvas.theme), 4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const Stretch &stretch : stretchesInView(path, canvas.at)) {
        const QPainterPath line = roundedThrough(stretch.points, canvas.at.scale * 0.45);
        canvas.painter.strokePath(line, casing);
        canvas.painter.strokePath(line, dashes);
    }
    canvas.painter.restore();
}

void paintTrack(const TrackOverlay &track, const MapCanvas &canvas)
{
    const double unit = canvas.at.unit;
    const double width = std::clamp(canvas.at.scale * 0.1, 1.5 * unit, 4 * unit);
    const QColor colour = track.colour.isValid() ? track.colour : canvas.theme.accent;
    const QPen casing(casingOf(canvas.theme), width + 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPen line(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto areApart = [](WorldPos a, WorldPos b) {
        return std::abs(a.x - b.x) > 1 || std::abs(a.y - b.y) > 1;
    };
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (auto from = track.cells.begin(); from != track.cells.end();) {
        const auto last = std::adjacent_find(from, track.cells.end(), areApart);
        const auto end = last == track.cells.end() ? last : std::next(last);
        for (const Stretch &stretch : stretchesInView({from, end}, canvas.at)) {
            const QPainterPath path = roundedThrough(stretch.points, canvas.at.scale * 0.45);
            canvas.painter.strokePath(path, casing);
            canvas.painter.strokePath(path, line);
        }
        from = end;
    }
    canvas.painter.restore();
}

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
