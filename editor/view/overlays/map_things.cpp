// SPDX-License-Identifier: MIT
#include "editor/view/overlays/map_things.h"

#include "editor/view/figures/figures.h"
#include "editor/view/overlays/map_marks.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/thing_density.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace cave {
namespace {

/// A remembered colour: mostly desaturated, and cool.
QColor cooled(const QColor &colour)
{
    constexpr double kLeft = 0.22;
    const int grey = qGray(colour.rgb());
    const auto channel = [&](int own, double tone) {
        return std::clamp(static_cast<int>(std::lround(kLeft * own + (1 - kLeft) * tone * grey)), 0, 255);
    };
    return {channel(colour.red(), 0.88), channel(colour.green(), 0.96), channel(colour.blue(), 1.14)};
}

void coolDown(QImage &image)
{
    constexpr double kOpacity = 0.72;
    for (int y = 0; y < image.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            QColor colour = cooled(QColor(qUnpremultiply(row[x])));
            colour.setAlpha(static_cast<int>(std::lround(qAlpha(row[x]) * kOpacity)));
            row[x] = qPremultiply(colour.rgba());
        }
    }
}

QColor colourOf(const MapThing &thing, const Theme &theme)
{
    switch (thing.kind) {
    case MapThing::Chest:
    case MapThing::Pile:
        return theme.gold;
    case MapThing::OpenChest:
        return theme.mutedText;
    case MapThing::Monster:
        return theme.creature(thing.look.colour);
    case MapThing::Marker:
        return theme.accent;
    }
    return theme.text;
}

QChar glyphOf(const MapThing &thing)
{
    switch (thing.kind) {
    case MapThing::Chest:
        return u'=';
    case MapThing::OpenChest:
        return u'-';
    case MapThing::Pile:
        return u'*';
    case MapThing::Monster:
        return QChar::fromLatin1(thing.look.glyph);
    case MapThing::Marker:
        return u'+';
    }
    return u'?';
}

