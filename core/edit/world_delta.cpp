// SPDX-License-Identifier: MIT
#include "core/edit/world_delta.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace cave {
namespace {

// The keys of list entries.
CellPos keyOf(CellPos cell)
{
    return cell;
}
CellPos keyOf(const CellItems &entry)
{
    return entry.cell;
}
CellPos keyOf(const CellFeatures &entry)
{
    return entry.cell;
}
int keyOf(const MonsterChange &change)
{
    return change.index;
}

struct ByKey {
    template<class Entry>
    bool operator()(const Entry &a, const Entry &b) const
    {
        return keyOf(a) < keyOf(b);
    }
};

/// The entries of `list` without an equal one in `other`. Both are sorted.
template<class Entry>
std::vector<Entry> entriesNotIn(const std::vector<Entry> &other, const std::vector<Entry> &list)
{
    std::vector<Entry> found;
    auto there = other.begin();
    for (const Entry &entry : list) {
        while (there != other.end() && ByKey()(*there, entry))
            ++there;
        if (there == other.end() || !(*there == entry))
            found.push_back(entry);
    }
    return found;
}

/// Removes the entries with the keys of `before` from `list`, whatever their values, and inserts those of
/// `after`.
template<class Entry>
void replaceEntries(std::vector<Entry> &list, const std::vector<Entry> &before,
                    const std::vector<Entry> &after)
{
    if (before.empty() && after.empty())
        return;
    std::vector<Entry> kept;
    std::set_difference(list.begin(), list.end(), before.begin(), before.end(), std::back_inserter(kept),
                        ByKey());
    std::vector<Entry> merged;
    // For equal keys, a union takes the entry of the first range.
    std::set_union(after.begin(), after.end(), kept.begin(), kept.end(), std::back_inserter(merged), ByKey());
    list = std::move(merged);
}

RegionRows rowsNotIn(const RegionRows &other, const RegionRows &rows)
{
    RegionRows found{};
    for (std::size_t y = 0; y < rows.size(); ++y)
        found[y] = rows[y] & ~other[y];
    return found;
}

void replaceRows(RegionRows &rows, const RegionRows &before, const RegionRows &after)
{
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] = (rows[y] & ~before[y]) | after[y];
}

/// The parts of `changes` without an equal in `other`.
RegionChanges changesNotIn(const RegionChanges &other, const RegionChanges &changes)
{
    return {rowsNotIn(other.explored, changes.explored),
            rowsNotIn(other.flipped, changes.flipped),
            entriesNotIn(other.claimed, changes.claimed),
            entriesNotIn(other.chests, changes.chests),
            entriesNotIn(other.removedChests, changes.removedChests),
            entriesNotIn(other.piles, changes.piles),
            entriesNotIn(other.monsters, changes.monsters),
            rowsNotIn(other.flippedWater, changes.flippedWater),
            rowsNotIn(other.flippedTrees, changes.flippedTrees),
            entriesNotIn(other.features, changes.features)};
}

/// Cells with any change of terrain.
RegionRows flips(const RegionChanges &changes)
{
    RegionRows rows = changes.flipped;
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] |= changes.flippedWater[y] | changes.flippedTrees[y];
    return rows;
}

std::int64_t cellsIn(const RegionRows &before, const RegionRows &after)
{
    std::int64_t cells = 0;
    for (std::size_t y = 0; y < before.size(); ++y)
        cells += std::popcount(before[y] | after[y]);
    return cells;
}

/// How many chests, piles, features and monsters differ; a chest with several differences counts once.
std::int64_t thingsIn(const RegionDelta &delta)
{
    std::set<CellPos> chests;
    std::set<CellPos> piles;
    std::set<CellPos> features;
    std::set<int> monsters;
    for (const RegionChanges *changes : {&delta.before, &delta.after}) {
        chests.insert(changes->claimed.begin(), changes->claimed.end());
        chests.insert(changes->removedChests.begin(), changes->removedChests.end());
        for (const CellItems &chest : changes->chests)
            chests.insert(chest.cell);
        for (const CellItems &pile : changes->piles)
            piles.insert(pile.cell);
        for (const CellFeatures &entry : changes->features)
            features.insert(entry.cell);
        for (const MonsterChange &monster : changes->monsters)
            monsters.insert(monster.index);
    }
    return static_cast<std::int64_t>(chests.size() + piles.size() + features.size() + monsters.size());
}

} // namespace

std::int64_t idOf(const BookmarkDelta &delta)
{
    return delta.after ? delta.after->id : delta.before ? delta.before->id : 0;
}

RegionDelta deltaBetween(const RegionChanges &before, const RegionChanges &after)
{
    return {changesNotIn(after, before), changesNotIn(before, after)};
}

void applyDelta(RegionChanges &changes, const RegionDelta &delta)
{
    const RegionChanges &before = delta.before;
    const RegionChanges &after = delta.after;
    replaceRows(changes.explored, before.explored, after.explored);
    replaceRows(changes.flipped, before.flipped, after.flipped);
    replaceRows(changes.flippedWater, before.flippedWater, after.flippedWater);
    replaceRows(changes.flippedTrees, before.flippedTrees, after.flippedTrees);
    replaceEntries(changes.claimed, before.claimed, after.claimed);
    replaceEntries(changes.chests, before.chests, after.chests);
    replaceEntries(changes.removedChests, before.removedChests, after.removedChests);
    replaceEntries(changes.piles, before.piles, after.piles);
    replaceEntries(changes.monsters, before.monsters, after.monsters);
    replaceEntries(changes.features, before.features, after.features);
}

WorldDelta reversed(WorldDelta delta)
{
    for (auto &[pos, region] : delta.regions)
        std::swap(region.before, region.after);
    if (delta.player)
        std::swap(delta.player->before, delta.player->after);
    for (BookmarkDelta &bookmark : delta.bookmarks)
        std::swap(bookmark.before, bookmark.after);
    return delta;
}

void applyDelta(World &world, const WorldDelta &delta)
{
    for (const auto &[pos, region] : delta.regions) {
        RegionChanges changes = world.map.changesOf(pos);
        applyDelta(changes, region);
        world.map.setChanges(pos, changes);
    }
    if (delta.player)
        world.player().position = delta.player->after;
}

void applyDelta(std::vector<Bookmark> &bookmarks, const std::vector<BookmarkDelta> &deltas)
{
    for (const BookmarkDelta &delta : deltas) {
        const std::int64_t id = idOf(delta);
        const auto place = std::lower_bound(
            bookmarks.begin(), bookmarks.end(), id,
            [](const Bookmark &bookmark, std::int64_t wanted) { return bookmark.id < wanted; });
        const bool present = place != bookmarks.end() && place->id == id;
        if (delta.after && present)
            *place = *delta.after;
        else if (delta.after)
            bookmarks.insert(place, *delta.after);
        else if (present)
            bookmarks.erase(place);
    }
}

std::int64_t cellsChanged(const WorldDelta &delta)
{
    std::int64_t total = static_cast<std::int64_t>(delta.bookmarks.size()) + (delta.player ? 1 : 0);
    for (const auto &[pos, region] : delta.regions) {
        total += cellsIn(flips(region.before), flips(region.after));
        total += cellsIn(region.before.explored, region.after.explored);
        total += thingsIn(region);
    }
    return total;
}

} // namespace cave
