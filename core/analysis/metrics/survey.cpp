// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"

#include "core/analysis/metrics/level_graph.h"
#include "core/analysis/metrics/region_walk.h"
#include "core/analysis/metrics/shape.h"
#include "core/analysis/sight/threat.h"
#include "core/content/shared_content.h"
#include "core/gen/generator.h"
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"
#include "core/path/reachability.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr double kNone = std::numeric_limits<double>::infinity();
constexpr double kUnmeasured = std::numeric_limits<double>::quiet_NaN();

constexpr std::int64_t kCutOff = 16; ///< cells behind a cell that make it a chokepoint
constexpr int kLeastDistance = 8;    ///< minimum distance of cells that count for the tortuosity

/// Enough for the squares of all metrics with regions of 50 cells; with smaller ones some are generated
/// twice.
constexpr std::size_t kKeptRegions = 4096;

/// The value of a chest's loot.
struct LootValue {
    int gold = 0;
    int weapon = 0; ///< maximum power
    int armour = 0; ///< the same
};

LootValue valueOf(const Content &content, const std::vector<ItemStack> &loot)
{
    LootValue value;
    for (const ItemStack &stack : loot) {
        const ItemType &item = content.items[stack.item];
        switch (item.kind) {
        case ItemKind::Gold:
            value.gold += stack.amount;
            break;
        case ItemKind::Sword:
            value.weapon = std::max(value.weapon, item.power);
            break;
        case ItemKind::Armour:
            value.armour = std::max(value.armour, item.power);
            break;
        case ItemKind::Scroll:
        case ItemKind::Blade:
        case ItemKind::Staff:
        case ItemKind::Flask:
        case ItemKind::Consumable:
            break;
        }
    }
    return value;
}

int startingWeapon(const Content &content)
{
    const ItemType *weapon = wornItem(content, startingInventory(content), EquipmentSlot::Weapon);
    return weapon == nullptr ? 0 : weapon->power;
}

constexpr CellRect squareAround(WorldPos centre, int reach)
{
    return {{centre.x - reach, centre.y - reach}, 2 * reach + 1, 2 * reach + 1};
}

/// The first find for which `wanted(find)` holds, at most `limit` steps away; extends the walk only as far as
/// necessary. `finds` must be those of `walk`.
template<class Wanted>
double stepsToFirst(RegionWalk &walk, const std::vector<RegionWalk::Find> &finds, int limit, Wanted wanted)
{
    for (std::size_t i = 0;; ++i) {
        while (i == finds.size()) {
            if (walk.steps() >= limit || !walk.advance())
                return kNone;
        }
        if (finds[i].steps > limit)
            return kNone;
        if (wanted(finds[i]))
            return finds[i].steps;
    }
}

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

/// The entrance of a level: its start, or the target of the first link to it.
std::optional<WorldPos> entryOf(const LevelPlan &plan, const Level &level)
{
    if (level.start)
        return level.start;
    const auto found =
        std::ranges::find_if(plan.links, [&level](const Link &link) { return level.area.contains(link.to); });
    return found == plan.links.end() ? std::nullopt : std::optional(found->to);
}

bool isMeasuredOfRooms(MetricId id)
{
    const MetricScope scope = infoOf(id).scope;
    return scope == MetricScope::RoomMaps || scope == MetricScope::ActionLevels;
}

constexpr CellRect withMargin(const CellRect &rect, int margin)
{
    return {
        {rect.origin.x - margin, rect.origin.y - margin}, rect.width + 2 * margin, rect.height + 2 * margin};
}

/// The floor of a square, or of levels separated by rock, and results shared by several metrics.
struct Square {
    CellRect rect;
    BitGrid floor;
    std::int64_t cells = 0;      ///< of the square or of the levels
    std::vector<CellPos> starts; ///< entrances: one per level
    std::int64_t floorCells = 0;
    std::optional<PassageWidths> widths;
    std::optional<std::int64_t> threatened;
};

} // namespace

