// SPDX-License-Identifier: MIT
#include "core/edit/shapes.h"

#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>

namespace cave {
namespace {

/// Clamps to a range beyond which nothing of a shape is in the world, so that differences don't overflow.
WorldPos within(WorldPos p)
{
    constexpr std::int64_t kFarthest = 2 * kWorldLimit;
    return {std::clamp(p.x, -kFarthest, kFarthest), std::clamp(p.y, -kFarthest, kFarthest)};
}

/// A rectangle given by its corners, inclusive.
struct Box {
    Box(WorldPos a, WorldPos b)
    {
        a = within(a);
        b = within(b);
        low = {std::min(a.x, b.x), std::min(a.y, b.y)};
        width = std::max(a.x, b.x) - low.x + 1;
        height = std::max(a.y, b.y) - low.y + 1;
    }

    /// Whether it has at most `most` cells.
    [[nodiscard]] bool hasAtMost(std::int64_t most) const { return width <= most && height <= most / width; }
    /// Whether it is small enough for everything surrounding it.
    [[nodiscard]] bool canBeOutlined() const
    {
        return width <= kMaxEditCells && height <= kMaxEditCells && width + height <= kMaxEditCells / 2;
    }

    WorldPos low;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

Error tooLarge(const Message &what, const Message &size)
{
    return invalid(message("%1 of %2 cells is too large; an edit can cover at most %3 cells", what, size,
                           groupedDigits(kMaxEditCells)));
}

Error tooLarge(const Message &what, const Box &box)
{
    return tooLarge(what, message("%1 × %2", box.width, box.height));
}

/// The rows of the largest ellipse in a box, by the midpoint rule: a cell is in it if the point half a cell
/// nearer to the centre, along either axis, is on or inside the curve through the centres of the outermost
/// cells. After Pitteway 1967, "Algorithm for drawing ellipses or hyperbolae with a digital plotter", with
/// both axes tried, as in its octants. Lengths are doubled, so that midpoints between cells are integers.
class EllipseRows {
public:
    /// Sides: 1 .. kMaxEditCells.
    EllipseRows(std::int64_t width, std::int64_t height) : m_a(width - 1), m_b(height - 1) {}

    /// The number of cells outside on either side of the row. `row`: 0 .. height − 1; rows should be queried
    /// from the centre outward or back, as it continues from the last one.
    std::int64_t margin(std::int64_t row)
    {
        const std::int64_t y = std::abs(2 * row - m_b);
        while (m_margin > 0 && contains(m_a - 2 * (m_margin - 1), y))
            --m_margin;
        while (!contains(m_a - 2 * m_margin, y))
            ++m_margin;
        return m_margin;
    }

private:
    __extension__ using Wide = unsigned __int128;

    static Wide square(std::int64_t a, std::int64_t b)
    {
        const Wide product = static_cast<Wide>(a) * static_cast<Wide>(b);
        return product * product;
    }

    [[nodiscard]] bool onCurve(std::int64_t x, std::int64_t y) const
    {
        return square(x, m_b) + square(y, m_a) <= square(m_a, m_b);
    }
    /// x, y: distances from the centre.
    [[nodiscard]] bool contains(std::int64_t x, std::int64_t y) const
    {
        return onCurve(std::max<std::int64_t>(x - 1, 0), y) || onCurve(x, std::max<std::int64_t>(y - 1, 0));
    }

