// SPDX-License-Identifier: MIT
#include "editor/view/terrain/thing_density.h"

#include "core/base/geometry.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace cave {
namespace {

/// With more recent regions than this they are merged, so that a step stays cheap however much has been
/// explored.
constexpr std::size_t kMaxRecent = 48;

/// Things per cell that tint half as much as any number can: about those of the caves with default settings.
constexpr double kUsualChests = 0.003;
constexpr double kUsualMonsters = 0.0005;
constexpr double kMoreInLevels = 5;
constexpr double kFew = 0.25;      // things in a tile that tint so much if each must show
constexpr double kStrongest = 0.8; // opacity
constexpr double kTile = 6;        // logical pixels
constexpr int kMargin = 2;         // tiles

/// Numbers of things in tiles, which are at the same places of the world in every picture.
class Tiles {
public:
    Tiles(const CellRect &cells, int tile)
        : m_tile(tile)
        , m_left(floorDiv(cells.origin.x, tile) - kMargin)
        , m_bottom(floorDiv(cells.origin.y, tile) - kMargin)
        , m_columns(static_cast<int>(floorDiv(cells.origin.x + cells.width - 1, tile) - m_left) + 1 + kMargin)
        , m_lines(static_cast<int>(floorDiv(cells.origin.y + cells.height - 1, tile) - m_bottom) + 1 +
                  kMargin)
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

