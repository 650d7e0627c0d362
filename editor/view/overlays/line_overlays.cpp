// SPDX-License-Identifier: MIT
#include "editor/view/overlays/line_overlays.h"

#include "editor/view/style/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>

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

} // namespace

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

} // namespace cave