class Survey::Parts {
public:
    Parts(World unplayed, WorldPos start) : world(std::move(unplayed)), spawn(start), m_walk(world.map, spawn)
    {
        world.map.reserveCache(kKeptRegions);
    }

    double value(const MetricQuery &query)
    {
        const auto known = m_values.find(query);
        if (known != m_values.end())
            return known->second;
        const double found = work(query);
        m_values.emplace(query, found);
        return found;
    }

    World world;
    WorldPos spawn;

private:
    double work(const MetricQuery &query);
    double ofLevels(const MetricQuery &query);
    double ofRooms(MetricId id, const std::vector<const Level *> &levels);
    std::int64_t lootIn(const CellRect &area);
    std::int64_t enemiesIn(const CellRect &area);
    double pathLength(const std::vector<const Level *> &levels);
    double largestShare(const std::vector<const Level *> &levels);
    std::int64_t treasuresIn(const Square &square, bool atDeadEnds);
    std::int64_t monstersIn(int reach);
    template<class Rows>
    double terrainShare(const Square &square, Rows rowsOf);
    std::vector<const Level *> levelsOf(int reach) const;
    double ofLayout(MetricId id, const Square &square) const;
    std::int64_t deadEnds(int reach);
    double ofChests(MetricId id, int steps);
    double toWeapon(int limit);
    Square &squareOf(int reach);
    const PassageWidths &widthsOf(int reach);
    std::int64_t threatenedIn(int reach);
    RegionRows threatIn(RegionPos pos);
    FloorWindow windowOf(const CellRect &rect);
    LootValue lootAt(WorldPos chest) const;

    RegionWalk m_walk;
    std::optional<RegionWalk> m_unseenWalk; ///< along cells that no monster sees
    std::map<int, Square> m_squares;        ///< by reach; of levels by number
    std::vector<LootValue> m_loot;          ///< of the chests of m_walk, as far as needed
    std::map<MetricQuery, double> m_values;
};

double Survey::Parts::work(const MetricQuery &query)
{
    if (!isMeasuredIn(query, world.spec.generator.kind))
        return kUnmeasured;
    if (infoOf(query.id).reach == MetricReach::Level)
        return ofLevels(query);
    const int reach = query.reach;
    const auto any = [](const RegionWalk::Find &) { return true; };
    switch (query.id) {
    case MetricId::MeanWidth:
        return widthsOf(reach).mean;
    case MetricId::MaxWidth:
        return widthsOf(reach).max;
    case MetricId::DeadEnds:
        return static_cast<double>(deadEnds(reach));
    case MetricId::Monsters:
        return static_cast<double>(monstersIn(reach));
    case MetricId::Threat:
        return static_cast<double>(threatenedIn(reach));
    case MetricId::SafeArea:
        return static_cast<double>(squareOf(reach).floorCells - threatenedIn(reach));
    case MetricId::Chests:
    case MetricId::Gold:
    case MetricId::BestWeapon:
    case MetricId::BestArmour:
        return ofChests(query.id, reach);
    case MetricId::NearestChest:
        return stepsToFirst(m_walk, m_walk.chests(), reach, any);
    case MetricId::NearestMonster:
        return stepsToFirst(m_walk, m_walk.monsters(), reach, any);
    case MetricId::SwordFirst:
        return toWeapon(reach);
    case MetricId::FloorShare:
    case MetricId::ReachableShare:
    case MetricId::Components:
    case MetricId::Chokepoints:
    case MetricId::Tortuosity:
    case MetricId::PathLength:
    case MetricId::Treasures:
    case MetricId::DeadEndTreasures:
    case MetricId::LargestComponent:
    case MetricId::WaterShare:
    case MetricId::TreeShare:
    case MetricId::Rooms:
    case MetricId::DeadEndRooms:
    case MetricId::BossDistance:
    case MetricId::Loot:
    case MetricId::Enemies:
        break;
    }
    return ofLayout(query.id, squareOf(reach));
}