    std::int64_t m_a;
    std::int64_t m_b;
    std::int64_t m_margin = 0;
};

/// The margins of all rows of an ellipse, from the south.
std::vector<std::int64_t> ellipseMargins(std::int64_t width, std::int64_t height)
{
    std::vector<std::int64_t> margins(static_cast<std::size_t>(height));
    EllipseRows rows(width, height);
    for (std::int64_t row = 0; row < height; ++row)
        margins[static_cast<std::size_t>(row)] = rows.margin(row);
    return margins;
}

/// The cells of a shape with a neighbour outside it. Each row is one run, symmetric between left and right.
CellMask outlineOf(int regionSize, const Box &box, const std::vector<std::int64_t> &margins)
{
    CellMask mask(regionSize);
    for (std::size_t row = 0; row < margins.size(); ++row) {
        const std::int64_t margin = margins[row];
        const std::int64_t south = row == 0 ? box.width : margins[row - 1];
        const std::int64_t north = row + 1 == margins.size() ? box.width : margins[row + 1];
        const std::int64_t hidden = std::max({margin + 1, south, north}); // cells from there on are inside
        const std::int64_t length = box.width - 2 * margin;
        const WorldPos west{box.low.x + margin, box.low.y + static_cast<std::int64_t>(row)};
        if (2 * hidden >= box.width) {
            mask.addRow(west, length);
        } else {
            mask.addRow(west, hidden - margin);
            mask.addRow({box.low.x + box.width - hidden, west.y}, hidden - margin);
        }
    }
    return mask;
}

CellMask filled(int regionSize, const Box &box, const std::vector<std::int64_t> &margins)
{
    CellMask mask(regionSize);
    for (std::size_t row = 0; row < margins.size(); ++row) {
        mask.addRow({box.low.x + margins[row], box.low.y + static_cast<std::int64_t>(row)},
                    box.width - 2 * margins[row]);
    }
    return mask;
}

std::int64_t distance(WorldPos a, WorldPos b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// Where an edge crosses the centres of a row's cells: between the cells `floor` and `ceil`, or on the one
/// that both are. The order of two crossings between the same cells doesn't matter.
struct Crossing {
    std::int64_t row = 0;
    std::int64_t floor = 0;
    std::int64_t ceil = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend auto operator<=>(const Crossing &, const Crossing &) = default;
};

/// An edge covers the rows from its southern end up to the one before its northern end, so that corners count
/// once or twice as required.
void addCrossings(WorldPos a, WorldPos b, std::vector<Crossing> &crossings)
{
    if (a.y > b.y)
        std::swap(a, b);
    const std::int64_t height = b.y - a.y;
    for (std::int64_t row = 0; row < height; ++row) {
        const std::int64_t along = row * (b.x - a.x);
        crossings.push_back({a.y + row, a.x + floorDiv(along, height), a.x - floorDiv(-along, height)});
    }
}

/// Adds the cells between the first and the second crossing of a row, between the third and fourth, …; false
/// if there are too many. `corner`: the origin of the crossings.
bool addBetween(std::vector<Crossing> &crossings, WorldPos corner, CellMask &mask)
{
    std::ranges::sort(crossings);
    std::int64_t cells = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const Crossing &enter = crossings[i];
        const std::int64_t length = crossings[i + 1].floor - enter.ceil + 1;
        if (length <= 0)
            continue;
        cells += length;
        if (cells > kMaxEditCells)
            return false;
        mask.addRow({corner.x + enter.ceil, corner.y + enter.row}, length);
    }
    return true;
}

void addLine(WorldPos from, WorldPos to, CellMask &mask)
{
    SightLine line(from, to);
    mask.add(from);
    while (!line.atEnd()) {
        line.advance();
        mask.add(line.position());
    }
}

/// A brush as runs of cells around its centre.
class Brush {
public:
    Brush(int size, BrushShape shape)
        : m_size(size)
        , m_margins(shape == BrushShape::Round ? ellipseMargins(size, size)
                                               : std::vector<std::int64_t>(static_cast<std::size_t>(size), 0))
    {
    }

    void putAt(WorldPos p, CellMask &mask) const
    {
        const WorldPos corner{p.x - (m_size - 1) / 2, p.y - (m_size - 1) / 2};
        for (int row = 0; row < m_size; ++row) {
            const std::int64_t margin = m_margins[static_cast<std::size_t>(row)];
            mask.addRow({corner.x + margin, corner.y + row}, m_size - 2 * margin);
        }
    }

private:
    int m_size;
    std::vector<std::int64_t> m_margins;
};

/// A flood fill by distance, over regions that are read when it reaches them.
class Flood {
public:
    /// Over cells of `terrain`, or over all walkable cells if none.
    Flood(WorldMap &map, WorldPos start, std::optional<Terrain> terrain)
        : m_level(map)
        , m_size(map.regionSize())
        , m_terrain(terrain)
    {
        reach({&areaAt(regionOf(start, m_size)), cellOf(start, m_size)});
    }

