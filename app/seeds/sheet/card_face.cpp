// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/card_face.h"

#include "app/seeds/sheet/sheet_cameras.h"
#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <QColor>
#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr double kLargestMark = 8; // half a mark's side, in logical pixels
/// Marks are larger than on a play map, as they are the only indication.
constexpr double kChestScale = 1.3;
constexpr double kMonsterScale = 1.8;

MapThing chestAt(WorldPos p)
{
    MapThing chest;
    chest.id = hashAt(1, p.x, p.y);
    chest.position = p;
    chest.kind = MapThing::Chest;
    return chest;
}

/// Marks start and boss room of a map of rooms, its doors, and its content if `things` is set.
void paintRooms(World &world, const RoomMap &map, bool things, const MapCanvas &canvas)
{
    paintRoomOutlines(map, canvas); // below the doors in them
    for (const GroundThing &thing : groundIn(world, canvas.at.view)) {
        if (things || thing.kind == FeatureKind::Door)
            paintGroundThing(thing, canvas);
    }
}

MapThing monsterThing(const World &world, const Monster &monster)
{
    const MonsterType &type = kindOf(world, monster);
    MapThing thing;
    thing.id = combine(hashAt(2, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.position = monster.state.position;
    thing.kind = MapThing::Monster;
    thing.look = {type.key, type.colour, type.glyph};
    return thing;
}

constexpr int kRadius = 8;
constexpr int kPadding = 2 * kGrid;
constexpr int kSign = 6 * kGrid; ///< a sign's side, and its click area
constexpr int kBetweenFacts = 3 * kGrid;

QString oneLine(QString text)
{
    return text.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
}

QPolygonF starShape(const QRectF &area)
{
    constexpr int kCorners = 10;
    constexpr double kInner = 0.46;
    QPolygonF star;
    for (int i = 0; i < kCorners; ++i) {
        const double radius = area.width() / 2 * (i % 2 == 0 ? 1 : kInner);
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        star << area.center() + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return star;
}

void drawStar(QPainter &painter, const QRect &area, bool starred, const Theme &theme)
{
    constexpr double kInset = 4.5;
    const QRectF inner = QRectF(area).adjusted(kInset, kInset, -kInset, -kInset);
    painter.setPen(
        QPen(starred ? theme.gold : theme.mutedText, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(starred ? QBrush(theme.gold) : QBrush(Qt::NoBrush));
    painter.drawPolygon(starShape(inner.translated(0, 0.5)));
}

/// A triangle with an exclamation mark.
void drawWarning(QPainter &painter, const QRectF &area, const Theme &theme)
{
    const double side = area.width();
    const QPolygonF triangle{{area.center().x(), area.top() + side * 0.08},
                             {area.right() - side * 0.02, area.bottom() - side * 0.1},
                             {area.left() + side * 0.02, area.bottom() - side * 0.1}};
    painter.setPen(QPen(theme.danger, side * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.danger);
    painter.drawPolygon(triangle);
    painter.setPen(
        QPen(theme.dark ? theme.background : QColor(Qt::white), side * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(area.center().x(), area.top() + side * 0.36),
                     QPointF(area.center().x(), area.top() + side * 0.58));
    painter.drawPoint(QPointF(area.center().x(), area.top() + side * 0.77));
}

/// Where a fact's value begins, to set it off from its name; 0 if unknown.
qsizetype valueAt(const QString &fact)
{
    const auto isValue = [](QChar c) { return c.isDigit() || c == u'…' || c == u'∞' || c == u'−'; };
    for (qsizetype i = 1; i < fact.size(); ++i) {
        if (fact.at(i - 1).isSpace() && isValue(fact.at(i)))
            return i;
    }
    return 0;
}

/// Chests and monsters at their initial places in the regions that intersect `cells`.
std::vector<MapThing> seededThings(World &world, const CellRect &cells)
{
    std::vector<MapThing> things;
    const int size = world.map.regionSize();
    forEachRegion(cells, size, [&](RegionPos pos, const CellRect &part) {
        const Region &region = world.map.region(pos);
        const int monsters = static_cast<int>(region.monsters.size());
        for (const CellPos chest : region.chests) {
            const WorldPos at = worldPos(pos, chest, size);
            if (part.contains(at))
                things.push_back(chestAt(at));
        }
        for (int i = 0; i < monsters; ++i) {
            const std::optional<Monster> monster = findMonster(world, {pos, i});
            if (monster.has_value() && part.contains(monster->state.position))
                things.push_back(monsterThing(world, *monster));
        }
    });
    return things;
}

} // namespace

QImage CardPainter::paint(World &world, const MapPart &view, double unit)
{
    const bool large = view.zoom.step >= kSmallestZoomWithThings;
    const bool things = view.things && large;
    QImage image = m_terrain.paintCells(world.map, view.zoom, view.cells, Tone::Lit);
    if (image.isNull())
        return image;
    const double scale = view.zoom.scale();
    if (const std::optional<RoomMap> map = roomMapOf(world.spec)) {
        QPainter painter(&image);
        const MapProjection at{
            view.cells.origin, QPointF(0, image.height()), scale, unit, QRectF(image.rect()), view.cells};
        paintRooms(world, *map, things, {painter, at, m_theme, MapStyle::Tiles});
    }
    if (!view.things)
        return image;
    if (!large) {
        m_terrain.paintThings(world.map, view.zoom, view.cells, unit, image);
        return image;
    }
    // The marks of things just outside overlap the picture.
    const int margin = static_cast<int>(std::ceil(kLargestMark * unit / scale));
    const CellRect around = paintableCells(view.cells, margin, view.zoom);
    std::vector<MapThing> chests = seededThings(world, around);
    const auto monsters = std::partition(
        chests.begin(), chests.end(), [](const MapThing &thing) { return thing.kind != MapThing::Monster; });
    m_monsters.set({monsters, chests.end()}, false);
    chests.erase(monsters, chests.end());
    m_chests.set(std::move(chests), false);
    QPainter painter(&image);
    MapProjection at{view.cells.origin,  QPointF(0, image.height()), scale,
                     unit * kChestScale, QRectF(image.rect()),       around};
    m_chests.paint({painter, at, m_theme, MapStyle::Tiles});
    at.unit = unit * kMonsterScale;
    m_monsters.paint({painter, at, m_theme, MapStyle::Tiles});
    return image;
}

void paintSpawn(const MapCanvas &canvas, WorldPos spawn)
{
    const QRectF cell = canvas.at.rect(spawn);
    if (canvas.at.scale >= kSmallestFigure)
        drawPlayer(canvas.painter, cell, canvas.theme);
    else
        drawPlayerDot(canvas.painter, cell.center(), canvas.at.unit, canvas.theme);
}

CardFonts CardFonts::ofApplication()
{
    return {fontOf(TextSize::Body, QFont::DemiBold), fontOf(TextSize::Small)};
}

CardFace::CardFace(int width, const Theme &theme, const CardFonts &fonts, double ratio)
    : m_theme(theme)
    , m_fonts(fonts)
    , m_ratio(ratio)
{
    constexpr int kMapTall = 5; // of 8
    m_map = {0, 0, width, width * kMapTall / 8};
    const int labelHeight = std::max(kSign, QFontMetrics(fonts.label).height());
    const int factHeight = QFontMetrics(fonts.small).height();
    const int factLines = width < kNarrowestWithFacts ? 0 : 2;
    int y = m_map.height() + kGrid;
    m_star = {width - kGrid - kSign, y + (labelHeight - kSign) / 2, kSign, kSign};
    m_label = {kPadding, y, m_star.left() - kPadding - kGrid, labelHeight};
    y += labelHeight;
    m_facts = {kPadding, y, width - 2 * kPadding, factLines * factHeight};
    m_size = {width, y + m_facts.height() + kPadding};
    m_pin = {width - kGrid - kSign, kGrid, kSign, kSign};
    m_corners = canvas({width, kRadius}, false);
    QPainter painter(&m_corners);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath cut;
    cut.addRect(0, 0, width, kRadius);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0, 0, width, 4.0 * kRadius), kRadius, kRadius);
    painter.fillPath(cut.subtracted(shape), m_theme.background);
}

QSize CardFace::mapPixels() const
{
    return {static_cast<int>(std::lround(m_map.width() * m_ratio)),
            static_cast<int>(std::lround(m_map.height() * m_ratio))};
}

QImage CardFace::canvas(QSize size, bool opaque) const
{
    QImage image((QSizeF(size) * m_ratio).toSize(),
                 opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_ratio);
    image.fill(opaque ? m_theme.background : QColor(Qt::transparent));
    return image;
}

QImage CardFace::footer(const CardTexts &texts) const
{
    QImage image = canvas({m_size.width(), m_size.height() - m_map.height()}, true);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -m_map.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.panel);
    // Rounded only at the bottom; the rest of the shape is under the map.
    painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(m_size)), kRadius, kRadius);
    drawLabel(painter, texts);
    drawFacts(painter, texts.facts);
    drawStar(painter, m_star, texts.starred, m_theme);
    return image;
}

void CardFace::drawLabel(QPainter &painter, const CardTexts &texts) const
{
    QFont font = m_fonts.label;
    const bool empty = texts.label.isEmpty();
    if (empty) {
        font.setItalic(true);
        font.setWeight(QFont::Normal);
    }
    painter.setFont(font);
    painter.setPen(empty ? m_theme.mutedText : m_theme.text);
    const QString shown =
        empty ? QCoreApplication::translate("cave::CardFace", "(empty)") : oneLine(texts.label);
    // The end of a seed is as important as its beginning.
    painter.drawText(m_label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(shown, Qt::ElideMiddle, m_label.width()));
}

/// Each fact is on the first line with room for it, so a long one doesn't push a short one off the card.
void CardFace::drawFacts(QPainter &painter, const QStringList &facts) const
{
    painter.setFont(m_fonts.small);
    const QFontMetrics metrics(m_fonts.small);
    std::vector<int> ends(static_cast<std::size_t>(m_facts.height() / metrics.height()), m_facts.left());
    for (const QString &fact : facts.mid(0, kMaxFacts)) {
        const int width = metrics.horizontalAdvance(fact);
        const auto line = std::ranges::find_if(
            ends, [&](int end) { return end == m_facts.left() || end + width <= m_facts.right(); });
        if (line == ends.end())
            continue;
        const QString shown = metrics.elidedText(oneLine(fact), Qt::ElideRight, m_facts.right() - *line + 1);
        const QString name = shown.left(valueAt(shown));
        const auto above = static_cast<int>(line - ends.begin());
        const int base = m_facts.top() + above * metrics.height() + metrics.ascent();
        painter.setPen(m_theme.mutedText);
        painter.drawText(*line, base, name);
        painter.setPen(m_theme.text);
        painter.drawText(*line + metrics.horizontalAdvance(name), base, shown.mid(name.size()));
        *line += width + kBetweenFacts;
    }
}

QImage CardFace::overMap(const CardTexts &texts) const
{
    if (texts.tags.isEmpty() && texts.lacks.isEmpty() && texts.error.isEmpty())
        return {};
    QImage image = canvas(m_map.size(), false);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!texts.error.isEmpty())
        drawError(painter, texts.error);
    if (!texts.lacks.isEmpty())
        drawLacks(painter, texts.lacks);
    drawChips(painter, texts.tags,
              texts.lacks.isEmpty() ? m_map.bottom() + 1 : lacksStrip(texts.lacks).top());
    return image;
}

