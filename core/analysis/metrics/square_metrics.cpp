// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/square_metrics.h"

#include "core/analysis/sight/threat_map.h"
#include "core/base/geometry.h"
#include "core/gen/generator.h"
#include "core/path/reachability.h"
#include "core/rules/monsters.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace cave {
namespace {

constexpr std::int64_t kCutOff = 16; ///< cells behind a cell that make it a chokepoint
constexpr int kLeastDistance = 8;    ///< minimum distance of cells that count for the tortuosity

/// The bounding rectangle of these levels.
CellRect aroundLevels(const std::vector<const Level *> &levels)
{
    WorldPos low = levels.front()->area.origin;
    WorldPos high = low;
    for (const Level *level : levels) {
        const CellRect &area = level->area;
        low = {std::min(low.x, area.origin.x), std::min(low.y, area.origin.y)};
        high = {std::max(high.x, area.origin.x + area.width), std::max(high.y, area.origin.y + area.height)};
    }
    return {low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)};
}

/// The entrance of a level without a start: the target of the first link to it.
std::optional<WorldPos> entryOf(const LevelPlan &plan, const Level &level)
{
    const auto found =
        std::ranges::find_if(plan.links, [&level](const Link &link) { return level.area.contains(link.to); });
    return found == plan.links.end() ? std::nullopt : std::optional(found->to);
}

/// The part of a rectangle in one region.
struct RegionPart {
    RegionPos pos;
    CellRect cells;
};

/// The parts of a rectangle, those in generated regions first.
std::vector<RegionPart> cheapestFirst(const WorldMap &map, const CellRect &rect)
{
    std::vector<RegionPart> parts;
    forEachRegion(rect, map.regionSize(), [&](RegionPos pos, const CellRect &cells) {
        parts.push_back({pos, cells});
    });
    std::stable_partition(parts.begin(), parts.end(),
                          [&](const RegionPart &part) { return map.cachedRegion(part.pos) != nullptr; });
    return parts;
}

/// The floor cells of a region in a part of it.
std::int64_t floorIn(const Region &region, const CellRect &cells)
{
    const CellPos first = cellOf(cells.origin, region.size);
    const std::uint64_t columns = lowBits(cells.width) << static_cast<unsigned>(first.x);
    std::int64_t count = 0;
    for (int y = first.y; y < first.y + cells.height; ++y)
        count += std::popcount(~region.rock[static_cast<std::size_t>(y)] & columns);
    return count;
}

} // namespace

Bounds monsterBounds(const World &world, int reach, const CellRect &spawn)
{
    // Within reach of every cell of the area: in the squares around two opposite corners.
    const WorldPos far{spawn.origin.x + spawn.width - 1, spawn.origin.y + spawn.height - 1};
    const CellRect low = squareAround(spawn.origin, reach);
    const CellRect high = squareAround(far, reach);
    const int most = generatorInfo(world.spec.generator.kind).mostMonsters;
    const int size = world.map.regionSize();
    std::int64_t certain = 0;
    std::int64_t possible = 0;
    const CellRect around = withMargin(spawn, reach);
    forEachRegion(around, size, [&](RegionPos pos, const CellRect &) {
        const Region *region = world.map.cachedRegion(pos);
        if (region == nullptr) {
            possible += mayHaveMonsterIn(around, world.map, pos) ? most : 0;
            return;
        }
        possible += std::ssize(region->monsters);
        certain += std::ranges::count_if(region->monsters, [&](CellPos cell) {
            const WorldPos at = worldPos(pos, cell, size);
            return low.contains(at) && high.contains(at);
        });
    });
    Bounds bounds{static_cast<double>(certain)};
    if (most > 0)
        bounds.high = static_cast<double>(possible);
    return bounds;
}

Bounds SquareMetrics::measure(const MetricQuery &query, const Enough &enough)
{
    if (query.id == MetricId::Monsters)
        return monstersIn(query.reach, enough);
    if (query.id == MetricId::FloorShare)
        return floorShare(query.reach, enough);
    return Bounds::exactly(value(query));
}

double SquareMetrics::value(const MetricQuery &query)
{
    const int reach = query.reach;
    switch (query.id) {
    case MetricId::MeanWidth:
        return widthsOf(reach).mean;
    case MetricId::MaxWidth:
        return widthsOf(reach).max;
    case MetricId::DeadEnds:
        return static_cast<double>(deadEnds(reach));
    case MetricId::Threat:
        return static_cast<double>(threatenedIn(reach));
    case MetricId::SafeArea:
        return static_cast<double>(squareOf(reach).floorCells - threatenedIn(reach));
    default:
        return ofLayout(query.id, squareOf(reach));
    }
}

/// Metrics that depend only on the floor of a square.
double SquareMetrics::ofLayout(MetricId id, const Square &square) const
{
    const auto floors = static_cast<double>(square.floorCells);
    if (id == MetricId::Components)
        return countComponents(square.floor);
    if (id == MetricId::Tortuosity)
        return tortuosity(square.floor, square.starts.front(), kLeastDistance);
    std::int64_t sum = 0;
    for (const CellPos start : square.starts) {
        if (id == MetricId::Chokepoints) {
            sum += countChokepoints(square.floor, start, kCutOff);
            continue;
        }
        BitGrid reached;
        floodFrom(square.floor, start.x, start.y, reached);
        sum += reached.count();
    }
    if (id == MetricId::Chokepoints)
        return static_cast<double>(sum);
    return square.floorCells == 0 ? 0 : static_cast<double>(sum) / floors;
}

