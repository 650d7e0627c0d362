// SPDX-License-Identifier: MIT
#include "editor/level/level_figures.h"

#include "core/base/hashing.h"
#include "core/content/content.h"
#include "core/edit/level_edit.h"
#include "core/world/world_spec.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>

namespace cave {
namespace {

const Figure &figureOf(std::string_view type)
{
    return figureNamed("level", type);
}

/// Invalid if it has no colour of its own.
QColor bodyOf(std::string_view type, const Theme &theme)
{
    return type == "HiddenBlock" ? theme.mutedText : figureOf(type).colour;
}

/// The look of the monster for an object of this type; without a key if it is none.
CreatureLook creatureOf(std::string_view type)
{
    const LevelObjectInfo *info = findLevelObject(type, true);
    const std::shared_ptr<const Content> content = contentFor(kLevelFileGenerator);
    const MonsterType *monster =
        info == nullptr || content == nullptr ? nullptr : content->findMonster(info->monster);
    return monster == nullptr ? CreatureLook{} : CreatureLook{monster->key, monster->colour, monster->glyph};
}

QRectF part(const QRectF &cell, double left, double top, double width, double height)
{
    return {cell.left() + left * cell.width(), cell.top() + top * cell.height(), width * cell.width(),
            height * cell.height()};
}

/// A wall that shows where the room is: its crown runs along the border, and around corners.
void drawDirectionalWall(QPainter &painter, const QRectF &cell, std::uint8_t sides)
{
    const QColor stone(0x6b, 0x66, 0x74);
    constexpr double kCrown = 0.34;
    painter.fillRect(cell, stone);
    const QColor crown = stone.lighter(140);
    if (sides == NoSide) {
        painter.fillRect(part(cell, 0.12, 0.12, 0.76, 0.76), crown);
        painter.fillRect(part(cell, 0.12, 0.7, 0.76, 0.18), stone.darker(140));
        return;
    }
    if ((sides & WestSide) != 0)
        painter.fillRect(part(cell, 0, 0, kCrown, 1), crown);
    if ((sides & EastSide) != 0)
        painter.fillRect(part(cell, 1 - kCrown, 0, kCrown, 1), crown);
    if ((sides & NorthSide) != 0)
        painter.fillRect(part(cell, 0, 0, 1, kCrown), crown);
    if ((sides & SouthSide) != 0)
        painter.fillRect(part(cell, 0, 1 - kCrown, 1, kCrown), crown);
    const QColor shade = stone.darker(150);
    constexpr double kFoot = 0.1;
    if (sides == WestSide)
        painter.fillRect(part(cell, 1 - kFoot, 0, kFoot, 1), shade);
    if (sides == EastSide)
        painter.fillRect(part(cell, 0, 0, kFoot, 1), shade);
    if (sides == NorthSide)
        painter.fillRect(part(cell, 0, 1 - kFoot, 1, kFoot), shade);
    if (sides == SouthSide)
        painter.fillRect(part(cell, 0, 0, 1, kFoot), shade);
}

void writeInto(QPainter &painter, const QRectF &cell, const QString &text, double share, const QColor &ink)
{
    QFont font = painter.font();
    double size = std::max(1.0, cell.height() * share);
    font.setPixelSize(static_cast<int>(std::ceil(size)));
    font.setBold(true);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width > cell.width() * 0.9)
        size *= cell.width() * 0.9 / width;
    font.setPixelSize(std::max(1, static_cast<int>(size)));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(cell, static_cast<int>(Qt::AlignCenter), text);
}

QColor markerColour(const std::string &id, const Theme &theme)
{
    if (id == "Door")
        return theme.accent;
    return id == "Loot" ? theme.gold : theme.danger;
}

void drawMarkerSign(QPainter &painter, const QRectF &cell, const std::string &id, const Theme &theme)
{
    const QColor colour = markerColour(id, theme);
    const QRectF box = part(cell, 0.1, 0.1, 0.8, 0.8);
    painter.setPen(QPen(kFigureInk, std::max(1.0, cell.width() * 0.05)));
    painter.setBrush(colour);
    painter.drawRoundedRect(box, cell.width() * 0.16, cell.height() * 0.16);
    writeInto(painter, box, QString::fromStdString(id.substr(0, 1)), 0.62, kFigureInk);
}

void drawUnknown(QPainter &painter, const QRectF &cell, const std::string &type, const Theme &theme)
{
    const QRectF box = part(cell, 0.04, 0.04, 0.92, 0.92);
    painter.setPen(QPen(theme.danger, std::max(1.0, cell.width() * 0.05)));
    painter.setBrush(theme.panel);
    painter.drawRect(box);
    painter.setBrush(QBrush(theme.danger, Qt::BDiagPattern));
    painter.drawRect(box);
    const QRectF label = part(cell, 0.06, 0.32, 0.88, 0.36);
    painter.fillRect(label, theme.panel);
    writeInto(painter, label, QString::fromStdString(type), 0.7, theme.text);
}

/// What is painted on, in the painter's coordinates; without a clip, its bounds are empty.
QRectF paintedArea(const QPainter &painter)
{
    return painter.hasClipping() ? painter.clipBoundingRect()
                                 : painter.worldTransform().inverted().mapRect(QRectF(painter.window()));
}

/// A muted colour for an image's name; a colour itself.
QColor backgroundColour(const LevelBackground &background, const Theme &theme)
{
    if (background.kind == LevelBackground::Kind::None)
        return theme.floorRemembered;
    const QString name = QString::fromStdString(background.images.front()).toLower();
    if (background.kind == LevelBackground::Kind::Colour)
        return QColor(name);
    QColor colour(0x6e, 0x5c, 0x46);
    if (background.kind == LevelBackground::Kind::Images)
        colour = QColor(0x6a, 0x98, 0xc8);
    else if (name.contains("grass"))
        colour = QColor(0x5a, 0x82, 0x4a);
    else if (name.contains("dungeon") || name.contains("texture"))
        colour = QColor(0x5c, 0x58, 0x66);
    else if (!name.isEmpty())
        colour = QColor::fromHsv(static_cast<int>(hashBytes(name.toStdString()) % 360), 70, 120);
    return theme.dark ? colour.darker(165) : colour.lighter(175);
}

} // namespace

