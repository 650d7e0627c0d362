// SPDX-License-Identifier: MIT
#include "core/edit/things_draft.h"

#include "core/base/text.h"
#include "core/edit/region_edit.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {

std::optional<Bookmark> BookmarkDraft::kept(std::int64_t id) const
{
    const auto found = std::ranges::find(m_kept, id, &Bookmark::id);
    return found == m_kept.end() ? std::nullopt : std::optional(*found);
}

std::optional<Bookmark> BookmarkDraft::find(std::int64_t id) const
{
    if (const auto changed = m_changed.find(id); changed != m_changed.end())
        return changed->second;
    return kept(id);
}

std::int64_t BookmarkDraft::freeId() const
{
    std::int64_t last = m_changed.empty() ? 0 : m_changed.rbegin()->first;
    for (const Bookmark &bookmark : m_kept)
        last = std::max(last, bookmark.id);
    return last + 1;
}

std::vector<Bookmark> BookmarkDraft::on(const CellMask &cells) const
{
    std::vector<Bookmark> found;
    for (const Bookmark &bookmark : m_kept) {
        if (!m_changed.contains(bookmark.id) && cells.contains(bookmark.at))
            found.push_back(bookmark);
    }
    for (const auto &[id, changed] : m_changed) {
        if (changed && cells.contains(changed->at))
            found.push_back(*changed);
    }
    std::ranges::sort(found, [](const Bookmark &a, const Bookmark &b) { return a.id < b.id; });
    return found;
}

Result<std::int64_t> BookmarkDraft::put(Bookmark bookmark)
{
    if (const Message issue = issueOf(bookmark); !issue.empty())
        return invalid(issue);
    if (bookmark.id == 0)
        bookmark.id = freeId();
    else if (!find(bookmark.id))
        return invalid(message("there is no bookmark %1 to put at %2", bookmark.id, placeText(bookmark.at)));
    m_changed[bookmark.id] = bookmark;
    return bookmark.id;
}

Result<void> BookmarkDraft::remove(std::int64_t id)
{
    if (!find(id))
        return invalid(message("there is no bookmark %1", id));
    m_changed[id] = std::nullopt;
    return {};
}

std::vector<BookmarkDelta> BookmarkDraft::deltas() const
{
    std::vector<BookmarkDelta> deltas;
    for (const auto &[id, after] : m_changed) {
        if (const std::optional<Bookmark> before = kept(id); before != after)
            deltas.push_back({before, after});
    }
    return deltas;
}

bool ThingsDraft::hasChest(WorldPos p)
{
    const int size = world().map.regionSize();
    const RegionPos pos = regionOf(p, size);
    return insideWorld(p) && cave::hasChest(changesOf(pos), seedOf(pos), cellOf(p, size));
}

std::vector<ItemStack> ThingsDraft::contentsOf(WorldPos chest)
{
    const int size = world().map.regionSize();
    if (const CellItems *put = findCell(changesOf(regionOf(chest, size)).chests, cellOf(chest, size)))
        return put->items;
    return drawLoot(*world().content, chestLootKey(world().key, chest), world().spec.settings.chestMaxItems);
}

Result<void> ThingsDraft::checkFloor(WorldPos p)
{
    if (!insideWorld(p))
        return invalid(message("%1 is outside the world", placeText(p)));
    if (!canHold(p))
        return invalid(message("%1 is outside the levels", placeText(p)));
    if (isRock(p))
        return invalid(message("there is rock at %1", placeText(p)));
    return {};
}

Result<void> ThingsDraft::checkItems(const std::vector<ItemStack> &items, WorldPos at) const
{
    if (items.empty())
        return invalid(message("the chest at %1 needs at least one item", placeText(at)));
    for (const ItemStack &stack : items) {
        if (stack.item >= world().content->items.size())
            return invalid(message("the chest at %1: unknown item number %2", placeText(at), stack.item));
        if (stack.amount < 1)
            return invalid(
                message("the chest at %1 can't contain %2 of an item", placeText(at), stack.amount));
    }
    return {};
}

std::vector<ThingsDraft::Chest> ThingsDraft::chestsOn(const CellMask &cells)
{
    std::vector<Chest> chests;
    for (const auto &[pos, rows] : cells.regions()) {
        const RegionRows rock = rockOf(pos);
        const RegionChanges &changed = changesOf(pos);
        for (const CellPos cell : chestCells(changed, seedOf(pos))) {
            if (!testCell(rows, cell) || testCell(rock, cell))
                continue;
            const WorldPos at = worldPos(pos, cell, cells.regionSize());
            chests.push_back({at, contentsOf(at), changed.isClaimed(cell)});
        }
    }
    return chests;
}