/// A mark in the upper right corner: it has seen the player.
void drawAlarm(QPainter &painter, double size, const Theme &theme)
{
    const double width = std::max(2.2, size * 0.13);
    const double casing = std::max(2.0, size * 0.09);
    const double x = size - (width + casing) / 2;
    const double top = (width + casing) / 2;
    const QLineF stroke(x, top, x, std::max(top + 1, size * 0.3));
    const QPointF dot(x, stroke.y2() + width * 1.6);
    for (const bool outer : {true, false}) {
        painter.setPen(QPen(outer ? kFigureInk : theme.accent, outer ? width + casing : width, Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawLine(stroke);
        painter.drawPoint(dot);
    }
}

/// One half of the ring on the ground: the far one is behind the figure, the near one in front of it.
void drawRing(QPainter &painter, double size, MapThing::State state, const Theme &theme, bool nearHalf)
{
    if (state == MapThing::Idle)
        return;
    const bool danger = state != MapThing::Wandering;
    const double width = danger ? std::max(1.6, size * 0.07) : std::max(1.0, size * 0.03);
    const QRectF ring(width / 2 + 0.5, size * 0.72, size - width - 1, size * 0.28 - width / 2 - 0.5);
    const int start = nearHalf ? 180 * 16 : 0;
    painter.setBrush(Qt::NoBrush);
    if (danger) {
        painter.setPen(QPen(kFigureInk, width + std::max(1.0, size * 0.03)));
        painter.drawArc(ring, start, 180 * 16);
    }
    painter.setPen(QPen(danger ? theme.danger : theme.text, width));
    painter.drawArc(ring, start, 180 * 16);
}

void drawThingFigure(QPainter &painter, const MapThing &thing, double size, const Theme &theme)
{
    // Things leave some of the floor visible; creatures fill their cell.
    const double margin = thing.kind == MapThing::Marker || thing.kind == MapThing::Monster ? 0 : size * 0.08;
    const QRectF cell(margin, margin, size - 2 * margin, size - 2 * margin);
    switch (thing.kind) {
    case MapThing::Chest:
    case MapThing::OpenChest:
        return drawChest(painter, cell, thing.kind == MapThing::OpenChest);
    case MapThing::Pile:
        return drawPile(painter, cell);
    case MapThing::Monster:
        return drawMonster(painter, cell, thing.look, theme);
    case MapThing::Marker:
        return drawMarker(painter, cell, theme.accent);
    }
}

/// Frames instead of rings: glyphs keep to the grid.
void drawGlyphState(QPainter &painter, double size, MapThing::State state, const Theme &theme)
{
    if (state == MapThing::Idle)
        return;
    const bool danger = state != MapThing::Wandering;
    const double width = std::max(1.0, std::floor(size * (danger ? 0.09 : 0.05)));
    const QColor colour = danger ? theme.danger : theme.text;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(0, size - width, size, width), colour);
    if (state != MapThing::SeesPlayer)
        return;
    painter.fillRect(QRectF(0, 0, size, width), colour);
    painter.fillRect(QRectF(0, 0, width, size), colour);
    painter.fillRect(QRectF(size - width, 0, width, size), colour);
}

QPolygonF dotShape(MapThing::Kind kind, QPointF m, double r)
{
    switch (kind) {
    case MapThing::Monster:
        return {{m.x(), m.y() - r}, {m.x() + r, m.y()}, {m.x(), m.y() + r}, {m.x() - r, m.y()}};
    case MapThing::Marker:
        return {{m.x() - r, m.y() - r}, {m.x() + r, m.y() - r}, {m.x(), m.y() + r}};
    default:
        return {
            {m.x() - r, m.y() - r}, {m.x() + r, m.y() - r}, {m.x() + r, m.y() + r}, {m.x() - r, m.y() + r}};
    }
}

/// A thing as painted in a cell of `size` device pixels, at least kSmallestFigure.
QImage thingPicture(const MapThing &thing, int size, MapStyle style, const Theme &theme)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const MapThing::State state = thing.remembered ? MapThing::Idle : thing.state;
    if (style == MapStyle::Glyphs) {
        drawGlyph(painter, QRectF(0, 0, size, size), glyphOf(thing), colourOf(thing, theme));
        drawGlyphState(painter, size, state, theme);
    } else {
        drawRing(painter, size, state, theme, false);
        drawThingFigure(painter, thing, size, theme);
        drawRing(painter, size, state, theme, true);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (state == MapThing::SeesPlayer)
        drawAlarm(painter, size, theme);
    painter.end();
    if (thing.remembered)
        coolDown(image);
    return image;
}

/// A thing where cells are too small for a figure: a coloured shape centred at `middle`. Chests are squares,
/// monsters diamonds, piles discs and markers triangles.
void drawThingDot(const MapCanvas &canvas, const MapThing &thing, QPointF middle)
{
    const double unit = canvas.at.unit;
    const double rim = unit;
    // Inside its cell as long as that is visible; below that the dot keeps its size while cells shrink.
    const double radius = std::clamp(canvas.at.scale * 0.42, 2.6 * unit, 4.5 * unit) - rim;
    QColor colour = thing.kind == MapThing::Monster ? canvas.theme.danger : colourOf(thing, canvas.theme);
    if (thing.remembered)
        colour = cooled(colour);
    const QColor edge = canvas.theme.dark ? QColor(10, 10, 12) : QColor(Qt::white);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.setPen(Qt::NoPen);
    for (const bool outer : {true, false}) {
        const double r = outer ? radius + rim : radius;
        canvas.painter.setBrush(outer ? edge : colour);
        if (thing.kind == MapThing::Pile)
            canvas.painter.drawEllipse(middle, r, r);
        else
            canvas.painter.drawPolygon(dotShape(thing.kind, middle, r));
    }
}

/// A short text under a cell, legible on any background.
void drawThingLabel(const MapCanvas &canvas, const QString &label, const QRectF &cell)
{
    const MapPlate plate(canvas, label);
    const QSizeF size = plate.size();
    plate.draw(canvas, {cell.center().x() - size.width() / 2, cell.bottom() + canvas.at.unit});
}

/// A longer step is a jump, which isn't animated.
constexpr std::int64_t kLongestGlide = 2;

bool isShort(WorldPos from, WorldPos to)
{
    return std::abs(from.x - to.x) <= kLongestGlide && std::abs(from.y - to.y) <= kLongestGlide;
}

} // namespace

bool MapThings::PictureKey::operator<(const PictureKey &other) const
{
    const auto all = [](const PictureKey &key) {
        return std::tie(key.kind, key.state, key.remembered, key.look.key, key.look.colour, key.look.glyph);
    };
    return all(*this) < all(other);
}

