#include "editor/level/level_figures.h"

#include "core/edit/level_edit.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/monster_figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace cave {
namespace {

using L = FigureLayer;

constexpr std::array kWall{
    L{L::Flat, Tint::Shade, "M 0 0 L 100 0 L 100 100 L 0 100 Z"},
    L{L::Flat, Tint::Body,
      "M 3 4 L 57 4 L 57 46 L 3 46 Z M 63 4 L 97 4 L 97 46 L 63 46 Z M 3 54 L 33 54 L 33 96 "
      "L 3 96 Z M 39 54 L 97 54 L 97 96 L 39 96 Z"},
    L{L::Flat, Tint::Light,
      "M 3 4 L 57 4 L 57 12 L 3 12 Z M 63 4 L 97 4 L 97 12 L 63 12 Z M 3 54 L 33 54 L 33 62 L 3 62 Z M 39 54 "
      "L "
      "97 54 L 97 62 L 39 62 Z",
      0, 16},
};

constexpr std::array kBlock{
    L{L::Solid, Tint::Body, "M 4 4 L 96 4 L 96 96 L 4 96 Z"},
    L{L::Flat, Tint::Light, "M 8 8 L 92 8 L 80 20 L 20 20 L 20 80 L 8 92 Z"},
    L{L::Flat, Tint::Shade, "M 92 92 L 8 92 L 20 80 L 80 80 L 80 20 L 92 8 Z"},
};

constexpr std::array kBricks{
    L{L::Solid, Tint::Shade, "M 3 3 L 97 3 L 97 97 L 3 97 Z"},
    L{L::Flat, Tint::Body,
      "M 6 7 L 48 7 L 48 28 L 6 28 Z M 53 7 L 94 7 L 94 28 L 53 28 Z M 6 33 L 26 33 L 26 54 L 6 54 Z M 31 33 "
      "L 72 "
      "33 L 72 54 L 31 54 Z M 77 33 L 94 33 L 94 54 L 77 54 Z M 6 59 L 48 59 L 48 80 L 6 80 Z M 53 59 L 94 "
      "59 L 94 "
      "80 L 53 80 Z M 6 85 L 94 85 L 94 94 L 6 94 Z"},
};

constexpr std::array kGround{
    L{L::Flat, Tint::Body, "M 0 0 L 100 0 L 100 100 L 0 100 Z"},
    L{L::Flat, Tint::Light, "M 0 0 L 100 0 L 100 14 L 78 22 L 62 14 L 40 24 L 20 14 L 0 20 Z"},
    L{L::Flat, Tint::Shade, "E 24 52 8 5 E 66 44 6 4 E 48 74 9 6 E 84 78 6 5 E 14 84 5 4", 0, 14},
};

constexpr std::array kQuestionBlock{
    L{L::Solid, Tint::Gold, "M 4 4 L 96 4 L 96 96 L 4 96 Z"},
    L{L::Flat, Tint::GoldShade, "E 14 14 4 4 E 86 14 4 4 E 14 86 4 4 E 86 86 4 4"},
    L{L::Line, Tint::Ink, "M 34 36 C 34 18 66 18 66 38 C 66 50 50 50 50 62", 9},
    L{L::Flat, Tint::Ink, "E 50 78 6 6"},
};

constexpr std::array kHiddenBlock{
    L{L::Line, Tint::Body,
      "M 8 8 L 24 8 M 38 8 L 62 8 M 76 8 L 92 8 M 8 92 L 24 92 M 38 92 L 62 92 M 76 92 L 92 92 M 8 24 L 8 38 "
      "M 8 "
      "62 L 8 76 M 92 24 L 92 38 M 92 62 L 92 76",
      6},
    L{L::Line, Tint::Body, "M 36 38 C 36 22 64 22 64 40 C 64 50 50 50 50 62", 6},
    L{L::Flat, Tint::Body, "E 50 76 4 4"},
};

constexpr std::array kPipeEnd{
    L{L::Solid, Tint::Body, "M 14 34 L 86 34 L 86 100 L 14 100 Z"},
    L{L::Solid, Tint::Body, "M 3 4 L 97 4 L 97 36 L 3 36 Z"},
    L{L::Flat, Tint::Light, "M 12 9 L 28 9 L 28 31 L 12 31 Z M 24 40 L 36 40 L 36 100 L 24 100 Z"},
    L{L::Flat, Tint::Shade, "M 78 9 L 91 9 L 91 31 L 78 31 Z M 70 40 L 81 40 L 81 100 L 70 100 Z"},
};

constexpr std::array kPipeStem{
    L{L::Solid, Tint::Body, "M 14 0 L 86 0 L 86 100 L 14 100 Z"},
    L{L::Flat, Tint::Light, "M 24 0 L 36 0 L 36 100 L 24 100 Z"},
    L{L::Flat, Tint::Shade, "M 70 0 L 81 0 L 81 100 L 70 100 Z"},
};

constexpr std::array kFlag{
    L{L::Limb, Tint::Metal, "M 30 94 L 30 10", 7},
    L{L::Solid, Tint::Body, "M 34 12 L 88 28 L 34 50 Z"},
    L{L::Solid, Tint::Gold, "E 30 9 7 7"},
};

constexpr std::array kGoal{
    L{L::Flat, Tint::Shadow, "E 50 90 34 6"},
    L{L::Limb, Tint::Wood, "M 24 92 L 24 10", 7},
    L{L::Solid, Tint::Bone, "M 27 12 L 88 12 L 88 56 L 27 56 Z"},
    L{L::Flat, Tint::Ink,
      "M 27 12 L 42 12 L 42 27 L 27 27 Z M 57 12 L 72 12 L 72 27 L 57 27 Z M 42 27 L 57 27 L 57 42 L 42 42 Z "
      "M 72 27 "
      "L 88 27 L 88 42 L 72 42 Z M 27 42 L 42 42 L 42 56 L 27 56 Z M 57 42 L 72 42 L 72 56 L 57 56 Z"},
};

constexpr std::array kInfoNode{
    L{L::Flat, Tint::Shadow, "E 50 92 26 5"},
    L{L::Limb, Tint::WoodShade, "M 50 92 L 50 58", 9},
    L{L::Solid, Tint::Wood, "M 10 12 L 90 12 L 90 62 L 10 62 Z"},
    L{L::Line, Tint::Ink, "M 24 28 L 76 28 M 24 40 L 70 40 M 24 51 L 56 51", 5, 14},
};

constexpr std::array kSpike{
    L{L::Flat, Tint::Shadow, "E 50 90 44 7"},
    L{L::Solid, Tint::Metal, "M 8 88 L 22 30 L 36 88 Z M 64 88 L 78 30 L 92 88 Z"},
    L{L::Solid, Tint::Metal, "M 32 92 L 50 14 L 68 92 Z"},
    L{L::Flat, Tint::MetalShade,
      "M 50 22 L 62 89 L 52 89 Z M 22 40 L 32 86 L 24 86 Z M 78 40 L 88 86 L 80 86 Z"},
};

constexpr std::array kPotion{
    L{L::Flat, Tint::Shadow, "E 50 92 28 5"},
    L{L::Solid, Tint::Bone, "M 40 10 L 60 10 L 60 36 C 84 46 88 90 50 90 C 12 90 16 46 40 36 Z"},
    L{L::Flat, Tint::Body, "M 27 56 L 73 56 C 80 74 72 86 50 86 C 28 86 20 74 27 56 Z"},
    L{L::Flat, Tint::Shine, "E 38 66 5 9", 0, 14},
    L{L::Solid, Tint::Wood, "M 37 4 L 63 4 L 63 16 L 37 16 Z"},
};

constexpr std::array kFlask{
    L{L::Flat, Tint::Shadow, "E 50 92 30 5"},
    L{L::Solid, Tint::Body,
      "M 42 16 L 58 16 L 58 30 C 76 34 78 44 78 54 L 78 82 C 78 90 22 90 22 82 L 22 54 C 22 44 "
      "24 34 42 30 Z"},
    L{L::Flat, Tint::Shade, "M 22 62 L 78 62 L 78 76 L 22 76 Z"},
    L{L::Line, Tint::Bone, "M 50 42 L 50 58 M 42 50 L 58 50", 6},
    L{L::Solid, Tint::Wood, "M 39 6 L 61 6 L 61 18 L 39 18 Z"},
};

constexpr std::array kAxe{
    L{L::Limb, Tint::Wood, "M 28 92 L 66 22", 9},
    L{L::Solid, Tint::Metal, "M 54 20 L 70 10 C 92 18 98 42 88 62 C 80 52 70 46 56 44 L 50 36 Z"},
    L{L::Flat, Tint::MetalShade, "M 84 58 C 92 42 88 26 78 18 C 84 30 84 44 78 52 Z"},
};

constexpr std::array kMagic{
    L{L::Limb, Tint::WoodShade, "M 30 94 L 54 42", 8},
    L{L::Solid, Tint::Body,
      "M 58 6 L 66 24 L 86 20 L 76 38 L 90 52 L 70 54 L 62 72 L 54 54 L 34 52 L 48 38 L 38 20 L 52 24 Z"},
    L{L::Flat, Tint::Shine, "E 61 38 9 9"},
};

constexpr std::array kGoomba{
    L{L::Flat, Tint::Shadow, "E 50 93 34 5"},
    L{L::Solid, Tint::Bone, "M 34 58 L 66 58 L 70 84 L 30 84 Z"},
    L{L::Solid, Tint::Ink, "E 28 86 16 7 E 72 86 16 7"},
    L{L::Solid, Tint::Wood, "M 50 10 C 74 10 98 50 90 60 C 80 68 20 68 10 60 C 2 50 26 10 50 10 Z"},
    L{L::Flat, Tint::Bone, "E 37 46 8 11 E 63 46 8 11"},
    L{L::Flat, Tint::Ink, "E 39 48 3 6 E 61 48 3 6"},
    L{L::Line, Tint::Ink, "M 24 30 L 42 38 M 76 30 L 58 38", 5},
};

constexpr std::array kKoopa{
    L{L::Flat, Tint::Shadow, "E 50 94 34 5"},
    L{L::Solid, Tint::Gold, "E 34 88 12 7 E 66 88 12 7"},
    L{L::Solid, Tint::Gold, "M 18 50 C 8 40 6 12 24 8 C 44 6 46 26 40 52 Z"},
    L{L::Solid, Tint::Body, "M 24 82 C 20 46 44 34 62 38 C 84 42 92 66 84 84 C 70 92 36 92 24 82 Z"},
    L{L::Line, Tint::Shade, "M 44 46 L 56 62 L 48 84 M 56 62 L 80 60", 5},
    L{L::Flat, Tint::Ink, "E 22 24 4 6"},
};

struct ObjectFigure {
    Figure figure;
    QColor body;
};

ObjectFigure figureOf(std::string_view type, const Theme &theme)
{
    static const QHash<QByteArray, ObjectFigure> kFigures{
        {"Wall", {kWall, QColor(0x7d, 0x78, 0x74)}},
        {"Block", {kBlock, QColor(0xa8, 0x8a, 0x66)}},
        {"Bricks", {kBricks, QColor(0xb0, 0x62, 0x40)}},
        {"Ground", {kGround, QColor(0x9a, 0x66, 0x3c)}},
        {"QuestionBlock", {kQuestionBlock, QColor(0xf2, 0xb8, 0x4b)}},
        {"PipeEnd", {kPipeEnd, QColor(0x46, 0x9a, 0x50)}},
        {"PipeStem", {kPipeStem, QColor(0x46, 0x9a, 0x50)}},
        {"Flag", {kFlag, QColor(0x46, 0x9a, 0x50)}},
        {"Goal", {kGoal, QColor(0xf0, 0xe8, 0xd2)}},
        {"InfoNode", {kInfoNode, QColor(0xa8, 0x74, 0x3f)}},
        {"Spike", {kSpike, QColor(0xb4, 0xbc, 0xc6)}},
        {"AxePickup", {kAxe, QColor(0xb4, 0xbc, 0xc6)}},
        {"MagicPickup", {kMagic, QColor(0x8f, 0x7a, 0xe6)}},
        {"PotionPickup", {kFlask, QColor(0xc2, 0x4a, 0x5a)}},
        {"Goomba", {kGoomba, QColor(0xa8, 0x74, 0x3f)}},
        {"Koopa", {kKoopa, QColor(0x46, 0x9a, 0x50)}},
    };
    if (type == "HiddenBlock")
        return {kHiddenBlock, theme.mutedText};
    return kFigures.value(QByteArray(type.data(), static_cast<qsizetype>(type.size())));
}

CreatureLook creatureOf(std::string_view type)
{
    if (type == "Demon")
        return {"demon", "red", 'D'};
    if (type == "Minotaur")
        return {"minotaur", "brown", 'M'};
    if (type == "Archer")
        return {"archer", "green", 'A'};
    if (type == "Sorcerer")
        return {"sorcerer", "violet", 'S'};
    if (type == "Tower")
        return {"tower", "grey", 'T'};
    return {};
}

QRectF part(const QRectF &cell, double left, double top, double width, double height)
{
    return {cell.left() + left * cell.width(), cell.top() + top * cell.height(), width * cell.width(),
            height * cell.height()};
}

/// A wall that shows which way the room is: its crown runs along the border, and around corners.
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

/// A quiet colour that a picture's name stands for; a colour as it is.
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
        colour = QColor::fromHsv(static_cast<int>(qHash(name, 1) % 360), 70, 120);
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
        drawFigure(painter, cell, kPotion,
                   look.detail == "-" ? QColor(0x7a, 0xb8, 0x3a) : QColor(0xc2, 0x4a, 0x5a));
    else {
        const ObjectFigure object = figureOf(look.type, theme);
        drawFigure(painter, cell, object.figure, object.body);
    }
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
    const QRectF visible = area.intersected(painter.clipBoundingRect());
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
    const QColor body = figureOf(look.type, theme).body;
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
