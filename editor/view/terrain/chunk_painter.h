// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/cell_block.h"
#include "editor/view/terrain/tile_set.h"

#include <QColor>
#include <QFont>
#include <QImage>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

class QPainter;

namespace cave {

/// A square piece of a painted map. Chunks tile the world from (0, 0), x east and y north.
struct ChunkKey {
    Zoom zoom;
    std::int64_t x = 0;
    std::int64_t y = 0;
    Tone tone = Tone::Remembered;

    friend bool operator==(const ChunkKey &, const ChunkKey &) = default;

    [[nodiscard]] CellRect cells() const
    {
        return {{x * zoom.chunkCells(), y * zoom.chunkCells()}, zoom.chunkCells(), zoom.chunkCells()};
    }
};

/// The tints of a journey's bands: the deeper, the stranger the stone; and what fills their pools.
class DepthTint {
public:
    /// A colour, and how much of it a cell takes on, 0 .. 256.
    struct Wash {
        QRgb colour = 0;
        unsigned weight = 0;
    };

    /// No tint.
    DepthTint() = default;
    /// Those of the built-in bands, if the source is a journey's.
    DepthTint(const RegionSource &source, const Theme &theme);

    [[nodiscard]] bool isEmpty() const { return m_bands.empty(); }
    /// Bands blend into each other where they meet. `water`: the share of the cell that is water, 0 .. 256.
    [[nodiscard]] Wash at(WorldPos cell, unsigned water) const;

private:
    struct Band {
        std::int64_t from = 0; ///< depth
        Wash stone;
        Wash water;
    };
    std::vector<Band> m_bands; ///< by depth
};

/// Paints terrain. Caches its tiles, so one painter may serve many worlds; each thread needs its own.
class ChunkPainter {
public:
    /// `glyphFont` is for the glyph style: fixed-width, of any size. `source` must not be null.
    ChunkPainter(std::shared_ptr<const RegionSource> source, const Theme &theme, MapStyle style,
                 const QFont &glyphFont = {});
    /// A painter without a source, for `paintCells`.
    ChunkPainter(const Theme &theme, MapStyle style, const QFont &glyphFont = {});

    /// Replaces the source; the new one differs only in the cells of `area`.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);
    /// Replaces the source completely.
    void setSource(std::shared_ptr<const RegionSource> source);

    /// The chunk as chunkPixels() × chunkPixels() opaque pixels (Format_RGB32), north up. Caches the regions
    /// that it reads. The painter must have a source.
    QImage paint(const MapScene &scene, const ChunkKey &key);

    /// Any rectangle of cells, all of them explored, as opaque pixels (Format_RGB32), north up. Origin, width
    /// and height must be multiples of `zoom.cellsPerPixel()`.
    QImage paintCells(WorldMap &terrain, Zoom zoom, const CellRect &cells, Tone tone);
    /// Shows in such a picture where many of the world's chests and monsters are.
    void paintThings(WorldMap &terrain, Zoom zoom, const CellRect &cells, double unit, QImage &image) const;

private:
    /// What to paint, and how.
    struct Job {
        const MapScene &scene;
        WorldMap &terrain;
        Zoom zoom;
        CellRect cells;
        Tone tone;
    };
    QImage paint(const Job &job);
    QImage paintGround(const Job &job, CountedThingsReader *things);
    QImage paintTiles(const CellBlock &block, const Job &job);
    [[nodiscard]] QImage paintFlat(const CellBlock &block, const Job &job) const;
    [[nodiscard]] QImage paintAveraged(const Job &job, CountedThingsReader *things) const;
    void paintFeatures(const CellBlock &block, const Job &job, QImage &image) const;
    void paintFeature(QPainter &painter, const QRectF &cell, FeatureKind kind) const;
    [[nodiscard]] TileLook lookOf(const CellBlock &block, int x, int y) const;
    [[nodiscard]] DepthTint::Wash washOf(const CellBlock &block, int x, int y) const;
    TileSet &tiles(int size, Tone tone, GlyphSet glyphs);

    std::optional<WorldMap> m_terrain;
    DepthTint m_tint; ///< of the terrain
    Theme m_theme;
    MapStyle m_style;
    QFont m_glyphFont;
    std::map<std::tuple<int, Tone, GlyphSet>, std::unique_ptr<TileSet>> m_tiles;
};

} // namespace cave
