// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>

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

} // namespace cave
