// SPDX-License-Identifier: MIT
#include "core/edit/edit_draft.h"

#include "core/base/bit_grid.h"
#include "core/base/text.h"
#include "core/edit/region_edit.h"
#include "core/gen/caves/automaton_rows.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace cave {
namespace {

Message nameOf(const MonsterId &id)
{
    return message("monster %1 of region %2", id.index, placeText({id.home.x, id.home.y}));
}

CellMask oneCell(WorldPos p, int regionSize)
{
    CellMask mask(regionSize);
    mask.add(p);
    return mask;
}

MonsterState calmAt(WorldPos at)
{
    MonsterState state;
    state.position = at;
    return state;
}

} // namespace

const RegionChanges &TerrainDraft::changesOf(RegionPos pos) const
{
    const auto found = m_changed.find(pos);
    return found == m_changed.end() ? m_world.map.changesOf(pos) : found->second;
}

RegionChanges &TerrainDraft::changes(RegionPos pos)
{
    const auto found = m_changed.find(pos);
    return found == m_changed.end() ? m_changed.emplace(pos, m_world.map.changesOf(pos)).first->second
                                    : found->second;
}

const Region &TerrainDraft::seedOf(RegionPos pos)
{
    if (const auto found = m_seeds.find(pos); found != m_seeds.end())
        return found->second;
    // A region cached by the level needn't be generated again, unless it was changed.
    const bool changed = m_world.map.changesOf(pos).changesRegion();
    return m_seeds.emplace(pos, changed ? m_world.map.source()->generate(pos) : m_world.map.region(pos))
        .first->second;
}

/// A region with its current terrain and chests. Not for regions beyond the usable world.
Region TerrainDraft::regionNow(RegionPos pos)
{
    Region region = seedOf(pos);
    applyTo(region, changesOf(pos));
    return region;
}

RegionRows TerrainDraft::rockOf(RegionPos pos)
{
    const int size = m_world.map.regionSize();
    const RegionRows usable = usableCells(pos, size);
    RegionRows rock{};
    if (usable != rock) {
        rock = seedOf(pos).rock;
        const RegionRows &flipped = changesOf(pos).flipped;
        for (std::size_t y = 0; y < rock.size(); ++y)
            rock[y] ^= flipped[y];
    }
    for (std::size_t y = 0; y < static_cast<std::size_t>(size); ++y)
        rock[y] |= lowBits(size) & ~usable[y];
    return rock;
}

Terrain TerrainDraft::terrainAt(WorldPos p)
{
    const int size = m_world.map.regionSize();
    if (!insideWorld(p))
        return Terrain::Bounds;
    const RegionPos pos = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const Region &seed = seedOf(pos);
    const RegionChanges &changed = changesOf(pos);
    if (testCell(seed.bounds, cell))
        return Terrain::Bounds;
    if (testCell(seed.rock, cell) != testCell(changed.flipped, cell))
        return Terrain::Rock;
    if (testCell(seed.water, cell) != testCell(changed.flippedWater, cell))
        return Terrain::Water;
    return testCell(seed.trees, cell) != testCell(changed.flippedTrees, cell) ? Terrain::Trees
                                                                              : Terrain::Floor;
}

bool TerrainDraft::isRock(WorldPos p)
{
    const Terrain terrain = terrainAt(p);
    return terrain == Terrain::Rock || terrain == Terrain::Bounds;
}

CellMask TerrainDraft::terrainIn(const CellMask &cells, Terrain terrain)
{
    CellMask found(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions())
        found.addRegion(pos, cellsOf(regionNow(pos), terrain));
    found.intersect(cells);
    return found;
}

bool TerrainDraft::canHold(WorldPos p)
{
    return terrainAt(p) != Terrain::Bounds;
}