/// The area for what a near miss lacks: as many lines as necessary, at most four, or one on a small map.
QRect CardFace::lacksStrip(const QString &lacks) const
{
    const int mostLines = m_facts.isEmpty() ? 1 : 4;
    const QFontMetrics metrics(m_fonts.small);
    // Characters of another font, such as Chinese ones, may make lines higher.
    const QString text = oneLine(lacks);
    const int line = metrics.boundingRect(QRect(), Qt::TextSingleLine, text).height();
    const QRect room(0, 0, m_map.width() - lacksIndent() - kPadding, mostLines * line);
    const int wanted = metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, text).height();
    const int height = std::clamp(wanted, line, room.height()) + kGrid + 2;
    return {m_map.left(), m_map.bottom() + 1 - height, m_map.width(), height};
}

int CardFace::lacksIndent() const
{
    return kPadding + QFontMetrics(m_fonts.small).ascent() + 1 + kGrid + 2;
}

void CardFace::drawLacks(QPainter &painter, const QString &lacks) const
{
    constexpr double kTint = 0.16;
    const QRect strip = lacksStrip(lacks);
    const int icon = QFontMetrics(m_fonts.small).ascent() + 1;
    painter.fillRect(strip, QColor(mixed(m_theme.panel.rgb(), m_theme.danger.rgb(), kTint)));
    painter.fillRect(QRect(strip.left(), strip.top(), strip.width(), 1), m_theme.danger);
    drawWarning(painter, QRectF(kPadding, strip.center().y() + 1 - icon / 2.0, icon, icon), m_theme);
    const QRect text = strip.adjusted(lacksIndent(), 0, -kPadding, 0);
    painter.setFont(m_fonts.small);
    painter.setPen(m_theme.text);
    painter.setClipRect(strip.adjusted(0, 0, 0, -(kGrid + 2) / 2)); // no part of a further line
    painter.drawText(text.adjusted(0, (kGrid + 2) / 2, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     oneLine(lacks));
    painter.setClipping(false);
}

void CardFace::drawChips(QPainter &painter, const QStringList &tags, int bottom) const
{
    const QFontMetrics metrics(m_fonts.small);
    const int height = metrics.height() + kGrid;
    const int end = m_map.width() - kPadding;
    painter.setFont(m_fonts.small);
    int x = kPadding;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const bool last = i + 1 == tags.size();
        const QString rest = QStringLiteral("+%1").arg(tags.size() - i);
        const int kept = last ? 0 : metrics.horizontalAdvance(rest) + 5 * kGrid;
        const int room = end - x - kept - 4 * kGrid;
        const QString whole = oneLine(tags.at(i));
        const bool fits = i == 0 || metrics.horizontalAdvance(whole) <= room;
        const QString text = fits ? metrics.elidedText(whole, Qt::ElideRight, room) : rest;
        const QRectF chip(x, bottom - height - kGrid - 2, metrics.horizontalAdvance(text) + 4 * kGrid,
                          height);
        painter.setPen(QPen(m_theme.line, 1));
        painter.setBrush(withOpacity(m_theme.panel, 0.92F));
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), height / 2.0, height / 2.0);
        painter.setPen(m_theme.text);
        painter.drawText(chip, Qt::AlignCenter, text);
        if (!fits)
            return;
        x += static_cast<int>(chip.width()) + kGrid;
    }
}

