#include "core/analysis/survey.h"

#include "core/analysis/region_walk.h"
#include "core/analysis/shape.h"
#include "core/analysis/threat.h"
#include "core/gen/generator.h"
#include "core/path/floor_window.h"
#include "core/path/reachability.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <algorithm>
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

constexpr std::int64_t kCutOff = 16; ///< cells behind a cell that make it a chokepoint
constexpr int kLeastDistance = 8;    ///< of cells that count for the tortuosity

/// Enough for every square of regions of 50 cells; of smaller ones some are made twice.
constexpr std::size_t kKeptRegions = 4096;

/// What a chest's loot is worth.
struct LootValue {
    int gold = 0;
    int weapon = 0; ///< power of the best
    int armour = 0; ///< likewise
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

/// The first find for which `wanted(find)` holds, at most `limit` steps away; the walk goes no farther than
/// it has to. `finds` must be those of `walk`.
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

/// The floor of a square and what several metrics share.
struct Square {
    BitGrid floor;
    std::int64_t floorCells = 0;
    std::optional<PassageWidths> widths;
    std::optional<std::int64_t> threatened;
};

} // namespace

class Survey::Parts {
public:
    Parts(World unplayed, WorldPos start)
        : world(std::move(unplayed))
        , spawn(start)
        , m_walk(world.level, spawn)
    {
        world.level.reserveCache(kKeptRegions);
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
    double ofLayout(MetricId id, const Square &square) const;
    std::int64_t deadEnds(int reach);
    double ofChests(MetricId id, int steps);
    double toWeapon(int limit);
    Square &squareOf(int reach);
    const PassageWidths &widthsOf(int reach);
    std::int64_t threatenedIn(int reach);
    RegionRows threatIn(RegionPos pos);
    FloorWindow windowOf(int reach);
    LootValue lootAt(WorldPos chest) const;

    RegionWalk m_walk;
    std::optional<RegionWalk> m_unseenWalk; ///< along cells that no monster sees
    std::map<int, Square> m_squares;        ///< by reach
    std::vector<LootValue> m_loot;          ///< of the chests of m_walk, as far as was asked for
    std::map<MetricQuery, double> m_values;
};

double Survey::Parts::work(const MetricQuery &query)
{
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
        return static_cast<double>(monstersNear(world, spawn, reach).size());
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
        break;
    }
    return ofLayout(query.id, squareOf(reach));
}

/// What the floor of a square alone decides.
double Survey::Parts::ofLayout(MetricId id, const Square &square) const
{
    const int side = square.floor.width();
    const CellPos middle{side / 2, side / 2};
    if (id == MetricId::FloorShare)
        return static_cast<double>(square.floorCells) / (static_cast<double>(side) * side);
    if (id == MetricId::ReachableShare) {
        BitGrid reached;
        floodFrom(square.floor, middle.x, middle.y, reached);
        return square.floorCells == 0
                   ? 0
                   : static_cast<double>(reached.count()) / static_cast<double>(square.floorCells);
    }
    if (id == MetricId::Components)
        return countComponents(square.floor);
    if (id == MetricId::Chokepoints)
        return static_cast<double>(countChokepoints(square.floor, middle, kCutOff));
    return tortuosity(square.floor, middle, kLeastDistance);
}

FloorWindow Survey::Parts::windowOf(int reach)
{
    BitGrid rock;
    const CellRect rect = squareAround(spawn, reach);
    world.level.copyRock(rect, rock);
    return {rect.origin, rock};
}

Square &Survey::Parts::squareOf(int reach)
{
    Square &square = m_squares[reach];
    if (square.floor.width() == 0) {
        square.floor = windowOf(reach).floor();
        square.floorCells = square.floor.count();
    }
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
    return countDeadEnds(windowOf(reach + 1).floor(), 1);
}

std::int64_t Survey::Parts::threatenedIn(int reach)
{
    Square &square = squareOf(reach);
    if (square.threatened)
        return *square.threatened;
    BitGrid seen;
    cellsSeenByMonsters(world, squareAround(spawn, reach), seen);
    square.threatened = seen.count();
    return *square.threatened;
}

RegionRows Survey::Parts::threatIn(RegionPos pos)
{
    const int size = world.level.regionSize();
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
        m_unseenWalk.emplace(world.level, spawn, [this](RegionPos pos) { return threatIn(pos); });
    const int own = startingWeapon(*world.content);
    return stepsToFirst(*m_unseenWalk, m_unseenWalk->chests(), limit,
                        [&](const RegionWalk::Find &chest) { return lootAt(chest.at).weapon > own; });
}

Result<Survey> Survey::begin(const WorldSpec &spec, std::shared_ptr<const Content> content)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return source.error();
    World world(spec, std::move(content), std::move(*source));
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
    assert(query.reach >= 1 && query.reach <= kMaxMetricReach);
    return m_parts->value(query);
}

} // namespace cave
