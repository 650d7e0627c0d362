#include "editor/view/figures/room_monster_figures.h"

#include <array>

namespace cave {
namespace {

using L = FigureLayer;

/// Slender, with horns that stand up, a trident as tall as itself and a barbed tail.
constexpr std::array kDemon{
    L{L::Flat, Tint::Shadow, "E 48 93 30 5"},
    L{L::Limb, Tint::Shade, "M 34 74 C 14 84 4 70 8 54", 5},
    L{L::Solid, Tint::Shade, "M 8 38 L 18 56 L 0 58 Z"},
    L{L::Limb, Tint::Metal, "M 84 92 L 84 30", 4},
    L{L::Limb, Tint::Metal, "M 72 12 C 72 34 96 34 96 12 M 84 30 L 84 8", 4},
    L{L::Solid, Tint::Shade, "M 38 70 L 30 93 L 44 93 L 48 76 Z M 60 70 L 66 93 L 52 93 L 50 76 Z"},
    L{L::Limb, Tint::Body, "M 34 50 L 22 64 M 62 50 L 82 60", 7},
    L{L::Solid, Tint::Body, "M 30 44 C 40 38 56 38 66 44 L 60 78 L 36 78 Z"},
    L{L::Flat, Tint::Light, "M 40 48 L 56 48 L 53 66 L 43 66 Z"},
    L{L::Solid, Tint::Bone, "M 36 24 C 26 20 24 8 28 0 C 32 10 38 12 44 18 Z"},
    L{L::Solid, Tint::Bone, "M 60 24 C 70 20 72 8 68 0 C 64 10 58 12 52 18 Z"},
    L{L::Solid, Tint::Body,
      "M 32 28 C 32 18 40 14 48 14 C 56 14 64 18 64 28 C 64 38 54 46 48 48 C 42 46 32 38 32 28 Z"},
    L{L::Flat, Tint::Eye, "M 36 26 L 46 31 L 38 33 Z M 60 26 L 50 31 L 58 33 Z"},
    L{L::Flat, Tint::Ink, "M 40 38 Q 48 42 56 38 Q 52 45 48 45 Q 44 45 40 38 Z", 0, 20},
};

/// A bull's head with horns to both sides over heavy shoulders, and an axe with two blades.
constexpr std::array kMinotaur{
    L{L::Flat, Tint::Shadow, "E 46 94 36 5"},
    L{L::Limb, Tint::Wood, "M 88 92 L 88 34", 5},
    L{L::Solid, Tint::Metal, "M 86 40 C 78 36 72 40 70 30 C 72 46 72 52 70 62 C 74 54 80 56 86 54 Z"},
    L{L::Solid, Tint::Metal, "M 90 40 C 94 36 97 38 99 30 C 99 46 99 52 99 62 C 97 54 94 56 90 54 Z"},
    L{L::Solid, Tint::Shade, "M 28 72 L 24 94 L 42 94 L 44 76 Z M 62 72 L 66 94 L 50 94 L 48 76 Z"},
    L{L::Solid, Tint::Body,
      "M 8 52 C 10 38 28 36 46 36 C 64 36 80 38 84 52 C 84 66 74 76 62 80 L 30 80 C 18 76 8 66 8 52 Z"},
    L{L::Flat, Tint::Shade, "M 30 80 C 20 76 12 68 9 58 C 26 74 66 74 82 58 C 80 68 72 76 62 80 Z"},
    L{L::Solid, Tint::Wood, "M 28 74 L 64 74 L 62 84 L 30 84 Z", 0, 16},
    L{L::Solid, Tint::Bone, "M 34 24 C 16 28 4 20 4 4 C 10 14 20 16 36 14 Z"},
    L{L::Solid, Tint::Bone, "M 58 24 C 76 28 88 20 88 4 C 82 14 72 16 56 14 Z"},
    L{L::Solid, Tint::Body,
      "M 30 22 C 30 12 38 8 46 8 C 54 8 62 12 62 22 C 62 34 58 40 58 50 C 58 60 34 60 34 50 C 34 40 30 34 30 "
      "22 Z"},
    L{L::Solid, Tint::Light, "M 34 46 C 36 40 56 40 58 46 C 60 60 32 60 34 46 Z"},
    L{L::Flat, Tint::Ink, "E 41 48 2 3 E 51 48 2 3"},
    L{L::Line, Tint::Gold, "M 42 54 C 42 62 50 62 50 54", 3, 24},
    L{L::Flat, Tint::Eye, "E 38 28 4 3 E 54 28 4 3"},
    L{L::Flat, Tint::Ink, "E 39 28 2 2 E 53 28 2 2", 0, 24},
};

/// Narrow, in a hood, behind a bow that is taller than its shoulders.
constexpr std::array kArcher{
    L{L::Flat, Tint::Shadow, "E 44 94 26 4"},
    L{L::Solid, Tint::WoodShade, "M 14 34 L 24 28 L 34 64 L 24 68 Z"},
    L{L::Line, Tint::Bone, "M 15 32 L 11 22 M 20 29 L 18 19", 4, 16},
    L{L::Solid, Tint::Shade, "M 36 74 L 34 94 L 44 94 L 45 78 Z M 56 74 L 56 94 L 46 94 L 45 78 Z"},
    L{L::Solid, Tint::Body, "M 30 42 C 38 36 52 36 60 42 L 64 82 C 52 86 38 86 26 82 Z"},
    L{L::Line, Tint::Ink, "M 29 64 L 62 64", 3, 20},
    L{L::Solid, Tint::Body, "M 26 34 C 24 16 38 2 48 6 C 62 8 66 22 62 34 C 56 46 34 46 26 34 Z"},
    L{L::Flat, Tint::Shade, "M 48 7 C 60 10 64 22 61 33 C 58 38 54 41 50 42 C 58 32 58 16 48 7 Z", 0, 24},
    L{L::Solid, Tint::Bone, "M 34 28 C 34 18 54 18 56 28 C 56 38 34 38 34 28 Z"},
    L{L::Flat, Tint::Ink, "E 42 28 2 2 E 51 28 2 2"},
    L{L::Limb, Tint::Body, "M 58 46 L 80 50", 7},
    L{L::Limb, Tint::Wood, "M 72 8 C 98 24 98 76 72 92", 5},
    L{L::Line, Tint::Bone, "M 72 8 L 62 50 L 72 92", 2},
    L{L::Limb, Tint::Wood, "M 60 50 L 92 50", 2},
    L{L::Solid, Tint::Metal, "M 100 50 L 88 44 L 88 56 Z"},
};

/// A robe that widens to the ground, a pointed hat with a brim, and a staff with a ball of light.
constexpr std::array kSorcerer{
    L{L::Flat, Tint::Shadow, "E 44 93 38 5"},
    L{L::Limb, Tint::Wood, "M 84 92 L 84 30", 5},
    L{L::Flat, Tint::Shine, "E 84 20 16 16"},
    L{L::Solid, Tint::Light, "E 84 20 10 10"},
    L{L::Flat, Tint::Shine, "E 81 17 4 4", 0, 20},
    L{L::Solid, Tint::Body, "M 44 40 C 60 42 66 66 78 92 L 10 92 C 20 66 28 42 44 40 Z"},
    L{L::Flat, Tint::Shade, "M 44 60 C 52 70 56 82 58 92 L 78 92 C 66 68 60 46 50 41 Z"},
    L{L::Limb, Tint::Body, "M 54 56 L 82 58", 8},
    L{L::Solid, Tint::Bone, "M 30 40 C 32 56 38 66 44 74 C 50 66 56 56 58 40 Z"},
    L{L::Flat, Tint::Ink, "E 38 41 3 3 E 50 41 3 3"},
    L{L::Solid, Tint::Body,
      "M 8 38 C 16 28 28 26 30 24 C 34 12 44 8 58 0 C 54 8 56 16 58 24 C 62 26 72 28 80 38 C 60 32 28 32 8 "
      "38 Z"},
    L{L::Line, Tint::Gold, "M 29 26 C 38 29 50 29 59 26", 4},
    L{L::Flat, Tint::Gold,
      "M 44 10 L 47 15 L 52 16 L 48 19 L 48 24 L 44 21 L 40 24 L 40 19 L 36 16 L 42 15 Z", 0, 28},
};

/// Masonry from edge to edge, with battlements and a slit that something looks out of.
constexpr std::array kTower{
    L{L::Flat, Tint::Shadow, "E 50 94 46 5"},
    L{L::Solid, Tint::Body, "M 18 34 L 82 34 L 88 95 L 12 95 Z"},
    L{L::Flat, Tint::Shade, "M 62 36 L 81 36 L 87 94 L 64 94 Z"},
    L{L::Solid, Tint::Body,
      "M 8 6 L 24 6 L 24 16 L 42 16 L 42 6 L 58 6 L 58 16 L 76 16 L 76 6 L 92 6 L 92 28 L 82 38 L 18 38 L 8 "
      "28 Z"},
    L{L::Flat, Tint::Light, "M 11 9 L 21 9 L 21 20 L 11 20 Z M 45 9 L 55 9 L 55 20 L 45 20 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 18 38 L 82 38", 3},
    L{L::Line, Tint::Shade,
      "M 16 58 L 36 58 M 28 58 L 28 70 M 15 70 L 38 70 M 64 62 L 84 62 M 74 62 L 75 76 M 64 76 L 86 76 M 14 "
      "82 L 40 82",
      3, 24},
    L{L::Flat, Tint::Ink, "M 44 46 L 56 46 L 56 76 L 44 76 Z M 36 56 L 64 56 L 64 66 L 36 66 Z"},
    L{L::Flat, Tint::Eye, "E 50 61 7 5"},
    L{L::Flat, Tint::Ink, "E 50 61 2 4", 0, 20},
};

/// Crouched to spring, on claws, with horns that lie back.
constexpr std::array kStalker{
    L{L::Flat, Tint::Shadow, "E 50 92 46 5"},
    L{L::Limb, Tint::Shade, "M 14 64 C 0 54 2 36 14 30", 5},
    L{L::Solid, Tint::Shade, "M 20 60 L 8 92 L 26 92 L 34 72 Z M 62 66 L 66 92 L 80 92 L 76 66 Z"},
    L{L::Solid, Tint::Body,
      "M 12 66 C 10 44 28 34 46 40 C 58 42 66 36 76 38 C 92 40 98 52 96 60 C 90 70 80 70 70 70 C 52 78 30 80 "
      "12 66 Z"},
    L{L::Flat, Tint::Light, "M 20 54 C 26 44 38 42 48 46 C 38 48 28 52 20 60 Z", 0, 20},
    L{L::Solid, Tint::Bone, "M 72 40 C 60 36 52 26 52 12 C 58 24 68 30 80 36 Z"},
    L{L::Solid, Tint::Bone, "M 84 40 C 76 32 72 22 76 8 C 78 22 84 30 92 40 Z"},
    L{L::Flat, Tint::Eye, "M 76 48 L 88 50 L 78 56 Z"},
    L{L::Flat, Tint::Bone, "M 84 64 L 87 72 L 90 64 Z M 76 66 L 79 74 L 82 66 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 10 92 L 12 86 M 16 92 L 18 86 M 68 92 L 70 86 M 75 92 L 75 86", 2, 24},
};

/// A minotaur grown old in armour: a helmet between the horns and a shield before it.
constexpr std::array kWarden{
    L{L::Flat, Tint::Shadow, "E 50 94 42 5"},
    L{L::Solid, Tint::MetalShade, "M 26 72 L 22 94 L 42 94 L 44 76 Z M 74 72 L 78 94 L 58 94 L 56 76 Z"},
    L{L::Solid, Tint::Body,
      "M 6 54 C 6 38 26 34 50 34 C 74 34 94 38 94 54 C 92 70 80 80 66 82 L 34 82 C 20 80 8 70 6 54 Z"},
    L{L::Solid, Tint::Metal, "M 2 46 C 4 34 20 32 30 38 L 26 54 Z M 98 46 C 96 34 80 32 70 38 L 74 54 Z"},
    L{L::Solid, Tint::Bone, "M 32 22 C 12 24 0 14 8 0 C 14 10 24 12 36 10 Z"},
    L{L::Solid, Tint::Bone, "M 68 22 C 88 24 100 14 92 0 C 86 10 76 12 64 10 Z"},
    L{L::Solid, Tint::Metal, "M 32 28 C 30 10 40 2 50 2 C 60 2 70 10 68 28 L 62 44 L 38 44 Z"},
    L{L::Flat, Tint::Ink, "M 36 22 L 64 22 L 62 30 L 38 30 Z"},
    L{L::Flat, Tint::Eye, "E 43 26 3 3 E 57 26 3 3"},
    L{L::Solid, Tint::MetalShade, "M 26 48 L 74 48 L 74 70 C 72 82 60 90 50 96 C 40 90 28 82 26 70 Z"},
    L{L::Flat, Tint::Gold,
      "M 46 52 L 54 52 L 54 60 L 64 60 L 64 68 L 54 68 L 54 86 L 50 89 L 46 86 L 46 68 L 36 68 L 36 60 L 46 "
      "60 Z"},
};

/// A hat with a wide brim and a feather, a cloak, and a crossbow held level.
constexpr std::array kRanger{
    L{L::Flat, Tint::Shadow, "E 46 94 32 4"},
    L{L::Solid, Tint::Shade, "M 46 36 C 20 40 12 66 10 92 L 80 92 C 80 66 70 40 46 36 Z"},
    L{L::Solid, Tint::Body, "M 34 40 L 58 40 L 64 88 L 28 88 Z"},
    L{L::Line, Tint::Ink, "M 30 70 L 62 70", 3, 20},
    L{L::Solid, Tint::Bone, "M 34 26 L 58 26 C 60 40 54 46 46 46 C 38 46 32 40 34 26 Z"},
    L{L::Flat, Tint::Ink, "E 41 33 2 2 E 51 33 2 2"},
    L{L::Solid, Tint::Body,
      "M 4 28 C 16 20 30 24 32 20 C 34 6 58 6 60 20 C 62 24 76 20 88 28 C 70 34 22 34 4 28 Z"},
    L{L::Limb, Tint::Bone, "M 58 20 C 64 8 74 2 82 2", 4},
    L{L::Limb, Tint::Wood, "M 44 58 L 92 58", 6},
    L{L::Limb, Tint::WoodShade, "M 82 36 C 90 48 90 68 82 80", 5},
    L{L::Line, Tint::Bone, "M 82 36 L 66 58 L 82 80", 2, 16},
    L{L::Solid, Tint::Metal, "M 100 58 L 90 53 L 90 63 Z"},
};

/// A high collar, a bare skull, and three lights that hang in the air over open hands.
constexpr std::array kWarlock{
    L{L::Flat, Tint::Shadow, "E 50 93 34 5"},
    L{L::Solid, Tint::Shade, "M 50 62 L 14 14 C 12 34 18 52 32 66 Z M 50 62 L 86 14 C 88 34 82 52 68 66 Z"},
    L{L::Solid, Tint::Body,
      "M 50 48 C 68 50 72 70 80 92 L 66 86 L 58 94 L 50 86 L 42 94 L 34 86 L 20 92 C 28 70 32 50 50 48 Z"},
    L{L::Limb, Tint::Body, "M 34 58 L 12 70 M 66 58 L 88 70", 7},
    L{L::Solid, Tint::Bone,
      "M 34 32 C 34 20 42 14 50 14 C 58 14 66 20 66 32 C 66 40 60 42 60 52 L 40 52 C 40 42 34 40 34 32 Z"},
    L{L::Flat, Tint::Ink, "E 43 33 5 6 E 57 33 5 6 M 50 39 L 53 45 L 47 45 Z"},
    L{L::Flat, Tint::Eye, "E 43 33 2 2 E 57 33 2 2", 0, 16},
    L{L::Solid, Tint::Light, "E 8 56 7 7 E 92 56 7 7 E 50 4 6 4"},
};

constexpr std::array kRoomMonsters{
    NamedFigure{"demon", kDemon},       NamedFigure{"minotaur", kMinotaur}, NamedFigure{"archer", kArcher},
    NamedFigure{"sorcerer", kSorcerer}, NamedFigure{"tower", kTower},       NamedFigure{"stalker", kStalker},
    NamedFigure{"warden", kWarden},     NamedFigure{"ranger", kRanger},     NamedFigure{"warlock", kWarlock},
};

} // namespace

Figure roomMonsterFigure(std::string_view key)
{
    return figureNamed(kRoomMonsters, key);
}

} // namespace cave
