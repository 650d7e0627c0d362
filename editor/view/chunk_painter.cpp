#include "editor/view/chunk_painter.h"

#include "core/base/hashing.h"
#include "editor/view/blend.h"
#include "editor/view/figures.h"
#include "editor/view/thing_figures.h"
#include "editor/view/tile_shading.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kChunkPixels = 256;
constexpr int kLargestFlat = 4;
constexpr std::array kZoomSteps{-4, -3, -2, -1, 1,  2,  3,  4,  5,  6,  8, 10,
                                12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64};
/// How far a cell of each depth has faded into deep rock, of 256.
constexpr std::array<int, CellBlock::kDeepest + 1> kDepthFade{0, 0, 120, 215, 256};

QRgb *pixelRow(QImage &image, int row)
{
    return reinterpret_cast<QRgb *>(image.scanLine(row));
}

/// How much a corner between cells is stained, 0 .. about 44 of 256: slow patches under a fine unevenness,
/// fixed by the place.
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

/// How dark each corner between cells is, averaged from the four cells around it; 0 .. 256.
class CornerFades {
public:
    explicit CornerFades(const CellBlock &block) : m_width(block.rect().width + 1)
    {
        const int height = block.rect().height;
        // Fades of whole cells first, one ring more than the block has.
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

    /// South-west, south-east, north-west, north-east corner of a cell.
    using Corners = std::array<int, 4>;
    [[nodiscard]] Corners deep(int x, int y) const { return around(m_deep, x, y); }
    [[nodiscard]] Corners unknown(int x, int y) const { return around(m_unknown, x, y); }

private:
    [[nodiscard]] Corners around(const std::vector<int> &values, int x, int y) const
    {
        const std::size_t at =
            static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
        const std::size_t above = at + static_cast<std::size_t>(m_width);
        return {values[at], values[at + 1], values[above], values[above + 1]};
    }

    int m_width;
    std::vector<int> m_deep;
    std::vector<int> m_unknown;
};

/// Blends a cell's pixels toward a colour by weights that run smoothly between its corners.
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
        // Sixteen binary digits below the point keep the step exact enough for the widest cell.
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

/// What lies outside every level: quiet hatching that goes on from cell to cell, with a line toward a level.
class Hatching {
public:
    Hatching(const Theme &theme, int size)
        : m_ground(mixed(theme.background.rgb(), theme.deepRock.rgb(), 0.35))
        , m_line(mixed(theme.background.rgb(), theme.bounds.rgb(), 0.9))
        , m_edge(mixed(theme.wall.rgb(), theme.wallEdge.rgb(), 0.7))
        , m_spacing(std::max(5, size / 2))
        , m_width(std::max(1, size / 14))
    {
    }

    void fill(QImage &image, QRect cell, WorldPos at) const
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

    /// `outside`: as CellBlock::boundsAround.
    void drawEdges(QImage &image, QRect cell, unsigned outside) const
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

private:
    QRgb m_ground;
    QRgb m_line;
    QRgb m_edge;
    int m_spacing;
    int m_width;
};

void copyTile(QImage &image, QRect cell, const QRgb *tile)
{
    const auto size = static_cast<std::size_t>(cell.width());
    for (int row = 0; row < cell.height(); ++row)
        std::memcpy(pixelRow(image, cell.top() + row) + cell.left(),
                    tile + static_cast<std::size_t>(row) * size, size * sizeof(QRgb));
}

/// What lies outside every level, or nobody knows of, around a cell; as CellBlock::boundsAround.
unsigned outsideOrUnknown(const CellBlock &block, int x, int y)
{
    unsigned mask = block.boundsAround(x, y);
    for (int i = 0; i < 9; ++i) {
        if (!block.isKnown(x + i % 3 - 1, y + i / 3 - 1))
            mask |= 1U << static_cast<unsigned>(i);
    }
    return mask;
}

/// The terrain of some rows of cells, counted by columns.
class Strip {
public:
    struct Counts {
        int seen = 0;
        int floor = 0; ///< all that can be walked on
        int water = 0;
        int trees = 0;
        int bounds = 0;
    };