    /// Returns false if more cells than `limit` could be reached.
    bool run(std::int64_t limit)
    {
        while (!m_front.empty()) {
            std::vector<Place> front;
            front.swap(m_front);
            for (const Place &place : front) {
                if (m_reached == limit)
                    return false;
                ++m_reached;
                row(place.area->taken, place.cell.y) |= bit(place.cell.x);
                spread(place);
            }
        }
        return true;
    }

    [[nodiscard]] CellMask cells() const
    {
        CellMask mask(m_size);
        for (const Area &area : m_areas)
            mask.addRegion(area.pos, area.taken);
        return mask;
    }

private:
    struct Area {
        RegionPos pos;
        RegionRows open{};              ///< cells of the terrain not reached yet
        RegionRows taken{};             ///< reached cells
        std::array<Area *, 4> beside{}; ///< by direction; null if not looked up yet
    };
    struct Place {
        Area *area = nullptr;
        CellPos cell;
    };

    static std::uint64_t bit(int x) { return std::uint64_t{1} << static_cast<unsigned>(x); }
    static std::uint64_t &row(RegionRows &rows, int y) { return rows[static_cast<std::size_t>(y)]; }

    Area &areaAt(RegionPos pos)
    {
        Area *&known = m_known[pos];
        if (known != nullptr)
            return *known;
        known = &m_areas.emplace_back();
        known->pos = pos;
        known->open = usableCells(pos, m_size);
        if (known->open == RegionRows{})
            return *known;
        const Region &region = m_level.region(pos);
        const RegionRows same = m_terrain ? cellsOf(region, *m_terrain) : RegionRows{};
        for (std::size_t y = 0; y < same.size(); ++y)
            known->open[y] &= m_terrain ? same[y] : ~region.rock[y];
        return *known;
    }

    Area &beside(Area &area, Direction direction)
    {
        Area *&other = area.beside[static_cast<std::size_t>(direction)];
        if (other == nullptr) {
            const WorldPos pos = step({area.pos.x, area.pos.y}, direction);
            other = &areaAt({pos.x, pos.y});
        }
        return *other;
    }

    void reach(const Place &place)
    {
        std::uint64_t &open = row(place.area->open, place.cell.y);
        if ((open & bit(place.cell.x)) == 0)
            return;
        open &= ~bit(place.cell.x);
        m_front.push_back(place);
    }

    void spread(const Place &place)
    {
        Area &area = *place.area;
        const CellPos cell = place.cell;
        const int last = m_size - 1;
        reach(cell.y < last ? Place{&area, {cell.x, cell.y + 1}}
                            : Place{&beside(area, Direction::North), {cell.x, 0}});
        reach(cell.x < last ? Place{&area, {cell.x + 1, cell.y}}
                            : Place{&beside(area, Direction::East), {0, cell.y}});
        reach(cell.y > 0 ? Place{&area, {cell.x, cell.y - 1}}
                         : Place{&beside(area, Direction::South), {cell.x, last}});
        reach(cell.x > 0 ? Place{&area, {cell.x - 1, cell.y}}
                         : Place{&beside(area, Direction::West), {last, cell.y}});
    }

