// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/chest_outlook.h"

#include "core/base/bit_grid.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace cave {
namespace {

/// Beyond this many regions, bounds would be expensive and say little.
constexpr int kMaxRegions = 64;

/// How far apart two ranges of coordinates are; 0 if they meet.
std::int64_t gapBetween(std::int64_t lowA, int lengthA, std::int64_t lowB, int lengthB)
{
    return std::max({lowB - (lowA + lengthA - 1), lowA - (lowB + lengthB - 1), std::int64_t{0}});
}

/// The rows of a part of the world in which cells may be within `reach` steps of a rectangle.
CellRect rowsNear(const CellRect &rect, int reach, const CellRect &part)
{
    const auto left = reach - gapBetween(rect.origin.x, rect.width, part.origin.x, part.width);
    if (left < 0)
        return {part.origin, 0, 0};
    const std::int64_t south = std::max(part.origin.y, rect.origin.y - left);
    const std::int64_t north = std::min(part.origin.y + part.height, rect.origin.y + rect.height + left);
    return {{part.origin.x, south}, part.width, static_cast<int>(std::max(north - south, std::int64_t{0}))};
}

/// A cell in coordinates in which the cells within some steps of another are a square.
struct Turned {
    std::int64_t u = 0;
    std::int64_t v = 0;
    std::int64_t amount = 0;
};

/// An upper bound of the sum over the cells within `reach` steps of any one cell of `spawn`.
std::int64_t mostWithin(std::vector<Turned> cells, int reach, const CellRect &spawn)
{
    std::int64_t total = 0;
    for (const Turned &cell : cells)
        total += cell.amount;
    if ((spawn.width == 1 && spawn.height == 1) || cells.size() > ChestOutlook::kMaxCompared)
        return total;
    // Moved east, a square loses nothing until its edge meets a cell, or its centre leaves the rectangle.
    const std::int64_t last = spawn.origin.x + spawn.width + spawn.origin.y + spawn.height - 2;
    std::vector<std::int64_t> middles;
    middles.reserve(cells.size());
    for (const Turned &edge : cells)
        middles.push_back(std::min(edge.u + reach, last));
    std::ranges::sort(middles);
    middles.erase(std::unique(middles.begin(), middles.end()), middles.end());
    std::ranges::sort(cells, {}, &Turned::v);
    std::int64_t most = 0;
    for (const std::int64_t middle : middles) {
        const auto amountOf = [&](const Turned &cell) {
            return std::abs(cell.u - middle) <= reach ? cell.amount : 0;
        };
        std::int64_t sum = 0;
        auto first = cells.begin();
        for (const Turned &cell : cells) {
            sum += amountOf(cell);
            for (; first->v < cell.v - 2 * std::int64_t{reach}; ++first)
                sum -= amountOf(*first);
            most = std::max(most, sum);
        }
    }
    return most;
}

/// The columns of a region whose cells in a row are within `reach` steps of a rectangle. All coordinates are
/// relative to the region's corner.
std::uint64_t columnsNear(const CellRect &rect, int reach, int row, int size)
{
    const auto bitsBelow = [size](std::int64_t x) {
        return lowBits(static_cast<int>(std::clamp<std::int64_t>(x, 0, size)));
    };
    const std::int64_t north = rect.origin.y + rect.height - 1;
    const std::int64_t left = reach - std::max({row - north, rect.origin.y - row, std::int64_t{0}});
    return bitsBelow(rect.origin.x + rect.width + left) & ~bitsBelow(rect.origin.x - left);
}

} // namespace

LootValue lootValueAt(const World &world, WorldPos chest)
{
    LootValue value;
    for (const ItemStack &stack : chestLoot(world, chest)) {
        const ItemType &item = world.content->items[stack.item];
        if (item.kind == ItemKind::Gold)
            value.gold += stack.amount;
        else if (item.kind == ItemKind::Sword)
            value.weapon = std::max(value.weapon, item.power);
        else if (item.kind == ItemKind::Armour)
            value.armour = std::max(value.armour, item.power);
    }
    return value;
}

std::int64_t stepsTo(const CellRect &rect, WorldPos p)
{
    return gapBetween(rect.origin.x, rect.width, p.x, 1) + gapBetween(rect.origin.y, rect.height, p.y, 1);
}

int startingWeapon(const Content &content)
{
    const ItemType *weapon = wornItem(content, startingInventory(content), EquipmentSlot::Weapon);
    return weapon == nullptr ? 0 : weapon->power;
}

Bounds ChestOutlook::bounds(const MetricQuery &query, const CellRect &spawn)
{
    switch (query.id) {
    case MetricId::Chests:
    case MetricId::Gold:
        return ofAmount(query.id, query.reach, spawn);
    case MetricId::BestWeapon:
    case MetricId::BestArmour:
        return ofPower(query.id, query.reach, spawn);
    case MetricId::NearestChest:
    case MetricId::SwordFirst:
        return ofNearest(query.id, query.reach, spawn);
    default:
        return {};
    }
}