/// Metrics that depend only on the floor of a square.
double Survey::Parts::ofLayout(MetricId id, const Square &square) const
{
    const auto floors = static_cast<double>(square.floorCells);
    if (id == MetricId::FloorShare)
        return floors / static_cast<double>(square.cells);
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

double Survey::Parts::ofLevels(const MetricQuery &query)
{
    const std::vector<const Level *> levels = levelsOf(query.reach);
    const bool found =
        query.reach == kAllLevels || (levels.size() == 1 && levels.front()->number == query.reach);
    if (levels.empty() || !found)
        return kUnmeasured;
    if (isMeasuredOfRooms(query.id))
        return ofRooms(query.id, levels);
    const Square &square = squareOf(query.reach);
    if (query.id == MetricId::PathLength)
        return pathLength(levels);
    if (query.id == MetricId::LargestComponent)
        return largestShare(levels);
    if (query.id == MetricId::WaterShare)
        return terrainShare(square, [](const Region &region) -> const RegionRows & { return region.water; });
    if (query.id == MetricId::TreeShare)
        return terrainShare(square, [](const Region &region) -> const RegionRows & { return region.trees; });
    return static_cast<double>(treasuresIn(square, query.id == MetricId::DeadEndTreasures));
}

/// Metrics of levels with free movement.
double Survey::Parts::ofRooms(MetricId id, const std::vector<const Level *> &levels)
{
    const std::vector<Level> &all = world.map.plan().levels;
    if (id == MetricId::Rooms)
        return static_cast<double>(levels.size());
    std::int64_t sum = 0;
    if (id == MetricId::Loot || id == MetricId::Enemies) {
        for (const Level *level : levels)
            sum += id == MetricId::Loot ? lootIn(level->area) : enemiesIn(level->area);
        return static_cast<double>(sum);
    }
    const LevelGraph graph(world.map.plan());
    const auto indexOf = [&all](const Level *level) { return static_cast<std::size_t>(level - all.data()); };
    if (id == MetricId::BossDistance) {
        const int distance = graph.distancesFrom(indexOf(levels.front())).back();
        return distance < 0 ? kNone : distance;
    }
    for (const Level *level : levels)
        sum += graph.waysFrom(indexOf(level)).size() == 1 ? 1 : 0;
    return static_cast<double>(sum);
}

std::int64_t Survey::Parts::lootIn(const CellRect &area)
{
    const int size = world.map.regionSize();
    std::int64_t count = 0;
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &part) {
        for (const Feature &feature : world.map.region(pos).features) {
            const bool good = feature.kind == FeatureKind::Pickup ||
                              (feature.kind == FeatureKind::Potion && feature.value > 0);
            count += good && part.contains(worldPos(pos, feature.cell, size)) ? 1 : 0;
        }
    });
    return count;
}

std::int64_t Survey::Parts::enemiesIn(const CellRect &area)
{
    std::int64_t count = 0;
    forEachRegion(area, world.map.regionSize(), [&](RegionPos pos, const CellRect &part) {
        for (const Monster &monster : monstersOf(world, pos))
            count += part.contains(monster.home) && !kindOf(world, monster).fixture ? 1 : 0;
    });
    return count;
}

/// The levels for a number in brackets; none in an endless world.
std::vector<const Level *> Survey::Parts::levelsOf(int reach) const
{
    std::vector<const Level *> chosen;
    std::vector<const Level *> all;
    for (const Level &level : world.map.plan().levels) {
        all.push_back(&level);
        if (level.number == reach)
            chosen.push_back(&level);
    }
    return chosen.empty() ? all : chosen;
}

