// SPDX-License-Identifier: MIT
// What an edit does with whole pieces of a map.

#include "core/base/text.h"
#include "core/edit/edit_draft.h"
#include "core/edit/region_edit.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace cave {
namespace {

/// The set cells of a grid with its south-west corner at `at`.
CellMask maskOf(const BitGrid &grid, WorldPos at, int regionSize)
{
    CellMask mask(regionSize);
    forEachRegion({at, grid.width(), grid.height()}, regionSize, [&](RegionPos pos, const CellRect &part) {
        const CellPos first = cellOf(part.origin, regionSize);
        RegionRows rows{};
        for (int y = 0; y < part.height; ++y) {
            const std::uint64_t bits = grid.bits(static_cast<int>(part.origin.x - at.x),
                                                 static_cast<int>(part.origin.y - at.y) + y, part.width);
            rows[static_cast<std::size_t>(first.y) + static_cast<std::size_t>(y)] =
                bits << static_cast<unsigned>(first.x);
        }
        mask.addRegion(pos, rows);
    });
    return mask;
}

bool covers(const BitGrid &grid, CellPos cell)
{
    return grid.contains(cell.x, cell.y) && grid.test(cell.x, cell.y);
}

/// True if all terrain of a patch has the size of its cells; water and trees may be missing.
bool terrainFits(const CellPatch &patch)
{
    const auto fits = [&patch](const BitGrid &grid) {
        return grid.width() == patch.width() && grid.height() == patch.height();
    };
    const auto fitsOrIsAbsent = [&fits](const BitGrid &grid) { return grid.width() == 0 || fits(grid); };
    return fits(patch.rock) && fitsOrIsAbsent(patch.water) && fitsOrIsAbsent(patch.trees);
}

} // namespace

/// Things on cells, which move with them.
struct EditDraft::Belongings {
    std::vector<Chest> chests;
    std::vector<Pile> piles;
    std::vector<Features> features;
    std::vector<Monster> monsters;
    std::vector<Bookmark> bookmarks;
};

/// The things on the cells.
EditDraft::Belongings EditDraft::belongingsOf(const CellMask &cells)
{
    return {chestsOn(cells), pilesOn(cells), featuresOn(cells), monstersOn(cells), m_bookmarks.on(cells)};
}

/// Removes chests, piles, movable features, living monsters and bookmarks.
void EditDraft::clearThings(const CellMask &cells)
{
    for (const auto &[pos, rows] : cells.regions()) {
        const RegionRows &cleared = rows;
        RegionChanges &changed = changes(pos);
        takeChests(changed, seedOf(pos), rows);
        takeFeatures(changed, seedOf(pos), rows);
        std::erase_if(changed.piles,
                      [&cleared](const CellItems &pile) { return testCell(cleared, pile.cell); });
    }
    for (const Monster &monster : monstersOn(cells))
        takeMonster(monster);
    for (const Bookmark &bookmark : m_bookmarks.on(cells))
        static_cast<void>(m_bookmarks.remove(bookmark.id));
}

/// Checks the chests and piles of a patch, each of which has items that this world knows.
Result<void> EditDraft::checkHolders(const CellPatch &patch) const
{
    for (const CellPatch::Chest &chest : patch.chests) {
        if (!covers(patch.cells, chest.cell) || covers(patch.rock, chest.cell))
            return invalid(message("the patch's chest at %1 isn't on its floor", cellText(chest.cell)));
        CAVE_TRY(checkItems(chest.items, {chest.cell.x, chest.cell.y}));
    }
    for (const CellPatch::Pile &pile : patch.piles) {
        if (!covers(patch.cells, pile.cell))
            return invalid(message("the patch's pile at %1 isn't on its cells", cellText(pile.cell)));
        CAVE_TRY(checkItems(pile.items, {pile.cell.x, pile.cell.y}));
    }
    return {};
}

/// Checks that `patch` can be pasted into this world.
Result<void> EditDraft::checkPatch(const CellPatch &patch) const
{
    if (!terrainFits(patch))
        return invalid("the patch's terrain and cells differ in size");
    CAVE_TRY(checkHolders(patch));
    for (const CellPatch::Features &entry : patch.features) {
        if (!covers(patch.cells, entry.cell))
            return invalid(message("the patch's feature at %1 isn't on its cells", cellText(entry.cell)));
        for (const Feature &feature : entry.features) {
            if (const Message issue = issueOf(feature, *world().content); !issue.empty())
                return invalid(
                    message("the patch's feature at %1 can't be placed: %2", cellText(entry.cell), issue));
        }
    }
    for (const CellPatch::PatchMonster &monster : patch.monsters) {
        if (!covers(patch.cells, monster.cell))
            return invalid(message("the patch's monster at %1 isn't on its cells", cellText(monster.cell)));
        if (monster.kind >= world().content->monsters.size())
            return invalid(message("the patch's monster at %1 is of no known kind", cellText(monster.cell)));
    }
    for (const CellPatch::Marker &marker : patch.markers) {
        if (!covers(patch.cells, marker.cell))
            return invalid(message("the patch's marker at %1 isn't on its cells", cellText(marker.cell)));
        if (const Message issue = issueOf({0, {}, marker.kind, marker.label}); !issue.empty())
            return invalid(
                message("the patch's marker at %1 can't be stored: %2", cellText(marker.cell), issue));
    }
    return {};
}

