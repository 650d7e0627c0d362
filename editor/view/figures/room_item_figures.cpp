#include "editor/view/figures/room_item_figures.h"

namespace cave {
namespace {

using L = FigureLayer;

/// A fist, seen from the front, with the cuff below.
constexpr std::array kFists{
    L{L::Solid, Tint::WoodShade, "M 32 74 L 74 74 L 78 96 L 28 96 Z"},
    L{L::Solid, Tint::Bone,
      "M 20 38 C 20 28 32 26 36 32 C 38 22 52 22 54 31 C 58 23 70 24 71 34 C 78 28 88 32 88 42 L 86 62 C 84 "
      "74 76 80 64 80 L 42 80 C 30 80 22 72 20 62 Z"},
    L{L::Line, Tint::Ink, "M 37 34 L 38 52 M 54 33 L 54 52 M 71 36 L 70 52", 4},
    L{L::Solid, Tint::Bone,
      "M 14 54 C 18 46 28 48 34 52 L 58 56 C 66 58 64 70 56 69 L 34 68 C 22 68 10 64 14 54 Z"},
    L{L::Flat, Tint::BoneShade,
      "M 26 70 C 40 76 70 76 84 62 C 82 74 74 79 64 79 L 42 79 C 34 79 28 75 26 70 Z", 0, 20},
};

constexpr std::array kAxe{
    L{L::Limb, Tint::Wood, "M 16 92 L 66 22", 8},
    L{L::Solid, Tint::Metal, "M 52 26 L 66 10 C 78 8 92 14 98 28 C 100 42 94 56 84 64 C 84 52 78 44 68 40 Z"},
    L{L::Flat, Tint::Shine, "M 70 13 C 80 13 90 19 94 30 C 96 40 92 50 87 56 C 90 40 84 24 70 13 Z"},
    L{L::Solid, Tint::MetalShade, "M 48 20 L 58 12 L 74 32 L 64 42 Z"},
};

/// A ball of light with rays.
constexpr std::array kMagic{
    L{L::Limb, Tint::Light, "M 50 4 L 50 18 M 50 82 L 50 96 M 4 50 L 18 50 M 82 50 L 96 50", 4},
    L{L::Limb, Tint::Light, "M 18 18 L 27 27 M 82 18 L 73 27 M 18 82 L 27 73 M 82 82 L 73 73", 4, 20},
    L{L::Solid, Tint::Body, "E 50 50 27 27"},
    L{L::Flat, Tint::Shade, "M 26 58 C 36 72 64 72 76 46 C 80 66 66 76 50 76 C 38 76 28 70 26 58 Z", 0, 20},
    L{L::Flat, Tint::Light, "M 50 28 L 55 44 L 71 49 L 55 55 L 50 71 L 45 55 L 29 49 L 45 44 Z"},
};

constexpr std::array kFlask{
    L{L::Flat, Tint::Shadow, "E 50 92 32 5"},
    L{L::Solid, Tint::Metal,
      "M 40 26 L 40 46 C 22 54 16 66 18 76 C 20 92 80 92 82 76 C 84 66 78 54 60 46 L 60 26 Z"},
    L{L::Flat, Tint::Body, "M 21 68 C 36 62 62 74 79 66 C 82 76 78 86 50 87 C 22 86 18 78 21 68 Z"},
    L{L::Flat, Tint::Shine, "M 28 62 C 32 56 38 52 42 50 L 42 58 C 36 62 32 70 32 76 C 26 74 26 66 28 62 Z",
      0, 16},
    L{L::Solid, Tint::Metal, "M 35 20 L 65 20 L 65 30 L 35 30 Z"},
    L{L::Solid, Tint::Wood, "M 41 6 L 59 6 L 59 20 L 41 20 Z"},
};

} // namespace

Figure roomItemFigure(std::string_view key, ItemKind kind)
{
    switch (kind) {
    case ItemKind::Blade:
        return key == "fists" ? Figure(kFists) : Figure(kAxe);
    case ItemKind::Staff:
        return kMagic;
    case ItemKind::Flask:
        return kFlask;
    case ItemKind::Sword:
    case ItemKind::Armour:
    case ItemKind::Gold:
    case ItemKind::Scroll:
        break;
    }
    return {};
}

QColor roomItemColour(ItemKind kind)
{
    return kind == ItemKind::Flask ? QColor(0xd9, 0x4a, 0x5a) : QColor(0x4d, 0xa6, 0xe8);
}

} // namespace cave
