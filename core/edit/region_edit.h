// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "core/world/features.h"
#include "core/world/region_changes.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace cave {

// Edits of one region's differences that keep them sorted and without entries that equal the seed. `seed`:
// the region as generated.

/// Inserts a cell into a sorted list unless it is there.
inline void insertCell(std::vector<CellPos> &list, CellPos cell)
{
    const auto place = std::lower_bound(list.begin(), list.end(), cell);
    if (place == list.end() || *place != cell)
        list.insert(place, cell);
}

/// The change with this index, or its insertion point.
inline std::vector<MonsterChange>::iterator placeOf(std::vector<MonsterChange> &list, int index)
{
    return std::lower_bound(list.begin(), list.end(), index,
                            [](const MonsterChange &change, int wanted) { return change.index < wanted; });
}

/// The change with this index, or nullptr; observes `list`.
inline const MonsterChange *findMonster(const std::vector<MonsterChange> &list, int index)
{
    const auto found =
        std::lower_bound(list.begin(), list.end(), index,
                         [](const MonsterChange &change, int wanted) { return change.index < wanted; });
    return found != list.end() && found->index == index ? &*found : nullptr;
}

inline bool hasChest(const RegionChanges &changes, const Region &seed, CellPos cell)
{
    return !std::ranges::binary_search(changes.removedChests, cell) &&
           (seed.hasChest(cell) || findCell(changes.chests, cell) != nullptr);
}

/// All cells with chests, sorted, including those under rock.
inline std::vector<CellPos> chestCells(const RegionChanges &changes, const Region &seed)
{
    std::vector<CellPos> cells = seed.chests;
    for (const CellItems &chest : changes.chests)
        insertCell(cells, chest.cell);
    std::erase_if(cells, [&](CellPos cell) { return !hasChest(changes, seed, cell); });
    return cells;
}

/// Removes the chest at a cell, if any.
inline void takeChest(RegionChanges &changes, const Region &seed, CellPos cell)
{
    std::erase(changes.claimed, cell);
    putItems(changes.chests, {cell, {}});
    if (seed.hasChest(cell))
        insertCell(changes.removedChests, cell);
    else
        std::erase(changes.removedChests, cell);
}

/// Removes the chests on all of `cells`.
inline void takeChests(RegionChanges &changes, const Region &seed, const RegionRows &cells)
{
    for (const CellPos cell : chestCells(changes, seed)) {
        if (testCell(cells, cell))
            takeChest(changes, seed, cell);
    }
}

/// The movable features of each cell that has any, those under rock included.
inline std::map<CellPos, std::vector<Feature>> movableFeatures(const RegionChanges &changes,
                                                               const Region &seed)
{
    std::map<CellPos, std::vector<Feature>> cells;
    for (const Feature &feature : seed.features) {
        if (isMovable(feature.kind))
            cells[feature.cell].push_back(feature);
    }
    for (const CellFeatures &entry : changes.features)
        cells[entry.cell] = entry.features;
    std::erase_if(cells, [](const auto &entry) { return entry.second.empty(); });
    return cells;
}

/// Replaces the movable features of a cell. `claimed`: they were taken, used or rested at.
inline void setFeatures(RegionChanges &changes, const Region &seed, CellPos cell,
                        std::vector<Feature> features, bool claimed)
{
    std::vector<Feature> seeded;
    bool isFixed = false; // a place of the plan has its own claim
    for (const Feature &feature : seed.features) {
        if (feature.cell == cell && isMovable(feature.kind))
            seeded.push_back(feature);
        isFixed = isFixed || (feature.cell == cell && !isMovable(feature.kind));
    }
    std::erase_if(changes.features, [cell](const CellFeatures &entry) { return entry.cell == cell; });
    if (!isFixed && !hasChest(changes, seed, cell))
        std::erase(changes.claimed, cell);
    if (claimed)
        insertCell(changes.claimed, cell);
    if (features == seeded)
        return;
    const auto place = std::ranges::lower_bound(changes.features, cell, {}, &CellFeatures::cell);
    changes.features.insert(place, CellFeatures{cell, std::move(features)});
}

/// Removes the movable features on all of `cells`.
inline void takeFeatures(RegionChanges &changes, const Region &seed, const RegionRows &cells)
{
    for (const auto &[cell, features] : movableFeatures(changes, seed)) {
        if (testCell(cells, cell))
            setFeatures(changes, seed, cell, {}, false);
    }
}

} // namespace cave
