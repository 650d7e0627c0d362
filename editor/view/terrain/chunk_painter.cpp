// SPDX-License-Identifier: MIT
#include "editor/view/terrain/chunk_painter.h"

#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/cell_shading.h"
#include "editor/view/terrain/tile_set.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr int kLargestFlat = 4;

/// The surroundings of a cell that are outside every level, or unexplored; see CellBlock::boundsAround.
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
        int floor = 0; ///< all walkable cells
        int water = 0;
        int trees = 0;
        int bounds = 0;
    };

    void read(WorldMap &terrain, const CellRect &rect, const BitGrid &known)
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

DensityScale scaleOf(const CountedThings &counted, const WorldMap &terrain)
{
    if (!counted.seeded)
        return DensityScale::Few;
    return terrain.plan().isBounded() ? DensityScale::Levels : DensityScale::Caves;
}

bool isHidden(const TileSet &set, const CellBlock &block, const CornerFades::Corners &unknown, int x, int y)
{
    return set.isSoft() ? unknown == CornerFades::Corners{256, 256, 256, 256} : !block.isKnown(x, y);
}

constexpr unsigned kStoneWeight = 44;
constexpr unsigned kWaterWeight = 176;
constexpr std::int64_t kTransition = 12; // cells

DepthTint::Wash washOf(const std::string &colour, unsigned weight, const Theme &theme)
{
    if (colour.empty())
        return {};
    return {theme.creature(colour).rgb(), weight};
}

/// Read once, as painters change their source often.
const std::vector<Band> &builtInBands()
{
    static const std::vector<Band> bands = [] {
        const auto journey = std::ranges::find_if(scenarioInfos(), &ScenarioInfo::journey);
        Result<Content> content = builtInContent(journey->kind);
        return content && content->scenario.journey ? std::move(content->scenario.journey->bands)
                                                    : std::vector<Band>();
    }();
    return bands;
}

/// `share` 0 .. 256, where 256 is all `b`. A wash without weight has no colour of its own.
DepthTint::Wash mixedWash(const DepthTint::Wash &a, const DepthTint::Wash &b, unsigned share)
{
    const unsigned weight = (a.weight * (256 - share) + b.weight * share) / 256;
    if (a.weight == 0 || b.weight == 0)
        return {a.weight == 0 ? b.colour : a.colour, weight};
    return {blended(a.colour, b.colour, share), weight};
}

} // namespace

DepthTint::DepthTint(const RegionSource &source, const Theme &theme)
{
    if (source.journey().empty())
        return;
    for (const cave::Band &band : builtInBands()) {
        m_bands.push_back(
            {band.from, washOf(band.tint, kStoneWeight, theme), washOf(band.water, kWaterWeight, theme)});
    }
}

