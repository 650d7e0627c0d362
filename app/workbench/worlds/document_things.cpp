// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/document_things.h"

#include "core/analysis/checks/world_find.h"
#include "core/base/hashing.h"
#include "editor/document/world_document.h"

#include <set>
#include <utility>

namespace cave {
namespace {

MapThing::State stateOf(const World &world, const Monster &monster)
{
    if (monster.state.patience > 0)
        return MapThing::Hunting;
    const bool roams =
        world.spec.settings.monsters == MonsterMode::Roaming && kindOf(world, monster).speed > 0;
    return roams ? MapThing::Wandering : MapThing::Idle;
}

void showMonster(World &world, const Monster &monster, MapThing &thing)
{
    const MonsterType &type = kindOf(world, monster);
    thing.id = combine(hashAt(MapThing::Monster, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.kind = MapThing::Monster;
    thing.look = {type.key, type.colour, type.glyph};
    thing.state =
        seesCell(world, monster, world.player().position) ? MapThing::SeesPlayer : stateOf(world, monster);
}

MapThing::Kind kindOf(FoundThing::Kind kind)
{
    switch (kind) {
    case FoundThing::Kind::ClosedChest:
        return MapThing::Chest;
    case FoundThing::Kind::ClaimedChest:
        return MapThing::OpenChest;
    case FoundThing::Kind::Pile:
        return MapThing::Pile;
    case FoundThing::Kind::Marker:
        return MapThing::Marker;
    case FoundThing::Kind::LivingMonster:
    case FoundThing::Kind::DeadMonster:
        break;
    }
    return MapThing::Monster;
}

} // namespace

std::vector<MapThing> thingsOf(WorldDocument &document, const CellRect &area)
{
    return thingsOf(document.world(), document.bookmarks(), area);
}

std::vector<MapThing> thingsOf(World &world, const std::vector<Bookmark> &bookmarks, const CellRect &area)
{
    std::set<RegionPos> regions;
    forEachRegion(area, world.map.regionSize(),
                  [&](RegionPos pos, const CellRect &) { regions.insert(pos); });
    std::vector<MapThing> things;
    for (const FoundThing &found : thingsInRegions(world, bookmarks, regions)) {
        if (found.kind == FoundThing::Kind::DeadMonster)
            continue;
        MapThing thing;
        thing.position = found.at;
        thing.kind = kindOf(found.kind);
        thing.id = hashAt(static_cast<std::uint64_t>(thing.kind), found.at.x, found.at.y);
        thing.label = QString::fromStdString(found.label);
        if (found.monster)
            showMonster(world, *found.monster, thing);
        things.push_back(std::move(thing));
    }
    return things;
}

CountedThings countedThings(const World &world)
{
    const int size = world.map.regionSize();
    CountedThings counted;
    counted.seeded = true;
    for (const auto &[pos, changes] : world.map.changes()) {
        for (const CellPos chest : changes.claimed)
            counted.claimed.insert(worldPos(pos, chest, size));
        for (const CellItems &pile : changes.piles)
            counted.more.chests.push_back(worldPos(pos, pile.cell, size));
        for (const MonsterChange &monster : changes.monsters) {
            counted.elsewhere.insert({pos, monster.index});
            if (monster.state.alive)
                counted.more.monsters.push_back(monster.state.position);
        }
    }
    return counted;
}

} // namespace cave