    /// A pixel for each tile, north up. `usual` things in a tile tint half as much as any number can.
    [[nodiscard]] QImage tint(QColor colour, double usual) const
    {
        QImage image(m_columns, m_lines, QImage::Format_ARGB32_Premultiplied);
        for (int line = 0; line < m_lines; ++line) {
            for (int column = 0; column < m_columns; ++column) {
                const double share = smoothed(column, line) / usual;
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

CellRect extended(const CellRect &cells, int margin)
{
    return {{cells.origin.x - margin, cells.origin.y - margin},
            cells.width + 2 * margin,
            cells.height + 2 * margin};
}

void addDifferences(std::vector<WorldPos> a, std::vector<WorldPos> b, std::vector<WorldPos> &out)
{
    std::ranges::sort(a);
    std::ranges::sort(b);
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(out));
}

} // namespace

ExploredMap::ExploredMap(const WorldMap::Changes &changes)
{
    auto settled = std::make_shared<Regions>();
    for (const auto &[pos, change] : changes)
        settled->emplace(pos, std::make_shared<const RegionRows>(change.explored));
    m_settled = std::move(settled);
}

ExploredMap::ExploredMap(const WorldMap &map)
{
    auto settled = std::make_shared<Regions>();
    for (const auto &[pos, change] : map.changes())
        settled->emplace(pos, std::make_shared<const RegionRows>(map.exploredIn(pos)));
    m_settled = std::move(settled);
}

const RegionRows *ExploredMap::find(RegionPos pos) const
{
    if (const auto recent = m_recent.find(pos); recent != m_recent.end())
        return recent->second.get();
    const auto settled = m_settled->find(pos);
    return settled == m_settled->end() ? nullptr : settled->second.get();
}

std::shared_ptr<const ExploredMap> ExploredMap::updated(const WorldMap &map, const CellRect &area) const
{
    auto next = std::make_shared<ExploredMap>(*this);
    forEachRegion(area, map.regionSize(), [&](RegionPos pos, const CellRect &) {
        const RegionRows rows = map.exploredIn(pos);
        const RegionRows *known = find(pos);
        if (known == nullptr || *known != rows)
            next->m_recent[pos] = std::make_shared<const RegionRows>(rows);
    });
    if (next->m_recent.size() > kMaxRecent) {
        auto settled = std::make_shared<Regions>(*next->m_settled);
        for (auto &[pos, rows] : next->m_recent)
            (*settled)[pos] = std::move(rows);
        next->m_settled = std::move(settled);
        next->m_recent.clear();
    }
    return next;
}

CountedThingsReader::CountedThingsReader(const CountedThings &counted, const ExploredMap *explored,
                                         WorldMap &terrain, const CellRect &area)
    : m_counted(counted)
    , m_explored(explored)
    , m_terrain(terrain)
    , m_area(area)
    , m_nextRow(floorDiv(area.origin.y, terrain.regionSize()))
{
    const auto addInside = [&](const std::vector<WorldPos> &from, std::vector<WorldPos> &to) {
        std::ranges::copy_if(from, std::back_inserter(to), [&](WorldPos at) { return area.contains(at); });
    };
    addInside(counted.more.chests, m_places.chests);
    addInside(counted.more.monsters, m_places.monsters);
}

void CountedThingsReader::readTo(std::int64_t y)
{
    if (!m_counted.seeded)
        return;
    const int size = m_terrain.regionSize();
    const std::int64_t end = std::min(y, m_area.origin.y + m_area.height);
    const std::int64_t first = floorDiv(m_area.origin.x, size);
    const std::int64_t last = floorDiv(m_area.origin.x + m_area.width - 1, size);
    for (; m_nextRow * size < end; ++m_nextRow) {
        for (std::int64_t x = first; x <= last; ++x)
            read({x, m_nextRow});
    }
}

void CountedThingsReader::read(RegionPos pos)
{
    const int size = m_terrain.regionSize();
    const RegionRows *known = m_explored == nullptr ? nullptr : m_explored->find(pos);
    if ((m_explored != nullptr && known == nullptr) || !insideWorld(worldPos(pos, {0, 0}, size)))
        return;
    const Region &region = m_terrain.region(pos);
    const auto counts = [&](CellPos cell) {
        return (known == nullptr || testCell(*known, cell)) && m_area.contains(worldPos(pos, cell, size));
    };
    for (const CellPos chest : region.chests) {
        const WorldPos at = worldPos(pos, chest, size);
        if (counts(chest) && !m_counted.claimed.contains(at))
            m_places.chests.push_back(at);
    }
    for (int i = 0; i < static_cast<int>(region.monsters.size()); ++i) {
        const CellPos home = region.monsters[static_cast<std::size_t>(i)];
        if (counts(home) && !m_counted.elsewhere.contains({pos, i}))
            m_places.monsters.push_back(worldPos(pos, home, size));
    }
}

const ThingPlaces &CountedThingsReader::readAll()
{
    readTo(m_area.origin.y + m_area.height);
    return m_places;
}

int tileCells(Zoom zoom, double unit)
{
    return std::max(1, static_cast<int>(std::lround(kTile * unit / zoom.scale())));
}

CellRect countedCells(const CellRect &cells, Zoom zoom, double unit)
{
    return extended(cells, (kMargin + 1) * tileCells(zoom, unit));
}

void paintDensity(QImage &image, const ThingPlaces &things, const CellRect &cells, int tile,
                  const Theme &theme, DensityScale scale)
{
    const auto tint = [&](const std::vector<WorldPos> &places, const QColor &colour, double usual) {
        usual *= tile * tile * (scale == DensityScale::Levels ? kMoreInLevels : 1);
        if (scale == DensityScale::Few)
            usual = std::min(usual, kFew);
        if (places.empty())
            return;
        Tiles tiles(cells, tile);
        for (const WorldPos at : places)
            tiles.count(at);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(tiles.place(cells, image.size()), tiles.tint(colour, usual));
    };
    tint(things.chests, theme.gold, kUsualChests);
    tint(things.monsters, theme.danger, kUsualMonsters);
}

std::optional<CellRect> differingCells(const CountedThings &a, const CountedThings &b, double unit)
{
    constexpr std::int64_t kWidest = 1'000'000; // farther apart, a rectangle around them says nothing
    if (a.seeded != b.seeded || a.claimed != b.claimed || a.elsewhere != b.elsewhere)
        return std::nullopt;
    std::vector<WorldPos> changed;
    addDifferences(a.more.chests, b.more.chests, changed);
    addDifferences(a.more.monsters, b.more.monsters, changed);
    if (changed.empty())
        return CellRect{};
    const auto [west, east] = std::ranges::minmax(changed, {}, &WorldPos::x);
    const auto [south, north] = std::ranges::minmax(changed, {}, &WorldPos::y);
    if (east.x - west.x > kWidest || north.y - south.y > kWidest)
        return std::nullopt;
    return countedCells(
        {{west.x, south.y}, static_cast<int>(east.x - west.x) + 1, static_cast<int>(north.y - south.y) + 1},
        Zoom{Zoom::kSmallest}, unit);
}

} // namespace cave