CellMask TerrainDraft::changeable(const CellMask &cells, Terrain terrain)
{
    CellMask fixed(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions())
        fixed.addRegion(pos, seedOf(pos).bounds);
    for (const Level &level : m_world.map.plan().levels) {
        for (const std::optional<WorldPos> &end : {level.start, level.finish}) {
            if (terrain == Terrain::Rock && end)
                fixed.add(*end);
        }
    }
    if (terrain == Terrain::Rock) {
        const JourneyPlan &journey = m_world.map.source()->journey();
        for (const std::vector<WorldPos> *goals : {&journey.relics, &journey.mapPieces})
            std::ranges::for_each(*goals, [&fixed](WorldPos goal) { fixed.add(goal); });
        if (journey.gate)
            fixed.add(*journey.gate);
    }
    if (fixed.empty())
        return cells;
    CellMask kept = cells;
    kept.subtract(fixed);
    m_leftOut += cells.count() - kept.count();
    return kept;
}

/// `cells` must be changeable.
void TerrainDraft::setRows(RegionPos pos, const RegionRows &cells, Terrain terrain)
{
    const Region &seed = seedOf(pos);
    RegionChanges &changed = changes(pos);
    const auto put = [&cells](RegionRows &flipped, const RegionRows &seeded, bool wanted) {
        for (std::size_t y = 0; y < cells.size(); ++y) {
            const std::uint64_t different = wanted ? ~seeded[y] : seeded[y];
            flipped[y] = (flipped[y] & ~cells[y]) | (cells[y] & different);
        }
    };
    put(changed.flipped, seed.rock, terrain == Terrain::Rock);
    put(changed.flippedWater, seed.water, terrain == Terrain::Water);
    put(changed.flippedTrees, seed.trees, terrain == Terrain::Trees);
    if (terrain == Terrain::Rock)
        takeChests(changed, seed, cells);
}

void TerrainDraft::setTerrain(const CellMask &cells, Terrain terrain)
{
    const CellMask changed = changeable(cells, terrain);
    for (const auto &[pos, rows] : changed.regions())
        setRows(pos, rows, terrain);
}

/// The region after a step of the automaton on all of its cells.
RegionRows TerrainDraft::automatonStep(RegionPos pos, int threshold)
{
    const int size = m_world.map.regionSize();
    RegionRows stepped{};
    if (threshold <= 0) { // even without neighbours
        std::fill_n(stepped.begin(), size, lowBits(size));
        return stepped;
    }
    // The region with a border of one cell.
    std::array<std::uint64_t, kMaxRegionSize + 2> window{};
    const auto top = static_cast<std::size_t>(size);
    for (const std::int64_t north : {-1, 0, 1}) {
        const RegionRows west = rockOf({pos.x - 1, pos.y + north});
        const RegionRows middle = rockOf({pos.x, pos.y + north});
        const RegionRows east = rockOf({pos.x + 1, pos.y + north});
        const auto withSides = [&](std::size_t y) {
            return (west[y] >> (top - 1U)) | (middle[y] << 1U) | ((east[y] & 1U) << (top + 1U));
        };
        if (north < 0)
            window[0] = withSides(top - 1);
        else if (north > 0)
            window[top + 1] = withSides(0);
        else
            for (std::size_t y = 0; y < top; ++y)
                window[y + 1] = withSides(y);
    }
    stepRowsBy(window.data(), size + 2, std::min(threshold, 8));
    for (std::size_t y = 0; y < top; ++y)
        stepped[y] = (window[y + 1] >> 1U) & lowBits(size);
    return stepped;
}

void TerrainDraft::stepAutomaton(const CellMask &cells, int threshold)
{
    std::vector<RegionRows> steps; // all are computed before any is applied
    steps.reserve(cells.regions().size());
    for (const auto &[pos, rows] : cells.regions())
        steps.push_back(automatonStep(pos, threshold));
    auto step = steps.begin();
    CellMask rock(cells.regionSize());
    CellMask floor(cells.regionSize());
    for (const auto &[pos, rows] : cells.regions()) {
        RegionRows filled = rows;
        RegionRows dug = rockOf(pos);
        for (std::size_t y = 0; y < rows.size(); ++y) {
            filled[y] &= (*step)[y];
            dug[y] &= rows[y] & ~(*step)[y];
        }
        rock.addRegion(pos, filled);
        floor.addRegion(pos, dug);
        ++step;
    }
    setTerrain(rock, Terrain::Rock);
    setTerrain(floor, Terrain::Floor);
}