std::uint8_t sidesOf(const LevelFile &design, LevelPoint at)
{
    const std::int64_t column = tileOf(at.x);
    const std::int64_t row = tileOf(at.y);
    if (!design.contains(column, row))
        return NoSide;
    int sides = NoSide;
    if (column == 0)
        sides |= WestSide;
    else if (column == design.width - 1)
        sides |= EastSide;
    if (row == 0)
        sides |= NorthSide;
    else if (row == design.height - 1)
        sides |= SouthSide;
    return static_cast<std::uint8_t>(sides);
}

LevelLook lookOf(const LevelFile &design, const LevelRecord &record)
{
    LevelLook look;
    if (!record.isObject())
        return look;
    look.type = record.type;
    look.dynamic = record.kind == LevelRecord::Kind::Dynamic;
    if (look.dynamic)
        return look;
    if (record.type == "Marker" && !record.fields.empty())
        look.detail = record.fields.front();
    else if (record.type == "Potion" && !record.fields.empty() && record.fields.front().starts_with('-'))
        look.detail = "-";
    else if (record.type == "DirectionalWall")
        look.sides = sidesOf(design, record.at);
    return look;
}

void drawLevelObject(QPainter &painter, const QRectF &cell, const LevelLook &look, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const CreatureLook creature = look.dynamic ? creatureOf(look.type) : CreatureLook();
    if (look.type.empty())
        drawPlayer(painter, cell, theme);
    else if (findLevelObject(look.type, look.dynamic) == nullptr)
        drawUnknown(painter, cell, look.type, theme);
    else if (!creature.key.empty())
        drawMonster(painter, cell, creature, theme);
    else if (look.type == "DirectionalWall")
        drawDirectionalWall(painter, cell, look.sides);
    else if (look.type == "Marker")
        drawMarkerSign(painter, cell, look.detail, theme);
    else if (look.type == "Potion")
        drawFigure(painter, cell, figureOf(look.type),
                   look.detail == "-" ? QColor(0x7a, 0xb8, 0x3a) : QColor(0xc2, 0x4a, 0x5a));
    else
        drawFigure(painter, cell, figureOf(look.type), bodyOf(look.type, theme));
    painter.restore();
}

void drawLevelBackground(QPainter &painter, const QRectF &area, double tile, const LevelFile &design,
                         const Theme &theme)
{
    const LevelBackground background = backgroundOf(design);
    const QColor ground = backgroundColour(background, theme);
    painter.fillRect(area, ground);
    constexpr double kSmallestPattern = 10;
    if (background.kind != LevelBackground::Kind::Tile || tile < kSmallestPattern)
        return;
    const QColor fleck = theme.dark ? ground.lighter(118) : ground.darker(108);
    const QRectF visible = area.intersected(paintedArea(painter));
    if (visible.isEmpty())
        return;
    const int firstColumn = static_cast<int>((visible.left() - area.left()) / tile);
    const int lastColumn =
        std::min(design.width - 1, static_cast<int>((visible.right() - area.left()) / tile));
    const int firstRow = static_cast<int>((visible.top() - area.top()) / tile);
    const int lastRow = std::min(design.height - 1, static_cast<int>((visible.bottom() - area.top()) / tile));
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const QRectF cell(area.left() + column * tile, area.top() + row * tile, tile, tile);
            painter.fillRect(part(cell, 0.2, 0.25, 0.18, 0.08), fleck);
            painter.fillRect(part(cell, 0.62, 0.68, 0.2, 0.08), fleck);
        }
    }
}

QColor levelObjectColour(const LevelLook &look, const Theme &theme)
{
    if (look.type.empty())
        return theme.gold;
    const LevelObjectInfo *info = findLevelObject(look.type, look.dynamic);
    if (info == nullptr)
        return theme.danger;
    if (look.dynamic)
        return theme.danger;
    if (look.type == "Marker")
        return markerColour(look.detail, theme);
    const QColor body = bodyOf(look.type, theme);
    if (body.isValid())
        return body;
    return info->solid ? theme.wallEdge : theme.good;
}

QPixmap levelObjectPixmap(const LevelLook &look, int side, double ratio, const Theme &theme)
{
    const int pixels = static_cast<int>(std::lround(side * ratio));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawLevelObject(painter, QRectF(0, 0, pixels, pixels), look, theme);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace cave