/// A closed chest, replacing anything there.
void ThingsDraft::placeChest(WorldPos at, const std::vector<ItemStack> &items)
{
    const int size = world().map.regionSize();
    const CellPos cell = cellOf(at, size);
    const Region &seed = seedOf(regionOf(at, size));
    RegionChanges &changed = changes(regionOf(at, size));
    std::erase(changed.claimed, cell);
    std::erase(changed.removedChests, cell);
    putItems(changed.chests, {cell, {}});
    if (!seed.hasChest(cell) || contentsOf(at) != items)
        putItems(changed.chests, {cell, items});
}

Result<void> ThingsDraft::putChest(WorldPos at, const std::vector<ItemStack> &items)
{
    CAVE_TRY(checkFloor(at));
    CAVE_TRY(checkItems(items, at));
    placeChest(at, items);
    return {};
}

Result<void> ThingsDraft::removeChest(WorldPos at)
{
    if (!hasChest(at))
        return invalid(message("there is no chest at %1", placeText(at)));
    const int size = world().map.regionSize();
    takeChest(changes(regionOf(at, size)), seedOf(regionOf(at, size)), cellOf(at, size));
    return {};
}

Result<void> ThingsDraft::setClaimed(WorldPos at, bool claimed)
{
    if (!hasChest(at))
        return invalid(message("there is no chest at %1", placeText(at)));
    const int size = world().map.regionSize();
    std::vector<CellPos> &list = changes(regionOf(at, size)).claimed;
    if (claimed)
        insertCell(list, cellOf(at, size));
    else
        std::erase(list, cellOf(at, size));
    return {};
}

Result<void> ThingsDraft::removePile(WorldPos at)
{
    const int size = world().map.regionSize();
    if (!insideWorld(at) || findCell(changesOf(regionOf(at, size)).piles, cellOf(at, size)) == nullptr)
        return invalid(message("no dropped items at %1", placeText(at)));
    putItems(changes(regionOf(at, size)).piles, {cellOf(at, size), {}});
    return {};
}

void ThingsDraft::removeFeatures(const CellMask &cells)
{
    for (const auto &[pos, rows] : cells.regions())
        takeFeatures(changes(pos), seedOf(pos), rows);
}

std::vector<ThingsDraft::Pile> ThingsDraft::pilesOn(const CellMask &cells) const
{
    std::vector<Pile> found;
    for (const auto &[pos, rows] : cells.regions()) {
        for (const CellItems &pile : changesOf(pos).piles) {
            if (testCell(rows, pile.cell))
                found.push_back({worldPos(pos, pile.cell, cells.regionSize()), pile.items});
        }
    }
    return found;
}

std::vector<ThingsDraft::Features> ThingsDraft::featuresOn(const CellMask &cells)
{
    std::vector<Features> found;
    for (const auto &[pos, rows] : cells.regions()) {
        const RegionChanges &changed = changesOf(pos);
        for (auto &[cell, features] : movableFeatures(changed, seedOf(pos))) {
            if (testCell(rows, cell))
                found.push_back({worldPos(pos, cell, cells.regionSize()), features, changed.isClaimed(cell)});
        }
    }
    return found;
}

void ThingsDraft::putDown(const Chest &chest)
{
    placeChest(chest.at, chest.items);
    const int size = world().map.regionSize();
    if (chest.claimed)
        insertCell(changes(regionOf(chest.at, size)).claimed, cellOf(chest.at, size));
}

void ThingsDraft::putDown(const Pile &pile)
{
    const int size = world().map.regionSize();
    putItems(changes(regionOf(pile.at, size)).piles, {cellOf(pile.at, size), pile.items});
}

void ThingsDraft::putDown(const Features &features)
{
    const int size = world().map.regionSize();
    const RegionPos pos = regionOf(features.at, size);
    const CellPos cell = cellOf(features.at, size);
    std::vector<Feature> placed = features.features;
    for (Feature &feature : placed)
        feature.cell = cell;
    setFeatures(changes(pos), seedOf(pos), cell, std::move(placed), features.claimed);
}

} // namespace cave
