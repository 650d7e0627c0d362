// SPDX-License-Identifier: MIT
#include "core/edit/edit_draft.h"

#include "core/base/text.h"
#include "core/edit/region_edit.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

namespace cave {
namespace {

std::string nameOf(const MonsterId &id)
{
    return "monster " + std::to_string(id.index) + " of " + regionText(id.home);
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

} // namespace cave