/// The chests that may be in some rows of a region; null if that isn't known. Valid until the next call.
const RegionRows *ChestOutlook::rowsOf(RegionPos pos, RowSpan rows)
{
    const Region *region = m_world.map.cachedRegion(pos);
    const auto found = std::ranges::find(m_regions, pos, &Known::pos);
    if (found != m_regions.end()) {
        const bool wider = rows.first < found->rows.first || rows.last > found->rows.last;
        if (!found->onlyPossible || (region == nullptr && !wider))
            return &found->chests;
        rows = {std::min(rows.first, found->rows.first), std::max(rows.last, found->rows.last)};
    }
    Known known{pos, {}, rows, region == nullptr};
    if (region != nullptr) {
        for (const CellPos chest : region->chests)
            known.chests[static_cast<std::size_t>(chest.y)] |= std::uint64_t{1}
                                                               << static_cast<unsigned>(chest.x);
    } else if (const auto possible = m_world.map.source()->possibleChests(pos, rows)) {
        known.chests = *possible;
    } else {
        return nullptr;
    }
    if (found == m_regions.end())
        return &m_regions.emplace_back(known).chests;
    *found = known;
    return &found->chests;
}

const LootValue &ChestOutlook::lootOf(WorldPos chest)
{
    const auto [loot, isNew] = m_loot.try_emplace(chest);
    if (isNew)
        loot->second = lootValueAt(m_world, chest);
    return loot->second;
}

std::optional<std::vector<WorldPos>> ChestOutlook::chestsNear(const CellRect &spawn, int reach)
{
    const CellRect around = withMargin(spawn, reach);
    const int size = m_world.map.regionSize();
    if ((std::int64_t{around.width} / size + 2) * (std::int64_t{around.height} / size + 2) > kMaxRegions)
        return std::nullopt;
    std::vector<WorldPos> near;
    bool known = true;
    forEachRegion(around, size, [&](RegionPos pos, const CellRect &square) {
        const CellRect part = rowsNear(spawn, reach, square);
        if (!known || part.height == 0)
            return;
        const WorldPos corner = worldPos(pos, {0, 0}, size);
        const auto first = static_cast<int>(part.origin.y - corner.y);
        const RegionRows *chests = rowsOf(pos, {first, first + part.height - 1});
        known = chests != nullptr;
        const CellRect from{
            {spawn.origin.x - corner.x, spawn.origin.y - corner.y}, spawn.width, spawn.height};
        for (int y = first; known && y < first + part.height; ++y) {
            std::uint64_t left = (*chests)[static_cast<std::size_t>(y)];
            if (left != 0)
                left &= columnsNear(from, reach, y, size);
            for (; left != 0; left &= left - 1)
                near.push_back({corner.x + std::countr_zero(left), corner.y + y});
        }
    });
    return known ? std::optional(std::move(near)) : std::nullopt;
}

Bounds ChestOutlook::ofAmount(MetricId id, int reach, const CellRect &spawn)
{
    const auto near = chestsNear(spawn, reach);
    if (!near)
        return {};
    std::vector<Turned> cells;
    cells.reserve(near->size());
    for (const WorldPos chest : *near) {
        const int amount = id == MetricId::Chests ? 1 : lootOf(chest).gold;
        if (amount > 0)
            cells.push_back({chest.x + chest.y, chest.x - chest.y, amount});
    }
    return {0, static_cast<double>(mostWithin(std::move(cells), reach, spawn))};
}

Bounds ChestOutlook::ofPower(MetricId id, int reach, const CellRect &spawn)
{
    const auto near = chestsNear(spawn, reach);
    if (!near)
        return {};
    int power = 0;
    for (const WorldPos chest : *near) {
        const LootValue &loot = lootOf(chest);
        power = std::max(power, id == MetricId::BestWeapon ? loot.weapon : loot.armour);
    }
    return {0, static_cast<double>(power)};
}

Bounds ChestOutlook::ofNearest(MetricId id, int limit, const CellRect &spawn)
{
    auto near = chestsNear(spawn, reachOfNearest(limit));
    if (near && id == MetricId::SwordFirst) {
        const int own = startingWeapon(*m_world.content);
        std::erase_if(*near, [&](WorldPos chest) { return lootOf(chest).weapon <= own; });
    }
    return boundsOfNearest(near, spawn, limit);
}

Bounds ChestOutlook::boundsOfNearest(const std::optional<std::vector<WorldPos>> &chests,
                                     const CellRect &spawn, int limit)
{
    if (!chests)
        return {};
    std::int64_t steps = reachOfNearest(limit) + 1;
    for (const WorldPos chest : *chests)
        steps = std::min(steps, stepsTo(spawn, chest));
    return {steps > limit ? kInfinity : static_cast<double>(steps), kInfinity};
}

} // namespace cave
