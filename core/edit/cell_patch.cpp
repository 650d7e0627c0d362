// SPDX-License-Identifier: MIT
#include "core/edit/cell_patch.h"

#include "core/edit/edit_draft.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

/// The cells of a mask with the bounds `frame` as bits.
BitGrid gridOf(const CellMask &mask, const CellRect &frame)
{
    BitGrid grid(frame.width, frame.height);
    forEachRegion(frame, mask.regionSize(), [&](RegionPos pos, const CellRect &part) {
        const RegionRows rows = mask.rowsOf(pos);
        const CellPos first = cellOf(part.origin, mask.regionSize());
        const int x = static_cast<int>(part.origin.x - frame.origin.x);
        const int y = static_cast<int>(part.origin.y - frame.origin.y);
        for (int row = 0; row < part.height; ++row) {
            const std::uint64_t bits =
                rows[static_cast<std::size_t>(first.y) + static_cast<std::size_t>(row)];
            grid.orBits(x, y + row, part.width, bits >> static_cast<unsigned>(first.x));
        }
    });
    return grid;
}

/// A grid of another shape with every cell moved to `place(cell)`.
template<class Place>
BitGrid placed(const BitGrid &grid, int width, int height, Place place)
{
    BitGrid result(width, height);
    for (int y = 0; y < grid.height(); ++y) {
        for (int word = 0; word < grid.wordsPerRow(); ++word) {
            for (std::uint64_t left = grid.row(y)[word]; left != 0; left &= left - 1) {
                const CellPos cell = place(CellPos{word * 64 + std::countr_zero(left), y});
                result.set(cell.x, cell.y);
            }
        }
    }
    return result;
}

/// Calls `visit(things)` for each list of things that have a cell.
template<class Visit>
void forEachList(CellPatch &patch, Visit visit)
{
    visit(patch.chests);
    visit(patch.piles);
    visit(patch.features);
    visit(patch.monsters);
    visit(patch.markers);
}

template<class Place>
CellPatch placed(CellPatch patch, int width, int height, Place place)
{
    patch.cells = placed(patch.cells, width, height, place);
    patch.rock = placed(patch.rock, width, height, place);
    for (BitGrid *grid : {&patch.water, &patch.trees}) {
        if (grid->width() > 0)
            *grid = placed(*grid, width, height, place);
    }
    forEachList(patch, [&](auto &things) {
        for (auto &thing : things)
            thing.cell = place(thing.cell);
    });
    for (CellPatch::Features &entry : patch.features) {
        for (Feature &feature : entry.features)
            feature.cell = entry.cell;
    }
    return patch;
}

} // namespace

Terrain CellPatch::terrain(CellPos cell) const
{
    const auto covers = [cell](const BitGrid &grid) {
        return grid.contains(cell.x, cell.y) && grid.test(cell.x, cell.y);
    };
    if (covers(rock))
        return Terrain::Rock;
    if (covers(water))
        return Terrain::Water;
    return covers(trees) ? Terrain::Trees : Terrain::Floor;
}

void CellPatch::setTerrain(CellPos cell, Terrain terrain)
{
    for (const auto &[grid, is] : {std::pair(&rock, Terrain::Rock), std::pair(&water, Terrain::Water),
                                   std::pair(&trees, Terrain::Trees)}) {
        if (terrain == is && grid->width() == 0)
            grid->reset(width(), height());
        if (terrain == is)
            grid->set(cell.x, cell.y);
        else if (grid->width() > 0)
            grid->clear(cell.x, cell.y);
    }
}

Result<CellPatch> cutOut(World &world, const std::vector<Bookmark> &bookmarks, const CellMask &selected)
{
    if (selected.empty())
        return invalid("nothing is selected");
    EditDraft now(world, bookmarks);
    CellMask mask = selected;
    mask.subtract(now.terrainIn(selected, Terrain::Bounds));
    if (mask.empty())
        return invalid("the selection is outside the levels");
    const std::optional<CellRect> frame = mask.bounds();
    if (!frame || frame->width > kMaxPatchSide || frame->height > kMaxPatchSide)
        return invalid(message("the selection is %1; a piece can have at most %2 per side",
                               std::string(frame ? std::to_string(frame->width) + " × " +
                                                       std::to_string(frame->height) + " cells"
                                                 : std::string("more than 2,147,483,647 cells wide or high")),
                               kMaxPatchSide));
    const auto cellAt = [&](WorldPos p) {
        return CellPos{static_cast<int>(p.x - frame->origin.x), static_cast<int>(p.y - frame->origin.y)};
    };
    CellPatch patch;
    patch.cells = gridOf(mask, *frame);
    patch.rock = gridOf(now.terrainIn(mask, Terrain::Rock), *frame);
    for (const auto &[grid, terrain] :
         {std::pair(&patch.water, Terrain::Water), std::pair(&patch.trees, Terrain::Trees)}) {
        if (const CellMask cells = now.terrainIn(mask, terrain); !cells.empty())
            *grid = gridOf(cells, *frame);
    }
    for (EditDraft::Chest &chest : now.chestsOn(mask))
        patch.chests.push_back({cellAt(chest.at), std::move(chest.items), chest.claimed});
    for (auto &[at, items] : now.pilesOn(mask))
        patch.piles.push_back({cellAt(at), std::move(items)});
    for (EditDraft::Features &entry : now.featuresOn(mask)) {
        for (Feature &feature : entry.features)
            feature.cell = cellAt(entry.at);
        patch.features.push_back({cellAt(entry.at), std::move(entry.features), entry.claimed});
    }
    for (Monster &monster : now.monstersOn(mask)) {
        const CellPos cell = cellAt(std::exchange(monster.state.position, {}));
        patch.monsters.push_back({cell, monster.kind, monster.id, monster.state});
    }
    if (!patch.monsters.empty())
        patch.world = world.key;
    for (Bookmark &bookmark : now.bookmarksOn(mask))
        patch.markers.push_back({cellAt(bookmark.at), std::move(bookmark.kind), std::move(bookmark.label)});
    forEachList(patch, [](auto &things) {
        std::ranges::stable_sort(things, {}, [](const auto &thing) { return thing.cell; });
    });
    return patch;
}

CellPatch patternOf(CellPatch patch)
{
    patch.world.reset();
    for (CellPatch::PatchMonster &monster : patch.monsters) {
        monster.id.reset();
        monster.state = {};
    }
    return patch;
}

CellPatch rotatedClockwise(const CellPatch &patch)
{
    const int last = patch.width() - 1;
    return placed(patch, patch.height(), patch.width(), [last](CellPos cell) {
        return CellPos{cell.y, last - cell.x};
    });
}

CellPatch mirroredEastWest(const CellPatch &patch)
{
    const int last = patch.width() - 1;
    return placed(patch, patch.width(), patch.height(), [last](CellPos cell) {
        return CellPos{last - cell.x, cell.y};
    });
}

} // namespace cave