    void read(Level &terrain, const CellRect &rect, const BitGrid &known)
    {
        m_known = &known;
        terrain.copyRock(rect, m_rock);
        terrain.copyOpaque(rect, m_opaque);
        terrain.copyWater(rect, m_water);
        terrain.copyBounds(rect, m_bounds);
    }

    /// Of `cells` columns from `x` on.
    [[nodiscard]] Counts count(int x, int cells) const
    {
        Counts counts;
        for (int y = 0; y < m_known->height(); ++y) {
            const std::uint64_t known = m_known->bits(x, y, cells);
            const std::uint64_t rock = m_rock.bits(x, y, cells);
            counts.seen += std::popcount(known);
            counts.floor += std::popcount(known & ~rock);
            counts.water += std::popcount(known & m_water.bits(x, y, cells));
            counts.trees += std::popcount(known & m_opaque.bits(x, y, cells) & ~rock);
            counts.bounds += std::popcount(known & m_bounds.bits(x, y, cells));
        }
        return counts;
    }

private:
    const BitGrid *m_known = nullptr;
    BitGrid m_rock;
    BitGrid m_opaque;
    BitGrid m_water;
    BitGrid m_bounds;
};

} // namespace

int Zoom::chunkCells() const
{
    if (step < 1)
        return kChunkPixels << -step;
    return std::max(4, static_cast<int>(std::bit_floor(static_cast<unsigned>(kChunkPixels / step))));
}

Zoom Zoom::steppedBy(int steps) const
{
    const auto *at = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), step);
    const auto index = std::clamp<std::ptrdiff_t>(at - kZoomSteps.begin() + steps, 0,
                                                  static_cast<std::ptrdiff_t>(kZoomSteps.size()) - 1);
    return {kZoomSteps[static_cast<std::size_t>(index)]};
}

ChunkPainter::ChunkPainter(std::shared_ptr<const RegionSource> source, const Theme &theme, MapStyle style,
                           const QFont &glyphFont)
    : ChunkPainter(theme, style, glyphFont)
{
    setSource(std::move(source));
}

ChunkPainter::ChunkPainter(const Theme &theme, MapStyle style, const QFont &glyphFont)
    : m_theme(theme)
    , m_style(style)
    , m_glyphFont(glyphFont)
{
}

void ChunkPainter::setSource(std::shared_ptr<const RegionSource> source)
{
    constexpr std::size_t kKeptRegions = 1024;
    m_terrain.emplace(std::move(source), kKeptRegions);
}

void ChunkPainter::updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    assert(m_terrain.has_value());
    m_terrain->replaceSource(std::move(source), area);
}

QImage ChunkPainter::paint(const MapScene &scene, const ChunkKey &key)
{
    assert(m_terrain.has_value());
    return paint(Job{scene, *m_terrain, key.zoom, key.cells(), key.tone});
}

QImage ChunkPainter::paintCells(Level &terrain, Zoom zoom, const CellRect &cells, Tone tone)
{
    const MapScene scene{terrain.source(), nullptr};
    return paint(Job{scene, terrain, zoom, cells, tone});
}

QImage ChunkPainter::paint(const Job &job)
{
    if (job.zoom.step < 1)
        return paintAveraged(job);
    const CellBlock block(job.scene, job.terrain, job.cells);
    if (!block.anyKnown()) {
        QImage image(job.cells.width * job.zoom.step, job.cells.height * job.zoom.step, QImage::Format_RGB32);
        image.fill(m_theme.background);
        return image;
    }
    return job.zoom.step <= kLargestFlat ? paintFlat(block, job) : paintTiles(block, job);
}

