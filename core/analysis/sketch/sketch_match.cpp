// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_match.h"

#include "core/base/geometry.h"
#include "core/base/row_bits.h"
#include "core/world/party.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace cave {
namespace {

/// 64 cells of a row from column `x`; the grid has a word more than is read.
std::uint64_t wordAt(const BitGrid &grid, int x, int y)
{
    const std::uint64_t *words = grid.row(y) + x / 64;
    const unsigned shift = static_cast<unsigned>(x) % 64U;
    return shift == 0 ? words[0] : (words[0] >> shift) | (words[1] << (64U - shift));
}

/// The least number of agreeing cells for a share, which may have been rounded.
int leastCells(double share, int counted)
{
    constexpr double kRounding = 1e-9;
    return std::clamp(static_cast<int>(std::ceil(share * counted - kRounding)), 0, counted);
}

/// A row's cells of one kind, as bits.
std::uint64_t cellsOfKind(const SketchPattern &pattern, int y, SketchCell kind)
{
    std::uint64_t bits = 0;
    for (int x = 0; x < pattern.width(); ++x)
        bits |= std::uint64_t{pattern.at({x, y}) == kind} << static_cast<unsigned>(x);
    return bits;
}

} // namespace

/// The best place so far.
struct SketchMatcher::Best {
    WorldPos centre;
    int most = 0; ///< differing cells that are of interest
    std::optional<SketchFind> find;
    std::int64_t distance = 0;
    const Accepts *accepts = nullptr; ///< empty: all of them
};

SketchMatcher::SketchMatcher(SketchQuery query)
    : m_query(std::move(query))
    , m_counted(m_query.pattern.counted())
{
    std::vector<SketchPattern> seen; // a symmetric sketch looks the same in several orientations
    for (const Orientation orientation : kOrientations) {
        SketchPattern pattern = m_query.pattern.oriented(orientation);
        if (std::ranges::find(seen, pattern) != seen.end())
            continue;
        m_shapes.push_back(shapeOf(pattern, orientation));
        seen.push_back(std::move(pattern));
        if (!m_query.turned)
            break;
    }
}

SketchMatcher::Shape SketchMatcher::shapeOf(const SketchPattern &pattern, Orientation orientation)
{
    Shape shape{orientation, pattern.width(), pattern.height(), {}, std::nullopt};
    for (int y = 0; y < pattern.height(); ++y) {
        const auto bits = [&](SketchCell kind) { return cellsOfKind(pattern, y, kind); };
        Row row;
        row.y = y;
        row.floor = bits(SketchCell::Floor);
        row.ground = row.floor | bits(SketchCell::Rock);
        row.chests = bits(SketchCell::Chest);
        row.monsters = bits(SketchCell::Monster);
        row.ways = bits(SketchCell::Way);
        if (const std::uint64_t spawn = bits(SketchCell::Spawn); spawn != 0)
            shape.spawn = CellPos{std::countr_zero(spawn), y};
        row.hasThings = (row.chests | row.monsters | row.ways) != 0;
        if (row.ground != 0 || row.hasThings)
            shape.rows.push_back(row);
    }
    const auto cells = [](const Row &row) {
        return std::popcount(row.ground | row.chests | row.monsters | row.ways);
    };
    std::ranges::stable_sort(shape.rows, [&](const Row &a, const Row &b) { return cells(a) > cells(b); });
    return shape;
}

/// The cells of a row that differ, as bits, if the sketch's south-west corner is at `corner` of the ground.
inline std::uint64_t SketchMatcher::differingIn(const Row &row, const SketchGround &ground, CellPos corner)
{
    const int y = corner.y + row.y;
    std::uint64_t differing = (wordAt(ground.floor, corner.x, y) ^ row.floor) & row.ground;
    if (row.hasThings) {
        if (row.chests != 0)
            differing |= row.chests & ~wordAt(ground.chests, corner.x, y);
        if (row.monsters != 0)
            differing |= row.monsters & ~wordAt(ground.monsters, corner.x, y);
        if (row.ways != 0)
            differing |= row.ways & ~wordAt(ground.ways, corner.x, y);
    }
    return differing;
}

/// The number of cells that differ; anything greater than `most` if there are more.
int SketchMatcher::countDiffering(const Shape &shape, const SketchGround &ground, CellPos corner, int most)
{
    int count = 0;
    if (shape.spawn) {
        const WorldPos wanted{ground.area.origin.x + corner.x + shape.spawn->x,
                              ground.area.origin.y + corner.y + shape.spawn->y};
        count = ground.spawn == wanted ? 0 : 1;
    }
    for (const Row &row : shape.rows) {
        if (count > most)
            break;
        count += row_bits::countBits(differingIn(row, ground, corner));
    }
    return count;
}

