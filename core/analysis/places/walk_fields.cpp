// SPDX-License-Identifier: MIT
#include "core/analysis/places/walk_fields.h"

#include "core/analysis/sight/threat_map.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace cave {
namespace {

/// How far around a region things are looked for that may be the nearest to its cells; the rare cells from
/// which it is farther away are measured one by one.
constexpr int kNearestMargin = 100;

/// Far more than a region and its surroundings need.
constexpr std::size_t kMaxRemembered = 20'000;

bool isAmount(MetricId id)
{
    return id == MetricId::Chests || id == MetricId::Gold || id == MetricId::ThingCount;
}

bool isSum(MetricId id)
{
    return isAmount(id) || id == MetricId::BestWeapon || id == MetricId::BestArmour;
}

bool dependsOnPlace(const Nearness &nearness)
{
    return nearness.other.kind == ThingKind::Spawn;
}

/// A description without what it says of the distance to the place.
ThingPattern apartFromPlace(ThingPattern pattern)
{
    const auto end = std::remove_if(pattern.nearnesses.begin(), pattern.nearnesses.end(), dependsOnPlace);
    std::fill(end, pattern.nearnesses.end(), Nearness{});
    return pattern;
}

/// Whether a thing that is this many steps from the place is as near or far as described.
bool fitsFromPlace(const ThingPattern &pattern, int steps)
{
    return std::ranges::none_of(pattern.nearnesses, [&](const Nearness &nearness) {
        return dependsOnPlace(nearness) && (steps <= nearness.steps) == nearness.apart;
    });
}

ThingKind kindOf(const MetricQuery &query)
{
    if (isOfThings(query.id))
        return query.things.thing.kind;
    return query.id == MetricId::NearestMonster ? ThingKind::Monster : ThingKind::Chest;
}

bool isEmpty(const RegionRows &cells)
{
    return cells == RegionRows{};
}

/// Takes a walk's last step out of `left`, and calls `visit(CellPos)` for each of these cells.
template<class Visit>
void takeReached(const RegionWalk &walk, RegionPos region, RegionRows &left, Visit visit)
{
    walk.forEachReached(region, [&](int y, std::uint64_t cells) {
        std::uint64_t &row = left[static_cast<std::size_t>(y)];
        for (std::uint64_t fresh = cells & row; fresh != 0; fresh &= fresh - 1)
            visit(CellPos{std::countr_zero(fresh), y});
        row &= ~cells;
    });
}

} // namespace

std::optional<CellValues> WalkFields::of(const MetricQuery &query, RegionPos region, ChestOutlook &chests)
{
    if (isSum(query.id))
        return sum(query, region, chests);
    if (std::ranges::any_of(query.things.nearnesses, dependsOnPlace)) // the nearest one may not be far enough
        return std::nullopt;
    return nearest(query, region, chests);
}

CellValues WalkFields::nearest(const MetricQuery &query, RegionPos region, ChestOutlook &chests)
{
    const int size = m_world.map.regionSize();
    const int margin = std::min(query.reach, kNearestMargin);
    const CellRect area = withMargin({worldPos(region, {0, 0}, size), size, size}, margin);
    std::vector<WorldPos> from;
    for (const Source &source : sourcesIn(area, query, chests))
        from.push_back(source.at);
    CellValues steps(size, kInfinity);
    steps.open = floorOf(m_world.map.region(region));
    if (query.id == MetricId::SwordFirst) {
        const RegionRows &seen = threatIn(region);
        for (std::size_t y = 0; y < seen.size(); ++y)
            steps.open[y] &= ~seen[y];
    }
    RegionWalk walk = RegionWalk::fromAll(m_world.map, from, barredFor(query.id));
    do
        takeReached(walk, region, steps.open, [&](CellPos cell) { steps.at(cell) = walk.steps(); });
    while (!isEmpty(steps.open) && walk.steps() < margin && walk.advance());
    steps.leastOpen = margin + 1;
    if (margin == query.reach)
        steps.open = {};
    else
        settlePockets(query, region, chests, steps);
    return steps;
}

