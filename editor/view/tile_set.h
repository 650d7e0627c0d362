#pragma once

#include <QColor>
#include <QFont>

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace cave {

struct Theme;

/// In which light terrain is painted.
enum class Tone {
    Remembered, ///< seen before: cool and pale
    Lit,        ///< in the lantern's light
};

/// Square pictures of one cell at one size, chosen by what lies around the cell; made when first asked for.
/// Not thread-safe: each painter has its own.
class TileSet {
public:
    virtual ~TileSet() = default;

    static constexpr int kVariants = 16;

    /// Device pixels a side.
    [[nodiscard]] int size() const { return m_size; }

    /// True if neighbouring tiles flow into each other, and darkness over them fades rather than ends at a
    /// cell.
    [[nodiscard]] virtual bool isSoft() const = 0;

    /// size() × size() pixels, rows from the north. `solid`: the 3×3 cells as in CellBlock::solidAround;
    /// `depth`: as in CellBlock::depth; `variant`: 0 .. kVariants − 1.
    [[nodiscard]] const QRgb *tile(unsigned solid, int depth, unsigned variant);

protected:
    explicit TileSet(int size) : m_size(size) {}
    virtual void draw(unsigned solid, int depth, unsigned variant, QRgb *pixels) = 0;
    /// Tiles with equal keys look alike.
    [[nodiscard]] virtual unsigned key(unsigned solid, int depth, unsigned variant) const = 0;

private:
    int m_size;
    std::unordered_map<unsigned, std::vector<QRgb>> m_tiles;
};

/// Rock faces and floors shaded from a smoothed surface, so that caves read as stone and not as squares.
std::unique_ptr<TileSet> makeStoneTiles(int size, Tone tone, const Theme &theme);

/// `#` for rock, space for floor, in a fixed-width font.
std::unique_ptr<TileSet> makeGlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font);

/// The flat colours used where a cell is too small for a picture.
struct FlatColours {
    QRgb floor = 0;
    QRgb wall = 0;
    QRgb deep = 0;
    QRgb unknown = 0;
};
FlatColours flatColours(Tone tone, const Theme &theme);

/// Mixes two colours; `t` from 0 (all `a`) to 1 (all `b`).
QRgb mixed(QRgb a, QRgb b, double t);

} // namespace cave
