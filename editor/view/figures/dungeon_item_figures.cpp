#include "editor/view/figures/dungeon_item_figures.h"

#include <algorithm>
#include <array>

namespace cave {
namespace {

using L = FigureLayer;

// Weapons point north-east, as those of the Endless Caves do.
constexpr std::array kLadle{
    L{L::Limb, Tint::Wood, "M 12 90 L 58 44", 8},
    L{L::Line, Tint::WoodShade, "M 18 86 L 54 50", 2, 24},
    L{L::Limb, Tint::WoodShade, "M 10 92 L 17 85", 8},
    L{L::Solid, Tint::Wood, "M 50 36 C 44 22 60 4 78 10 C 94 16 96 38 82 48 C 72 56 58 54 50 36 Z"},
    L{L::Flat, Tint::WoodShade, "E 72 28 15 13"},
    L{L::Flat, Tint::Ink, "E 73 29 10 8", 0, 20},
};

constexpr std::array kDagger{
    L{L::Limb, Tint::WoodShade, "M 20 80 L 38 62", 8},
    L{L::Solid, Tint::Gold, "E 17 83 7 7"},
    L{L::Solid, Tint::Metal, "M 38 50 L 74 18 L 84 16 L 82 26 L 50 62 Z"},
    L{L::Flat, Tint::MetalShade, "M 44 56 L 82 18 L 82 26 L 50 62 Z"},
    L{L::Limb, Tint::Gold, "M 30 48 L 52 70", 6},
};

constexpr std::array kShortSword{
    L{L::Limb, Tint::WoodShade, "M 16 84 L 31 69", 8},
    L{L::Solid, Tint::MetalShade, "E 13 87 7 7"},
    L{L::Solid, Tint::Metal, "M 28 56 C 40 40 54 34 66 18 L 88 12 L 82 34 C 66 46 60 60 44 72 Z"},
    L{L::Flat, Tint::Shine, "M 30 56 C 42 42 56 36 67 20 L 84 14 L 36 64 Z"},
    L{L::Line, Tint::MetalShade, "M 40 60 L 76 24", 3, 20},
    L{L::Limb, Tint::WoodShade, "M 20 56 L 44 80", 8},
};

constexpr std::array kLongSword{
    L{L::Limb, Tint::WoodShade, "M 8 92 L 29 71", 6},
    L{L::Solid, Tint::MetalShade, "M 6 86 L 14 94 L 8 99 L 1 92 Z"},
    L{L::Solid, Tint::Metal, "M 28 64 L 84 8 L 97 3 L 92 16 L 36 72 Z"},
    L{L::Flat, Tint::Shine, "M 30 64 L 85 9 L 95 5 L 33 69 Z"},
    L{L::Line, Tint::MetalShade, "M 36 64 L 86 14", 2, 24},
    L{L::Limb, Tint::MetalShade, "M 14 54 C 22 56 26 60 32 68 C 40 74 44 78 46 86", 6},
};

constexpr std::array kFireBlade{
    L{L::Limb, Tint::Ink, "M 12 88 L 28 72", 7},
    L{L::Solid, Tint::GoldShade, "E 10 90 7 7"},
    L{L::Solid, Tint::Body,
      "M 26 60 C 30 46 38 48 40 36 C 48 42 52 36 52 24 C 62 30 66 24 68 12 C 76 16 86 12 96 4 C 92 16 88 24 "
      "90 "
      "34 C 80 34 74 40 78 50 C 66 48 62 54 66 64 C 54 62 52 70 40 74 Z"},
    L{L::Solid, Tint::Gold, "M 32 64 C 44 50 62 40 84 18 C 70 42 56 54 38 68 Z"},
    L{L::Flat, Tint::Bone, "M 40 58 C 50 48 60 42 74 30 C 64 42 54 52 44 60 Z", 0, 24},
    L{L::Limb, Tint::GoldShade, "M 18 56 L 44 82", 7},
};

constexpr std::array kCottonShirt{
    L{L::Solid, Tint::Body,
      "M 34 12 C 42 20 58 20 66 12 L 84 20 L 98 46 L 84 54 L 76 42 L 78 90 L 22 90 L 24 42 L 16 54 L 2 46 L "
      "16 "
      "20 Z"},
    L{L::Flat, Tint::Shade,
      "M 60 18 L 66 12 L 84 20 L 98 46 L 84 54 L 76 42 L 78 90 L 62 90 C 66 60 66 36 60 18 Z", 0, 20},
    L{L::Line, Tint::Ink, "M 34 13 C 42 24 58 24 66 13", 3},
    L{L::Line, Tint::Ink, "M 50 22 L 50 44", 2, 20},
    L{L::Flat, Tint::WoodShade, "E 50 30 2 2 E 50 38 2 2", 0, 28},
    L{L::Line, Tint::WoodShade, "M 30 78 L 38 70 M 30 70 L 38 78", 3, 28},
};

constexpr std::array kSteelArmour{
    L{L::Solid, Tint::MetalShade, "M 28 68 L 72 68 L 76 92 L 50 98 L 24 92 Z"},
    L{L::Solid, Tint::Metal,
      "M 36 16 L 50 24 L 64 16 L 78 26 C 80 46 78 58 72 70 L 50 78 L 28 70 C 22 58 20 46 22 26 Z"},
    L{L::Flat, Tint::Shine, "M 28 32 L 46 32 L 46 68 L 32 64 C 28 54 27 44 28 32 Z"},
    L{L::Line, Tint::MetalShade, "M 50 26 L 50 76 M 26 52 L 74 52", 3, 20},
    L{L::Solid, Tint::Metal,
      "M 34 16 L 14 8 L 2 26 L 8 44 L 24 38 Z M 66 16 L 86 8 L 98 26 L 92 44 L 76 38 Z"},
    L{L::Line, Tint::MetalShade, "M 8 30 L 26 24 M 92 30 L 74 24", 3, 20},
    L{L::Solid, Tint::MetalShade, "M 38 4 L 62 4 L 64 16 L 50 24 L 36 16 Z"},
    L{L::Flat, Tint::Ink, "E 36 86 2 2 E 64 86 2 2", 0, 28},
};

constexpr std::array kDragonscale{
    L{L::Solid, Tint::Shade, "M 24 62 L 76 62 L 84 90 L 66 84 L 50 98 L 34 84 L 16 90 Z"},
    L{L::Solid, Tint::Body,
      "M 34 14 C 42 24 58 24 66 14 L 80 24 C 80 46 78 58 72 70 L 50 80 L 28 70 C 22 58 20 46 20 24 Z"},
    L{L::Solid, Tint::Body,
      "M 34 14 L 16 0 L 18 14 L 2 12 L 10 26 L 0 36 L 22 38 Z M 66 14 L 84 0 L 82 14 L 98 12 L 90 26 L 100 "
      "36 L 78 "
      "38 Z"},
    L{L::Line, Tint::Light,
      "M 28 36 Q 34 44 40 36 Q 46 44 52 36 Q 58 44 64 36 Q 69 43 74 36 M 26 50 Q 32 58 38 50 Q 44 58 50 50 Q "
      "56 58 "
      "62 50 Q 68 58 74 50 M 32 64 Q 38 72 44 64 Q 50 72 56 64 Q 62 72 68 64",
      4},
    L{L::Flat, Tint::Shine, "M 28 28 C 34 32 42 34 46 33 L 44 44 C 36 44 30 40 28 28 Z", 0, 24},
    L{L::Solid, Tint::Gold, "M 44 20 L 56 20 L 50 34 Z", 0, 16},
};

// Scrolls: the same roll of paper, each with its sign.
constexpr const char *kPaper = "M 20 22 L 76 22 L 76 80 L 20 80 Z";
constexpr const char *kRolls =
    "M 12 18 C 12 8 84 8 84 18 C 84 28 12 28 12 18 Z M 16 82 C 16 72 88 72 88 82 C 88 92 16 92 16 "
    "82 Z";

constexpr std::array kFireball{
    L{L::Solid, Tint::Bone, kPaper},
    L{L::Solid, Tint::BoneShade, kRolls},
    L{L::Solid, Tint::Body,
      "M 48 32 C 52 40 64 44 64 56 C 64 66 56 70 48 70 C 38 70 32 64 32 56 C 32 50 36 48 38 42 C 42 46 44 46 "
      "44 44 C "
      "44 40 44 36 48 32 Z"},
    L{L::Flat, Tint::Gold, "M 48 50 C 54 56 56 58 54 63 C 52 67 44 67 42 63 C 40 58 46 56 48 50 Z", 0, 20},
};

constexpr std::array kBlizzard{
    L{L::Solid, Tint::Bone, kPaper},
    L{L::Solid, Tint::BoneShade, kRolls},
    L{L::Limb, Tint::Body, "M 48 34 L 48 68 M 33 42 L 63 60 M 63 42 L 33 60", 5},
    L{L::Line, Tint::Body, "M 42 36 L 48 41 L 54 36 M 42 66 L 48 61 L 54 66", 3, 24},
};

constexpr std::array kFlashHeal{
    L{L::Solid, Tint::Bone, kPaper},
    L{L::Solid, Tint::BoneShade, kRolls},
    L{L::Solid, Tint::Body,
      "M 42 34 L 54 34 L 54 45 L 65 45 L 65 57 L 54 57 L 54 68 L 42 68 L 42 57 L 31 57 L 31 45 L 42 45 Z"},
    L{L::Flat, Tint::Shine, "M 44 36 L 49 36 L 49 50 L 34 50 L 34 47 L 44 47 Z", 0, 24},
};

struct DungeonItem {
    std::string_view key;
    Figure figure;
    QColor body;
};
constexpr std::array kDungeonItems{
    DungeonItem{"wooden_ladle", kLadle, {0xa0, 0x70, 0x40}},
    DungeonItem{"dagger", kDagger, {0x9a, 0xa2, 0xae}},
    DungeonItem{"short_sword", kShortSword, {0x9a, 0xa2, 0xae}},
    DungeonItem{"long_sword", kLongSword, {0x9a, 0xa2, 0xae}},
    DungeonItem{"fire_blade", kFireBlade, {0xe0, 0x5a, 0x2a}},
    DungeonItem{"cotton_shirt", kCottonShirt, {0xd6, 0xcb, 0xb2}},
    DungeonItem{"steel_armour", kSteelArmour, {0x9a, 0xa2, 0xae}},
    DungeonItem{"dragonscale_armour", kDragonscale, {0x3c, 0x8f, 0x68}},
    DungeonItem{"fireball_scroll", kFireball, {0xd9, 0x4a, 0x2a}},
    DungeonItem{"blizzard_scroll", kBlizzard, {0x3d, 0x8f, 0xd6}},
    DungeonItem{"flash_heal_scroll", kFlashHeal, {0x3f, 0x9c, 0x55}},
};

const DungeonItem *found(std::string_view key)
{
    const auto *at = std::find_if(kDungeonItems.begin(), kDungeonItems.end(),
                                  [key](const DungeonItem &drawn) { return drawn.key == key; });
    return at != kDungeonItems.end() ? at : nullptr;
}

} // namespace

Figure dungeonItemFigure(std::string_view key)
{
    const DungeonItem *drawn = found(key);
    return drawn != nullptr ? drawn->figure : Figure();
}

QColor dungeonItemColour(std::string_view key)
{
    const DungeonItem *drawn = found(key);
    return drawn != nullptr ? drawn->body : QColor(0x58, 0x8d, 0xe8);
}

} // namespace cave
