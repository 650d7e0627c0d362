// SPDX-License-Identifier: MIT
// The picture of the tileset of our Tiled maps, drawn here.

#include "core/io/exports/cell_picture.h"
#include "core/io/levels/tiled_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace cave {
namespace {

/// Indices into the palette; the first is transparent.
enum Ink : std::uint8_t {
    Clear,
    Rock,
    Wall,
    Floor,
    Bounds,
    Seen,
    Dug,
    Filled,
    Gold,
    OldGold,
    Blue,
    White,
    Dead,
    FirstKind
};

std::vector<PictureColour> palette()
{
    std::vector<PictureColour> colours{{},
                                       colourOf(CellInk::Rock),
                                       colourOf(CellInk::Wall),
                                       colourOf(CellInk::Floor),
                                       colourOf(CellInk::Unknown),
                                       {0x8c, 0xa6, 0x4e},
                                       {0x5f, 0xc4, 0x8b},
                                       {0xc4, 0x5f, 0xa8},
                                       colourOf(CellInk::Chest),
                                       colourOf(CellInk::ClaimedChest),
                                       colourOf(CellInk::Marker),
                                       colourOf(CellInk::Player),
                                       {0x80, 0x80, 0x80}};
    // Distinguishable hues; further kinds differ by their dots.
    const std::array<PictureColour, 9> kinds{{colourOf(CellInk::Monster),
                                              {0x9c, 0x6b, 0x3f},
                                              {0x5d, 0xb0, 0x4a},
                                              {0x9a, 0x6f, 0xd6},
                                              {0xe0, 0xde, 0xd2},
                                              {0xe0, 0x9a, 0x2f},
                                              {0x9b, 0xa0, 0xa8},
                                              {0x4a, 0x7d, 0xd8},
                                              {0x3c, 0xa8, 0xa0}}};
    colours.insert(colours.end(), kinds.begin(), kinds.end());
    return colours;
}

/// Pixels from a tile's centre, doubled, so that they are integers.
struct FromMiddle {
    int x;
    int y;
    [[nodiscard]] int square() const { return std::max(std::abs(x), std::abs(y)); }
    [[nodiscard]] int diamond() const { return std::abs(x) + std::abs(y); }
    [[nodiscard]] int circle() const { return x * x + y * y; }
};

constexpr bool isBetween(int low, int value, int high)
{
    return low <= value && value <= high;
}

int thingInk(MapTile tile, FromMiddle at)
{
    switch (tile) {
    case MapTile::Explored: // a dot each, so that the terrain is visible
        return at.square() <= 1 ? Seen : Clear;
    case MapTile::Dug:
        return at.square() >= 13 ? Dug : Clear;
    case MapTile::Filled:
        return at.square() >= 13 ? Filled : Clear;
    case MapTile::ClosedChest:
        return at.square() <= 11 && at.y != 1 ? Gold : Clear;
    case MapTile::ClaimedChest:
        return isBetween(7, at.square(), 11) ? OldGold : Clear;
    case MapTile::Marker:
        return isBetween(6, at.diamond(), 12) ? Blue : Clear;
    case MapTile::Player:
        return at.circle() <= 130 ? White : Clear;
    case MapTile::DeadMonster:
        return std::abs(std::abs(at.x) - std::abs(at.y)) <= 2 && at.square() <= 11 ? Dead : Clear;
    default:
        return Clear;
    }
}

/// A diamond in the colour of its kind; beyond the available colours, kinds have their number in dots of a 2
/// × 2 pattern.
int monsterInk(int kind, FromMiddle at, int colours)
{
    if (at.diamond() > 16)
        return Clear;
    const int dot = (at.x > 0 ? 1 : 0) + (at.y > 0 ? 2 : 0);
    const bool dotted = std::abs(at.x) == 3 && std::abs(at.y) == 3 && ((kind / colours) >> dot) % 2 == 1;
    return dotted ? Rock : FirstKind + kind % colours;
}

/// Indices into the colours added by `terrainPalette`.
enum TerrainInk : std::uint8_t { Water, Trees, Start, Finish, Regrown };

std::vector<PictureColour> terrainPalette()
{
    return {colourOf(CellInk::Water),
            colourOf(CellInk::Trees),
            colourOf(CellInk::Start),
            colourOf(CellInk::Finish),
            {0x6f, 0xc9, 0xd0}};
}

/// `first`: the index of the first colour of `terrainPalette`.
int terrainInk(TerrainTile tile, FromMiddle at, int first)
{
    switch (tile) {
    case TerrainTile::Water:
        return first + Water;
    case TerrainTile::Trees:
        return first + Trees;
    case TerrainTile::Start:
        return at.diamond() <= 14 ? first + Start : Floor;
    case TerrainTile::Finish:
        return at.diamond() <= 14 ? first + Finish : Floor;
    case TerrainTile::Regrown:
        break;
    }
    return at.square() >= 13 ? first + Regrown : Clear;
}

int inkOf(int tile, FromMiddle at, int colours)
{
    if (tile < static_cast<int>(MapTile::Explored))
        return Rock + tile; // whole tiles of terrain, in the same order
    if (tile < static_cast<int>(MapTile::FirstMonster))
        return thingInk(static_cast<MapTile>(tile), at);
    return monsterInk(tile - static_cast<int>(MapTile::FirstMonster), at, colours);
}

} // namespace

Result<std::string> tilesetPng(const Content &content, bool terrainTiles)
{
    const TiledTileset tileset = tilesetOf(content, terrainTiles);
    std::vector<PictureColour> colours = palette();
    const int plain = static_cast<int>(colours.size());
    const int kinds = plain - FirstKind;
    const int firstTerrain =
        static_cast<int>(MapTile::FirstMonster) + static_cast<int>(content.monsters.size());
    if (terrainTiles) {
        const std::vector<PictureColour> more = terrainPalette();
        colours.insert(colours.end(), more.begin(), more.end());
    }
    const int width = tileset.columns * kTilePixels;
    const int height = tileset.rows() * kTilePixels;
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int tile = y / kTilePixels * tileset.columns + x / kTilePixels;
            const FromMiddle at{2 * (x % kTilePixels) + 1 - kTilePixels,
                                2 * (y % kTilePixels) + 1 - kTilePixels};
            const bool used = tile < static_cast<int>(tileset.types.size());
            int ink = Clear;
            if (used && tile >= firstTerrain)
                ink = terrainInk(static_cast<TerrainTile>(tile - firstTerrain), at, plain);
            else if (used)
                ink = inkOf(tile, at, kinds);
            pixels.push_back(static_cast<std::uint8_t>(ink));
        }
    }
    return palettePng(pixels, width, height, colours, /*clearFirst=*/true);
}

} // namespace cave