void MapThings::set(std::vector<MapThing> things, bool animated)
{
    std::unordered_map<std::uint64_t, const Placed *> before;
    if (animated) {
        for (const Placed &placed : m_things)
            before.emplace(placed.thing.id, &placed);
    }
    std::vector<Placed> now;
    now.reserve(things.size());
    m_still = true;
    for (MapThing &thing : things) {
        Placed placed{std::move(thing), {}, 1};
        const auto found = before.find(placed.thing.id);
        if (found != before.end()) {
            const WorldPos to = placed.thing.position;
            const WorldPos from = found->second->thing.position;
            if (from == to) {
                placed.from = found->second->from;
                placed.progress = found->second->progress;
            } else if (isShort(from, to)) {
                placed.from = {static_cast<double>(from.x - to.x), static_cast<double>(from.y - to.y)};
                placed.progress = 0;
            }
        }
        m_still = m_still && placed.progress >= 1;
        now.push_back(std::move(placed));
    }
    m_things = std::move(now);
    std::ranges::sort(m_things, {}, [](const Placed &placed) { return placed.thing.position.x; });
}

void MapThings::advance(double share)
{
    if (m_still)
        return;
    m_still = true;
    for (Placed &placed : m_things) {
        placed.progress = std::min(1.0, placed.progress + share);
        m_still = m_still && placed.progress >= 1;
    }
}

/// The things in view or moving into it, in painting order.
std::vector<const MapThings::Placed *> MapThings::inView(const MapProjection &at) const
{
    const auto x = [](const Placed &placed) { return placed.thing.position.x; };
    const auto first = std::ranges::lower_bound(m_things, at.view.origin.x - kLongestGlide, {}, x);
    const auto last =
        std::ranges::upper_bound(m_things, at.view.origin.x + at.view.width + kLongestGlide, {}, x);
    std::vector<const Placed *> found;
    for (auto placed = first; placed < last; ++placed) {
        if (at.isNear(placed->thing.position, kLongestGlide))
            found.push_back(&*placed);
    }
    std::ranges::sort(found, [](const Placed *a, const Placed *b) {
        const auto order = [](const Placed *p) {
            return std::tuple(p->thing.kind, -p->thing.position.y, p->thing.position.x, p->thing.id);
        };
        return order(a) < order(b);
    });
    return found;
}

const QImage &MapThings::picture(const MapThing &thing, int size, const MapCanvas &canvas)
{
    if (m_pictureSize != size || m_pictureStyle != canvas.style)
        m_pictures.clear();
    m_pictureSize = size;
    m_pictureStyle = canvas.style;
    QImage &image = m_pictures[{thing.kind, thing.state, thing.remembered, thing.look}];
    if (image.isNull())
        image = thingPicture(thing, size, canvas.style, canvas.theme);
    return image;
}

void MapThings::paint(const MapCanvas &canvas)
{
    if (m_things.empty())
        return;
    const std::vector<const Placed *> shown = inView(canvas.at);
    const bool figures = canvas.at.scale >= kSmallestFigure;
    canvas.painter.save();
    canvas.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Placed *placed : shown) {
        const QRectF cell = canvas.at.rect(placed->thing.position, placed->way());
        if (figures)
            canvas.painter.drawImage(cell.topLeft().toPoint(),
                                     picture(placed->thing, static_cast<int>(cell.width()), canvas));
        else if (!m_counted || !placed->thing.remembered || canvas.at.scale >= kSmallestZoomWithThings)
            drawThingDot(canvas, placed->thing, cell.center());
    }
    for (const Placed *placed : shown) {
        if (figures && placed->thing.kind == MapThing::Marker && !placed->thing.label.isEmpty())
            drawThingLabel(canvas, placed->thing.label,
                           canvas.at.rect(placed->thing.position, placed->way()));
    }
    if (m_pointing)
        paintPointers(canvas);
    canvas.painter.restore();
}

void MapThings::paintPointers(const MapCanvas &canvas) const
{
    for (const Placed &placed : m_things) {
        const MapThing &thing = placed.thing;
        const bool matters =
            thing.kind == MapThing::Monster || thing.kind == MapThing::Chest || thing.kind == MapThing::Pile;
        if (!matters || thing.remembered)
            continue;
        const QRectF cell = canvas.at.rect(thing.position, placed.way());
        if (!canvas.at.bounds.intersects(cell))
            drawPointer(canvas.painter, canvas.at.bounds, cell.center(), canvas.at.unit, canvas.theme,
                        thing.kind == MapThing::Monster ? canvas.theme.danger : canvas.theme.gold);
    }
}

} // namespace cave