void TerrainDraft::setExplored(const CellMask &cells, bool explored)
{
    for (const auto &[pos, rows] : cells.regions()) {
        RegionRows &known = changes(pos).explored;
        for (std::size_t y = 0; y < rows.size(); ++y)
            known[y] = explored ? known[y] | rows[y] : known[y] & ~rows[y];
    }
}

EditDraft::EditDraft(World &world, const std::vector<Bookmark> &bookmarks)
    : ThingsDraft(world)
    , m_bookmarks(bookmarks)
{
}

void EditDraft::eraseToSeed(const CellMask &cells)
{
    for (const auto &[pos, rows] : cells.regions()) {
        const RegionRows &erased = rows;
        const Region &seed = seedOf(pos);
        RegionChanges &changed = changes(pos);
        const auto isErased = [&erased](CellPos cell) { return testCell(erased, cell); };
        for (RegionRows *flipped : {&changed.flipped, &changed.flippedWater, &changed.flippedTrees}) {
            for (std::size_t y = 0; y < rows.size(); ++y)
                (*flipped)[y] &= ~rows[y];
        }
        std::erase_if(changed.claimed, isErased);
        std::erase_if(changed.removedChests, isErased);
        for (std::vector<CellItems> *list : {&changed.chests, &changed.piles})
            std::erase_if(*list, [&](const CellItems &entry) { return isErased(entry.cell); });
        std::erase_if(changed.features, [&](const CellFeatures &entry) { return isErased(entry.cell); });
        std::erase_if(changed.monsters, [&](const MonsterChange &monster) {
            const auto index = static_cast<std::size_t>(monster.index);
            return index < seed.monsters.size() && isErased(seed.monsters[index]);
        });
    }
    forgetPlacedMonsters(cells);
}

/// Whether a monster or player can be placed there.
Result<void> EditDraft::checkFree(WorldPos p)
{
    CAVE_TRY(checkFloor(p));
    if (p == m_player.value_or(world().player().position))
        return invalid(message("the player is at %1", placeText(p)));
    if (const PartyMember *ally = allyAt(world(), world().party.shown, p))
        return invalid(message("%1 is at %2", playerText(ally->id, ally->name), placeText(p)));
    const std::vector<Monster> there = monstersOn(oneCell(p, world().map.regionSize()));
    if (!there.empty())
        return invalid(message("%1 is at %2", nameOf(there.front().id), placeText(p)));
    return {};
}

Result<void> EditDraft::movePlayer(WorldPos to)
{
    if (to == m_player.value_or(world().player().position))
        return checkFloor(to);
    CAVE_TRY(checkFree(to));
    m_player = to;
    return {};
}

/// Calls `use(MonsterId, const MonsterChange &)` for all monsters whose state differs from the seed's,
/// wherever they are, and for added ones.
template<class Use>
void EditDraft::forEachKeptMonster(Use use) const
{
    for (const auto &[pos, kept] : world().map.changes()) {
        if (changed().contains(pos))
            continue;
        for (const MonsterChange &change : kept.monsters)
            use(MonsterId{pos, change.index}, change);
    }
    for (const auto &[pos, after] : changed()) {
        for (const MonsterChange &change : after.monsters)
            use(MonsterId{pos, change.index}, change);
    }
}

