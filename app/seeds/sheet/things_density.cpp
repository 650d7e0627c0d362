// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/things_density.h"

#include "core/base/geometry.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace cave {
namespace {

/// Things per cell that tint half as much as any number can: about those of the caves with default settings.
constexpr double kUsualChests = 0.003;
constexpr double kUsualMonsters = 0.0005;
constexpr double kStrongest = 0.8; // opacity

/// Numbers of things in tiles, which are at the same places of the world in every picture.
class Tiles {
public:
    Tiles(const CellRect &cells, int tile)
        : m_tile(tile)
        , m_left(floorDiv(cells.origin.x, tile) - kDensityMargin)
        , m_bottom(floorDiv(cells.origin.y, tile) - kDensityMargin)
        , m_columns(static_cast<int>(floorDiv(cells.origin.x + cells.width - 1, tile) - m_left) + 1 +
                    kDensityMargin)
        , m_lines(static_cast<int>(floorDiv(cells.origin.y + cells.height - 1, tile) - m_bottom) + 1 +
                  kDensityMargin)
        , m_counts(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_lines))
    {
    }

    void count(WorldPos at)
    {
        const std::int64_t column = floorDiv(at.x, m_tile) - m_left;
        const std::int64_t line = floorDiv(at.y, m_tile) - m_bottom;
        if (column >= 0 && column < m_columns && line >= 0 && line < m_lines)
            ++m_counts[index(static_cast<int>(column), static_cast<int>(line))];
    }

    /// A pixel for each tile, north up.
    [[nodiscard]] QImage tint(QColor colour, double usual) const
    {
        QImage image(m_columns, m_lines, QImage::Format_ARGB32_Premultiplied);
        const double most = usual * m_tile * m_tile;
        for (int line = 0; line < m_lines; ++line) {
            for (int column = 0; column < m_columns; ++column) {
                const double share = smoothed(column, line) / most;
                colour.setAlphaF(static_cast<float>(kStrongest * (1 - std::exp2(-share))));
                image.setPixelColor(column, m_lines - 1 - line, colour);
            }
        }
        return image;
    }

    /// Where the tiles are in a picture of `cells` of this size.
    [[nodiscard]] QRectF place(const CellRect &cells, const QSize &picture) const
    {
        const double x = static_cast<double>(picture.width()) / cells.width;
        const double y = static_cast<double>(picture.height()) / cells.height;
        const auto above =
            static_cast<double>((m_bottom + m_lines) * m_tile - (cells.origin.y + cells.height));
        return {static_cast<double>(m_left * m_tile - cells.origin.x) * x, -above * y, m_columns * m_tile * x,
                m_lines * m_tile * y};
    }

private:
    [[nodiscard]] std::size_t index(int column, int line) const
    {
        return static_cast<std::size_t>(line) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(column);
    }

    /// With the tiles around it, which count less.
    [[nodiscard]] double smoothed(int column, int line) const
    {
        constexpr std::array kWeights{0.25, 0.5, 0.25};
        double sum = 0;
        int y = line - 1;
        for (const double high : kWeights) {
            int x = column - 1;
            for (const double wide : kWeights) {
                if (x >= 0 && x < m_columns && y >= 0 && y < m_lines)
                    sum += wide * high * m_counts[index(x, y)];
                ++x;
            }
            ++y;
        }
        return sum;
    }

    int m_tile;
    std::int64_t m_left; // in tiles
    std::int64_t m_bottom;
    int m_columns;
    int m_lines;
    std::vector<int> m_counts;
};

} // namespace

void paintDensity(QImage &image, const std::vector<MapThing> &things, const CellRect &cells, int tile,
                  const Theme &theme)
{
    Tiles chests(cells, tile);
    Tiles monsters(cells, tile);
    for (const MapThing &thing : things)
        (thing.kind == MapThing::Monster ? monsters : chests).count(thing.position);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF place = chests.place(cells, image.size());
    painter.drawImage(place, chests.tint(theme.gold, kUsualChests));
    painter.drawImage(place, monsters.tint(theme.danger, kUsualMonsters));
}

} // namespace cave