/// Small enclosed pieces of floor with nothing in them, of which there are many.
void WalkFields::settlePockets(const MetricQuery &query, RegionPos region, ChestOutlook &chests,
                               CellValues &known)
{
    const int size = m_world.map.regionSize();
    RegionRows left = known.open;
    while (!isEmpty(left)) {
        const auto row = std::ranges::find_if(left, [](std::uint64_t cells) { return cells != 0; });
        const CellPos first{std::countr_zero(*row), static_cast<int>(row - left.begin())};
        RegionRows pocket{};
        RegionWalk walk(m_world.map, worldPos(region, first, size), barredFor(query.id));
        bool enclosed = false;
        do {
            takeReached(walk, region, left, [&](CellPos cell) {
                pocket[static_cast<std::size_t>(cell.y)] |= std::uint64_t{1} << static_cast<unsigned>(cell.x);
            });
            enclosed = walk.steps() < kNearestMargin && !walk.advance();
        } while (!enclosed && walk.steps() < kNearestMargin);
        const bool isBare = std::ranges::none_of(findsOf(walk, kindOf(query)), [&](const auto &found) {
            return amountOf(query, found.at, chests) > 0;
        });
        for (std::size_t y = 0; enclosed && isBare && y < pocket.size(); ++y)
            known.open[y] &= ~pocket[y];
        left[static_cast<std::size_t>(first.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(first.x));
    }
}

std::optional<CellValues> WalkFields::sum(const MetricQuery &query, RegionPos region, ChestOutlook &chests)
{
    const int size = m_world.map.regionSize();
    const RegionRows floor = floorOf(m_world.map.region(region));
    const CellRect cells{worldPos(region, {0, 0}, size), size, size};
    std::vector<Source> sources = sourcesIn(withMargin(cells, query.reach), query, chests);
    std::erase_if(sources, [&](const Source &source) { return stepsTo(cells, source.at) > query.reach; });
    if (std::ssize(sources) > row_bits::countBits(floor))
        return std::nullopt;
    CellValues sums(size);
    for (const Source &source : sources) {
        RegionRows left = floor;
        RegionWalk walk(m_world.map, source.at);
        do {
            if (!fitsFromPlace(query.things, walk.steps()))
                continue;
            takeReached(walk, region, left, [&](CellPos cell) {
                double &value = sums.at(cell);
                value = isAmount(query.id) ? value + source.amount : std::max(value, source.amount);
            });
        } while (walk.steps() < query.reach && walk.advance());
    }
    return sums;
}

std::vector<WalkFields::Source> WalkFields::sourcesIn(const CellRect &area, const MetricQuery &query,
                                                      ChestOutlook &chests)
{
    const int size = m_world.map.regionSize();
    const bool monsters = kindOf(query) == ThingKind::Monster;
    std::vector<Source> sources;
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &part) {
        const Region &region = m_world.map.region(pos);
        for (const CellPos cell : monsters ? region.monsters : region.chests) {
            if (const WorldPos at = worldPos(pos, cell, size); part.contains(at))
                sources.push_back({at, 0});
        }
    });
    for (Source &source : sources) // only now, as regions are valid for a short time
        source.amount = amountOf(query, source.at, chests);
    std::erase_if(sources, [](const Source &source) { return source.amount <= 0; });
    return sources;
}

/// What a thing adds to a metric; 0 if it doesn't count.
double WalkFields::amountOf(const MetricQuery &query, WorldPos at, ChestOutlook &chests)
{
    switch (query.id) {
    case MetricId::Gold:
        return chests.lootOf(at).gold;
    case MetricId::BestWeapon:
        return chests.lootOf(at).weapon;
    case MetricId::BestArmour:
        return chests.lootOf(at).armour;
    case MetricId::SwordFirst:
        return chests.lootOf(at).weapon > startingWeapon(*m_world.content) ? 1 : 0;
    case MetricId::ThingCount:
    case MetricId::ThingSteps:
        return fits(query.things, at) ? 1 : 0;
    default:
        return 1;
    }
}

bool WalkFields::fits(const ThingPattern &pattern, WorldPos at)
{
    if (m_fitting.size() >= kMaxRemembered || !m_finder) {
        m_fitting.clear();
        m_finder.emplace(m_world);
    }
    const ThingPattern here = apartFromPlace(pattern);
    const auto [known, isNew] = m_fitting.try_emplace({at, here});
    if (isNew)
        known->second = m_finder->fits(here, {at, 0});
    return known->second;
}

RegionWalk::Barred WalkFields::barredFor(MetricId id)
{
    if (id != MetricId::SwordFirst)
        return {};
    return [this](RegionPos region) { return threatIn(region); };
}

const RegionRows &WalkFields::threatIn(RegionPos region)
{
    if (m_threats.size() >= kMaxRemembered)
        m_threats.clear();
    const auto [known, isNew] = m_threats.try_emplace(region);
    if (isNew)
        known->second = cellsSeenIn(m_world, region);
    return known->second;
}

} // namespace cave