    WorldMap &m_level;
    int m_size;
    std::optional<Terrain> m_terrain;
    std::int64_t m_reached = 0;
    std::deque<Area> m_areas; // addresses are stable
    std::unordered_map<RegionPos, Area *, RegionPosHash> m_known;
    std::vector<Place> m_front; // cells at one distance
};

FloodedCells flooded(WorldMap &map, WorldPos start, std::int64_t limit, std::optional<Terrain> terrain)
{
    Flood flood(map, start, terrain);
    const bool complete = flood.run(std::clamp<std::int64_t>(limit, 0, kMaxEditCells));
    return {flood.cells(), complete};
}

} // namespace

CellMask brushStroke(int regionSize, WorldPos from, WorldPos to, int size, BrushShape shape)
{
    size = std::clamp(size, 1, kWidestBrush);
    const Brush brush(size, shape);
    CellMask mask(regionSize);
    SightLine line(within(from), within(to));
    brush.putAt(line.position(), mask);
    for (std::int64_t left = kMaxEditCells / size; left > 0 && !line.atEnd(); --left) {
        line.advance();
        brush.putAt(line.position(), mask);
    }
    return mask;
}

Result<CellMask> rectangleCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill)
{
    const Box box(a, b);
    if (fill == ShapeFill::Filled ? !box.hasAtMost(kMaxEditCells) : !box.canBeOutlined())
        return tooLarge(message("a rectangle"), box);
    const std::vector<std::int64_t> margins(static_cast<std::size_t>(box.height), 0);
    return fill == ShapeFill::Filled ? filled(regionSize, box, margins) : outlineOf(regionSize, box, margins);
}

Result<CellMask> ellipseCells(int regionSize, WorldPos a, WorldPos b, ShapeFill fill)
{
    const Box box(a, b);
    if (fill == ShapeFill::Filled ? !box.hasAtMost(kMaxEditCells) : !box.canBeOutlined())
        return tooLarge(message("an ellipse"), box);
    const std::vector<std::int64_t> margins = ellipseMargins(box.width, box.height);
    return fill == ShapeFill::Filled ? filled(regionSize, box, margins) : outlineOf(regionSize, box, margins);
}

Result<CellMask> lassoCells(int regionSize, const std::vector<WorldPos> &outline)
{
    CellMask mask(regionSize);
    if (outline.empty())
        return mask;
    const WorldPos corner = within(outline.front());
    std::vector<Crossing> crossings;
    std::int64_t length = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const WorldPos a = within(outline[i]);
        const WorldPos b = within(outline[(i + 1) % outline.size()]);
        length += 1 + std::min(distance(a, b), kMaxEditCells);
        if (length > kMaxEditCells)
            return tooLarge(message("an outline"), message("over %1", kMaxEditCells));
        addLine(a, b, mask);
        addCrossings({a.x - corner.x, a.y - corner.y}, {b.x - corner.x, b.y - corner.y}, crossings);
    }
    if (!addBetween(crossings, corner, mask) || mask.count() > kMaxEditCells)
        return tooLarge(message("an area"), message("over %1", kMaxEditCells));
    return mask;
}

CellMask noiseCells(const CellMask &within, int percent, std::uint64_t seed)
{
    CellMask mask(within.regionSize());
    const std::uint64_t key = mix64(seed);
    for (const auto &[pos, rows] : within.regions()) {
        RegionRows chosen{};
        for (int y = 0; y < within.regionSize(); ++y) {
            for (std::uint64_t left = rows[static_cast<std::size_t>(y)]; left != 0; left &= left - 1) {
                const WorldPos at = worldPos(pos, {std::countr_zero(left), y}, within.regionSize());
                if (static_cast<int>(pickBelow(hashAt(key, at.x, at.y), 100)) < percent)
                    chosen[static_cast<std::size_t>(y)] |= left & (0 - left);
            }
        }
        mask.addRegion(pos, chosen);
    }
    return mask;
}

FloodedCells floodCells(WorldMap &map, WorldPos start, std::int64_t limit)
{
    const Terrain terrain = map.terrainAt(start);
    if (terrain == Terrain::Bounds)
        return {CellMask(map.regionSize()), true};
    return flooded(map, start, limit, terrain);
}

FloodedCells walkableCells(WorldMap &map, WorldPos start, std::int64_t limit)
{
    if (map.isRock(start))
        return {CellMask(map.regionSize()), true};
    return flooded(map, start, limit, std::nullopt);
}

} // namespace cave
