// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"
#include "editor/view/terrain/cell_block.h"

#include <QColor>
#include <QImage>
#include <QRect>

#include <array>
#include <vector>

namespace cave {

/// The pixels of a row of a picture in Format_RGB32.
QRgb *pixelRow(QImage &image, int row);

/// How dark each corner between cells is, averaged from the four cells around it; 0 .. 256.
class CornerFades {
public:
    explicit CornerFades(const CellBlock &block);

    /// South-west, south-east, north-west, north-east corner of a cell.
    using Corners = std::array<int, 4>;
    [[nodiscard]] Corners deep(int x, int y) const { return around(m_deep, x, y); }
    [[nodiscard]] Corners unknown(int x, int y) const { return around(m_unknown, x, y); }

private:
    [[nodiscard]] Corners around(const std::vector<int> &values, int x, int y) const;

    int m_width;
    std::vector<int> m_deep;
    std::vector<int> m_unknown;
};

/// Blends a cell's pixels toward a colour by weights that run smoothly between its corners.
void fadeCell(QImage &image, QRect cell, const CornerFades::Corners &corners, QRgb colour);
void fillCell(QImage &image, QRect cell, QRgb colour);
/// Copies the pixels of a tile as large as the cell.
void copyTile(QImage &image, QRect cell, const QRgb *tile);

/// What lies outside every level: quiet hatching that goes on from cell to cell, with a line toward a level.
class Hatching {
public:
    /// `size`: device pixels along a cell's side.
    Hatching(const Theme &theme, int size);

    void fill(QImage &image, QRect cell, WorldPos at) const;
    /// `outside`: as CellBlock::boundsAround; no line toward those.
    void drawEdges(QImage &image, QRect cell, unsigned outside) const;

private:
    QRgb m_ground;
    QRgb m_line;
    QRgb m_edge;
    int m_spacing;
    int m_width;
};

} // namespace cave