Bounds SquareMetrics::monstersIn(int reach, const Enough &enough)
{
    const std::vector<const Level *> levels = levelsOf(reach);
    if (levels.empty() && !m_world.map.changes().empty()) // edited: they may have been moved
        return Bounds::exactly(static_cast<double>(monstersNear(m_world, m_spawn, reach).size()));
    const int most = generatorInfo(m_world.spec.generator.kind).mostMonsters;
    const int size = m_world.map.regionSize();
    const std::vector<RegionPart> parts = cheapestFirst(m_world.map, rectOf(levels, reach));
    std::int64_t count = 0;
    std::int64_t left = std::ssize(parts);
    for (const RegionPart &part : parts) {
        count += std::ranges::count_if(m_world.map.region(part.pos).monsters, [&](CellPos cell) {
            return part.cells.contains(worldPos(part.pos, cell, size));
        });
        --left;
        Bounds bounds{static_cast<double>(count)};
        if (most > 0)
            bounds.high = static_cast<double>(count + left * most);
        if (left > 0 && enough(bounds))
            return bounds;
    }
    return Bounds::exactly(static_cast<double>(count));
}

Bounds SquareMetrics::floorShare(int reach, const Enough &enough)
{
    if (const std::vector<const Level *> levels = levelsOf(reach); !levels.empty()) {
        const Square &square = squareOf(reach);
        return Bounds::exactly(static_cast<double>(square.floorCells) / static_cast<double>(square.cells));
    }
    const CellRect rect = squareAround(m_spawn, reach);
    const std::int64_t cells = std::int64_t{rect.width} * rect.height;
    const auto shareOf = [cells](std::int64_t count) {
        return static_cast<double>(count) / static_cast<double>(cells);
    };
    std::int64_t floor = 0;
    std::int64_t left = cells;
    for (const RegionPart &part : cheapestFirst(m_world.map, rect)) {
        floor += floorIn(m_world.map.region(part.pos), part.cells);
        left -= std::int64_t{part.cells.width} * part.cells.height;
        const Bounds bounds{shareOf(floor), shareOf(floor + left)};
        if (left > 0 && enough(bounds))
            return bounds;
    }
    return Bounds::exactly(shareOf(floor));
}

std::vector<const Level *> SquareMetrics::levelsOf(int reach) const
{
    if (const Level *one = m_world.map.source()->level(reach))
        return {one};
    std::vector<const Level *> all;
    for (const Level &level : m_world.map.plan().levels)
        all.push_back(&level);
    return all;
}

CellRect SquareMetrics::rectOf(const std::vector<const Level *> &levels, int reach) const
{
    return levels.empty() ? squareAround(m_spawn, reach) : aroundLevels(levels);
}

FloorWindow SquareMetrics::windowOf(const CellRect &rect)
{
    BitGrid rock;
    m_world.map.copyRock(rect, rock);
    return {rect.origin, rock};
}

Square &SquareMetrics::squareOf(int reach)
{
    const std::vector<const Level *> levels = levelsOf(reach);
    const int key = levels.size() == 1 ? levels.front()->number : levels.empty() ? reach : kAllLevels;
    Square &square = m_squares[key];
    if (square.floor.width() != 0)
        return square;
    square.rect = rectOf(levels, reach);
    square.cells = std::int64_t{square.rect.width} * square.rect.height;
    const FloorWindow window = windowOf(square.rect);
    if (levels.empty() || levels.front()->area.contains(m_spawn))
        square.starts.push_back(window.cellAt(m_spawn));
    if (!levels.empty())
        square.cells = 0;
    for (const Level *level : levels) {
        square.cells += std::int64_t{level->area.width} * level->area.height;
        if (level->area.contains(m_spawn))
            continue;
        const std::optional<WorldPos> entry =
            level->start ? level->start : entryOf(m_world.map.plan(), *level);
        if (entry)
            square.starts.push_back(window.cellAt(*entry));
    }
    square.floor = window.floor();
    square.floorCells = square.floor.count();
    return square;
}

const PassageWidths &SquareMetrics::widthsOf(int reach)
{
    Square &square = squareOf(reach);
    if (!square.widths)
        square.widths = passageWidths(square.floor);
    return *square.widths;
}

std::int64_t SquareMetrics::deadEnds(int reach)
{
    return countDeadEnds(windowOf(withMargin(squareOf(reach).rect, 1)).floor(), 1);
}

std::int64_t SquareMetrics::threatenedIn(int reach)
{
    Square &square = squareOf(reach);
    if (square.threatened)
        return *square.threatened;
    BitGrid seen;
    cellsSeenByMonsters(m_world, square.rect, seen);
    square.threatened = seen.count();
    return *square.threatened;
}

} // namespace cave