void CardFace::drawError(QPainter &painter, const QString &error) const
{
    const QFontMetrics metrics(m_fonts.small);
    const QRect area = m_map.adjusted(5 * kGrid, 2 * kGrid, -5 * kGrid, -2 * kGrid);
    painter.fillRect(m_map, m_theme.background);
    painter.fillRect(m_map, QBrush(m_theme.line, Qt::BDiagPattern));
    const int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    // Whole lines only; the rest is in the card's tooltip.
    const int room = (area.height() - kSign - kGrid) / metrics.lineSpacing() * metrics.lineSpacing();
    const int text = std::clamp(metrics.boundingRect(area, flags, error).height(), 0, std::max(0, room));
    const int height = kSign + kGrid + text;
    const QRect block(area.left(), area.center().y() - height / 2, area.width(), height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(block.adjusted(-kPadding, -kGrid, kPadding, kGrid), kGrid, kGrid);
    drawWarning(painter, QRectF(block.center().x() - kSign / 2.0, block.top(), kSign, kSign), m_theme);
    painter.setFont(m_fonts.small);
    painter.setPen(m_theme.text);
    painter.drawText(block.adjusted(0, kSign + kGrid, 0, 0), flags, error);
}

void CardFace::drawEdge(QPainter &painter, const CardState &state) const
{
    const QRectF card(QPointF(0, 0), QSizeF(m_size));
    const auto outline = [&](const QColor &colour, double width, double outset) {
        const double inset = width / 2 - outset;
        painter.setPen(QPen(colour, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), kRadius + outset,
                                kRadius + outset);
    };
    painter.drawImage(QPointF(0, 0), m_corners);
    painter.setRenderHint(QPainter::Antialiasing);
    if (state.selected) {
        QPainterPath below;
        below.addRect(card.adjusted(1, m_map.height(), -1, -kRadius / 2.0));
        painter.fillPath(below, withOpacity(m_theme.accent, 0.10F));
    }
    const QColor edge = state.selected ? m_theme.accent : state.hovered ? m_theme.mutedText : m_theme.line;
    outline(edge, state.selected ? 2 : 1, 0);
    if (state.current)
        outline(m_theme.text, 2, 4);
    if (state.selected)
        drawTick(painter);
    if (state.alone || state.hovered || state.current)
        drawPin(painter, state.alone);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Shows in the corner that the card is selected, for those who can't see it by the colour.
void CardFace::drawTick(QPainter &painter) const
{
    const QRectF disc(2 * kGrid, 2 * kGrid, 5 * kGrid, 5 * kGrid);
    painter.setPen(QPen(m_theme.panel, 1.5));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(disc);
    const QPointF m = disc.center();
    painter.setPen(QPen(m_theme.dark ? m_theme.background : QColor(Qt::white), 2, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF{{m.x() - 4, m.y() + 0.5}, {m.x() - 1, m.y() + 3.5}, {m.x() + 4.5, m.y() - 3}});
}

void CardFace::drawPin(QPainter &painter, bool alone) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(withOpacity(alone ? m_theme.accent : m_theme.panel, alone ? 1.F : 0.88F));
    painter.drawEllipse(QRectF(m_pin).adjusted(1, 1, -1, -1));
    const QColor ink = !alone ? m_theme.text : m_theme.dark ? m_theme.background : QColor(Qt::white);
    const QPointF m = QRectF(m_pin).center();
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(alone ? QBrush(ink) : QBrush(Qt::NoBrush));
    // A drawing pin: cap, body, collar, needle.
    painter.drawPolygon(QPolygonF{{m.x() - 3, m.y() - 6},
                                  {m.x() + 3, m.y() - 6},
                                  {m.x() + 2, m.y() - 1},
                                  {m.x() + 4.5, m.y() + 1.5},
                                  {m.x() - 4.5, m.y() + 1.5},
                                  {m.x() - 2, m.y() - 1}});
    painter.drawLine(QPointF(m.x(), m.y() + 1.5), QPointF(m.x(), m.y() + 6.5));
}

} // namespace cave
