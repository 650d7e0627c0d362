// SPDX-License-Identifier: MIT
#include "editor/view/terrain/cell_shading.h"

#include "core/base/hashing.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace cave {
namespace {

/// How far a cell at each depth fades into deep rock, of 256.
constexpr std::array<int, CellBlock::kDeepest + 1> kDepthFade{0, 0, 120, 215, 256};

/// The darkening of a corner between cells, 0 .. about 44 of 256: large patches with fine variation,
/// determined by position.
int stain(std::int64_t x, std::int64_t y)
{
    constexpr int kPatch = 4;
    const auto patch = [](std::int64_t px, std::int64_t py) {
        return static_cast<int>(hashAt(0x7061746368ULL, px, py) % 32);
    };
    const std::int64_t west = floorDiv(x, kPatch);
    const std::int64_t south = floorDiv(y, kPatch);
    const auto dx = static_cast<int>(floorMod(x, kPatch));
    const auto dy = static_cast<int>(floorMod(y, kPatch));
    const int low = patch(west, south) * (kPatch - dx) + patch(west + 1, south) * dx;
    const int high = patch(west, south + 1) * (kPatch - dx) + patch(west + 1, south + 1) * dx;
    return (low * (kPatch - dy) + high * dy) / (kPatch * kPatch) +
           static_cast<int>(hashAt(0x7374616EULL, x, y) % 12);
}

} // namespace

QRgb *pixelRow(QImage &image, int row)
{
    return reinterpret_cast<QRgb *>(image.scanLine(row));
}

CornerFades::CornerFades(const CellBlock &block) : m_width(block.rect().width + 1)
{
    const int height = block.rect().height;
    // Fades of whole cells first, with one more ring than the block.
    const auto stride = static_cast<std::size_t>(block.rect().width) + 2;
    const auto rows = static_cast<std::size_t>(height) + 2;
    std::vector<std::pair<int, int>> cells(stride * rows);
    for (int y = -1; y <= height; ++y) {
        for (int x = -1; x <= block.rect().width; ++x) {
            const int deep = kDepthFade[static_cast<std::size_t>(block.depth(x, y))];
            cells[static_cast<std::size_t>(y + 1) * stride + static_cast<std::size_t>(x + 1)] = {
                deep, block.isKnown(x, y) ? 0 : 256};
        }
    }
    m_deep.reserve((stride - 1) * (rows - 1));
    m_unknown.reserve(m_deep.capacity());
    for (std::size_t y = 0; y + 1 < rows; ++y) {
        for (std::size_t x = 0; x + 1 < stride; ++x) {
            const auto &a = cells[y * stride + x];
            const auto &b = cells[y * stride + x + 1];
            const auto &c = cells[(y + 1) * stride + x];
            const auto &d = cells[(y + 1) * stride + x + 1];
            m_deep.push_back((a.first + b.first + c.first + d.first) / 4);
            const std::int64_t worldX = block.rect().origin.x + static_cast<std::int64_t>(x);
            const std::int64_t worldY = block.rect().origin.y + static_cast<std::int64_t>(y);
            m_unknown.push_back(
                std::max((a.second + b.second + c.second + d.second) / 4, stain(worldX, worldY)));
        }
    }
}

CornerFades::Corners CornerFades::around(const std::vector<int> &values, int x, int y) const
{
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    const std::size_t above = at + static_cast<std::size_t>(m_width);
    return {values[at], values[at + 1], values[above], values[above + 1]};
}

void fadeCell(QImage &image, QRect cell, const CornerFades::Corners &corners, QRgb colour)
{
    if (corners == CornerFades::Corners{0, 0, 0, 0})
        return;
    const int size = cell.width();
    for (int row = 0; row < size; ++row) {
        const int north = 2 * (size - row) - 1; // of 2 · size
        const int west = corners[0] * (2 * size - north) + corners[2] * north;
        const int east = corners[1] * (2 * size - north) + corners[3] * north;
        QRgb *pixels = pixelRow(image, cell.top() + row) + cell.left();
        // Sixteen fractional bits keep the step exact enough for the largest cell.
        std::int64_t weight = (static_cast<std::int64_t>(west) << 16) / (std::int64_t{2} * size);
        const std::int64_t step =
            (static_cast<std::int64_t>(east - west) << 16) / (std::int64_t{2} * size * size);
        weight += step / 2;
        for (int column = 0; column < size; ++column) {
            pixels[column] = blended(pixels[column], colour, static_cast<unsigned>(weight >> 16));
            weight += step;
        }
    }
}

void fillCell(QImage &image, QRect cell, QRgb colour)
{
    for (int row = cell.top(); row <= cell.bottom(); ++row)
        std::fill_n(pixelRow(image, row) + cell.left(), cell.width(), colour);
}

void copyTile(QImage &image, QRect cell, const QRgb *tile)
{
    const auto size = static_cast<std::size_t>(cell.width());
    for (int row = 0; row < cell.height(); ++row)
        std::memcpy(pixelRow(image, cell.top() + row) + cell.left(),
                    tile + static_cast<std::size_t>(row) * size, size * sizeof(QRgb));
}

Hatching::Hatching(const Theme &theme, int size)
    : m_ground(mixed(unexploredColour(theme), theme.deepRock.rgb(), 0.35))
    , m_line(mixed(unexploredColour(theme), theme.bounds.rgb(), 0.9))
    , m_edge(mixed(theme.wall.rgb(), theme.wallEdge.rgb(), 0.7))
    , m_spacing(std::max(5, size / 2))
    , m_width(std::max(1, size / 14))
{
}

void Hatching::fill(QImage &image, QRect cell, WorldPos at) const
{
    const auto origin = static_cast<int>(floorMod(at.x, m_spacing) + floorMod(at.y, m_spacing));
    for (int row = 0; row < cell.height(); ++row) {
        QRgb *pixels = pixelRow(image, cell.top() + row) + cell.left();
        const int north = cell.height() - 1 - row;
        for (int column = 0; column < cell.width(); ++column) {
            const int phase = (origin * cell.width() + column + north) % m_spacing;
            pixels[column] = phase < m_width ? m_line : m_ground;
        }
    }
}

void Hatching::drawEdges(QImage &image, QRect cell, unsigned outside) const
{
    constexpr unsigned kSouth = 1U << 1U;
    constexpr unsigned kWest = 1U << 3U;
    constexpr unsigned kEast = 1U << 5U;
    constexpr unsigned kNorth = 1U << 7U;
    const int width = std::min(2 * m_width, cell.width());
    const int far = cell.width() - width;
    if ((outside & kSouth) == 0)
        fillCell(image, cell.adjusted(0, far, 0, 0), m_edge);
    if ((outside & kNorth) == 0)
        fillCell(image, cell.adjusted(0, 0, 0, -far), m_edge);
    if ((outside & kWest) == 0)
        fillCell(image, cell.adjusted(0, 0, -far, 0), m_edge);
    if ((outside & kEast) == 0)
        fillCell(image, cell.adjusted(far, 0, 0, 0), m_edge);
}

} // namespace cave
