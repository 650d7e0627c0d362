#include "editor/view/chunk_painter.h"

#include "core/base/hashing.h"
#include "editor/view/blend.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
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

void copyTile(QImage &image, QRect cell, const QRgb *tile)
{
    const auto size = static_cast<std::size_t>(cell.width());
    for (int row = 0; row < cell.height(); ++row)
        std::memcpy(pixelRow(image, cell.top() + row) + cell.left(),
                    tile + static_cast<std::size_t>(row) * size, size * sizeof(QRgb));
}

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
    TileSet &set = tiles(job.zoom.step, job.tone);
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
            const auto variant =
                static_cast<unsigned>(hashAt(0x746578747572ULL, world.x, world.y) % TileSet::kVariants);
            copyTile(image, cell, set.tile(block.solidAround(x, y), block.depth(x, y), variant));
            if (set.isSoft()) {
                fadeCell(image, cell, fades.deep(x, y), deepRock);
                fadeCell(image, cell, unknown, background);
            }
        }
    }
    return image;
}

QImage ChunkPainter::paintFlat(const CellBlock &block, const Job &job) const
{
    const FlatColours colours = flatColours(job.tone, m_theme);
    const std::array<QRgb, CellBlock::kDeepest + 1> byDepth{
        colours.floor, colours.wall, blended(colours.wall, colours.deep, 150),
        blended(colours.wall, colours.deep, 226), colours.deep};
    const int pixels = job.zoom.step;
    const auto [width, height] = std::pair(job.cells.width, job.cells.height);
    QImage image(width * pixels, height * pixels, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const QRgb colour =
                block.isKnown(x, y) ? byDepth[static_cast<std::size_t>(block.depth(x, y))] : colours.unknown;
            fillCell(image, {x * pixels, (height - 1 - y) * pixels, pixels, pixels}, colour);
        }
    }
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
    BitGrid rock;
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
        job.terrain.copyRock(strip, rock);
        for (int column = 0; column < width; ++column) {
            int seen = 0;
            int floor = 0;
            for (int y = 0; y < cells; ++y) {
                const std::uint64_t knownBits = known.bits(column * cells, y, cells);
                seen += std::popcount(knownBits);
                floor += std::popcount(knownBits & ~rock.bits(column * cells, y, cells));
            }
            if (seen == 0) {
                line[column] = colours.unknown;
                continue;
            }
            const int share = std::clamp((256 * floor / seen - kLeastShare) * 256 / kSpan, 0, 256);
            const QRgb ground = blended(colours.deep, colours.floor, static_cast<unsigned>(share));
            line[column] =
                blended(colours.unknown, ground, static_cast<unsigned>(256 * seen / (cells * cells)));
        }
    }
    return image;
}

TileSet &ChunkPainter::tiles(int size, Tone tone)
{
    std::unique_ptr<TileSet> &set = m_tiles[{size, tone}];
    if (set == nullptr)
        set = m_style == MapStyle::Glyphs ? makeGlyphTiles(size, tone, m_theme, m_glyphFont)
                                          : makeStoneTiles(size, tone, m_theme);
    return *set;
}

} // namespace cave
