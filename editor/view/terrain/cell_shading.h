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

/// The darkness of each corner between cells, averaged over the four cells around it; 0 .. 256.
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

/// Blends a cell's pixels toward a colour with weights interpolated between its corners.
void fadeCell(QImage &image, QRect cell, const CornerFades::Corners &corners, QRgb colour);
void fillCell(QImage &image, QRect cell, QRgb colour);
/// Copies the pixels of a tile with the size of the cell.
void copyTile(QImage &image, QRect cell, const QRgb *tile);

/// The area outside every level: subtle hatching that continues from cell to cell, with a line along the edge
/// of a level.
class Hatching {
public:
    /// `size`: device pixels per cell side.
    Hatching(const Theme &theme, int size);

    void fill(QImage &image, QRect cell, WorldPos at) const;
    /// `outside`: see CellBlock::boundsAround; no line toward those.
    void drawEdges(QImage &image, QRect cell, unsigned outside) const;

private:
    QRgb m_ground;
    QRgb m_line;
    QRgb m_edge;
    int m_spacing;
    int m_width;
};

} // namespace cave