QImage ChunkPainter::paintTiles(const CellBlock &block, const Job &job)
{
    const bool bounded = job.terrain.plan().isBounded();
    TileSet &set = tiles(job.zoom.step, job.tone, bounded ? GlyphSet::Levels : GlyphSet::Caves);
    const Hatching hatching(m_theme, job.zoom.step);
    const int pixels = job.zoom.step;
    const auto [width, height] = std::pair(job.cells.width, job.cells.height);
    QImage image(width * pixels, height * pixels, QImage::Format_RGB32);
    const QRgb background = m_theme.background.rgb();
    const QRgb deepRock = m_theme.deepRock.rgb();
    const CornerFades fades(block);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const QRect cell(x * pixels, (height - 1 - y) * pixels, pixels, pixels);
            const CornerFades::Corners unknown = fades.unknown(x, y);
            const bool hidden =
                set.isSoft() ? unknown == CornerFades::Corners{256, 256, 256, 256} : !block.isKnown(x, y);
            if (hidden) {
                fillCell(image, cell, background);
                continue;
            }
            const WorldPos world{block.rect().origin.x + x, block.rect().origin.y + y};
            const TileLook look = lookOf(block, x, y);
            const bool hatched = set.isSoft() && look.terrain == Terrain::Bounds;
            if (hatched)
                hatching.fill(image, cell, world);
            else
                copyTile(image, cell, set.tile(look));
            if (set.isSoft()) {
                if (hatched)
                    hatching.drawEdges(image, cell, outsideOrUnknown(block, x, y));
                else
                    fadeCell(image, cell, fades.deep(x, y), deepRock);
                fadeCell(image, cell, unknown, background);
            }
        }
    }
    paintFeatures(block, job, image);
    return image;
}

TileLook ChunkPainter::lookOf(const CellBlock &block, int x, int y) const
{
    const WorldPos world{block.rect().origin.x + x, block.rect().origin.y + y};
    TileLook look;
    look.solid = block.solidAround(x, y);
    look.depth = block.depth(x, y);
    look.variant = static_cast<unsigned>(hashAt(0x746578747572ULL, world.x, world.y) % TileSet::kVariants);
    if (block.isPlain()) {
        look.terrain = look.depth == 0 ? Terrain::Floor : Terrain::Rock;
        return look;
    }
    look.terrain = block.terrain(x, y);
    look.water = block.waterAround(x, y);
    look.trees = block.treesAround(x, y);
    return look;
}

/// START and FINISH of the levels, where they are known.
void ChunkPainter::paintFeatures(const CellBlock &block, const Job &job, QImage &image) const
{
    const int pixels = job.zoom.step;
    for (const LevelArea &level : job.terrain.plan().levels) {
        for (const FeatureKind kind : {FeatureKind::Start, FeatureKind::Finish}) {
            const std::optional<WorldPos> &at = kind == FeatureKind::Start ? level.start : level.finish;
            if (!at || !job.cells.contains(*at))
                continue;
            const auto x = static_cast<int>(at->x - job.cells.origin.x);
            const auto y = static_cast<int>(at->y - job.cells.origin.y);
            if (!block.isKnown(x, y))
                continue;
            QPainter painter(&image);
            painter.setOpacity(job.tone == Tone::Lit ? 1.0 : 0.6);
            paintFeature(painter, QRectF(x * pixels, (job.cells.height - 1 - y) * pixels, pixels, pixels),
                         kind);
        }
    }
}

void ChunkPainter::paintFeature(QPainter &painter, const QRectF &cell, FeatureKind kind) const
{
    const bool start = kind == FeatureKind::Start;
    const QColor colour = start ? m_theme.accent : m_theme.gold;
    if (m_style == MapStyle::Glyphs && cell.width() > kLargestFlat) {
        QFont font = m_glyphFont;
        font.setPixelSize(std::max(4, static_cast<int>(cell.height() * 1.05)));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(cell, Qt::AlignCenter, start ? QStringLiteral("<") : QStringLiteral(">"));
    } else if (cell.width() < kSmallestFigure) {
        painter.fillRect(cell, colour);
    } else {
        drawFeature(painter, cell, kind, colour);
    }
}