std::optional<Monster> EditDraft::monster(const MonsterId &id)
{
    const int size = world().map.regionSize();
    if (id.index < 0 || usableCells(id.home, size) == RegionRows{})
        return std::nullopt;
    const std::vector<CellPos> &starts = seedOf(id.home).monsters;
    const MonsterChange *change = findMonster(changesOf(id.home).monsters, id.index);
    const auto index = static_cast<std::size_t>(id.index);
    const bool placed = index >= starts.size();
    if (placed && change == nullptr)
        return std::nullopt;
    Monster found{id, 0, placed ? homeOfPlaced(id.home, size) : worldPos(id.home, starts[index], size), {}};
    found.state = change == nullptr ? calmAt(found.home) : change->state;
    if (change != nullptr && change->kind)
        found.kind = *change->kind;
    else
        found.kind = placed ? plainKind(*world().content) : seededKind(world(), id, found.home);
    return found;
}

std::vector<Monster> EditDraft::monstersOn(const CellMask &cells)
{
    std::vector<MonsterId> ids;
    forEachKeptMonster([&](const MonsterId &id, const MonsterChange &change) {
        if (change.state.alive && cells.contains(change.state.position))
            ids.push_back(id);
    });
    for (const auto &[pos, rows] : cells.regions()) {
        const std::vector<CellPos> &starts = seedOf(pos).monsters;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const int index = static_cast<int>(i);
            if (testCell(rows, starts[i]) && findMonster(changesOf(pos).monsters, index) == nullptr)
                ids.push_back({pos, index});
        }
    }
    std::ranges::sort(ids);
    std::vector<Monster> monsters;
    for (const MonsterId &id : ids) {
        if (const std::optional<Monster> found = monster(id))
            monsters.push_back(*found);
    }
    return monsters;
}

/// Removes all added monsters on the cells, dead or alive.
void EditDraft::forgetPlacedMonsters(const CellMask &cells)
{
    std::vector<MonsterId> ids;
    forEachKeptMonster([&](const MonsterId &id, const MonsterChange &change) {
        if (cells.contains(change.state.position))
            ids.push_back(id);
    });
    for (const MonsterId &id : ids) {
        if (static_cast<std::size_t>(id.index) < seedOf(id.home).monsters.size())
            continue;
        std::vector<MonsterChange> &monsters = changes(id.home).monsters;
        monsters.erase(placeOf(monsters, id.index));
    }
}

MonsterId EditDraft::addMonster(WorldPos at, std::size_t kind)
{
    const RegionPos pos = regionOf(at, world().map.regionSize());
    int index = static_cast<int>(seedOf(pos).monsters.size());
    std::vector<MonsterChange> &monsters = changes(pos).monsters;
    auto place = placeOf(monsters, index);
    for (; place != monsters.end() && place->index == index; ++place)
        ++index;
    monsters.insert(place, {index, calmAt(at), kind});
    return {pos, index};
}

/// Stores the state of an existing monster.
void EditDraft::keepMonster(const Monster &monster)
{
    const bool placed = static_cast<std::size_t>(monster.id.index) >= seedOf(monster.id.home).monsters.size();
    std::vector<MonsterChange> &monsters = changes(monster.id.home).monsters;
    const auto place = placeOf(monsters, monster.id.index);
    const bool present = place != monsters.end() && place->index == monster.id.index;
    const bool asSeeded = !placed && monster.state == calmAt(monster.home);
    if (present && asSeeded && !place->kind)
        monsters.erase(place);
    else if (present)
        place->state = monster.state;
    else if (!asSeeded)
        monsters.insert(place, {monster.id.index, monster.state, std::nullopt});
}

/// Kills a monster of the seed; removes an added one.
void EditDraft::takeMonster(const Monster &monster)
{
    if (static_cast<std::size_t>(monster.id.index) < seedOf(monster.id.home).monsters.size()) {
        Monster dead = monster;
        dead.state.alive = false;
        keepMonster(dead);
        return;
    }
    std::vector<MonsterChange> &monsters = changes(monster.id.home).monsters;
    monsters.erase(placeOf(monsters, monster.id.index));
}

