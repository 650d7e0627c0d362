// SPDX-License-Identifier: MIT
#include "editor/view/overlays/action_figures.h"

#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace cave {
namespace {

/// A longer distance is a jump, which isn't animated.
constexpr double kLongestWay = 2;

Point between(Point before, Point now, double share)
{
    const Point way = now - before;
    return length(way) > kLongestWay ? now : before + way * share;
}

template<class Thing>
void moveBack(const std::vector<Thing> &before, std::vector<Thing> &now, double share)
{
    std::unordered_map<std::uint64_t, Point> places;
    places.reserve(before.size());
    for (const Thing &thing : before)
        places.emplace(thing.id, thing.position);
    for (Thing &thing : now) {
        const auto was = places.find(thing.id);
        if (was != places.end())
            thing.position = between(was->second, thing.position, share);
    }
}

double degreesOf(Point way)
{
    return std::atan2(way.y, way.x) * 180 / std::numbers::pi;
}

void drawGlow(QPainter &painter, QPointF middle, double radius, const QColor &inner, const QColor &outer)
{
    QRadialGradient glow(middle, radius);
    glow.setColorAt(0, inner);
    glow.setColorAt(0.35, outer);
    glow.setColorAt(1, withOpacity(outer, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(middle, radius, radius);
}

/// A shaft with head and feathers, with its point a quarter of a cell in front of `middle`.
void drawArrow(const MapCanvas &canvas, QPointF middle, QPointF way)
{
    QPainter &painter = canvas.painter;
    const double size = canvas.at.scale;
    const QPointF across(-way.y(), way.x());
    const QPointF tip = middle + way * size * 0.28;
    const QPointF tail = middle - way * size * 0.36;
    const double width = std::max(1.4 * canvas.at.unit, size * 0.07);
    painter.setPen(QPen(kFigureInk, width * 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(tail, tip);
    painter.setPen(QPen(QColor(0xc8, 0x9c, 0x62), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(tail, tip);
    painter.setPen(QPen(kFigureInk, std::max(canvas.at.unit, size * 0.03)));
    painter.setBrush(QColor(0xd4, 0xda, 0xe2));
    painter.drawPolygon(QPolygonF{tip + way * size * 0.12, tip - way * size * 0.1 + across * size * 0.1,
                                  tip - way * size * 0.1 - across * size * 0.1});
    painter.setBrush(canvas.theme.danger);
    for (const double side : {1.0, -1.0})
        painter.drawPolygon(QPolygonF{tail + way * size * 0.14, tail + across * (side * size * 0.1),
                                      tail - way * size * 0.08 + across * (side * size * 0.1), tail});
}

/// The cell size used for shots, with a minimum for visibility.
double sizeOfShots(const MapCanvas &canvas)
{
    return std::max(canvas.at.scale, 8 * canvas.at.unit);
}

/// A ball with a tail of light.
void drawBall(const MapCanvas &canvas, QPointF middle, QPointF way, const QColor &colour)
{
    const double size = sizeOfShots(canvas);
    for (int i = 3; i >= 1; --i)
        drawGlow(canvas.painter, middle - way * (size * 0.16 * i), size * (0.3 - 0.06 * i),
                 withOpacity(colour, 0.5), withOpacity(colour, 0.3));
    drawGlow(canvas.painter, middle, size * 0.42, QColor(Qt::white), withOpacity(colour, 0.85));
    canvas.painter.setPen(QPen(kFigureInk, std::max(canvas.at.unit, size * 0.03)));
    canvas.painter.setBrush(colour.lighter(140));
    canvas.painter.drawEllipse(middle, size * 0.15, size * 0.15);
}

/// A four-pointed star aligned with its direction.
void drawMagic(const MapCanvas &canvas, QPointF middle, QPointF way)
{
    const double size = sizeOfShots(canvas);
    const QPointF across(-way.y(), way.x());
    drawGlow(canvas.painter, middle, size * 0.42, QColor(Qt::white), withOpacity(canvas.theme.accent, 0.8));
    canvas.painter.setPen(QPen(kFigureInk, std::max(canvas.at.unit, size * 0.03)));
    canvas.painter.setBrush(canvas.theme.accent.lighter(150));
    const double near = size * 0.07;
    canvas.painter.drawPolygon(QPolygonF{middle + way * size * 0.32, middle + (way + across) * near,
                                         middle + across * size * 0.2, middle + (across - way) * near,
                                         middle - way * size * 0.32, middle - (way + across) * near,
                                         middle - across * size * 0.2, middle + (way - across) * near});
}

QChar glyphOf(const ActionMissile &missile)
{
    if (missile.kind != ActionMissile::Arrow)
        return missile.kind == ActionMissile::Homing ? u'o' : u'*';
    // Eight directions from the east, in pairs that share a stroke.
    static constexpr std::array kStrokes{u'-', u'/', u'|', u'\\'};
    const int eighth = static_cast<int>(std::lround(degreesOf(missile.way) / 45)) + 8;
    return kStrokes[static_cast<std::size_t>(eighth % 4)];
}

QColor colourOf(const ActionMissile &missile, const Theme &theme)
{
    switch (missile.kind) {
    case ActionMissile::Arrow:
        return theme.danger;
    case ActionMissile::Homing:
        return theme.creature("violet");
    case ActionMissile::Magic:
        break;
    }
    return theme.accent;
}

} // namespace

ActionScene between(const ActionScene &before, const ActionScene &now, double share)
{
    ActionScene shown = now;
    if (share >= 1)
        return shown;
    shown.player = between(before.player, now.player, share);
    moveBack(before.movers, shown.movers, share);
    moveBack(before.missiles, shown.missiles, share);
    return shown;
}

QPointF placeOf(const MapProjection &at, Point p)
{
    const WorldPos cell = cellAt(p);
    const Point rest = p - Point{static_cast<double>(cell.x), static_cast<double>(cell.y)};
    return at.rect(cell, {rest.x, rest.y}).bottomLeft();
}

QRectF squareAround(const MapProjection &at, Point p)
{
    const QPointF middle = placeOf(at, p);
    return {middle.x() - at.scale / 2, middle.y() - at.scale / 2, at.scale, at.scale};
}

const QImage &MissilePictures::of(ActionMissile::Kind kind, const MapCanvas &canvas)
{
    if (m_scale != canvas.at.scale)
        forget();
    m_scale = canvas.at.scale;
    QImage &picture = m_pictures[kind];
    if (!picture.isNull() || kind == ActionMissile::Arrow)
        return picture;
    constexpr double kReach = 0.7; // tail and glow, of a cell
    const int side = 2 * static_cast<int>(std::ceil(kReach * sizeOfShots(canvas)));
    picture = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const MapCanvas own{painter, canvas.at, canvas.theme, canvas.style};
    const QPointF middle(side / 2.0, side / 2.0);
    if (kind == ActionMissile::Homing)
        drawBall(own, middle, {1, 0}, canvas.theme.creature("violet"));
    else
        drawMagic(own, middle, {1, 0});
    return picture;
}

void drawMissile(const MapCanvas &canvas, const ActionMissile &missile, MissilePictures &pictures)
{
    const QPointF middle = placeOf(canvas.at, missile.position);
    const QColor colour = colourOf(missile, canvas.theme);
    const QPointF way = screenWay(missile.way);
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    if (canvas.at.scale < kSmallestFigure) {
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(colour);
        canvas.painter.drawEllipse(middle, 2 * canvas.at.unit, 2 * canvas.at.unit);
    } else if (canvas.style == MapStyle::Glyphs) {
        drawGlyph(canvas.painter, squareAround(canvas.at, missile.position), glyphOf(missile), colour);
    } else if (missile.kind == ActionMissile::Arrow) {
        drawArrow(canvas, middle, way);
    } else {
        const QImage &picture = pictures.of(missile.kind, canvas);
        canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform);
        canvas.painter.translate(middle);
        canvas.painter.rotate(-degreesOf(missile.way)); // in a picture y points down
        canvas.painter.drawImage(QPointF(-picture.width() / 2.0, -picture.height() / 2.0), picture);
    }
    canvas.painter.restore();
}

void drawFacing(const MapCanvas &canvas, const QRectF &square, Point facing, const QColor &colour)
{
    if (facing == Point{} || square.width() < kSmallestFigure)
        return;
    const QPointF way = screenWay(facing);
    const QPointF across(-way.y(), way.x());
    const double size = square.width();
    const QPointF tip = square.center() + way * size * 0.66;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.setPen(QPen(kFigureInk, std::max(canvas.at.unit, size * 0.03)));
    canvas.painter.setBrush(colour);
    canvas.painter.drawPolygon(QPolygonF{tip, tip - way * size * 0.15 + across * size * 0.12,
                                         tip - way * size * 0.15 - across * size * 0.12});
    canvas.painter.restore();
}

void drawHealthBar(const MapCanvas &canvas, const QRectF &square, double share)
{
    const double unit = canvas.at.unit;
    const double height = std::max(3 * unit, square.height() * 0.1);
    const QRectF bar(square.left() + square.width() * 0.08, square.top() - height - unit,
                     square.width() * 0.84, height);
    canvas.painter.fillRect(bar, kFigureInk);
    const QRectF inside = bar.adjusted(unit, unit, -unit, -unit);
    canvas.painter.fillRect(
        QRectF(inside.topLeft(), QSizeF(inside.width() * std::clamp(share, 0.0, 1.0), inside.height())),
        canvas.theme.danger);
}

void drawSwing(const MapCanvas &canvas, QPointF middle, Point facing, double progress)
{
    constexpr double kSpan = 120; // degrees
    const double size = std::max(canvas.at.scale, 10 * canvas.at.unit);
    const double from = degreesOf(facing) + kSpan / 2;
    const double done = kSpan * std::min(1.0, progress * 1.6);
    const double radius = size * 1.15;
    const QRectF circle(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    canvas.painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 3; ++i) {
        const double inset = size * 0.14 * i;
        canvas.painter.setPen(QPen(
            withOpacity(i == 0 ? QColor(Qt::white) : canvas.theme.accent, (0.9 - 0.28 * i) * (1 - progress)),
            size * 0.12, Qt::SolidLine, Qt::RoundCap));
        canvas.painter.drawArc(circle.adjusted(inset, inset, -inset, -inset),
                               static_cast<int>(std::lround(from * 16)),
                               static_cast<int>(std::lround(-done * 16)));
    }
}

void drawRingOfLight(const MapCanvas &canvas, QPointF middle, double radius, const QColor &colour,
                     double progress)
{
    canvas.painter.setPen(QPen(withOpacity(colour, 1 - progress), std::max(canvas.at.unit, radius * 0.2)));
    canvas.painter.setBrush(withOpacity(colour, 0.25 * (1 - progress)));
    const double now = radius * (0.4 + 0.6 * progress);
    canvas.painter.drawEllipse(middle, now, now);
}

void drawSparks(const MapCanvas &canvas, QPointF middle, double reach, const QColor &colour, double progress)
{
    constexpr int kRays = 7;
    canvas.painter.setPen(QPen(withOpacity(colour, 1 - progress), std::max(canvas.at.unit, reach * 0.14),
                               Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < kRays; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRays;
        const QPointF way(std::cos(angle), std::sin(angle));
        canvas.painter.drawLine(middle + way * reach * (0.2 + 0.5 * progress),
                                middle + way * reach * (0.45 + 0.55 * progress));
    }
}

void drawHurtEdges(const MapCanvas &canvas, double progress)
{
    const QRectF all = canvas.at.bounds;
    const double depth = std::min(all.width(), all.height()) * 0.16;
    const QColor red = withOpacity(canvas.theme.danger, 0.5 * (1 - progress));
    const auto edge = [&](const QRectF &part, QPointF from, QPointF to) {
        QLinearGradient fade(from, to);
        fade.setColorAt(0, red);
        fade.setColorAt(1, withOpacity(red, 0));
        canvas.painter.fillRect(part, fade);
    };
    edge({all.left(), all.top(), all.width(), depth}, all.topLeft(), all.topLeft() + QPointF(0, depth));
    edge({all.left(), all.bottom() - depth, all.width(), depth}, all.bottomLeft(),
         all.bottomLeft() - QPointF(0, depth));
    edge({all.left(), all.top(), depth, all.height()}, all.topLeft(), all.topLeft() + QPointF(depth, 0));
    edge({all.right() - depth, all.top(), depth, all.height()}, all.topRight(),
         all.topRight() - QPointF(depth, 0));
}

} // namespace cave