DepthTint::Wash DepthTint::at(WorldPos cell, unsigned water) const
{
    const std::int64_t depth = depthAt(cell) + kTransition / 2;
    const auto next = std::ranges::find_if(m_bands, [&](const Band &band) { return band.from > depth; });
    if (next == m_bands.begin())
        return {};
    const Band &band = *(next - 1);
    const Band &before = next - 1 == m_bands.begin() ? band : *(next - 2);
    const std::int64_t into = std::min(depth - band.from, kTransition);
    const auto share = static_cast<unsigned>(256 * into / kTransition);
    const Wash stone = mixedWash(before.stone, band.stone, share);
    return water == 0 ? stone : mixedWash(stone, mixedWash(before.water, band.water, share), water);
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
    m_tint = DepthTint(*source, m_theme);
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

QImage ChunkPainter::paintCells(WorldMap &terrain, Zoom zoom, const CellRect &cells, Tone tone)
{
    const MapScene scene{terrain.source(), nullptr, nullptr};
    if (m_tint.isEmpty())
        m_tint = DepthTint(*terrain.source(), m_theme);
    return paint(Job{scene, terrain, zoom, cells, tone});
}

void ChunkPainter::paintThings(WorldMap &terrain, Zoom zoom, const CellRect &cells, double unit,
                               QImage &image) const
{
    const CountedThings all{true, {}, {}, {}};
    CountedThingsReader things(all, nullptr, terrain, countedCells(cells, zoom, unit));
    paintDensity(image, things.readAll(), cells, tileCells(zoom, unit), m_theme, scaleOf(all, terrain));
}

QImage ChunkPainter::paint(const Job &job)
{
    if (job.scene.counted == nullptr || job.zoom.step >= kSmallestZoomWithThings)
        return paintGround(job, nullptr);
    const double unit = job.scene.unit;
    CountedThingsReader things(*job.scene.counted, job.scene.explored.get(), job.terrain,
                               countedCells(job.cells, job.zoom, unit));
    QImage image = paintGround(job, &things);
    paintDensity(image, things.readAll(), job.cells, tileCells(job.zoom, unit), m_theme,
                 scaleOf(*job.scene.counted, job.terrain));
    return image;
}

/// Reads `things` along with the terrain, while its regions are cached.
QImage ChunkPainter::paintGround(const Job &job, CountedThingsReader *things)
{
    if (job.zoom.step < 1)
        return paintAveraged(job, things);
    const CellBlock block(job.scene, job.terrain, job.cells);
    if (!block.anyKnown()) {
        QImage image(job.cells.width * job.zoom.step, job.cells.height * job.zoom.step, QImage::Format_RGB32);
        image.fill(unexploredColour(m_theme));
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
    const QRgb background = unexploredColour(m_theme);
    const QRgb deepRock = m_theme.deepRock.rgb();
    const CornerFades fades(block);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const QRect cell(x * pixels, (height - 1 - y) * pixels, pixels, pixels);
            const CornerFades::Corners unknown = fades.unknown(x, y);
            if (isHidden(set, block, unknown, x, y)) {
                fillCell(image, cell, background);
                continue;
            }
            const WorldPos world{block.rect().origin.x + x, block.rect().origin.y + y};
            const TileLook look = lookOf(block, x, y);
            if (set.isSoft() && look.terrain == Terrain::Bounds) {
                hatching.fill(image, cell, world);
                hatching.drawEdges(image, cell, outsideOrUnknown(block, x, y));
            } else {
                copyTile(image, cell, set.tile(look));
                const DepthTint::Wash wash = washOf(block, x, y);
                const auto weight = static_cast<int>(wash.weight);
                fadeCell(image, cell, {weight, weight, weight, weight}, wash.colour);
                if (set.isSoft())
                    fadeCell(image, cell, fades.deep(x, y), deepRock);
            }
            if (set.isSoft())
                fadeCell(image, cell, unknown, background);
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

/// START and FINISH of the levels, if explored.
void ChunkPainter::paintFeatures(const CellBlock &block, const Job &job, QImage &image) const
{
    const int pixels = job.zoom.step;
    for (const Level &level : job.terrain.plan().levels) {
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
    const auto tinted = [&](int x, int y) {
        const DepthTint::Wash wash = washOf(block, x, y);
        return block.isKnown(x, y) ? blended(colourOf(x, y), wash.colour, wash.weight) : colourOf(x, y);
    };
    QImage image(width * pixels, height * pixels, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            fillCell(image, {x * pixels, (height - 1 - y) * pixels, pixels, pixels}, tinted(x, y));
    }
    paintFeatures(block, job, image);
    return image;
}

QImage ChunkPainter::paintAveraged(const Job &job, CountedThingsReader *things) const
{
    const FlatColours colours = flatColours(job.tone, m_theme);
    // If a pixel has many cells, their floor shares are similar, so the usual range is spread over all tones.
    constexpr int kLeastShare = 64;
    constexpr int kSpan = 160;
    const int cells = job.zoom.cellsPerPixel();
    const CellRect &area = job.cells;
    const int width = area.width / cells;
    const int height = area.height / cells;
    QImage image(width, height, QImage::Format_RGB32);
    BitGrid known;
    Strip cellsOf;
    // A strip of one pixel's height at a time saves memory.
    for (int row = 0; row < height; ++row) {
        const CellRect strip{
            {area.origin.x, area.origin.y + static_cast<std::int64_t>(row) * cells}, area.width, cells};
        if (things != nullptr)
            things->readTo(strip.origin.y + strip.height);
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
            if (!m_tint.isEmpty()) {
                const WorldPos at{strip.origin.x + std::int64_t{column} * cells, strip.origin.y};
                const DepthTint::Wash wash = m_tint.at(at, weight(counts.water));
                ground = blended(ground, wash.colour, wash.weight);
            }
            line[column] =
                blended(colours.unknown, ground, static_cast<unsigned>(256 * counts.seen / (cells * cells)));
        }
    }
    return image;
}

DepthTint::Wash ChunkPainter::washOf(const CellBlock &block, int x, int y) const
{
    if (m_tint.isEmpty())
        return {};
    const bool water = !block.isPlain() && block.terrain(x, y) == Terrain::Water;
    return m_tint.at({block.rect().origin.x + x, block.rect().origin.y + y}, water ? 256 : 0);
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