Result<MonsterId> EditDraft::putMonster(WorldPos at, std::size_t kind)
{
    if (kind >= world().content->monsters.size())
        return invalid(message("a monster at %1: unknown kind number %2", placeText(at), kind));
    CAVE_TRY(checkFree(at));
    return addMonster(at, kind);
}

Result<void> EditDraft::moveMonster(const MonsterId &id, WorldPos to)
{
    std::optional<Monster> moved = monster(id);
    if (!moved)
        return invalid(message("there is no %1", nameOf(id)));
    if (!moved->state.alive)
        return invalid(message("%1 is dead", nameOf(id)));
    if (moved->state.position == to)
        return {};
    CAVE_TRY(checkFree(to));
    if (!isInMonsterRange(world(), moved->home, to))
        return invalid(message("%1 is over %2 cells from the home of %3 at %4", placeText(to), kMonsterRange,
                               nameOf(id), placeText(moved->home)));
    moved->state.position = to;
    keepMonster(*moved);
    return {};
}

Result<void> EditDraft::removeMonster(const MonsterId &id)
{
    const std::optional<Monster> removed = monster(id);
    if (!removed)
        return invalid(message("there is no %1", nameOf(id)));
    const bool placed = static_cast<std::size_t>(id.index) >= seedOf(id.home).monsters.size();
    if (!placed && !removed->state.alive)
        return invalid(message("%1 is already dead", nameOf(id)));
    takeMonster(*removed);
    return {};
}

/// Like `moveMonster`, but from anywhere to anywhere in the world; beyond its end, or outside every level,
/// the monster is removed.
void EditDraft::shiftMonster(Monster monster, WorldPos to)
{
    if (canHold(to) && isInMonsterRange(world(), monster.home, to)) {
        monster.state.position = to;
        keepMonster(monster);
        return;
    }
    takeMonster(monster);
    if (canHold(to))
        addMonster(to, monster.kind);
}

/// Puts a monster that was cut out of this world back as the same one, in the same state. False if it is
/// still there, or can't be at `to`.
bool EditDraft::bringBack(const CellPatch::PatchMonster &cut, WorldPos to)
{
    const int size = world().map.regionSize();
    const MonsterId id = cut.id.value_or(MonsterId{{}, -1});
    if (id.index < 0 || usableCells(id.home, size) == RegionRows{})
        return false;
    const bool placed = static_cast<std::size_t>(id.index) >= seedOf(id.home).monsters.size();
    const std::optional<Monster> now = monster(id);
    if (now && (placed || now->state.alive || now->kind != cut.kind))
        return false;
    const WorldPos home = now ? now->home : homeOfPlaced(id.home, size);
    if (!isInMonsterRange(world(), home, to))
        return false;
    Monster back{id, cut.kind, home, cut.state};
    back.state.position = to;
    back.state.alive = true;
    std::vector<MonsterChange> &monsters = changes(id.home).monsters;
    if (placed)
        monsters.insert(placeOf(monsters, id.index), {id.index, back.state, cut.kind});
    else
        keepMonster(back);
    return true;
}

WorldDelta EditDraft::delta() const
{
    WorldDelta delta;
    for (const auto &[pos, after] : changed()) {
        const RegionChanges &before = world().map.changesOf(pos);
        if (after != before)
            delta.regions.emplace(pos, deltaBetween(before, after));
    }
    if (m_player && *m_player != world().player().position)
        delta.player = PlayerMoveDelta{world().player().position, *m_player};
    delta.bookmarks = m_bookmarks.deltas();
    return delta;
}

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
    return seedLoot(world(), chest);
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
    if (items.empty() && !world().content->scenario.hero) // treasures of a run with dice may hold nothing
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
    if (seed.hasChest(cell) && contentsOf(at) == items)
        return;
    const auto place = std::ranges::lower_bound(changed.chests, cell, {}, &CellItems::cell);
    changed.chests.insert(place, {cell, items}); // perhaps without items, which `putItems` would leave out
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
