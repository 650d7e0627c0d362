#include "editor/view/figures/dungeon_item_figures.h"
#include "editor/view/figures/room_item_figures.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/figures/vector_figure.h"

#include <QPainter>

#include <array>

namespace cave {
namespace {

using L = FigureLayer;

// Swords point north-east; each has its own outline, so that they are told apart without colour.
constexpr std::array kWoodenSword{
    L{L::Limb, Tint::WoodShade, "M 10 90 L 28 72", 9},
    L{L::Solid, Tint::Wood, "M 30 58 L 66 22 C 76 14 86 14 86 14 C 86 14 86 24 78 34 L 42 70 Z"},
    L{L::Line, Tint::WoodShade, "M 42 58 L 74 26 M 52 56 L 62 46", 3, 20},
    L{L::Limb, Tint::Wood, "M 22 58 L 42 78", 8},
    L{L::Flat, Tint::WoodShade, "E 32 68 4 4", 0, 24},
};

constexpr std::array kIronSword{
    L{L::Limb, Tint::WoodShade, "M 14 86 L 28 72", 7},
    L{L::Solid, Tint::MetalShade, "E 12 88 7 7"},
    L{L::Solid, Tint::MetalShade, "M 31 61 L 80 12 L 90 10 L 88 20 L 39 69 Z"},
    L{L::Flat, Tint::Metal, "M 33 61 L 81 13 L 88 12 L 36 64 Z"},
    L{L::Limb, Tint::MetalShade, "M 21 59 L 41 79", 7},
};

constexpr std::array kSteelSword{
    L{L::Limb, Tint::WoodShade, "M 13 87 L 27 73", 6},
    L{L::Solid, Tint::Gold, "M 11 80 L 20 89 L 11 97 L 3 89 Z"},
    L{L::Solid, Tint::Metal, "M 27 59 L 74 12 L 96 4 L 88 26 L 41 73 Z"},
    L{L::Flat, Tint::Shine, "M 30 59 L 75 14 L 94 6 L 34 66 Z"},
    L{L::Line, Tint::MetalShade, "M 38 62 L 78 22", 4},
    L{L::Solid, Tint::Gold,
      "M 14 52 C 20 50 26 52 32 58 L 42 68 C 48 74 50 80 48 86 C 40 86 36 82 32 76 L 24 68 C 18 64 14 60 14 "
      "52 Z"},
};

constexpr std::array kInfusedSword{
    L{L::Limb, Tint::Ink, "M 13 87 L 27 73", 6},
    L{L::Solid, Tint::Gold, "E 12 88 8 8"},
    L{L::Flat, Tint::Body, "E 12 88 4 4", 0, 20},
    L{L::Solid, Tint::Body,
      "M 27 61 C 36 56 34 48 44 44 C 54 40 52 32 62 28 C 72 24 74 12 96 4 C 88 26 76 28 72 38 C 68 48 60 46 "
      "56 56 C 52 66 44 64 39 73 Z"},
    L{L::Line, Tint::Light, "M 38 62 C 46 56 46 50 54 46 C 62 42 62 34 70 30 C 76 26 80 18 88 12", 6},
    L{L::Line, Tint::Bone, "M 40 60 C 46 54 47 50 54 46 C 62 42 62 34 70 30", 2, 24},
    L{L::Solid, Tint::Gold,
      "M 10 62 C 12 50 24 50 30 56 L 44 70 C 50 76 50 88 38 90 C 44 82 40 80 34 74 L 26 66 C 20 60 18 56 10 "
      "62 Z"},
};

// Armours: a jerkin, a shirt with sleeves, a breastplate, a breastplate with wings.
constexpr std::array kLeatherArmour{
    L{L::Solid, Tint::Body,
      "M 28 10 C 36 20 64 20 72 10 L 82 22 C 78 34 78 42 80 52 L 84 90 L 16 90 L 20 52 C 22 42 22 34 18 22 "
      "Z"},
    L{L::Flat, Tint::Shade,
      "M 62 17 L 72 10 L 82 22 C 78 34 78 42 80 52 L 84 90 L 64 90 C 70 66 68 38 62 17 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 50 18 L 50 62", 3},
    L{L::Line, Tint::Bone, "M 43 28 L 57 34 M 57 28 L 43 34 M 43 42 L 57 48 M 57 42 L 43 48", 3, 20},
    L{L::Solid, Tint::WoodShade, "M 18 62 L 82 62 L 83 73 L 17 73 Z"},
    L{L::Solid, Tint::Gold, "M 43 60 L 57 60 L 57 75 L 43 75 Z", 0, 16},
};

constexpr std::array kChainmailArmour{
    L{L::Solid, Tint::MetalShade,
      "M 32 10 C 40 20 60 20 68 10 L 84 16 L 98 46 L 82 54 L 77 46 L 79 78 L 71 90 L 64 79 L 57 91 L 50 80 L "
      "43 91 L 36 79 L 29 90 L 21 78 L 23 46 L 18 54 L 2 46 L 16 16 Z"},
    L{L::Line, Tint::Metal,
      "M 20 26 Q 26 32 32 26 Q 38 32 44 26 Q 50 32 56 26 Q 62 32 68 26 Q 74 32 80 26 M 29 40 Q 35 46 41 40 Q "
      "47 46 53 40 Q 59 46 65 40 Q 69 46 73 40 M 29 54 Q 35 60 41 54 Q 47 60 53 54 Q 59 60 65 54 Q 69 60 73 "
      "54 M 29 68 Q 35 74 41 68 Q 47 74 53 68 Q 59 74 65 68 Q 69 74 73 68 M 9 42 Q 13 46 16 40 M 91 42 Q 87 "
      "46 84 40",
      4},
    L{L::Limb, Tint::Metal, "M 33 13 C 40 24 60 24 67 13", 4},
};

constexpr std::array kIronArmour{
    L{L::Solid, Tint::MetalShade, "M 26 66 L 74 66 L 80 92 L 56 88 L 50 80 L 44 88 L 20 92 Z"},
    L{L::Solid, Tint::Metal,
      "M 34 14 C 42 24 58 24 66 14 L 80 22 C 80 44 80 54 74 70 C 62 78 38 78 26 70 C 20 54 20 44 20 22 Z"},
    L{L::Flat, Tint::Shine, "M 28 28 C 34 34 44 36 48 34 L 48 62 C 38 62 30 52 28 28 Z"},
    L{L::Line, Tint::MetalShade, "M 50 26 L 50 74", 4},
    L{L::Solid, Tint::MetalShade,
      "M 34 13 C 20 8 4 16 3 34 C 10 42 22 40 28 32 Z M 66 13 C 80 8 96 16 97 34 C 90 42 78 40 72 32 Z"},
    L{L::Flat, Tint::Metal,
      "M 30 15 C 20 13 10 18 8 28 C 14 22 22 20 29 22 Z M 70 15 C 80 13 90 18 92 28 C 86 22 78 20 71 22 Z", 0,
      20},
};

constexpr std::array kInfusedArmour{
    L{L::Solid, Tint::Shade, "M 26 64 L 74 64 L 82 94 L 62 86 L 50 96 L 38 86 L 18 94 Z"},
    L{L::Solid, Tint::Body,
      "M 34 16 C 42 26 58 26 66 16 L 78 24 C 80 44 78 56 72 70 L 50 82 L 28 70 C 22 56 20 44 22 24 Z"},
    L{L::Flat, Tint::Shine, "M 28 30 C 34 34 42 36 47 35 L 47 74 L 31 67 C 27 54 26 42 28 30 Z", 0, 20},
    L{L::Solid, Tint::Gold,
      "M 34 16 L 22 2 C 14 6 4 8 1 12 C 4 24 10 36 20 40 L 30 32 Z M 66 16 L 78 2 C 86 6 96 8 99 12 C 96 24 "
      "90 36 80 40 L 70 32 Z"},
    L{L::Line, Tint::GoldShade, "M 10 16 L 24 26 M 90 16 L 76 26", 3, 24},
    L{L::Solid, Tint::Bone, "M 50 36 L 61 48 L 50 62 L 39 48 Z"},
    L{L::Flat, Tint::Light, "M 50 41 L 57 48 L 50 57 L 43 48 Z", 0, 20},
};

constexpr std::array kGold{
    L{L::Flat, Tint::Shadow, "E 50 88 42 6"},
    L{L::Solid, Tint::GoldShade,
      "M 8 70 L 8 80 C 8 92 52 92 52 80 L 52 70 Z M 48 76 L 48 82 C 48 93 92 93 92 82 L 92 76 Z"},
    L{L::Solid, Tint::GoldShade, "M 14 46 L 14 68 C 14 78 56 78 56 68 L 56 46 Z"},
    L{L::Solid, Tint::Gold, "E 70 74 22 10"},
    L{L::Line, Tint::Ink, "M 14 57 C 14 67 56 67 56 57", 3, 16},
    L{L::Solid, Tint::Gold, "E 35 44 21 10"},
    L{L::Line, Tint::GoldShade, "E 35 44 12 5 E 70 74 13 5", 3, 24},
    L{L::Solid, Tint::Gold, "E 72 34 17 19"},
    L{L::Line, Tint::GoldShade, "E 72 34 10 12", 3, 20},
    L{L::Flat, Tint::Shine, "M 62 28 C 63 22 67 19 72 18 C 67 23 65 30 65 38 C 62 36 61 32 62 28 Z", 0, 20},
};

constexpr std::array kItemFigures{
    NamedFigure{"wooden_sword", kWoodenSword},
    NamedFigure{"iron_sword", kIronSword},
    NamedFigure{"steel_sword", kSteelSword},
    NamedFigure{"infused_sword", kInfusedSword},
    NamedFigure{"leather_armour", kLeatherArmour},
    NamedFigure{"chainmail_armour", kChainmailArmour},
    NamedFigure{"iron_armour", kIronArmour},
    NamedFigure{"infused_armour", kInfusedArmour},
    NamedFigure{"gold", kGold},
};

Figure itemFigure(std::string_view key, ItemKind kind)
{
    if (const Figure figure = figureNamed(kItemFigures, key); !figure.empty())
        return figure;
    if (const Figure figure = dungeonItemFigure(key); !figure.empty())
        return figure;
    if (const Figure figure = roomItemFigure(key, kind); !figure.empty())
        return figure;
    switch (kind) {
    case ItemKind::Sword:
        return kIronSword;
    case ItemKind::Armour:
        return kIronArmour;
    case ItemKind::Scroll:
        return dungeonItemFigure("fireball_scroll");
    case ItemKind::Gold:
    case ItemKind::Blade:
    case ItemKind::Staff:
    case ItemKind::Flask:
        break;
    }
    return kGold;
}

} // namespace

void drawItem(QPainter &painter, const QRectF &cell, std::string_view key, ItemKind kind)
{
    const QColor body = key == "leather_armour" ? QColor(0xa0, 0x66, 0x38)
                        : isUsable(kind)        ? roomItemColour(kind)
                                                : dungeonItemColour(key);
    drawFigure(painter, cell, itemFigure(key, kind), body);
}

QImage itemIcon(std::string_view key, ItemKind kind, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawItem(painter, QRectF(0, 0, size, size), key, kind);
    return image;
}

} // namespace cave
