// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <QColor>
#include <QFont>

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace cave {

struct Theme;

/// The colour of unexplored ground on a map: the window's in the dark theme; in the light theme, where that
/// is as bright as lit floor, between it and deep rock.
QRgb unexploredColour(const Theme &theme);

/// Mixes two colours; `t` from 0 (all `a`) to 1 (all `b`).
QRgb mixed(QRgb a, QRgb b, double t);

/// All channels times `factor`, within their range.
QRgb brightened(QRgb colour, float factor);

/// Deterministic grain for a pixel, −1 .. 1; the same on every run so that pictures can be compared.
float grain(int x, int y, unsigned variant, unsigned salt);

/// A point of a cell: x east, y north, each 0 .. 1.
struct TilePoint {
    float x = 0;
    float y = 0;
};

/// The smoothed surface of a set of the 3×3 cells around a cell, over that cell: quadratic B-splines. The
/// value is 1 inside, 0 outside, ½ along a straight face at the cell's border, and continuous, with its
/// slope, from cell to cell.
class TileSurface {
public:
    /// Bit 0 of `cells` is the south-west cell; bits go east, then north.
    explicit TileSurface(unsigned cells);

    struct Sample {
        float value;
        float slopeX; ///< eastward
        float slopeY; ///< northward
    };
    [[nodiscard]] Sample at(TilePoint point) const;

private:
    std::array<float, 9> m_cells{};
};

/// The light in which terrain is painted.
enum class Tone {
    Remembered, ///< seen before: cool and pale
    Lit,        ///< in the lantern's light
};

/// What a cell's picture depends on. The 3×3 cells around it are in the format of CellBlock::solidAround.
struct TileLook {
    Terrain terrain = Terrain::Floor;
    unsigned solid = 0;
    unsigned water = 0;
    unsigned trees = 0;
    int depth = 0;        ///< see CellBlock::depth
    unsigned variant = 0; ///< 0 .. TileSet::kVariants − 1
};

/// Square pictures of one cell at one size, chosen by the surroundings of the cell; made on demand. Not
/// thread-safe: each painter has its own.
class TileSet {
public:
    virtual ~TileSet() = default;

    static constexpr int kVariants = 16;

    /// Device pixels per side.
    [[nodiscard]] int size() const { return m_size; }

    /// True if neighbouring tiles flow into each other, and darkness over them fades instead of ending at a
    /// cell.
    [[nodiscard]] virtual bool isSoft() const = 0;

    /// size() × size() pixels, north up; valid for the lifetime of the set.
    [[nodiscard]] const QRgb *tile(const TileLook &look);

protected:
    explicit TileSet(int size) : m_size(size) {}
    virtual void draw(const TileLook &look, QRgb *pixels) = 0;
    /// Tiles with equal keys look alike.
    [[nodiscard]] virtual std::uint64_t key(const TileLook &look) const = 0;

private:
    int m_size;
    std::unordered_map<std::uint64_t, std::vector<QRgb>> m_tiles;
};

/// Rock faces and floors shaded from a smoothed surface, so that caves look like stone and not like squares.
std::unique_ptr<TileSet> makeStoneTiles(int size, Tone tone, const Theme &theme);

/// The characters of a glyph map. Water is `~` and trees are `&` in both.
enum class GlyphSet : std::uint8_t {
    Caves,  ///< `#` for rock, `·` for floor
    Levels, ///< `▒` for rock, `·` for floor, `x` for cells outside the levels
};

/// Characters in a fixed-width font.
std::unique_ptr<TileSet> makeGlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font,
                                        GlyphSet glyphs);

/// The flat colours used where a cell is too small for a picture.
struct FlatColours {
    QRgb floor = 0;
    QRgb wall = 0;
    QRgb deep = 0;
    QRgb unknown = 0;
    QRgb water = 0;
    QRgb trees = 0;
    QRgb bounds = 0;
};
FlatColours flatColours(Tone tone, const Theme &theme);

} // namespace cave