void EditDraft::fillIn(const CellMask &cells)
{
    clearThings(changeable(cells, Terrain::Floor));
    setTerrain(cells, Terrain::Rock);
}

Result<void> EditDraft::paste(const CellPatch &patch, WorldPos at)
{
    CAVE_TRY(checkPatch(patch));
    if (!insideWorld({at.x / 2, at.y / 2})) // no part of it is in the world
        return {};
    const int size = world().map.regionSize();
    const CellMask covered = maskOf(patch.cells, at, size);
    const CellMask held = changeable(covered, Terrain::Floor);
    clearThings(held);
    setTerrain(held, Terrain::Floor);
    for (const auto &[grid, terrain] :
         {std::pair(&patch.trees, Terrain::Trees), std::pair(&patch.water, Terrain::Water),
          std::pair(&patch.rock, Terrain::Rock)}) {
        CellMask cells = maskOf(*grid, at, size);
        cells.intersect(held);
        setTerrain(cells, terrain);
    }
    pasteThings(patch, at);
    return {};
}

/// Puts down what is on the cells of a patch, where there is nothing now.
void EditDraft::pasteThings(const CellPatch &patch, WorldPos at)
{
    const auto placeAt = [at](CellPos cell) { return WorldPos{at.x + cell.x, at.y + cell.y}; };
    for (const CellPatch::Chest &chest : patch.chests) {
        if (canHold(placeAt(chest.cell)))
            putDown(Chest{placeAt(chest.cell), chest.items, chest.claimed});
    }
    for (const CellPatch::Pile &pile : patch.piles) {
        if (canHold(placeAt(pile.cell)))
            putDown(Pile{placeAt(pile.cell), pile.items});
    }
    for (const CellPatch::Features &entry : patch.features) {
        if (canHold(placeAt(entry.cell)))
            putDown(Features{placeAt(entry.cell), entry.features, entry.claimed});
    }
    const bool isOfThisWorld = patch.world == world().key;
    for (const CellPatch::PatchMonster &monster : patch.monsters) {
        const WorldPos to = placeAt(monster.cell);
        if (canHold(to) && !(isOfThisWorld && bringBack(monster, to)))
            addMonster(to, monster.kind);
    }
    for (const CellPatch::Marker &marker : patch.markers) {
        if (canHold(placeAt(marker.cell)))
            static_cast<void>(m_bookmarks.put({0, placeAt(marker.cell), marker.kind, marker.label}));
    }
}

/// Puts down what was taken up, `dx` east and `dy` north; anything that leaves the world or its levels is
/// removed.
void EditDraft::putDownMoved(const Belongings &belongings, std::int64_t dx, std::int64_t dy)
{
    const auto moved = [dx, dy](WorldPos p) { return WorldPos{p.x + dx, p.y + dy}; };
    for (Chest chest : belongings.chests) {
        chest.at = moved(chest.at);
        if (canHold(chest.at))
            putDown(chest);
    }
    for (Pile pile : belongings.piles) {
        pile.at = moved(pile.at);
        if (canHold(pile.at))
            putDown(pile);
    }
    for (Features features : belongings.features) {
        features.at = moved(features.at);
        if (canHold(features.at))
            putDown(features);
    }
    for (const Monster &monster : belongings.monsters)
        shiftMonster(monster, moved(monster.state.position));
    for (Bookmark bookmark : belongings.bookmarks) {
        bookmark.at = moved(bookmark.at);
        if (canHold(bookmark.at))
            static_cast<void>(m_bookmarks.put(bookmark));
        else
            static_cast<void>(m_bookmarks.remove(bookmark.id));
    }
}

Result<void> EditDraft::moveCells(const CellMask &cells, std::int64_t dx, std::int64_t dy)
{
    if ((dx == 0 && dy == 0) || cells.empty())
        return {};
    constexpr std::int64_t kAcross = 2 * kWorldLimit; // anything moved this far leaves the world
    dx = std::clamp(dx, -kAcross - 1, kAcross + 1);
    dy = std::clamp(dy, -kAcross - 1, kAcross + 1);
    const CellMask held = changeable(cells, Terrain::Floor);
    const CellMask target = changeable(held.movedBy(dx, dy), Terrain::Floor);
    std::vector<std::pair<Terrain, CellMask>> terrains;
    for (const Terrain terrain : {Terrain::Trees, Terrain::Water, Terrain::Rock}) {
        CellMask moved = terrainIn(held, terrain).movedBy(dx, dy);
        moved.intersect(target);
        terrains.emplace_back(terrain, std::move(moved));
    }
    const Belongings belongings = belongingsOf(held);
    // Those that move along are neither obstacles nor removed.
    CellMask elsewhere = target;
    elsewhere.subtract(held);
    clearThings(elsewhere);
    for (const auto &[pos, rows] : held.regions()) {
        const RegionRows &left = rows;
        takeFeatures(changes(pos), seedOf(pos), rows);
        std::erase_if(changes(pos).piles,
                      [&left](const CellItems &pile) { return testCell(left, pile.cell); });
    }
    setTerrain(held, Terrain::Rock);
    setTerrain(target, Terrain::Floor);
    for (const auto &[terrain, moved] : terrains)
        setTerrain(moved, terrain);
    putDownMoved(belongings, dx, dy);
    return {};
}

} // namespace cave
