// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "core/world/region_changes.h"

#include <algorithm>
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
    return !std::binary_search(changes.removedChests.begin(), changes.removedChests.end(), cell) &&
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

} // namespace cave