QImage ChunkPainter::paintFlat(const CellBlock &block, const Job &job) const
{
    const FlatColours colours = flatColours(job.tone, m_theme);
    const std::array<QRgb, CellBlock::kDeepest + 1> byDepth{
        colours.floor, colours.wall, blended(colours.wall, colours.deep, 150),
        blended(colours.wall, colours.deep, 226), colours.deep};
    const int pixels = job.zoom.step;
    const auto [width, height] = std::pair(job.cells.width, job.cells.height);
    const auto colourOf = [&](int x, int y) {
        if (!block.isKnown(x, y))
            return colours.unknown;
        switch (block.isPlain() ? Terrain::Floor : block.terrain(x, y)) {
        case Terrain::Water:
            return colours.water;
        case Terrain::Trees:
            return colours.trees;
        case Terrain::Bounds:
            return colours.bounds;
        case Terrain::Floor:
        case Terrain::Rock:
            break;
        }
        return byDepth[static_cast<std::size_t>(block.depth(x, y))];
    };
    QImage image(width * pixels, height * pixels, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            fillCell(image, {x * pixels, (height - 1 - y) * pixels, pixels, pixels}, colourOf(x, y));
    }
    paintFeatures(block, job, image);
    return image;
}

QImage ChunkPainter::paintAveraged(const Job &job) const
{
    const FlatColours colours = flatColours(job.tone, m_theme);
    // Where a pixel has many cells their floor shares are all much alike, so the usual range is spread over
    // all tones.
    constexpr int kLeastShare = 64;
    constexpr int kSpan = 160;
    const int cells = job.zoom.cellsPerPixel();
    const CellRect &area = job.cells;
    const int width = area.width / cells;
    const int height = area.height / cells;
    QImage image(width, height, QImage::Format_RGB32);
    BitGrid known;
    Strip cellsOf;
    // A strip of one pixel's height at a time keeps memory small.
    for (int row = 0; row < height; ++row) {
        const CellRect strip{
            {area.origin.x, area.origin.y + static_cast<std::int64_t>(row) * cells}, area.width, cells};
        QRgb *line = pixelRow(image, height - 1 - row);
        copyKnown(job.scene, strip, known);
        if (known.count() == 0) {
            std::fill_n(line, width, colours.unknown);
            continue;
        }
        cellsOf.read(job.terrain, strip, known);
        for (int column = 0; column < width; ++column) {
            const Strip::Counts counts = cellsOf.count(column * cells, cells);
            if (counts.seen == 0) {
                line[column] = colours.unknown;
                continue;
            }
            const auto weight = [&](int part) { return static_cast<unsigned>(256 * part / counts.seen); };
            const int stone = std::max(1, counts.seen - counts.bounds);
            const int share = std::clamp((256 * counts.floor / stone - kLeastShare) * 256 / kSpan, 0, 256);
            QRgb ground = blended(colours.deep, colours.floor, static_cast<unsigned>(share));
            ground = blended(ground, colours.water, weight(counts.water));
            ground = blended(ground, colours.trees, weight(counts.trees));
            ground = blended(ground, colours.bounds, weight(counts.bounds));
            line[column] =
                blended(colours.unknown, ground, static_cast<unsigned>(256 * counts.seen / (cells * cells)));
        }
    }
    return image;
}

TileSet &ChunkPainter::tiles(int size, Tone tone, GlyphSet glyphs)
{
    std::unique_ptr<TileSet> &set = m_tiles[{size, tone, glyphs}];
    if (set == nullptr)
        set = m_style == MapStyle::Glyphs ? makeGlyphTiles(size, tone, m_theme, m_glyphFont, glyphs)
                                          : makeStoneTiles(size, tone, m_theme);
    return *set;
}

} // namespace cave
