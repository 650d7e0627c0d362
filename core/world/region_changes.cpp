// SPDX-License-Identifier: MIT
#include "core/world/region_changes.h"

#include "core/base/hashing.h"
#include "core/world/features.h"

#include <algorithm>

namespace cave {
namespace {

template<class List>
auto cellPlace(List &list, CellPos cell)
{
    return std::lower_bound(list.begin(), list.end(), cell,
                            [](const CellItems &entry, CellPos wanted) { return entry.cell < wanted; });
}

std::uint64_t addRows(std::uint64_t hash, const RegionRows &rows)
{
    for (const std::uint64_t row : rows)
        hash = combine(hash, row);
    return hash;
}

std::uint64_t addCells(std::uint64_t hash, const std::vector<CellPos> &cells)
{
    hash = combine(hash, cells.size());
    for (const CellPos cell : cells)
        hash = hashAt(hash, cell.x, cell.y);
    return hash;
}

std::uint64_t addItems(std::uint64_t hash, const std::vector<CellItems> &list)
{
    hash = combine(hash, list.size());
    for (const CellItems &entry : list) {
        hash = combine(hashAt(hash, entry.cell.x, entry.cell.y), entry.items.size());
        for (const ItemStack &stack : entry.items)
            hash = combine(hash, stack.item, stack.amount);
    }
    return hash;
}

std::uint64_t addFeatures(std::uint64_t hash, const std::vector<CellFeatures> &list)
{
    hash = combine(hash, list.size());
    for (const CellFeatures &entry : list) {
        hash = combine(hashAt(hash, entry.cell.x, entry.cell.y), entry.features.size());
        for (const Feature &feature : entry.features) {
            hash = combine(hash, feature.kind, feature.value);
            hash = combine(hash, hashBytes(feature.text));
        }
    }
    return hash;
}

/// Replaces the movable features of the cells listed; the order stays that of cells.
void replaceFeatures(std::vector<Feature> &features, const std::vector<CellFeatures> &list)
{
    for (const CellFeatures &entry : list) {
        std::erase_if(features, [&entry](const Feature &feature) {
            return feature.cell == entry.cell && isMovable(feature.kind);
        });
        const auto place = std::ranges::upper_bound(features, entry.cell, {}, &Feature::cell);
        features.insert(place, entry.features.begin(), entry.features.end());
    }
}

std::uint64_t addMonster(std::uint64_t hash, const MonsterChange &monster)
{
    const MonsterState &state = monster.state;
    hash = combine(hash, monster.index, monster.kind ? *monster.kind + 1 : 0);
    hash = hashAt(hash, state.position.x, state.position.y);
    hash = hashAt(hash, state.lastSeen.x, state.lastSeen.y);
    return combine(hash, state.alive, state.patience, state.energy, state.heading);
}

} // namespace

bool RegionChanges::isClaimed(CellPos cell) const
{
    return std::ranges::binary_search(claimed, cell);
}

bool RegionChanges::changesRegion() const
{
    return !chests.empty() || !removedChests.empty() || flipped != RegionRows{} ||
           flippedWater != RegionRows{} || flippedTrees != RegionRows{} || !features.empty();
}

const CellItems *findCell(const std::vector<CellItems> &list, CellPos cell)
{
    const auto found = cellPlace(list, cell);
    return found != list.end() && found->cell == cell ? &*found : nullptr;
}

void putItems(std::vector<CellItems> &list, CellItems items)
{
    const auto place = cellPlace(list, items.cell);
    const bool present = place != list.end() && place->cell == items.cell;
    if (items.items.empty()) {
        if (present)
            list.erase(place);
    } else if (present) {
        *place = std::move(items);
    } else {
        list.insert(place, std::move(items));
    }
}

void applyTo(Region &region, const RegionChanges &changes)
{
    for (std::size_t y = 0; y < region.rock.size(); ++y) {
        region.rock[y] ^= changes.flipped[y] & ~region.bounds[y];
        region.water[y] ^= changes.flippedWater[y] & ~region.bounds[y];
        region.trees[y] ^= changes.flippedTrees[y] & ~region.bounds[y];
    }
    for (const CellItems &chest : changes.chests) {
        const auto place = std::lower_bound(region.chests.begin(), region.chests.end(), chest.cell);
        if (place == region.chests.end() || *place != chest.cell)
            region.chests.insert(place, chest.cell);
    }
    std::erase_if(region.chests,
                  [&](CellPos chest) { return std::ranges::binary_search(changes.removedChests, chest); });
    replaceFeatures(region.features, changes.features);
}

std::uint64_t hashOf(RegionPos pos, const RegionChanges &changes)
{
    std::uint64_t hash = addRows(hashAt(0, pos.x, pos.y), changes.explored);
    hash = addRows(hash, changes.flipped);
    hash = addCells(hash, changes.claimed);
    hash = addItems(hash, changes.chests);
    hash = addCells(hash, changes.removedChests);
    hash = addItems(hash, changes.piles);
    for (const MonsterChange &monster : changes.monsters)
        hash = addMonster(hash, monster);
    // Newer state is skipped if empty, so that older logs still match.
    for (const RegionRows *rows : {&changes.flippedWater, &changes.flippedTrees}) {
        if (*rows != RegionRows{})
            hash = addRows(combine(hash, rows == &changes.flippedWater ? 1 : 2), *rows);
    }
    if (!changes.features.empty())
        hash = addFeatures(combine(hash, 3), changes.features);
    return hash;
}

} // namespace cave