double Survey::Parts::pathLength(const std::vector<const Level *> &levels)
{
    std::int64_t sum = 0;
    for (const Level *level : levels) {
        if (!level->start || !level->finish)
            return kNone;
        const FloorWindow window = windowOf(level->area);
        const CellPos finish = window.cellAt(*level->finish);
        BreadthFirst search(window.floor(), window.cellAt(*level->start));
        while (search.distance(finish) < 0 && search.next()) {
        }
        if (search.distance(finish) < 0)
            return kNone;
        sum += search.distance(finish);
    }
    return static_cast<double>(sum);
}

double Survey::Parts::largestShare(const std::vector<const Level *> &levels)
{
    std::int64_t floors = 0;
    std::int64_t largest = 0;
    for (const Level *level : levels) {
        const FloorWindow window = windowOf(level->area);
        std::int64_t most = 0;
        for (const Component &component : findComponents(window.floor()))
            most = std::max(most, component.size);
        largest += most;
        floors += window.floor().count();
    }
    return floors == 0 ? 0 : static_cast<double>(largest) / static_cast<double>(floors);
}

std::int64_t Survey::Parts::treasuresIn(const Square &square, bool atDeadEnds)
{
    const auto isFloor = [&square](WorldPos p) {
        const auto x = static_cast<int>(p.x - square.rect.origin.x);
        const auto y = static_cast<int>(p.y - square.rect.origin.y);
        return x >= 0 && y >= 0 && x < square.floor.width() && y < square.floor.height() &&
               square.floor.test(x, y);
    };
    std::int64_t count = 0;
    forEachRegion(square.rect, world.map.regionSize(), [&](RegionPos pos, const CellRect &part) {
        for (const CellPos chest : world.map.region(pos).chests) {
            const WorldPos at = worldPos(pos, chest, world.map.regionSize());
            const auto ways = std::ranges::count_if(
                kDirections, [&](Direction direction) { return isFloor(step(at, direction)); });
            count += part.contains(at) && (!atDeadEnds || ways == 1) ? 1 : 0;
        }
    });
    return count;
}

std::int64_t Survey::Parts::monstersIn(int reach)
{
    if (!world.map.plan().isBounded())
        return static_cast<std::int64_t>(monstersNear(world, spawn, reach).size());
    std::int64_t count = 0;
    forEachRegion(squareOf(reach).rect, world.map.regionSize(), [&](RegionPos pos, const CellRect &part) {
        const int size = world.map.regionSize();
        count += std::ranges::count_if(world.map.region(pos).monsters, [&](CellPos cell) {
            return part.contains(worldPos(pos, cell, size));
        });
    });
    return count;
}

/// The share of the levels' cells that are set in the rows; cells outside levels never are.
template<class Rows>
double Survey::Parts::terrainShare(const Square &square, Rows rowsOf)
{
    std::int64_t count = 0;
    forEachRegion(square.rect, world.map.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
        for (const std::uint64_t row : rowsOf(world.map.region(pos)))
            count += std::popcount(row);
    });
    return static_cast<double>(count) / static_cast<double>(square.cells);
}

FloorWindow Survey::Parts::windowOf(const CellRect &rect)
{
    BitGrid rock;
    world.map.copyRock(rect, rock);
    return {rect.origin, rock};
}

Square &Survey::Parts::squareOf(int reach)
{
    const std::vector<const Level *> levels = levelsOf(reach);
    const int key = levels.size() == 1 ? levels.front()->number : levels.empty() ? reach : kAllLevels;
    Square &square = m_squares[key];
    if (square.floor.width() != 0)
        return square;
    square.rect = levels.empty() ? squareAround(spawn, reach) : aroundLevels(levels);
    square.cells = std::int64_t{square.rect.width} * square.rect.height;
    const FloorWindow window = windowOf(square.rect);
    if (levels.empty() || levels.front()->area.contains(spawn))
        square.starts.push_back(window.cellAt(spawn));
    if (!levels.empty())
        square.cells = 0;
    for (const Level *level : levels) {
        square.cells += std::int64_t{level->area.width} * level->area.height;
        const std::optional<WorldPos> entry = entryOf(world.map.plan(), *level);
        if (entry && !level->area.contains(spawn))
            square.starts.push_back(window.cellAt(*entry));
    }
    square.floor = window.floor();
    square.floorCells = square.floor.count();
    return square;
}

