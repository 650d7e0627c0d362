#include "editor/view/figures/monster_figures.h"

#include "editor/view/figures/glyphs.h"
#include "editor/view/figures/room_monster_figures.h"
#include "editor/view/style/theme.h"

#include <QPainter>

#include <array>

namespace cave {
namespace {

using L = FigureLayer;

constexpr std::array kMonster{
    L{L::Flat, Tint::Shadow, "E 50 91 40 6"},
    L{L::Solid, Tint::Body,
      "M 16 66 C 10 42 24 24 50 24 C 76 24 90 42 84 66 C 82 82 74 90 66 90 L 34 90 C 26 90 18 82 16 66 Z"},
    L{L::Flat, Tint::Shade, "M 34 90 C 26 88 20 80 19 68 C 34 84 66 84 81 68 C 80 80 74 88 66 90 Z"},
    L{L::Line, Tint::Shade, "M 26 42 L 33 34 M 74 42 L 67 34", 4, 40},
    L{L::Solid, Tint::Body,
      "M 17 44 C 4 52 2 72 5 84 C 6 93 24 93 25 84 C 27 72 26 62 28 54 C 28 46 24 42 17 44 Z"},
    L{L::Solid, Tint::Body,
      "M 83 44 C 96 52 98 72 95 84 C 94 93 76 93 75 84 C 73 72 74 62 72 54 C 72 46 76 42 83 44 Z"},
    L{L::Line, Tint::Ink, "M 12 90 L 12 85 M 18 90 L 18 85 M 82 90 L 82 85 M 88 90 L 88 85", 3, 30},
    L{L::Solid, Tint::Bone, "M 37 44 C 24 40 16 26 22 8 C 28 22 36 28 46 34 Z"},
    L{L::Solid, Tint::Bone, "M 63 44 C 76 40 84 26 78 8 C 72 22 64 28 54 34 Z"},
    L{L::Solid, Tint::Light,
      "M 30 50 C 30 36 40 32 50 32 C 60 32 70 36 70 50 C 72 66 64 74 50 74 C 36 74 28 66 30 50 Z"},
    L{L::Flat, Tint::Ink, "M 36 60 Q 50 57 64 60 Q 62 70 50 70 Q 38 70 36 60 Z"},
    L{L::Flat, Tint::Bone, "M 39 60 L 45 59 L 42 66 Z M 61 60 L 55 59 L 58 66 Z", 0, 20},
    L{L::Flat, Tint::Bone, "M 46 70 L 49 64 L 52 70 Z", 0, 48},
    L{L::Flat, Tint::Eye, "M 35 46 L 47 52 L 37 53 Z M 65 46 L 53 52 L 63 53 Z"},
    L{L::Line, Tint::Ink, "M 34 44 L 47 50 M 66 44 L 53 50", 3, 24},
};

constexpr std::array kCaveRat{
    L{L::Flat, Tint::Shadow, "E 50 91 42 5"},
    L{L::Limb, Tint::Bone, "M 20 80 C 0 80 2 58 14 54 C 26 50 26 38 16 32", 4},
    L{L::Solid, Tint::Shade, "M 60 82 L 58 91 L 70 91 L 70 82 Z"},
    L{L::Solid, Tint::Body,
      "M 14 80 C 10 58 28 48 46 49 C 56 49 62 52 66 54 C 78 54 88 62 96 72 C 98 76 94 80 88 80 L 74 82 C 62 "
      "88 28 92 14 80 Z"},
    L{L::Flat, Tint::Light, "M 24 60 C 30 53 42 51 52 54 C 42 55 32 58 24 60 Z"},
    L{L::Flat, Tint::Shade, "M 15 80 C 30 86 58 84 74 78 L 74 82 C 62 88 28 92 15 80 Z"},
    L{L::Solid, Tint::Shade, "M 18 82 C 16 70 34 66 38 78 C 39 84 36 88 36 91 L 20 91 Z"},
    L{L::Solid, Tint::Body, "E 60 49 10 11"},
    L{L::Flat, Tint::Bone, "E 61 50 5 6"},
    L{L::Flat, Tint::Ink, "E 77 64 4 4"},
    L{L::Flat, Tint::Bone, "E 78 63 1 1", 0, 40},
    L{L::Flat, Tint::Ink, "E 95 73 4 3"},
    L{L::Line, Tint::Ink, "M 88 74 L 80 70 M 88 76 L 80 78", 1, 48},
};

constexpr std::array kSlime{
    L{L::Flat, Tint::Shadow, "E 50 91 44 6"},
    L{L::Solid, Tint::Body,
      "M 6 86 C 4 64 18 34 48 32 C 80 32 96 62 94 86 C 93 94 84 91 78 90 C 70 96 62 92 56 90 C 48 96 40 93 "
      "34 90 C 26 95 8 96 6 86 Z"},
    L{L::Flat, Tint::Shade,
      "M 9 80 C 24 88 74 88 91 78 C 92 90 88 89 78 87 C 70 93 62 90 56 87 C 48 93 40 90 34 87 C 26 92 10 92 "
      "9 80 Z"},
    L{L::Flat, Tint::Light,
      "M 20 58 C 24 46 34 40 44 39 C 50 39 50 44 44 46 C 36 48 30 54 27 61 C 25 66 18 64 20 58 Z"},
    L{L::Flat, Tint::Shine, "E 40 43 5 3 E 24 58 3 4", 0, 24},
    L{L::Flat, Tint::Light, "E 74 56 5 5 E 66 46 3 3 E 80 68 3 3", 0, 28},
    L{L::Flat, Tint::Ink, "E 40 64 5 8 E 62 64 5 8"},
    L{L::Flat, Tint::Bone, "E 41 61 2 2 E 63 61 2 2", 0, 28},
    L{L::Line, Tint::Ink, "M 46 77 Q 51 81 57 77", 3, 20},
};

constexpr std::array kGloomBat{
    L{L::Flat, Tint::Shadow, "E 50 92 22 4"},
    L{L::Solid, Tint::Shade,
      "M 50 40 C 44 28 24 14 4 20 C 10 28 8 40 5 60 C 12 52 20 54 24 64 C 28 56 36 58 40 68 L 60 68 C 64 58 "
      "72 56 76 64 C 80 54 88 52 95 60 C 92 40 90 28 96 20 C 76 14 56 28 50 40 Z"},
    L{L::Line, Tint::Ink,
      "M 42 44 Q 26 28 8 22 M 42 48 Q 28 46 24 60 M 58 44 Q 74 28 92 22 M 58 48 Q 72 46 76 60", 2, 22},
    L{L::Solid, Tint::Body, "M 40 62 C 38 78 46 84 50 86 C 54 84 62 78 60 62 Z"},
    L{L::Solid, Tint::Body,
      "M 34 42 L 30 16 L 46 31 L 54 31 L 70 16 L 66 42 C 70 58 60 66 50 66 C 40 66 30 58 34 42 Z"},
    L{L::Flat, Tint::Shade, "M 37 36 L 34 24 L 42 32 Z M 63 36 L 66 24 L 58 32 Z", 0, 24},
    L{L::Flat, Tint::Eye, "E 42 46 5 4 E 58 46 5 4"},
    L{L::Flat, Tint::Ink, "E 43 46 2 3 E 57 46 2 3", 0, 24},
    L{L::Flat, Tint::Ink, "M 42 55 Q 50 52 58 55 Q 56 61 50 61 Q 44 61 42 55 Z", 0, 20},
    L{L::Flat, Tint::Bone, "M 44 55 L 48 54 L 46 61 Z M 56 55 L 52 54 L 54 61 Z"},
};

constexpr std::array kSkeleton{
    L{L::Flat, Tint::Shadow, "E 50 94 26 4"},
    L{L::Limb, Tint::Bone, "M 45 68 L 39 80 L 40 92 L 32 92 M 55 68 L 61 80 L 60 92 L 68 92", 4},
    L{L::Limb, Tint::Bone, "M 36 46 L 22 58 L 26 74 M 64 46 L 78 58 L 74 74", 4},
    L{L::Limb, Tint::Bone, "M 23 78 L 29 78 M 71 78 L 77 78", 3, 20},
    L{L::Solid, Tint::Rust,
      "M 34 42 Q 42 46 50 46 Q 58 46 66 42 L 68 56 Q 62 62 62 68 L 38 68 Q 38 62 32 56 Z"},
    L{L::Line, Tint::Ink, "M 50 48 L 50 66 M 42 54 L 47 55 M 42 61 L 47 61 M 58 54 L 53 55 M 58 61 L 53 61",
      2, 28},
    L{L::Flat, Tint::Gold, "E 40 48 2 2 E 60 48 2 2", 0, 40},
    L{L::Solid, Tint::Bone,
      "M 30 20 C 30 8 40 4 50 4 C 60 4 70 8 70 20 C 70 28 67 31 63 33 L 62 41 L 38 41 L 37 33 C 33 31 30 28 "
      "30 20 Z"},
    L{L::Flat, Tint::BoneShade, "M 62 8 C 70 14 70 28 62 32 L 61 40 L 56 40 L 58 31 C 66 26 66 14 62 8 Z", 0,
      24},
    L{L::Flat, Tint::Ink, "E 42 22 5 6 E 58 22 5 6"},
    L{L::Flat, Tint::Ink, "M 50 26 L 47 32 L 53 32 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 44 36 L 44 41 M 50 36 L 50 41 M 56 36 L 56 41", 2, 24},
    L{L::Flat, Tint::Eye, "E 42 22 2 2 E 58 22 2 2", 0, 32},
};

constexpr std::array kRockSpider{
    L{L::Flat, Tint::Shadow, "E 50 90 36 5"},
    L{L::Limb, Tint::Shade,
      "M 38 56 L 18 30 L 5 44 M 36 60 L 14 46 L 3 64 M 36 64 L 18 64 L 8 82 M 40 68 L 28 76 L 24 91", 4},
    L{L::Limb, Tint::Shade,
      "M 62 56 L 82 30 L 95 44 M 64 60 L 86 46 L 97 64 M 64 64 L 82 64 L 92 82 M 60 68 L 72 76 L 76 91", 4},
    L{L::Solid, Tint::Body, "M 26 46 L 32 28 L 46 18 L 60 20 L 70 30 L 75 48 L 66 62 L 36 62 Z"},
    L{L::Flat, Tint::Light, "M 36 30 L 47 21 L 58 23 L 50 34 L 38 40 Z"},
    L{L::Flat, Tint::Shade, "M 62 30 L 69 34 L 73 48 L 66 60 L 54 60 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 36 40 L 50 34 L 60 22 M 50 34 L 58 50 L 72 46", 2, 28},
    L{L::Solid, Tint::Body,
      "M 34 64 C 34 54 42 52 50 52 C 58 52 66 54 66 64 C 66 74 60 80 50 80 C 40 80 34 74 34 64 Z"},
    L{L::Solid, Tint::Bone, "M 42 77 Q 38 84 44 90 Q 48 84 47 79 Z M 58 77 Q 62 84 56 90 Q 52 84 53 79 Z"},
    L{L::Flat, Tint::Ink, "E 44 66 5 5 E 56 66 5 5"},
    L{L::Flat, Tint::Eye, "E 44 65 2 2 E 56 65 2 2", 0, 24},
    L{L::Flat, Tint::Ink, "E 37 61 2 2 E 63 61 2 2 E 50 58 2 2", 0, 32},
};

constexpr std::array kStoneGolem{
    L{L::Flat, Tint::Shadow, "E 50 93 40 5"},
    L{L::Solid, Tint::Shade, "M 26 62 L 47 62 L 46 93 L 22 93 Z M 53 62 L 74 62 L 78 93 L 54 93 Z"},
    L{L::Solid, Tint::Body, "M 2 34 L 20 26 L 26 42 L 24 56 L 27 78 L 18 84 L 3 80 L 5 56 Z"},
    L{L::Solid, Tint::Body, "M 98 34 L 80 26 L 74 42 L 76 56 L 73 78 L 82 84 L 97 80 L 95 56 Z"},
    L{L::Solid, Tint::Body, "M 18 24 L 36 20 L 66 20 L 84 25 L 78 50 L 72 68 L 28 68 L 22 50 Z"},
    L{L::Flat, Tint::Light, "M 22 27 L 37 23 L 50 23 L 44 36 L 28 42 Z M 5 37 L 19 30 L 21 38 L 7 44 Z"},
    L{L::Flat, Tint::Shade,
      "M 80 28 L 75 50 L 70 65 L 56 65 L 62 48 L 70 40 Z M 95 38 L 92 56 L 94 78 L 82 81 L 86 56 Z"},
    L{L::Solid, Tint::Body, "M 36 8 L 46 3 L 60 4 L 66 12 L 64 30 L 37 31 Z"},
    L{L::Flat, Tint::Light, "M 39 10 L 47 6 L 58 7 L 52 12 L 40 15 Z"},
    L{L::Flat, Tint::Ink, "M 39 17 L 63 16 L 62 24 L 40 25 Z"},
    L{L::Flat, Tint::Eye, "M 42 19 L 48 19 L 48 23 L 42 23 Z M 54 18 L 60 18 L 60 22 L 54 23 Z"},
    L{L::Line, Tint::Ink,
      "M 44 36 L 50 46 L 45 54 L 49 62 M 50 46 L 60 44 M 14 60 L 19 68 L 15 74 M 84 40 L 80 48", 2, 28},
};

constexpr std::array kShade{
    L{L::Flat, Tint::Shadow, "E 50 94 20 4"},
    L{L::Solid, Tint::Body,
      "M 50 3 C 70 8 76 26 74 42 C 86 48 92 60 93 74 C 86 67 79 66 73 68 C 72 80 64 86 66 97 C 56 94 54 88 "
      "50 84 C 46 90 40 94 28 94 C 36 88 32 78 28 68 C 21 66 14 67 7 74 C 8 60 14 48 26 42 C 24 26 34 10 50 "
      "3 Z"},
    L{L::Flat, Tint::Light,
      "M 47 8 C 34 14 29 28 31 44 C 24 48 18 54 14 62 C 22 58 30 58 36 60 C 34 40 34 20 47 8 Z"},
    L{L::Flat, Tint::Shade,
      "M 58 62 C 66 60 78 58 87 64 C 80 62 72 62 69 65 C 69 76 62 84 62 92 C 56 88 56 74 58 62 Z M 40 66 C "
      "40 76 44 84 38 90 C 42 82 36 74 40 66 Z",
      0, 20},
    L{L::Flat, Tint::Ink,
      "M 50 16 C 62 20 66 32 62 44 C 60 52 54 56 50 56 C 46 56 40 52 38 44 C 34 32 38 20 50 16 Z"},
    L{L::Flat, Tint::Eye, "M 40 32 Q 46 34 48 40 Q 41 41 40 32 Z M 60 32 Q 54 34 52 40 Q 59 41 60 32 Z"},
};

constexpr std::array kDeepTroll{
    L{L::Flat, Tint::Shadow, "E 48 94 42 5"},
    L{L::Limb, Tint::Wood, "M 82 62 L 88 34", 7},
    L{L::Solid, Tint::Wood, "M 78 36 C 74 20 76 4 86 3 C 98 3 99 20 95 38 C 90 42 82 41 78 36 Z"},
    L{L::Flat, Tint::WoodShade, "E 90 16 3 4 E 84 26 2 3", 0, 24},
    L{L::Solid, Tint::Shade,
      "M 22 76 L 43 80 L 42 94 L 16 94 C 16 88 20 84 22 76 Z M 74 76 L 53 80 L 54 94 L 80 94 C 80 88 76 84 "
      "74 76 Z"},
    L{L::Solid, Tint::Body, "M 24 40 C 8 44 3 60 5 76 C 5 86 18 86 19 77 C 18 68 22 62 28 58 Z"},
    L{L::Solid, Tint::Body,
      "M 20 60 C 20 42 32 34 48 34 C 64 34 76 42 76 60 C 78 78 68 86 48 86 C 28 86 18 78 20 60 Z"},
    L{L::Flat, Tint::Light,
      "M 32 62 C 32 54 40 50 48 50 C 56 50 64 54 64 62 C 64 74 58 79 48 79 C 38 79 32 74 32 62 Z"},
    L{L::Flat, Tint::Shade, "E 48 70 2 2", 0, 32},
    L{L::Solid, Tint::WoodShade,
      "M 22 74 Q 48 86 74 74 L 70 86 L 60 84 L 54 93 L 46 85 L 36 91 L 34 84 L 26 85 Z", 0, 20},
    L{L::Solid, Tint::Body, "M 70 44 C 80 46 88 54 88 62 C 88 70 78 71 76 65 C 74 60 70 58 66 56 Z"},
    L{L::Solid, Tint::Body,
      "M 30 22 C 20 22 12 18 6 10 C 5 24 14 36 30 36 L 66 36 C 74 34 82 28 84 14 C 78 20 72 22 66 22 C 66 8 "
      "58 3 48 3 C 38 3 30 "
      "8 30 22 Z"},
    L{L::Solid, Tint::Body,
      "M 29 22 C 29 8 38 3 48 3 C 58 3 67 8 67 22 C 70 36 62 46 48 46 C 34 46 26 36 29 22 Z"},
    L{L::Flat, Tint::Ink, "M 34 33 Q 48 30 62 33 Q 60 42 48 42 Q 36 42 34 33 Z"},
    L{L::Solid, Tint::Bone, "M 36 40 L 38 26 L 43 39 Z M 60 40 L 58 26 L 53 39 Z"},
    L{L::Solid, Tint::Light, "M 45 18 C 42 24 40 30 48 30 C 56 30 54 24 51 18 Z", 0, 24},
    L{L::Flat, Tint::Eye, "E 39 19 4 3 E 57 19 4 3"},
    L{L::Line, Tint::Ink, "M 33 15 L 44 17 M 63 15 L 52 17", 4},
};

constexpr std::array kRat{
    L{L::Flat, Tint::Shadow, "E 50 92 36 5"},
    L{L::Limb, Tint::Bone, "M 68 84 C 96 90 98 66 86 58 C 78 52 84 40 94 42", 4},
    L{L::Solid, Tint::Body, "M 24 90 C 16 70 24 52 42 48 L 60 48 C 78 54 84 74 74 90 Z"},
    L{L::Flat, Tint::Light, "M 36 88 C 32 74 38 62 48 60 C 58 62 64 74 60 88 Z"},
    L{L::Solid, Tint::Body, "E 27 26 13 13 E 67 26 13 13"},
    L{L::Flat, Tint::Bone, "E 27 27 7 7 E 67 27 7 7"},
    L{L::Solid, Tint::Body, "M 26 36 C 30 22 64 22 68 36 C 70 48 56 56 47 66 C 38 56 24 48 26 36 Z"},
    L{L::Flat, Tint::Ink, "E 38 39 4 4 E 56 39 4 4 E 47 63 4 3"},
    L{L::Flat, Tint::Bone, "M 43 66 L 51 66 L 50 74 L 44 74 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 40 60 L 22 56 M 40 63 L 24 66 M 54 60 L 72 56 M 54 63 L 70 66", 1, 40},
    L{L::Solid, Tint::Shade, "M 30 66 L 40 70 L 38 78 L 28 74 Z M 66 66 L 56 70 L 58 78 L 68 74 Z", 0, 20},
};

constexpr std::array kGoblin{
    L{L::Flat, Tint::Shadow, "E 50 93 30 5"},
    L{L::Limb, Tint::Metal, "M 82 76 L 92 46", 4},
    L{L::Limb, Tint::Body, "M 34 62 L 20 76 M 64 62 L 82 76", 6},
    L{L::Solid, Tint::Shade, "M 36 78 L 34 93 L 46 93 L 48 80 Z M 64 78 L 66 93 L 54 93 L 52 80 Z"},
    L{L::Solid, Tint::Wood, "M 34 54 L 66 54 L 72 84 L 60 80 L 50 86 L 40 80 L 28 84 Z"},
    L{L::Line, Tint::Ink, "M 32 70 L 68 70", 3, 24},
    L{L::Solid, Tint::Body, "M 28 34 L 2 20 C 4 36 14 46 30 46 Z M 72 34 L 98 20 C 96 36 86 46 70 46 Z"},
    L{L::Flat, Tint::Shade, "M 26 38 L 10 28 C 14 36 20 42 28 43 Z M 74 38 L 90 28 C 86 36 80 42 72 43 Z", 0,
      24},
    L{L::Solid, Tint::Body,
      "M 28 34 C 28 18 38 12 50 12 C 62 12 72 18 72 34 C 72 50 60 58 50 60 C 40 58 28 50 28 34 Z"},
    L{L::Flat, Tint::Light, "M 34 28 C 36 20 44 17 52 17 C 44 21 39 25 37 33 Z", 0, 24},
    L{L::Flat, Tint::Eye, "M 34 34 L 46 37 L 36 42 Z M 66 34 L 54 37 L 64 42 Z"},
    L{L::Solid, Tint::Light, "M 48 38 L 45 48 L 55 48 L 52 38 Z", 0, 28},
    L{L::Flat, Tint::Ink, "M 38 50 Q 50 56 62 50 Q 58 57 50 57 Q 42 57 38 50 Z"},
    L{L::Flat, Tint::Bone, "M 41 51 L 45 52 L 43 56 Z M 59 51 L 55 52 L 57 56 Z", 0, 28},
};

constexpr std::array kKnight{
    L{L::Flat, Tint::Shadow, "E 50 94 32 4"},
    L{L::Limb, Tint::Metal, "M 82 88 L 82 20", 4},
    L{L::Limb, Tint::Gold, "M 74 66 L 90 66", 4},
    L{L::Solid, Tint::MetalShade, "M 34 72 L 32 93 L 47 93 L 49 76 Z M 66 72 L 68 93 L 53 93 L 51 76 Z"},
    L{L::Solid, Tint::Body, "M 28 44 L 72 44 L 68 78 L 32 78 Z"},
    L{L::Flat, Tint::Shade, "M 56 46 L 70 46 L 66 76 L 56 76 Z"},
    L{L::Solid, Tint::Metal, "M 66 44 C 78 42 84 50 84 62 L 74 62 Z M 34 44 C 26 42 22 46 20 52 L 32 58 Z"},
    L{L::Solid, Tint::Rust, "M 6 48 L 42 48 L 42 66 C 40 78 32 84 24 88 C 16 84 8 78 6 66 Z"},
    L{L::Flat, Tint::Gold, "M 21 50 L 27 50 L 27 82 L 24 84 L 21 82 Z M 8 60 L 40 60 L 40 66 L 8 66 Z", 0,
      20},
    L{L::Solid, Tint::Metal, "M 32 40 C 30 18 38 12 50 12 C 62 12 70 18 68 40 L 62 48 L 38 48 Z"},
    L{L::Flat, Tint::MetalShade, "M 54 14 C 64 16 68 24 66 40 L 61 46 L 54 46 Z", 0, 20},
    L{L::Flat, Tint::Ink, "M 35 28 L 65 28 L 65 34 L 52 34 L 52 44 L 48 44 L 48 34 L 35 34 Z"},
    L{L::Solid, Tint::Rust, "M 46 14 C 44 4 54 0 68 4 C 62 6 58 10 56 15 Z"},
};

constexpr std::array kDragon{
    L{L::Flat, Tint::Shadow, "E 50 93 44 5"},
    L{L::Solid, Tint::Shade, "M 44 52 L 30 8 L 18 30 L 2 26 L 8 50 L 0 66 L 20 60 L 34 70 Z"},
    L{L::Solid, Tint::Shade, "M 62 52 L 74 6 L 84 26 L 98 20 L 94 44 L 100 58 L 82 56 L 70 68 Z"},
    L{L::Line, Tint::Ink, "M 40 54 L 18 30 M 38 60 L 8 50 M 66 54 L 84 26 M 68 60 L 94 44", 2, 24},
    L{L::Limb, Tint::Body, "M 64 86 C 84 92 96 86 92 76", 6},
    L{L::Solid, Tint::Body, "M 92 78 L 86 66 L 100 70 Z"},
    L{L::Solid, Tint::Body, "M 28 90 C 22 70 32 52 44 48 L 60 48 C 74 54 80 72 72 90 L 60 92 L 40 92 Z"},
    L{L::Flat, Tint::Light, "M 40 90 C 38 74 42 60 50 58 C 58 60 62 74 60 90 Z"},
    L{L::Line, Tint::Shade, "M 42 70 L 58 70 M 41 78 L 59 78 M 40 86 L 60 86", 2, 24},
    L{L::Solid, Tint::Bone, "M 38 22 L 28 4 L 46 16 Z M 62 22 L 72 4 L 54 16 Z"},
    L{L::Solid, Tint::Body,
      "M 34 30 C 34 18 42 14 50 14 C 58 14 66 18 66 30 C 66 40 60 44 60 54 C 58 62 42 62 40 54 C 40 44 34 40 "
      "34 30 Z"},
    L{L::Flat, Tint::Eye, "M 37 30 L 47 34 L 39 37 Z M 63 30 L 53 34 L 61 37 Z"},
    L{L::Flat, Tint::Ink, "E 46 53 2 2 E 54 53 2 2", 0, 24},
    L{L::Flat, Tint::Bone, "M 42 57 L 45 64 L 48 58 Z M 58 57 L 55 64 L 52 58 Z", 0, 20},
};

/// Somebody in a hood: a monster of which nobody knows the kind yet.
constexpr std::array kHooded{
    L{L::Flat, Tint::Shadow, "E 50 93 36 5"},
    L{L::Solid, Tint::Body,
      "M 50 6 C 72 8 78 28 76 42 C 90 52 92 76 88 92 L 12 92 C 8 76 10 52 24 42 C 22 28 28 8 50 6 Z"},
    L{L::Flat, Tint::Shade, "M 56 62 C 66 56 74 50 76 44 C 88 54 90 76 86 90 L 60 90 Z"},
    L{L::Flat, Tint::Light, "M 40 12 C 30 18 27 30 29 42 C 31 28 34 20 40 12 Z", 0, 24},
    L{L::Solid, Tint::Ink,
      "M 50 18 C 64 20 68 32 64 46 C 60 56 56 58 50 58 C 44 58 40 56 36 46 C 32 32 36 20 50 18 Z"},
    L{L::Line, Tint::Bone, "M 42 32 C 42 24 58 24 58 32 C 58 38 50 38 50 45", 5},
    L{L::Flat, Tint::Bone, "E 50 52 3 3"},
};

/// For creatures that content knows and nobody has drawn yet; its glyph is written on the belly.
constexpr std::array kUnknown{
    L{L::Flat, Tint::Shadow, "E 50 92 34 5"},
    L{L::Solid, Tint::Shade, "M 26 78 L 24 92 L 42 92 L 42 80 Z M 74 78 L 76 92 L 58 92 L 58 80 Z"},
    L{L::Solid, Tint::Body,
      "M 14 56 C 14 34 24 24 26 8 C 34 14 40 18 42 20 L 58 20 C 60 18 66 14 74 8 C 76 24 86 34 86 56 C 86 76 "
      "72 86 50 86 C 28 86 14 76 14 56 Z"},
};

constexpr std::array kMonsters{
    NamedFigure{"monster", kMonster},
    NamedFigure{"cave_rat", kCaveRat},
    NamedFigure{"slime", kSlime},
    NamedFigure{"gloom_bat", kGloomBat},
    NamedFigure{"skeleton", kSkeleton},
    NamedFigure{"rock_spider", kRockSpider},
    NamedFigure{"stone_golem", kStoneGolem},
    NamedFigure{"shade", kShade},
    NamedFigure{"deep_troll", kDeepTroll},
    NamedFigure{"rat", kRat},
    NamedFigure{"goblin", kGoblin},
    NamedFigure{"knight", kKnight},
    NamedFigure{"dragon", kDragon},
    NamedFigure{"unknown", kHooded},
};

} // namespace

Figure monsterFigure(std::string_view key)
{
    const Figure figure = figureNamed(kMonsters, key);
    return figure.empty() ? roomMonsterFigure(key) : figure;
}

void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme)
{
    // On a light map the colours are dark enough for letters, which is darker than a shaded body needs.
    const QColor colour = theme.creature(look.colour);
    const QColor body = theme.dark ? colour : colour.lighter(130);
    const Figure figure = monsterFigure(look.key);
    if (!figure.empty())
        return drawFigure(painter, cell, figure, body);
    drawFigure(painter, cell, kUnknown, body);
    const QRectF belly = cell.adjusted(0, cell.height() * 0.24, 0, -cell.height() * 0.16);
    drawGlyph(painter, belly, QChar::fromLatin1(look.glyph), kFigureInk);
}

QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawMonster(painter, QRectF(0, 0, size, size), look, theme);
    return image;
}

} // namespace cave
