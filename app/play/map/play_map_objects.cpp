// SPDX-License-Identifier: MIT
#include "app/play/map/play_map_objects.h"

#include "app/play/texts/allies.h"
#include "app/play/texts/disguise.h"
#include "core/base/hashing.h"
#include "core/rules/monsters.h"
#include "core/sight/area_of_effect.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <variant>

namespace cave {
namespace {

/// Separates the ids of different kinds of things.
enum IdSalt : std::uint64_t { MonsterSalt = 1, FindSalt, PileSalt, MarkerSalt };

MapThing thingAt(MapThing::Kind kind, std::uint64_t salt, WorldPos at)
{
    MapThing thing;
    thing.id = hashAt(salt, at.x, at.y);
    thing.position = at;
    thing.kind = kind;
    return thing;
}

MapThing monsterThing(Session &session, const Monster &monster, Disclosure disclosure)
{
    const MonsterType &type = session.content().monsters[monster.kind];
    MapThing thing;
    thing.id = combine(hashAt(MonsterSalt, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.position = monster.state.position;
    thing.kind = MapThing::Monster;
    thing.look = isDisguised(session.world(), monster.id) ? disguisedLook()
                                                          : CreatureLook{type.key, type.colour, type.glyph};
    thing.state = moodOf(session, monster);
    thing.remembered = !disclosure.eyes && !session.visible().contains(monster.state.position);
    return thing;
}

std::vector<MapThing> findsIn(Session &session, RegionPos pos)
{
    const int size = session.world().map.regionSize();
    const RegionChanges &changes = session.world().map.changesOf(pos);
    const RegionRows explored = session.world().map.exploredIn(pos);
    std::vector<MapThing> finds;
    for (const CellPos chest : session.region(pos).chests) {
        if (!testCell(explored, chest))
            continue;
        const bool open = changes.isClaimed(chest);
        finds.push_back(
            thingAt(open ? MapThing::OpenChest : MapThing::Chest, FindSalt, worldPos(pos, chest, size)));
    }
    for (const CellItems &pile : changes.piles)
        finds.push_back(thingAt(MapThing::Pile, PileSalt, worldPos(pos, pile.cell, size)));
    return finds;
}

DiscOverlay discOf(Session &session, const Monster &monster)
{
    const int radius = sightRadiusOf(session.world(), monster);
    const int side = 2 * radius + 1;
    const WorldPos centre = monster.state.position;
    DiscOverlay disc{{centre.x - radius, centre.y - radius}, BitGrid(side, side), BitGrid(side, side), {}};
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const WorldPos p{disc.origin.x + x, disc.origin.y + y};
            if (!inDiscOf(session.world(), monster, p))
                continue;
            disc.cells.set(x, y);
            // What it sees of unexplored cells would reveal where rock is.
            if (session.world().map.isExplored(p) && session.monsterSees(monster, p))
                disc.inSight.set(x, y);
        }
    }
    return disc;
}

/// To where a player stands.
SightLineOverlay lineOf(Session &session, const Monster &monster, WorldPos player)
{
    const SightObstacle obstacle =
        firstObstacle([&session](WorldPos p) { return session.mutableWorld().map.blocksSight(p); },
                      monster.state.position, player, session.world().spec.settings.gaps);
    SightLineOverlay line{monster.state.position, player, {}};
    if (obstacle.kind != SightObstacle::Kind::None)
        line.blocker = obstacle.at;
    return line;
}

/// False for one that stands still until someone comes.
bool wandersByItself(const World &world, const Monster &monster)
{
    const NamedTree *tree = treeOf(world, monster);
    return tree != nullptr && std::ranges::any_of(tree->tree.nodes, [](const TreeNode &node) {
               const auto *leaf = std::get_if<Leaf>(&node);
               return leaf != nullptr && (leaf->action == Action::Patrol || leaf->action == Action::Wander);
           });
}

} // namespace

MapThing::State moodOf(Session &session, const Monster &monster)
{
    // Where fights begin by contact, only the hunt depends on being seen.
    if (!session.content().scenario.contact &&
        session.monsterSees(monster, session.world().player().position))
        return MapThing::SeesPlayer;
    if (monster.state.patience > 0)
        return MapThing::Hunting;
    const bool roams = session.world().spec.settings.monsters == MonsterMode::Roaming &&
                       session.content().monsters[monster.kind].speed > 0 &&
                       wandersByItself(session.world(), monster);
    return roams ? MapThing::Wandering : MapThing::Idle;
}

void PlayMapObjects::begin(Session &session)
{
    m_finds.clear();
    for (const auto &[pos, changes] : session.world().map.changes()) {
        if (std::vector<MapThing> finds = findsIn(session, pos); !finds.empty())
            m_finds.emplace(pos, std::move(finds));
    }
}

void PlayMapObjects::refresh(Session &session, const CellRect &area)
{
    forEachRegion(area, session.world().map.regionSize(), [&](RegionPos pos, const CellRect &) {
        std::vector<MapThing> finds = findsIn(session, pos);
        if (finds.empty())
            m_finds.erase(pos);
        else
            m_finds[pos] = std::move(finds);
    });
}

std::vector<MapThing> PlayMapObjects::things(Session &session, const QList<MapMarker> &markers,
                                             Disclosure disclosure) const
{
    std::vector<MapThing> things;
    for (const auto &[pos, finds] : m_finds) {
        for (const MapThing &find : finds) {
            things.push_back(find);
            things.back().remembered = !session.visible().contains(find.position);
        }
    }
    if (!session.world().content->scenario.freeMovement()) { // otherwise they are painted between cells
        for (const Monster &monster : knownMonsters(session, disclosure))
            things.push_back(monsterThing(session, monster, disclosure));
    }
    for (const MapMarker &marker : markers) {
        MapThing thing = thingAt(MapThing::Marker, MarkerSalt, marker.position);
        thing.id = combine(thing.id, marker.id);
        thing.label = marker.text;
        things.push_back(std::move(thing));
    }
    return things;
}

MapOverlays discsOfMonsters(Session &session, Disclosure disclosure)
{
    MapOverlays overlays;
    if (session.world().content->scenario.freeMovement())
        return overlays; // monsters don't attack on sight
    std::vector<WorldPos> players;
    if (!isOnlooker(session.world()))
        players.push_back(session.world().player().position);
    for (const PartyMember &member : session.world().party.members) {
        if (member.id != session.world().party.shown && member.plays())
            players.push_back(member.player.position);
    }
    for (const Monster &monster : knownMonsters(session, disclosure)) {
        overlays.discs.push_back(discOf(session, monster));
        for (const WorldPos player : players) {
            if (!session.content().scenario.contact && inDiscOf(session.world(), monster, player))
                overlays.lines.push_back(lineOf(session, monster, player));
        }
    }
    return overlays;
}

} // namespace cave
