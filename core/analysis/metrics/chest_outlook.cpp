// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/chest_outlook.h"

#include "core/rules/inventory.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace cave {
namespace {

constexpr double kNone = std::numeric_limits<double>::infinity();

/// Beyond this many regions, bounds would be expensive and say little.
constexpr int kMostRegions = 64;

constexpr CellRect withMargin(const CellRect &rect, int margin)
{
    return {
        {rect.origin.x - margin, rect.origin.y - margin}, rect.width + 2 * margin, rect.height + 2 * margin};
}

/// The fewest steps from any cell of one rectangle to any of another.
std::int64_t stepsBetween(const CellRect &a, const CellRect &b)
{
    const auto gap = [](std::int64_t lowA, int lengthA, std::int64_t lowB, int lengthB) {
        return std::max({lowB - (lowA + lengthA - 1), lowA - (lowB + lengthB - 1), std::int64_t{0}});
    };
    return gap(a.origin.x, a.width, b.origin.x, b.width) + gap(a.origin.y, a.height, b.origin.y, b.height);
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
    if ((spawn.width == 1 && spawn.height == 1) || cells.size() > ChestOutlook::kMostCompared)
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
    return stepsBetween(rect, {p, 1, 1});
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

/// Null if nothing is known of them.
ChestOutlook::Chests *ChestOutlook::chestsOf(RegionPos pos)
{
    const int size = m_world.map.regionSize();
    const Region *region = m_world.map.cachedRegion(pos);
    if (const auto known = m_regions.find(pos); known != m_regions.end()) {
        Chests &chests = known->second;
        if (region != nullptr && chests.onlyPossible) {
            std::erase_if(chests.all,
                          [&](const Chest &chest) { return !region->hasChest(cellOf(chest.at, size)); });
            chests.onlyPossible = false;
        }
        return &chests;
    }
    std::optional<RegionRows> rows;
    if (region == nullptr && !(rows = m_world.map.source()->possibleChests(pos)))
        return nullptr;
    Chests &chests = m_regions[pos];
    chests.onlyPossible = region == nullptr;
    const auto add = [&](CellPos cell) { chests.all.push_back({worldPos(pos, cell, size), {}}); };
    if (region != nullptr) {
        std::ranges::for_each(region->chests, add);
        return &chests;
    }
    for (std::size_t y = 0; y < rows->size(); ++y) {
        for (std::uint64_t row = (*rows)[y]; row != 0; row &= row - 1)
            add({std::countr_zero(row), static_cast<int>(y)});
    }
    return &chests;
}

const LootValue &ChestOutlook::lootOf(Chest &chest) const
{
    if (!chest.loot)
        chest.loot = lootValueAt(m_world, chest.at);
    return *chest.loot;
}

std::optional<std::vector<ChestOutlook::Chest *>> ChestOutlook::chestsNear(const CellRect &spawn, int reach)
{
    const CellRect around = withMargin(spawn, reach);
    const int size = m_world.map.regionSize();
    if ((std::int64_t{around.width} / size + 2) * (std::int64_t{around.height} / size + 2) > kMostRegions)
        return std::nullopt;
    std::vector<Chest *> near;
    bool known = true;
    forEachRegion(around, size, [&](RegionPos pos, const CellRect &part) {
        const bool meets = stepsBetween(spawn, part) <= reach; // not at the corners of the square
        Chests *chests = known && meets ? chestsOf(pos) : nullptr;
        known = known && (chests != nullptr || !meets);
        if (chests == nullptr)
            return;
        for (Chest &chest : chests->all) {
            if (stepsTo(spawn, chest.at) <= reach)
                near.push_back(&chest);
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
    for (Chest *chest : *near) {
        const int amount = id == MetricId::Chests ? 1 : lootOf(*chest).gold;
        if (amount > 0)
            cells.push_back({chest->at.x + chest->at.y, chest->at.x - chest->at.y, amount});
    }
    return {0, static_cast<double>(mostWithin(std::move(cells), reach, spawn))};
}

Bounds ChestOutlook::ofPower(MetricId id, int reach, const CellRect &spawn)
{
    const auto near = chestsNear(spawn, reach);
    if (!near)
        return {};
    int power = 0;
    for (Chest *chest : *near) {
        const LootValue &loot = lootOf(*chest);
        power = std::max(power, id == MetricId::BestWeapon ? loot.weapon : loot.armour);
    }
    return {0, static_cast<double>(power)};
}

Bounds ChestOutlook::ofNearest(MetricId id, int limit, const CellRect &spawn)
{
    auto near = chestsNear(spawn, reachOfNearest(limit));
    if (near && id == MetricId::SwordFirst) {
        const int own = startingWeapon(*m_world.content);
        std::erase_if(*near, [&](Chest *chest) { return lootOf(*chest).weapon <= own; });
    }
    return boundsOfNearest(near, spawn, limit);
}

Bounds ChestOutlook::boundsOfNearest(const std::optional<std::vector<Chest *>> &chests, const CellRect &spawn,
                                     int limit)
{
    if (!chests)
        return {};
    std::int64_t steps = reachOfNearest(limit) + 1;
    for (const Chest *chest : *chests)
        steps = std::min(steps, stepsTo(spawn, chest->at));
    return {steps > limit ? kNone : static_cast<double>(steps), kNone};
}

} // namespace cave