const PassageWidths &Survey::Parts::widthsOf(int reach)
{
    Square &square = squareOf(reach);
    if (!square.widths)
        square.widths = passageWidths(square.floor);
    return *square.widths;
}

std::int64_t Survey::Parts::deadEnds(int reach)
{
    return countDeadEnds(windowOf(withMargin(squareOf(reach).rect, 1)).floor(), 1);
}

std::int64_t Survey::Parts::threatenedIn(int reach)
{
    Square &square = squareOf(reach);
    if (square.threatened)
        return *square.threatened;
    BitGrid seen;
    cellsSeenByMonsters(world, square.rect, seen);
    square.threatened = seen.count();
    return *square.threatened;
}

RegionRows Survey::Parts::threatIn(RegionPos pos)
{
    const int size = world.map.regionSize();
    BitGrid seen;
    cellsSeenByMonsters(world, {worldPos(pos, {0, 0}, size), size, size}, seen);
    RegionRows rows{};
    for (int y = 0; y < size; ++y)
        rows[static_cast<std::size_t>(y)] = seen.row(y)[0];
    return rows;
}

LootValue Survey::Parts::lootAt(WorldPos chest) const
{
    return valueOf(*world.content, chestLoot(world, chest));
}

double Survey::Parts::ofChests(MetricId id, int steps)
{
    m_walk.advanceTo(steps);
    const std::vector<RegionWalk::Find> &chests = m_walk.chests();
    const auto end =
        std::upper_bound(chests.begin(), chests.end(), steps,
                         [](int most, const RegionWalk::Find &find) { return most < find.steps; });
    const auto count = static_cast<std::size_t>(end - chests.begin());
    if (id == MetricId::Chests)
        return static_cast<double>(count);
    while (m_loot.size() < count)
        m_loot.push_back(lootAt(chests[m_loot.size()].at));
    std::int64_t gold = 0;
    LootValue best;
    for (std::size_t i = 0; i < count; ++i) {
        gold += m_loot[i].gold;
        best.weapon = std::max(best.weapon, m_loot[i].weapon);
        best.armour = std::max(best.armour, m_loot[i].armour);
    }
    if (id == MetricId::Gold)
        return static_cast<double>(gold);
    return id == MetricId::BestWeapon ? best.weapon : best.armour;
}

double Survey::Parts::toWeapon(int limit)
{
    if (!m_unseenWalk)
        m_unseenWalk.emplace(world.map, spawn, [this](RegionPos pos) { return threatIn(pos); });
    const int own = startingWeapon(*world.content);
    return stepsToFirst(*m_unseenWalk, m_unseenWalk->chests(), limit,
                        [&](const RegionWalk::Find &chest) { return lootAt(chest.at).weapon > own; });
}

Result<Survey> Survey::begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return source.error();
    World world(spec, contentFor(scenarioOf(spec.generator.kind), content), std::move(*source));
    const Result<WorldPos> spawn = findSpawn(world);
    if (!spawn)
        return spawn.error();
    return of(std::move(world), *spawn);
}

Survey Survey::of(World world, WorldPos spawn)
{
    return Survey(std::make_unique<Parts>(std::move(world), spawn));
}

Survey::Survey(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Survey::Survey(Survey &&) noexcept = default;
Survey &Survey::operator=(Survey &&) noexcept = default;
Survey::~Survey() = default;

WorldPos Survey::spawn() const
{
    return m_parts->spawn;
}

World &Survey::world()
{
    return m_parts->world;
}

double Survey::value(const MetricQuery &query)
{
    assert(query.reach >= (infoOf(query.id).reach == MetricReach::Level ? kAllLevels : 1) &&
           query.reach <= kMaxMetricReach);
    return m_parts->value(query);
}

} // namespace cave