void SketchMatcher::tryAll(const Shape &shape, const SketchGround &ground, const CellRect &middles,
                           Best &best) const
{
    // Corners relative to the ground, of places that are inside of it.
    const WorldPos offset{middles.origin.x - ground.area.origin.x - shape.width / 2,
                          middles.origin.y - ground.area.origin.y - shape.height / 2};
    const auto first = [](std::int64_t from) { return static_cast<int>(std::max<std::int64_t>(0, from)); };
    const auto end = [](std::int64_t from, int count, int room) {
        return static_cast<int>(std::min<std::int64_t>(from + count, std::int64_t{room} + 1));
    };
    const int endX = end(offset.x, middles.width, ground.area.width - shape.width);
    const int endY = end(offset.y, middles.height, ground.area.height - shape.height);
    for (int y = first(offset.y); y < endY; ++y) {
        for (int x = first(offset.x); x < endX; ++x) {
            const int differing = countDiffering(shape, ground, {x, y}, best.most);
            if (differing > best.most)
                continue;
            const CellRect place{
                {ground.area.origin.x + x, ground.area.origin.y + y}, shape.width, shape.height};
            const std::int64_t far = cellDistance(SketchFind::middleOf(place), best.centre);
            if (best.find && differing == best.most && far >= best.distance)
                continue;
            if (*best.accepts && !(*best.accepts)(SketchFind::middleOf(place)))
                continue;
            best.most = differing;
            best.distance = far;
            best.find = SketchFind{place, shape.orientation, m_counted - differing, m_counted};
        }
    }
}

std::optional<SketchFind> SketchMatcher::best(const SketchGround &ground, const CellRect &middles,
                                              WorldPos centre, double least) const
{
    return best(ground, middles, centre, least, {});
}

std::optional<SketchFind> SketchMatcher::best(const SketchGround &ground, const CellRect &middles,
                                              WorldPos centre, double least, const Accepts &accepts) const
{
    Best best{centre, m_counted - leastCells(least, m_counted), std::nullopt, 0, &accepts};
    for (const Shape &shape : m_shapes)
        tryAll(shape, ground, middles, best);
    return best.find;
}

double SketchMatcher::missOf(const SketchFind &find) const
{
    if (find.agreeing >= leastCells(m_query.agree, find.counted))
        return 0;
    const double shortfall = m_query.agree - find.share();
    return shortfall / (shortfall + m_query.agree + 1);
}

double SketchMatcher::leastShare(double miss) const
{
    if (miss >= 1)
        return 0;
    const double shortfall = miss * (m_query.agree + 1) / (1 - miss);
    return std::clamp(m_query.agree - shortfall, 0.0, m_query.agree);
}

CellRect SketchMatcher::areaFor(const CellRect &middles) const
{
    // A place reaches half a side beyond its middle; what is connected also depends on cells farther away.
    const int side = std::max(m_query.pattern.width(), m_query.pattern.height());
    const int margin = m_query.pattern.has(SketchCell::Way) ? side : side / 2;
    return {{middles.origin.x - margin, middles.origin.y - margin},
            middles.width + 2 * margin,
            middles.height + 2 * margin};
}

std::optional<SketchFind> SketchMatcher::bestNear(WorldMap &map, WorldPos spawn, double least) const
{
    const CellRect middles = squareAround(spawn, m_query.within);
    const SketchGround ground = sketchGround(map, spawn, areaFor(middles), m_query.pattern);
    return best(ground, middles, spawn, least);
}

std::vector<WorldPos> SketchMatcher::differing(const SketchGround &ground, const SketchFind &find) const
{
    const auto shape = std::ranges::find_if(
        m_shapes, [&](const Shape &known) { return known.orientation == find.orientation; });
    std::vector<WorldPos> cells;
    const WorldPos last{find.place.origin.x + find.place.width - 1,
                        find.place.origin.y + find.place.height - 1};
    // A find may come from a file that was changed.
    if (shape == m_shapes.end() || shape->width != find.place.width || shape->height != find.place.height ||
        !ground.area.contains(find.place.origin) || !ground.area.contains(last))
        return cells;
    const CellPos corner{static_cast<int>(find.place.origin.x - ground.area.origin.x),
                         static_cast<int>(find.place.origin.y - ground.area.origin.y)};
    for (const Row &row : shape->rows) {
        for (std::uint64_t bits = differingIn(row, ground, corner); bits != 0; bits &= bits - 1)
            cells.push_back({find.place.origin.x + std::countr_zero(bits), find.place.origin.y + row.y});
    }
    if (shape->spawn) {
        const WorldPos wanted{find.place.origin.x + shape->spawn->x, find.place.origin.y + shape->spawn->y};
        if (ground.spawn != wanted)
            cells.push_back(wanted);
    }
    std::ranges::sort(cells,
                      [](WorldPos a, WorldPos b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return cells;
}

std::vector<WorldPos> SketchMatcher::differing(WorldMap &map, WorldPos spawn, const SketchFind &find) const
{
    const CellRect area = areaFor(squareAround(spawn, m_query.within));
    return differing(sketchGround(map, spawn, area, m_query.pattern), find);
}

} // namespace cave
