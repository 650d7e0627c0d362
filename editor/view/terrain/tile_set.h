// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <QColor>
#include <QFont>

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace cave {

struct Theme;

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
